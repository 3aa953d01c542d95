// SPDX-License-Identifier: MIT

/// A property whose changes are published, just before they happen.
@propertyWrapper
public struct Published<Value> {
    /// What `$property` is: first the present value, then every new one.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        fileprivate let storage: Storage
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Value {
            storage.openSubject.receive(subscriber: subscriber)
        }
    }

    fileprivate final class Storage {
        private(set) var value: Value
        private var subject: CurrentValueSubject<Value, Never>?
        var announcer: ObservableObjectPublisher?
        /// What `assign(to:)` sets the property from.
        var sources: [AnyCancellable] = []

        init(_ value: Value) { self.value = value }

        var openSubject: CurrentValueSubject<Value, Never> {
            let open = subject ?? CurrentValueSubject(value)
            subject = open
            return open
        }

        /// Whoever hears of the change still finds the old value in the property.
        func set(_ value: Value) {
            announcer?.send()
            subject?.send(value)
            self.value = value
        }
    }

    private var storage: Storage

    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    public init(initialValue: Value) { storage = Storage(initialValue) }

    public var projectedValue: Publisher {
        mutating get { Publisher(storage: storage) }
        set { storage = newValue.storage }
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes: \(newValue)") }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.set(newValue) }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        projected wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Publisher {
        get { Publisher(storage: object[keyPath: storageKeyPath].storage) }
        set { object[keyPath: storageKeyPath].storage = newValue.storage }
    }
}

extension Published: AnnouncingProperty {
    func announce(to publisher: ObservableObjectPublisher) -> ObservableObjectPublisher {
        if let known = storage.announcer { return known }
        storage.announcer = publisher
        return publisher
    }
}

extension Publisher where Failure == Never {
    /// Sets a published property to each value, as long as the property's object lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let storage = published.storage
        storage.sources.append(sink { [weak storage] in storage?.set($0) })
    }
}
