// SPDX-License-Identifier: MIT

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: __ObjCObject, @preconcurrency NSCopying {
    public enum Style: Int, Sendable {
        case `default` = 0
        /// Stands last (in a pair: first), and is what a tap beside an action sheet stands for.
        case cancel = 1
        case destructive = 2
    }

    /// Without a title.
    public convenience override init() { self.init(title: nil, style: .default) }

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    public let title: String?
    public let style: Style
    open var isEnabled = true { didSet { changed() } }
    final let handler: ((UIAlertAction) -> Void)?
    final var changed: () -> Void = {}
    /// Not Apple's public name, yet widely set through key-value coding.
    final var titleTextColor: UIColor? { didSet { changed() } }

    open func copy(with zone: NSZone? = nil) -> Any { UIAlertAction(title: title, style: style, handler: handler) }

    open override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "titleTextColor":
            let color = value as? UIColor
            MainActor.assumeIsolated { titleTextColor = color }
        case "image", "checked", "titleTextAlignment": Unsupported.report("UIAlertAction.\(key) by key-value coding")
        default: super.setValue(value, forKey: key)
        }
    }
}
