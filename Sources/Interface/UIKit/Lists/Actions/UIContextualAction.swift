// SPDX-License-Identifier: MIT

/// A button that appears when a row is swiped.
@preconcurrency @MainActor
open class UIContextualAction: __ObjCObject {
    public enum Style: Int, Sendable { case normal, destructive }
    /// Call the completion handler with whether the action was performed; the row closes then.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public let style: Style
    public let handler: Handler
    open var title: String?
    /// nil: grey, red for destructive actions.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray2) }
        set { ownColor = newValue }
    }
    open var image: UIImage?
    private var ownColor: UIColor?

    /// Does nothing.
    public convenience override init() { self.init(style: .normal, title: nil) { _, _, done in done(false) } }

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}

/// The actions of one side of a row; the first is the outermost.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: __ObjCObject {
    public let actions: [UIContextualAction]
    /// Whether a swipe across the whole row performs the first action.
    open var performsFirstActionWithFullSwipe = true

    /// Without actions: nothing opens.
    public convenience override init() { self.init(actions: []) }

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

extension UIContextualAction {
    public typealias ActionHandler = Handler
}
