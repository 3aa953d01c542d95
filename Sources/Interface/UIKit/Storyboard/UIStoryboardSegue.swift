// SPDX-License-Identifier: MIT

/// A way from one controller to another that a storyboard describes.
@preconcurrency @MainActor
open class UIStoryboardSegue: __ObjCObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    private let action: () -> Void

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        action = {}
        super.init()
    }

    /// - Parameter performHandler: what `perform()` does.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        action = performHandler
        super.init()
    }

    /// Goes there. Custom segues override it.
    open func perform() { action() }
}

/// Where an unwind segue starts and ends.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: __ObjCObject {
    public let source: UIViewController
    public let unwindAction: Selector
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}
