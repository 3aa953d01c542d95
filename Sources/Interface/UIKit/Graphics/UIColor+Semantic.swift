// SPDX-License-Identifier: MIT

extension UIColor {
    public class var label: UIColor { label_ }
    public class var secondaryLabel: UIColor { secondaryLabel_ }
    public class var tertiaryLabel: UIColor { tertiaryLabel_ }
    public class var quaternaryLabel: UIColor { quaternaryLabel_ }
    public class var link: UIColor { link_ }
    public class var placeholderText: UIColor { placeholderText_ }
    public class var separator: UIColor { separator_ }
    public class var opaqueSeparator: UIColor { opaqueSeparator_ }
    public class var systemBackground: UIColor { systemBackground_ }
    public class var secondarySystemBackground: UIColor { secondarySystemBackground_ }
    public class var tertiarySystemBackground: UIColor { tertiarySystemBackground_ }
    public class var systemGroupedBackground: UIColor { systemGroupedBackground_ }
    public class var secondarySystemGroupedBackground: UIColor { secondarySystemGroupedBackground_ }
    public class var tertiarySystemGroupedBackground: UIColor { tertiarySystemGroupedBackground_ }
    public class var systemFill: UIColor { systemFill_ }
    public class var secondarySystemFill: UIColor { secondarySystemFill_ }
    public class var tertiarySystemFill: UIColor { tertiarySystemFill_ }
    public class var quaternarySystemFill: UIColor { quaternarySystemFill_ }
    public class var lightText: UIColor { lightText_ }
    public class var darkText: UIColor { darkText_ }
    public class var groupTableViewBackground: UIColor { systemGroupedBackground_ }

    /// The tint of the view that uses the colour; outside of one, the standard blue.
    public class var tintColor: UIColor { tintColor_ }

    private static let label_ = UIColor("labelColor", .black, .white)
    private static let secondaryLabel_ = UIColor(
        "secondaryLabelColor", .init(60, 60, 67, 0.6), .init(235, 235, 245, 0.6), .init(60, 60, 67, 0.8),
        .init(235, 235, 245, 0.7))
    private static let tertiaryLabel_ = UIColor(
        "tertiaryLabelColor", .init(60, 60, 67, 0.3), .init(235, 235, 245, 0.3), .init(60, 60, 67, 0.7),
        .init(235, 235, 245, 0.55))
    private static let quaternaryLabel_ = UIColor(
        "quaternaryLabelColor", .init(60, 60, 67, 0.18), .init(235, 235, 245, 0.16), .init(60, 60, 67, 0.55),
        .init(235, 235, 245, 0.4))
    private static let link_ = UIColor(
        "linkColor", .init(0, 122, 255), .init(9, 132, 255), .init(0, 64, 221), .init(64, 156, 255))
    private static let placeholderText_ = UIColor(
        "placeholderTextColor", .init(60, 60, 67, 0.3), .init(235, 235, 245, 0.3), .init(60, 60, 67, 0.75),
        .init(235, 235, 245, 0.75))
    private static let separator_ = UIColor(
        "separatorColor", .init(60, 60, 67, 0.29), .init(84, 84, 88, 0.6), .init(60, 60, 67, 0.37),
        .init(84, 84, 88, 0.75))
    private static let opaqueSeparator_ = UIColor(
        "opaqueSeparatorColor", .init(198, 198, 200), .init(56, 56, 58), .init(179, 179, 182), .init(69, 69, 72))

    private static let systemBackground_ = UIColor(
        "systemBackgroundColor", .white, .black, elevated: .init(28, 28, 30), elevatedHigh: .init(36, 36, 38))
    private static let secondarySystemBackground_ = UIColor(
        "secondarySystemBackgroundColor", .init(242, 242, 247), .init(28, 28, 30), .init(235, 235, 240),
        .init(36, 36, 38), elevated: .init(44, 44, 46), elevatedHigh: .init(54, 54, 56))
    private static let tertiarySystemBackground_ = UIColor(
        "tertiarySystemBackgroundColor", .white, .init(44, 44, 46), .white, .init(54, 54, 56),
        elevated: .init(58, 58, 60), elevatedHigh: .init(68, 68, 70))
    private static let systemGroupedBackground_ = UIColor(
        "systemGroupedBackgroundColor", .init(242, 242, 247), .black, .init(235, 235, 240), .black,
        elevated: .init(28, 28, 30), elevatedHigh: .init(36, 36, 38))
    private static let secondarySystemGroupedBackground_ = UIColor(
        "secondarySystemGroupedBackgroundColor", .white, .init(28, 28, 30), .white, .init(36, 36, 38),
        elevated: .init(44, 44, 46), elevatedHigh: .init(54, 54, 56))
    private static let tertiarySystemGroupedBackground_ = UIColor(
        "tertiarySystemGroupedBackgroundColor", .init(242, 242, 247), .init(44, 44, 46), .init(235, 235, 240),
        .init(54, 54, 56), elevated: .init(58, 58, 60), elevatedHigh: .init(68, 68, 70))

    private static let systemFill_ = UIColor(
        "systemFillColor", .init(120, 120, 128, 0.2), .init(120, 120, 128, 0.36), .init(120, 120, 128, 0.28),
        .init(120, 120, 128, 0.44))
    private static let secondarySystemFill_ = UIColor(
        "secondarySystemFillColor", .init(120, 120, 128, 0.16), .init(120, 120, 128, 0.32),
        .init(120, 120, 128, 0.24), .init(120, 120, 128, 0.4))
    private static let tertiarySystemFill_ = UIColor(
        "tertiarySystemFillColor", .init(118, 118, 128, 0.12), .init(118, 118, 128, 0.24),
        .init(118, 118, 128, 0.2), .init(118, 118, 128, 0.32))
    private static let quaternarySystemFill_ = UIColor(
        "quaternarySystemFillColor", .init(116, 116, 128, 0.08), .init(118, 118, 128, 0.18),
        .init(116, 116, 128, 0.16), .init(118, 118, 128, 0.26))

    private static let lightText_ = UIColor(white: 1, alpha: 0.6)
    private static let darkText_ = UIColor(white: 0, alpha: 1)
    private static let tintColor_ = UIColor { _ in CurrentTint.color ?? AccentColor.current ?? .systemBlue }
}

/// The tint `UIColor.tintColor` stands for while a view draws; otherwise it is the app's accent colour.
package enum CurrentTint {
    /// Of the view that draws on the main thread; nil on other threads and outside of drawing.
    package static var color: UIColor? {
        guard Thread.isMainThread else { return nil }
        return MainActor.assumeIsolated { drawing?.tintColor }
    }

    /// The view that draws; asked for its tint only where a colour wants to know.
    @MainActor private static weak var drawing: UIView?

    @MainActor static func perform(for view: UIView, _ actions: () -> Void) {
        let outer = drawing
        drawing = view
        defer { drawing = outer }
        actions()
    }
}
