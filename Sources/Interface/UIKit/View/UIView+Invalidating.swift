// SPDX-License-Identifier: MIT

/// What a change of a property makes a view do again.
public protocol UIViewInvalidating: Sendable {
    @MainActor func invalidate(view: UIView)
}

/// The kinds of work that `@Invalidating` names.
public enum UIViewInvalidations {
    public struct Display: UIViewInvalidating {
        public init() {}
        @MainActor public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }
    public struct Layout: UIViewInvalidating {
        public init() {}
        @MainActor public func invalidate(view: UIView) { view.setNeedsLayout() }
    }
    public struct Constraints: UIViewInvalidating {
        public init() {}
        @MainActor public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }
    public struct IntrinsicContentSize: UIViewInvalidating {
        public init() {}
        @MainActor public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
    /// Two kinds at once.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
        let first: First
        let second: Second
        @MainActor public func invalidate(view: UIView) {
            first.invalidate(view: view)
            second.invalidate(view: view)
        }
    }
}

extension UIViewInvalidating where Self == UIViewInvalidations.Display {
    public static var display: Self { Self() }
}
extension UIViewInvalidating where Self == UIViewInvalidations.Layout {
    public static var layout: Self { Self() }
}
extension UIViewInvalidating where Self == UIViewInvalidations.Constraints {
    public static var constraints: Self { Self() }
}
extension UIViewInvalidating where Self == UIViewInvalidations.IntrinsicContentSize {
    public static var intrinsicContentSize: Self { Self() }
}

extension UIView {
    /// A property of a view that asks for display, layout or constraints again when its value changes.
    @propertyWrapper
    public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var value: Value
        private let kind: InvalidationType

        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            value = wrappedValue
            kind = invalidation
        }

        public init<First, Second>(wrappedValue: Value, _ first: First, _ second: Second)
        where InvalidationType == UIViewInvalidations.Tuple<First, Second> {
            self.init(wrappedValue: wrappedValue, .init(first: first, second: second))
        }

        public init<First, Second, Third>(wrappedValue: Value, _ first: First, _ second: Second, _ third: Third)
        where
            InvalidationType
                == UIViewInvalidations.Tuple<UIViewInvalidations.Tuple<First, Second>, Third>
        {
            self.init(wrappedValue: wrappedValue, .init(first: .init(first: first, second: second), second: third))
        }

        @available(*, unavailable, message: "@Invalidating is only available on properties of UIView")
        public var wrappedValue: Value {
            get { fatalError("@Invalidating is only available on properties of UIView") }
            set { fatalError("@Invalidating is only available on properties of UIView: \(newValue)") }
        }

        @MainActor
        public static subscript<Enclosing: UIView>(
            _enclosingInstance view: Enclosing, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Enclosing, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<Enclosing, Self>
        ) -> Value {
            get { view[keyPath: storageKeyPath].value }
            set {
                guard view[keyPath: storageKeyPath].value != newValue else { return }
                view[keyPath: storageKeyPath].value = newValue
                view[keyPath: storageKeyPath].kind.invalidate(view: view)
            }
        }
    }
}
