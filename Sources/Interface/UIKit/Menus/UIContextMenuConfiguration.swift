// SPDX-License-Identifier: MIT

/// What a context menu shows: made by an interaction's delegate.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: __ObjCObject {
    public enum ElementOrder: Int, Sendable {
        case automatic = 0
        case priority, fixed
    }

    public let identifier: any NSCopying
    open var preferredMenuElementOrder = ElementOrder.automatic
    /// Called when the menu opens; nil: the view itself is the preview.
    package final let previewProvider: (() -> UIViewController?)?
    /// Called when the menu opens, with what the system suggests; nil: no actions.
    package final let actionProvider: (([UIMenuElement]) -> UIMenu?)?

    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? UUID().uuidString as NSString
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}
