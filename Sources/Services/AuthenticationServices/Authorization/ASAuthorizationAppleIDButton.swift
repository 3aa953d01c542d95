// SPDX-License-Identifier: MIT

/// The button "Sign in with Apple".
///
/// Unlike on iOS without Apple's mark, which may not be drawn here.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case signIn = 0, `continue`, signUp
        public static let `default` = ButtonType.signIn

        var title: String {
            switch self {
            case .signIn: "Sign in with Apple"
            case .continue: "Continue with Apple"
            case .signUp: "Sign up with Apple"
            }
        }
    }
    public enum Style: Int, Sendable { case white = 0, whiteOutline, black }

    private let label = UILabel()
    /// Points.
    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

    public init(type: ButtonType, style: Style) {
        super.init(frame: CGRect(origin: .zero, size: Self.smallest))
        show(type, style)
    }

    public convenience init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        self.init(type: type, style: style)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        show(.default, .black)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        show(.default, .black)
    }

    /// The Human Interface Guidelines' least size, in points.
    private static let smallest = CGSize(width: 140, height: 30)
    /// The title's size in the button's height, as in the Human Interface Guidelines.
    private static let titleShare: CGFloat = 0.43

    private func show(_ type: ButtonType, _ style: Style) {
        backgroundColor = style == .black ? .black : .white
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        layer.borderColor = UIColor.black.cgColor
        layer.cornerRadius = cornerRadius
        label.text = type.title
        label.textColor = style == .black ? .white : .black
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        addSubview(label)
        (isAccessibilityElement, accessibilityTraits, accessibilityLabel) = (true, .button, type.title)
    }

    open override var intrinsicContentSize: CGSize { Self.smallest }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.font = .systemFont(ofSize: bounds.height * Self.titleShare, weight: .medium)
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }

    open override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
}
