import UIKit

/// A screen that shows a column of captioned samples and scrolls.
class GalleryScreen: UIViewController {
    private let scrollView = UIScrollView()
    private var items: [(caption: UILabel, view: UIView, height: CGFloat)] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        build()
    }

    /// Subclasses add their samples here.
    func build() {}

    /// Adds a sample below the others, as wide as the screen allows and `height` points high.
    func add(_ caption: String, height: CGFloat, _ sample: UIView) {
        let label = UILabel()
        label.text = caption
        label.font = .systemFont(ofSize: 13, weight: .medium)
        label.textColor = .secondaryLabel
        sample.frame.size = CGSize(width: 300, height: height)
        scrollView.addSubview(label)
        scrollView.addSubview(sample)
        items.append((label, sample, height))
    }

    /// Adds a sample that is drawn by a closure.
    func draw(_ caption: String, height: CGFloat, _ body: @escaping (CGContext, CGRect) -> Void) {
        add(caption, height: height, CanvasView(body))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        let safe = view.safeAreaInsets
        let margin = 20 + safe.left
        let width = view.bounds.width - margin - 20 - safe.right
        var y: CGFloat = 16
        for item in items {
            item.caption.frame = CGRect(x: margin, y: y, width: width, height: 18)
            y += 24
            item.view.frame = CGRect(x: margin, y: y, width: width, height: item.height)
            y += item.height + 20
        }
        scrollView.contentSize = CGSize(width: view.bounds.width, height: y)
    }
}

/// A view that a closure draws.
final class CanvasView: UIView {
    private let body: (CGContext, CGRect) -> Void

    init(_ body: @escaping (CGContext, CGRect) -> Void) {
        self.body = body
        super.init(frame: .zero)
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        body(context, bounds)
    }
}

/// A picture made in code, so that the catalog ships no image of anybody: hills under an evening sky.
enum Landscape {
    static func image(size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            let bounds = CGRect(origin: .zero, size: size)
            let sky = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(),
                colors: [
                    UIColor(red: 0.16, green: 0.24, blue: 0.55, alpha: 1).cgColor,
                    UIColor(red: 0.95, green: 0.55, blue: 0.45, alpha: 1).cgColor,
                    UIColor(red: 1.0, green: 0.83, blue: 0.55, alpha: 1).cgColor,
                ] as CFArray, locations: [0, 0.6, 1])!
            context.cgContext.drawLinearGradient(
                sky, start: .zero, end: CGPoint(x: 0, y: size.height * 0.75), options: [.drawsAfterEndLocation])
            UIColor(red: 1, green: 0.95, blue: 0.8, alpha: 1).setFill()
            UIBezierPath(
                arcCenter: CGPoint(x: size.width * 0.7, y: size.height * 0.42), radius: size.height * 0.1,
                startAngle: 0, endAngle: 2 * .pi, clockwise: true
            ).fill()
            let greens: [UIColor] = [
                UIColor(red: 0.35, green: 0.32, blue: 0.5, alpha: 1),
                UIColor(red: 0.22, green: 0.3, blue: 0.4, alpha: 1),
                UIColor(red: 0.1, green: 0.22, blue: 0.26, alpha: 1),
            ]
            for (index, color) in greens.enumerated() {
                color.setFill()
                hill(in: bounds, index: index).fill()
            }
        }
    }

    private static func hill(in bounds: CGRect, index: Int) -> UIBezierPath {
        let path = UIBezierPath()
        let base = bounds.height * (0.55 + 0.13 * CGFloat(index))
        let swing = bounds.height * 0.14
        path.move(to: CGPoint(x: 0, y: base))
        let turn = index % 2 == 0 ? swing : -swing
        path.addCurve(
            to: CGPoint(x: bounds.width, y: base + turn * 0.4),
            controlPoint1: CGPoint(x: bounds.width * 0.33, y: base - turn),
            controlPoint2: CGPoint(x: bounds.width * 0.66, y: base + turn))
        path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
        path.addLine(to: CGPoint(x: 0, y: bounds.height))
        path.close()
        return path
    }
}
