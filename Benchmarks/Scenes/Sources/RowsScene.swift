// SPDX-License-Identifier: MIT
import UIKit

/// A column of 10,000 rows, three labels and an image each, that reuses the rows which leave the screen; if wanted, below
/// a bar that lets them shine through.
final class RowsScene: BenchmarkScene, UIScrollViewDelegate {
    var hasBar = false
    private static let rowHeight: CGFloat = 64
    private static let count = 10_000
    private let scrollView = UIScrollView()
    private var visible: [Int: Row] = [:]
    private var spare: [Row] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 390, height: CGFloat(Self.count) * Self.rowHeight)
        scrollView.delegate = self
        view.addSubview(scrollView)
        if hasBar {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 88))
            bar.backgroundColor = UIColor(white: 0.97, alpha: 0.7)
            view.addSubview(bar)
        }
        placeRows()
    }

    override func show(frame: Int) {
        scrollView.contentOffset = CGPoint(x: 0, y: CGFloat(frame) * 40)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        placeRows()
    }

    private func placeRows() {
        let first = max(0, Int(scrollView.contentOffset.y / Self.rowHeight))
        let last = min(Self.count - 1, Int((scrollView.contentOffset.y + 844) / Self.rowHeight))
        for (index, row) in visible where index < first || index > last {
            visible[index] = nil
            spare.append(row)
        }
        for index in first...last where visible[index] == nil {
            let row = spare.popLast() ?? makeRow()
            row.show(index)
            row.frame.origin = CGPoint(x: 0, y: CGFloat(index) * Self.rowHeight)
            visible[index] = row
        }
    }

    private func makeRow() -> Row {
        let row = Row(frame: CGRect(x: 0, y: 0, width: 390, height: Self.rowHeight))
        scrollView.addSubview(row)
        return row
    }
}

private final class Row: UIView {
    private let photo = UIImageView(frame: CGRect(x: 16, y: 10, width: 44, height: 44))
    private let title = UILabel(frame: CGRect(x: 76, y: 8, width: 240, height: 22))
    private let detail = UILabel(frame: CGRect(x: 76, y: 32, width: 300, height: 18))
    private let time = UILabel(frame: CGRect(x: 330, y: 10, width: 60, height: 18))
    private let line = UIView(frame: CGRect(x: 76, y: 63, width: 314, height: 1))

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        title.font = .systemFont(ofSize: 17)
        detail.font = .systemFont(ofSize: 13)
        detail.textColor = .gray
        time.font = .systemFont(ofSize: 13)
        time.textColor = .gray
        line.backgroundColor = .lightGray
        for view in [photo, title, detail, time, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ index: Int) {
        photo.image = Photo.image(index % 12)
        title.text = "Row number \(index)"
        detail.text = "A second line of detail for row \(index)"
        time.text = "\(index * 7 % 60) min"
    }
}

/// The twelve pictures that the scenes share.
@MainActor
enum Photo {
    private static var cache: [Int: UIImage] = [:]

    static func image(_ index: Int) -> UIImage {
        if let image = cache[index] { return image }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: CGSize(width: 44, height: 44), format: format).image { context in
            UIColor(hue: CGFloat(index) / 12, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 44, height: 44))
            UIColor.white.setFill()
            UIBezierPath(ovalIn: CGRect(x: 12, y: 12, width: 20, height: 20)).fill()
        }
        cache[index] = image
        return image
    }
}
