// SPDX-License-Identifier: MIT

/// A button that appears when a row is swiped to the left; `UIContextualAction` is its successor.
@preconcurrency @MainActor
open class UITableViewRowAction: __ObjCObject, @preconcurrency NSCopying {
    public enum Style: Int, Sendable {
        case `default`, normal
        public static let destructive = Style.default
    }

    public let style: Style
    open var title: String?
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIVisualEffect?
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Does nothing.
    public convenience override init() { self.init(style: .default, title: nil) { _, _ in } }

    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITableViewRowAction(style: style, title: title, handler: handler)
        copy.backgroundColor = backgroundColor
        copy.backgroundEffect = backgroundEffect
        return copy
    }

    /// The same as an action of today's kind, for the row at `path`.
    func contextual(for path: @escaping () -> IndexPath?) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, done in
            if let path = path() { self.handler(self, path) }
            done(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
