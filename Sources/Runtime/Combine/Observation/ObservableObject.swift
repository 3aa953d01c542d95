// SPDX-License-Identifier: MIT

/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never
    private let subject = PassthroughSubject<Void, Never>()
    public init() {}
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
        subject.receive(subscriber: subscriber)
    }
    public func send() { subject.send() }
}

/// A published property of any type.
protocol AnnouncingProperty {
    /// Links the property with its object's publisher; the link made first stays and is returned.
    func announce(to publisher: ObservableObjectPublisher) -> ObservableObjectPublisher
}

// An address that stands for the association; never read or written.
private nonisolated(unsafe) let associationKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before any `@Published` property changes.
    public var objectWillChange: ObservableObjectPublisher {
        var publisher: ObservableObjectPublisher?
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            for child in current.children {
                guard let property = child.value as? any AnnouncingProperty else { continue }
                publisher = property.announce(to: publisher ?? ObservableObjectPublisher())
            }
            mirror = current.superclassMirror
        }
        if let publisher { return publisher }
        // Without such properties the object itself keeps it.
        if let known = objc_getAssociatedObject(self, associationKey) as? ObservableObjectPublisher { return known }
        let made = ObservableObjectPublisher()
        objc_setAssociatedObject(self, associationKey, made, .OBJC_ASSOCIATION_RETAIN)
        return made
    }
}
