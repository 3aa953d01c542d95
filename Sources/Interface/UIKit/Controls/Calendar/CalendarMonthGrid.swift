// SPDX-License-Identifier: MIT

/// The days of a month in weeks.
@MainActor
final class CalendarMonthGrid: UIView {
    private(set) var days: [CalendarDay] = []
    /// Columns before the first day.
    var lead = 0
    var row: CGFloat = 64 { didSet { setNeedsLayout() } }
    var chosen: (DateComponents) -> Void = { _ in }
    /// A swipe: how many months forward.
    var turned: (Int) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (direction, step) in [(UISwipeGestureRecognizer.Direction.left, 1), (.right, -1)] {
            let swipe = MonthSwipe { [unowned self] in
                turned(effectiveUserInterfaceLayoutDirection == .rightToLeft ? -step : step)
            }
            swipe.direction = direction
            addGestureRecognizer(swipe)
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ count: Int) {
        while days.count > count { days.removeLast().removeFromSuperview() }
        while days.count < count {
            let day = CalendarDay()
            day.addAction(
                UIAction { [unowned self, unowned day] _ in chosen(day.components) }, for: .touchUpInside)
            addSubview(day)
            days.append(day)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let column = bounds.width / 7
        for (index, day) in days.enumerated() {
            let place = index + lead
            day.frame = CGRect(
                x: CGFloat(place % 7) * column, y: CGFloat(place / 7) * row, width: column, height: row)
        }
        mirrorPlaced(days)
    }
}

private final class MonthSwipe: UISwipeGestureRecognizer {
    private let onSwipe: () -> Void

    init(_ onSwipe: @escaping () -> Void) {
        self.onSwipe = onSwipe
        super.init(target: nil, action: nil)
    }

    override func willSendActions(_ state: State) { if state == .ended { onSwipe() } }
}

/// A day with its decoration below.
@MainActor
final class CalendarDay: CalendarDayButton {
    var components = DateComponents()
    private var ornament: UIView?

    var decoration: UICalendarView.Decoration? {
        didSet {
            ornament?.removeFromSuperview()
            ornament = decoration?.makeView()
            if let ornament { addSubview(ornament) }
            setNeedsLayout()
        }
    }

    func show(
        _ text: String, isToday: Bool, isChosen: Bool, isAllowed: Bool, design: UIFontDescriptor.SystemDesign
    ) {
        show(text, isToday: isToday, isChosen: isChosen, isAllowed: isAllowed)
        if let designed = label.font.fontDescriptor.withDesign(design) {
            label.font = UIFont(descriptor: designed, size: 20)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(40, bounds.width, bounds.height)
        disc.frame = CGRect(x: bounds.midX - side / 2, y: 2, width: side, height: side)
        disc.layer.cornerRadius = side / 2
        label.frame = disc.frame
        guard let ornament else { return }
        let size = ornament.sizeThatFits(CGSize(width: bounds.width, height: max(0, bounds.height - side - 4)))
        ornament.frame = CGRect(
            x: bounds.midX - min(size.width, bounds.width) / 2, y: disc.frame.maxY + 2,
            width: min(size.width, bounds.width), height: size.height)
    }
}

extension UICalendarView {
    /// What stands below a day.
    @preconcurrency @MainActor
    open class Decoration: __ObjCObject {
        private enum Kind {
            case dot
            case image(UIImage?)
            case custom(() -> UIView)
        }

        private let kind: Kind
        private let color: UIColor
        private let size: DecorationSize

        /// A grey dot.
        public override convenience init() { self.init(.dot, nil, .medium) }

        private init(_ kind: Kind, _ color: UIColor?, _ size: DecorationSize) {
            self.kind = kind
            self.color = color ?? .systemFill
            self.size = size
            super.init()
        }

        /// A dot.
        public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(.dot, color, size)
        }

        public static func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration
        {
            Decoration(.image(image), color, size)
        }

        /// Cut off where it is wider than the day's column.
        public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(.custom(customViewProvider), nil, .medium)
        }

        private var points: CGFloat {
            switch size {
            case .small: 8
            case .medium: 12
            case .large: 16
            }
        }

        func makeView() -> UIView {
            switch kind {
            case .dot: return OrnamentDot(color, points * 0.6)
            case .image(let image):
                let view = UIImageView(image: image)
                view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: points)
                view.tintColor = color
                view.contentMode = .scaleAspectFit
                return view
            case .custom(let make):
                let view = make()
                let holder = OrnamentHolder(view)
                return holder
            }
        }
    }
}

private final class OrnamentDot: UIView {
    private let side: CGFloat

    init(_ color: UIColor, _ side: CGFloat) {
        self.side = side
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = side / 2
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: side, height: side) }
}

private final class OrnamentHolder: UIView {
    private let inner: UIView

    init(_ inner: UIView) {
        self.inner = inner
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
        addSubview(inner)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let wanted = inner.bounds.size == .zero ? inner.sizeThatFits(size) : inner.bounds.size
        return CGSize(width: min(wanted.width, size.width), height: min(wanted.height, size.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        inner.center = CGPoint(x: bounds.midX, y: bounds.midY)
        if inner.bounds.size == .zero { inner.bounds.size = bounds.size }
    }
}
