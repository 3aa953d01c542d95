import UIKit

/// The list of all screens, by topic.
final class CatalogViewController: UIViewController {
    private let scrollView = UIScrollView()
    private var rows: [UIView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Catalog"
        view.backgroundColor = .systemGroupedBackground
        scrollView.alwaysBounceVertical = true
        scrollView.accessibilityIdentifier = "screens"
        view.addSubview(scrollView)
        for section in Screen.sections {
            add(HeaderRow(title: section.title))
            for screen in section.screens {
                let row = ScreenRow(screen: screen)
                row.isFirst = screen.title == section.screens.first?.title
                row.isLast = screen.title == section.screens.last?.title
                row.addTarget(self, action: #selector(open(_:)), for: .touchUpInside)
                add(row)
            }
        }
    }

    private func add(_ row: UIView) {
        rows.append(row)
        scrollView.addSubview(row)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        var y: CGFloat = 0
        let margin: CGFloat = 16 + max(view.safeAreaInsets.left, view.safeAreaInsets.right)
        for row in rows {
            let height = (row as? HeaderRow)?.height ?? 60
            row.frame = CGRect(x: margin, y: y, width: view.bounds.width - 2 * margin, height: height)
            y += height
        }
        scrollView.contentSize = CGSize(width: view.bounds.width, height: y + 24)
    }

    @objc private func open(_ row: ScreenRow) {
        let controller = row.screen.make()
        controller.title = row.screen.title
        navigationController?.pushViewController(controller, animated: true)
    }
}

/// The title above a group of rows.
private final class HeaderRow: UIView {
    private let label = UILabel()

    init(title: String) {
        super.init(frame: .zero)
        label.text = title.uppercased()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let line = label.font.lineHeight.rounded(.up)
        label.frame = CGRect(x: 16, y: bounds.height - line - 6, width: bounds.width - 32, height: line)
    }

    /// Grows with the text size.
    var height: CGFloat { label.font.lineHeight.rounded(.up) + 30 }
}

/// A row that opens a screen.
final class ScreenRow: UIControl {
    let screen: Screen
    var isFirst = false
    var isLast = false
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let chevron = CAShapeLayer()
    private let separator = UIView()

    init(screen: Screen) {
        self.screen = screen
        super.init(frame: .zero)
        accessibilityIdentifier = screen.title
        backgroundColor = .secondarySystemGroupedBackground
        titleLabel.text = screen.title
        titleLabel.font = .systemFont(ofSize: 17)
        detailLabel.text = screen.detail
        detailLabel.font = .systemFont(ofSize: 13)
        detailLabel.textColor = .secondaryLabel
        separator.backgroundColor = .separator
        for view in [titleLabel, detailLabel, separator] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        chevron.fillColor = nil
        chevron.lineWidth = 2
        chevron.lineCap = .round
        chevron.lineJoin = .round
        layer.addSublayer(chevron)
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemGray4 : .secondarySystemGroupedBackground }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = CGRect(x: 16, y: 9, width: bounds.width - 60, height: 22)
        detailLabel.frame = CGRect(x: 16, y: 32, width: bounds.width - 60, height: 18)
        let hairline = 1 / UIScreen.main.scale
        separator.isHidden = isLast
        separator.frame = CGRect(x: 16, y: bounds.height - hairline, width: bounds.width - 16, height: hairline)
        let path = UIBezierPath()
        let tip = CGPoint(x: bounds.width - 17, y: bounds.midY)
        path.move(to: CGPoint(x: tip.x - 5.5, y: tip.y - 5.5))
        path.addLine(to: tip)
        path.addLine(to: CGPoint(x: tip.x - 5.5, y: tip.y + 5.5))
        chevron.path = path.cgPath
        chevron.strokeColor = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        layer.cornerRadius = corners.isEmpty ? 0 : 10
    }
}
