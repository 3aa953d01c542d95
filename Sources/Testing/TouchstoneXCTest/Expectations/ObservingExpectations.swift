// SPDX-License-Identifier: MIT
import enum ObjectiveC.KeyValueCoding
import enum ObjectiveC.KeyValueObserving

/// Fulfilled by a notification.
open class XCTNSNotificationExpectation: XCTestExpectation, @unchecked Sendable {
    /// Whether the notification is the one that is waited for.
    public typealias Handler = @Sendable (Notification) -> Bool

    public final let notificationName: Notification.Name
    public final let observedObject: Any?
    public final let notificationCenter: NotificationCenter
    open var handler: Handler?
    private var observer: (any NSObjectProtocol)?

    public init(
        name notificationName: Notification.Name, object: Any? = nil, notificationCenter: NotificationCenter = .default
    ) {
        self.notificationName = notificationName
        observedObject = object
        self.notificationCenter = notificationCenter
        super.init(
            description:
                "Expect notification '\(notificationName.rawValue)' from \(object.map { "\($0)" } ?? "any object")")
        observer = notificationCenter.addObserver(forName: notificationName, object: object, queue: nil) {
            [weak self] notification in
            guard let self, handler?(notification) ?? true else { return }
            stopWaiting()
            fulfill()
        }
    }

    override func stopWaiting() {
        if let observer { notificationCenter.removeObserver(observer) }
        observer = nil
    }
}

/// Fulfilled once a predicate holds, which is asked again and again.
open class XCTNSPredicateExpectation: XCTestExpectation, @unchecked Sendable {
    /// What has to hold besides.
    public typealias Handler = @Sendable () -> Bool

    public final let predicate: NSPredicate
    public final let object: Any?
    open var handler: Handler?

    public init(predicate: NSPredicate, object: Any?) {
        (self.predicate, self.object) = (predicate, object)
        super.init(description: "Expect predicate `\(predicate)` for object \(object.map { "\($0)" } ?? "nil")")
    }

    override func look() {
        guard token == nil, predicate.evaluate(with: object), handler?() ?? true else { return }
        fulfill()
    }
}

/// Fulfilled by a change of a property, or once it has a value.
open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
    /// Whether the change is the one that is waited for.
    public typealias Handler = @Sendable (Any, [AnyHashable: Any]) -> Bool

    public final let keyPath: String
    public final let observedObject: Any
    public final let expectedValue: Any?
    public final let options: NSKeyValueObservingOptions
    open var handler: Handler?
    private let first: NSObject?
    private let lock = NSLock()
    /// Ends the observation. Guarded by the lock.
    private var endObserving: (() -> Void)?

    public init(
        keyPath: String, object: Any, expectedValue: Any?, options: NSKeyValueObservingOptions = []
    ) {
        (self.keyPath, observedObject, self.expectedValue, self.options) = (keyPath, object, expectedValue, options)
        first = Self.value(object, keyPath)
        super.init(description: "Expect value of '\(keyPath)' of \(object)")
        endObserving = KeyValueObserving.observe(
            object as AnyObject, keyPath: keyPath, options: options.union([.new])
        ) { [weak self] change in
            self?.heard(change)
        }
    }
    public convenience init(keyPath: String, object: Any) {
        self.init(keyPath: keyPath, object: object, expectedValue: nil)
    }

    private static func value(_ object: Any, _ keyPath: String) -> NSObject? {
        KeyValueCoding.value(of: object, keyPath: keyPath) as? NSObject
    }

    /// Told of a change, on the thread that changes.
    private func heard(_ change: [NSKeyValueChangeKey: Any]) {
        guard token == nil else { return }
        if let expected = expectedValue as? NSObject, Self.value(observedObject, keyPath) != expected { return }
        consider(change)
    }

    /// The value may be the expected one from the start, or change without telling.
    override func look() {
        guard token == nil else { return }
        let value = Self.value(observedObject, keyPath)
        if let expected = expectedValue as? NSObject {
            guard value == expected else { return }
        } else if value == first {
            return
        }
        consider([NSKeyValueChangeKey.newKey: value ?? NSNull()])
    }

    private func consider(_ change: [AnyHashable: Any]) {
        guard handler?(observedObject, change) ?? true else { return }
        stopWaiting()
        fulfill()
    }

    override func stopWaiting() {
        let end = lock.withLock {
            defer { endObserving = nil }
            return endObserving
        }
        end?()
    }
}
