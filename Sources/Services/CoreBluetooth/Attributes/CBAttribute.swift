// SPDX-License-Identifier: MIT

/// What services, characteristics and descriptors have in common.
/// Sendable: the lock of its heirs guards what changes.
open class CBAttribute: __ObjCObject, @unchecked Sendable {
    open var uuid: CBUUID { type }
    private let type: CBUUID
    /// Where its peripheral has it.
    let handle: Int
    let lock = NSLock()

    init(_ type: CBUUID, handle: Int = 0) {
        (self.type, self.handle) = (type, handle)
        super.init()
    }
}

/// Values that belong together.
open class CBService: CBAttribute, @unchecked Sendable {
    private weak var owner: CBPeripheral?
    private let isMain: Bool
    fileprivate var parts: [CBCharacteristic]?
    fileprivate var others: [CBService]?

    init(_ type: CBUUID, handle: Int, isPrimary: Bool, of peripheral: CBPeripheral?) {
        (isMain, owner) = (isPrimary, peripheral)
        super.init(type, handle: handle)
    }

    /// nil: an own service, or its peripheral is gone.
    open var peripheral: CBPeripheral? { owner }
    open var isPrimary: Bool { isMain }
    /// nil: not discovered.
    open var includedServices: [CBService]? { lock.withLock { others } }
    /// nil: not discovered.
    open var characteristics: [CBCharacteristic]? { lock.withLock { parts } }

    final func found(included: [CBService]) { lock.withLock { others = included } }
    final func found(characteristics: [CBCharacteristic]) { lock.withLock { parts = characteristics } }
}

/// A service that the app itself offers, by a peripheral manager.
open class CBMutableService: CBService, @unchecked Sendable {
    public init(type UUID: CBUUID, primary isPrimary: Bool) {
        super.init(UUID, handle: 0, isPrimary: isPrimary, of: nil)
    }

    open override var includedServices: [CBService]? {
        get { super.includedServices }
        set { lock.withLock { others = newValue } }
    }
    open override var characteristics: [CBCharacteristic]? {
        get { super.characteristics }
        set {
            lock.withLock { parts = newValue }
            for part in newValue ?? [] { part.join(self) }
        }
    }
}

/// A value of a peripheral.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
    private weak var owner: CBService?
    fileprivate var allowed: CBCharacteristicProperties
    fileprivate var known: Data?
    fileprivate var notes: [CBDescriptor]?
    private var isTold = false

    init(
        _ type: CBUUID, handle: Int, properties: CBCharacteristicProperties, value: Data? = nil, of service: CBService?
    ) {
        (allowed, known, owner) = (properties, value, service)
        super.init(type, handle: handle)
    }

    /// nil: an own one that is in no service, or its service is gone.
    open var service: CBService? { lock.withLock { owner } }
    open var properties: CBCharacteristicProperties { lock.withLock { allowed } }
    /// As it was last read or told; nil: never.
    open var value: Data? { lock.withLock { known } }
    /// nil: not discovered.
    open var descriptors: [CBDescriptor]? { lock.withLock { notes } }
    open var isNotifying: Bool { lock.withLock { isTold } }

    final func join(_ service: CBService) { lock.withLock { owner = service } }
    final func hold(_ data: Data?) { lock.withLock { known = data } }
    final func found(descriptors: [CBDescriptor]) { lock.withLock { notes = descriptors } }
    final func setNotifying(_ isOn: Bool) { lock.withLock { isTold = isOn } }
}

/// A value that the app itself offers.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
    private var rights: CBAttributePermissions
    private var listeners: [CBCentral] = []

    /// - Parameter value: what it always is; nil: the manager's delegate is asked each time.
    public init(
        type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
    ) {
        rights = permissions
        isConstant = value != nil
        super.init(UUID, handle: 0, properties: properties, value: value, of: nil)
    }
    /// Whether the delegate is never asked for it.
    let isConstant: Bool

    open var permissions: CBAttributePermissions {
        get { lock.withLock { rights } }
        set { lock.withLock { rights = newValue } }
    }
    open override var properties: CBCharacteristicProperties {
        get { super.properties }
        set { lock.withLock { allowed = newValue } }
    }
    open override var value: Data? {
        get { super.value }
        set { hold(newValue) }
    }
    open override var descriptors: [CBDescriptor]? {
        get { super.descriptors }
        set {
            lock.withLock { notes = newValue }
            for note in newValue ?? [] { note.join(self) }
        }
    }
    /// Those that are told of each update; nil: nobody is.
    open var subscribedCentrals: [CBCentral]? { lock.withLock { listeners.isEmpty ? nil : listeners } }

    final func subscribe(_ central: CBCentral, _ isOn: Bool) {
        lock.withLock {
            listeners.removeAll { $0 === central }
            if isOn { listeners.append(central) }
        }
    }
}

/// What a peripheral says of a characteristic.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
    private weak var owner: CBCharacteristic?
    private var content: Any?

    init(_ type: CBUUID, handle: Int, value: Any? = nil, of characteristic: CBCharacteristic?) {
        (content, owner) = (value, characteristic)
        super.init(type, handle: handle)
    }

    /// nil: an own one that is in no characteristic, or its characteristic is gone.
    open var characteristic: CBCharacteristic? { lock.withLock { owner } }
    /// A text, a number or data, by its UUID; nil: never read.
    open var value: Any? { lock.withLock { content } }

    final func join(_ characteristic: CBCharacteristic) { lock.withLock { owner = characteristic } }

    /// Takes over bytes in the form that iOS shows them in.
    final func hold(_ data: Data) {
        let number = data.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
        let shown: Any =
            switch uuid.short {
            case CBUUIDCharacteristicUserDescriptionString: String(decoding: data, as: UTF8.self)
            case CBUUIDCharacteristicExtendedPropertiesString, CBUUIDClientCharacteristicConfigurationString,
                CBUUIDServerCharacteristicConfigurationString:
                NSNumber(value: number)
            default: data
            }
        lock.withLock { content = shown }
    }
    /// What a central reads.
    final var bytes: Data {
        switch value {
        case let text as String: Data(text.utf8)
        case let data as Data: data
        case let number as NSNumber:
            Data([UInt8(truncatingIfNeeded: number.intValue), UInt8(truncatingIfNeeded: number.intValue >> 8)])
        default: Data()
        }
    }
}

/// A descriptor that the app itself offers: a text that says what the characteristic is, or the format of its value.
open class CBMutableDescriptor: CBDescriptor, @unchecked Sendable {
    /// Raises an exception for other types, which iOS does not let apps publish.
    public init(type UUID: CBUUID, value: Any?) {
        let allowed = [CBUUIDCharacteristicUserDescriptionString, CBUUIDCharacteristicFormatString]
        if !allowed.contains(UUID.short) {
            NSException.raise(
                .internalInconsistencyException,
                "Only the Characteristic User Description and Characteristic Presentation Format descriptors are "
                    + "currently supported by CBMutableDescriptor.")
        }
        super.init(UUID, handle: 0, value: value, of: nil)
    }
}
