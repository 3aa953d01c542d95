// SPDX-License-Identifier: MIT
public import struct ObjectiveC.NSKeyValueObservingOptions

/// The values of an observable property.
public struct KeyValueObservingPublisher<Subject: Foundation.NSObject, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions

    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
        (self.object, self.keyPath, self.options) = (object, keyPath, options)
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Value {
        let link = CallbackSubscription(subscriber)
        let path = Work.Path(keyPath: keyPath)
        let delivery = Work.Delivery<Subject> { link.send($0[keyPath: path.keyPath]) }
        // The first value waits for the first demand.
        let observed = options.subtracting(.initial)
        let observation = object.observe(keyPath, options: observed) { object, _ in
            delivery.run(object)
        }
        link.onCancel = { observation.invalidate() }
        if options.contains(.initial) {
            let object = object
            link.onDemand = { link.send(object[keyPath: path.keyPath]) }
        }
        subscriber.receive(subscription: link)
    }
}

extension _KeyValueCodingAndObserving where Self: Foundation.NSObject {
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> KeyValueObservingPublisher<Self, Value> { .init(object: self, keyPath: keyPath, options: options) }
}
