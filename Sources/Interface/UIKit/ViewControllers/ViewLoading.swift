// SPDX-License-Identifier: MIT

extension UIViewController {
    /// A property that is set while the controller's view is loaded: reading it before loads the view.
    ///
    /// Traps where `viewDidLoad()` has not set it, as iOS does.
    @preconcurrency @MainActor
    @propertyWrapper
    public struct ViewLoading<Value> {
        private var stored: Value?

        public init() {}
        public init(wrappedValue: Value) { stored = wrappedValue }

        @available(*, unavailable, message: "@ViewLoading is for properties of view controllers")
        public var wrappedValue: Value {
            get { preconditionFailure("UIViewController.ViewLoading: no view controller has the property") }
            set { preconditionFailure("UIViewController.ViewLoading: no view controller has the property") }
        }

        public static subscript<Controller: UIViewController>(
            _enclosingInstance controller: Controller,
            wrapped wrappedKeyPath: ReferenceWritableKeyPath<Controller, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<Controller, Self>
        ) -> Value {
            get {
                if let value = controller[keyPath: storageKeyPath].stored { return value }
                controller.loadViewIfNeeded()
                guard let value = controller[keyPath: storageKeyPath].stored else {
                    preconditionFailure(
                        "UIViewController.ViewLoading: \(controller) has loaded its view and not set \(wrappedKeyPath)")
                }
                return value
            }
            set { controller[keyPath: storageKeyPath].stored = newValue }
        }
    }
}
