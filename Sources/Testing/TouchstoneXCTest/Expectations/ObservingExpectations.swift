// SPDX-License-Identifier: MIT

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

    public init(
        keyPath: String, object: Any, expectedValue: Any?, options: NSKeyValueObservingOptions = []
    ) {
        (self.keyPath, observedObject, self.expectedValue, self.options) = (keyPath, object, expectedValue, options)
        first = Self.value(object, keyPath)
        super.init(description: "Expect value of '\(keyPath)' of \(object)")
    }
    public convenience init(keyPath: String, object: Any) {
        self.init(keyPath: keyPath, object: object, expectedValue: nil)
    }

    private static func value(_ object: Any, _ keyPath: String) -> NSObject? {
        (object as? __ObjCObject)?.value(forKeyPath: keyPath) as? NSObject
    }

    /// Asked rather than told: changes between two looks that undo each other are not seen.
    override func look() {
        guard token == nil else { return }
        let value = Self.value(observedObject, keyPath)
        if let expected = expectedValue as? NSObject {
            guard value == expected else { return }
        } else if value == first {
            return
        }
        let change: [AnyHashable: Any] = [NSKeyValueChangeKey.newKey: value ?? NSNull()]
        guard handler?(observedObject, change) ?? true else { return }
        fulfill()
    }
}
