// SPDX-License-Identifier: MIT
import Foundation
import ObjCRuntime
import Synchronization

public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let negateBooleanTransformerName = Self("NSNegateBoolean")
    public static let isNilTransformerName = Self("NSIsNil")
    public static let isNotNilTransformerName = Self("NSIsNotNil")
    public static let unarchiveFromDataTransformerName = Self("NSUnarchiveFromData")
    public static let keyedUnarchiveFromDataTransformerName = Self("NSKeyedUnarchiveFromData")
    public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// Turns values into others and, if it can, back. Subclasses override `transformedValue(_:)`.
open class ValueTransformer: __ObjCObject, __FoundByName {
    public override init() { super.init() }

    // Sendable: transformers are stateless by convention, and reached through the mutex.
    private struct Registered: @unchecked Sendable {
        var transformers: [NSValueTransformerName: ValueTransformer] = [:]
    }
    private static let registered = Mutex(Registered())

    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        nonisolated(unsafe) let transformer = transformer
        registered.withLock { $0.transformers[name] = transformer }
    }

    open class func valueTransformerNames() -> [NSValueTransformerName] {
        registered.withLock { Array($0.transformers.keys) }
    }

    /// The registered one; else one of Foundation's names, or a new instance of the class of that name, which is
    /// registered then. nil: there is none. Any thread.
    package static func named(_ name: NSValueTransformerName) -> ValueTransformer? {
        if let known = registered.withLock({ Unsent($0.transformers[name]) }).value { return known }
        let made =
            standard(name)
            ?? (__NSClassFromString(name.rawValue) as? ValueTransformer.Type).flatMap {
                objcNew($0) as? ValueTransformer
            }
        if let made { setValueTransformer(made, forName: name) }
        return made
    }

    // Only leaves the lock it was read under: Sendable.
    private struct Unsent: @unchecked Sendable {
        let value: ValueTransformer?
        init(_ value: ValueTransformer?) { self.value = value }
    }

    private static func standard(_ name: NSValueTransformerName) -> ValueTransformer? {
        switch name {
        case .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer()
        case .keyedUnarchiveFromDataTransformerName, .unarchiveFromDataTransformerName: KeyedUnarchiveTransformer()
        case .negateBooleanTransformerName:
            ClosureTransformer(reverse: true) { !(($0 as? NSNumber)?.boolValue ?? false) }
        case .isNilTransformerName: ClosureTransformer(reverse: false) { $0 == nil }
        case .isNotNilTransformerName: ClosureTransformer(reverse: false) { $0 != nil }
        default: nil
        }
    }

    open class func transformedValueClass() -> AnyClass { Foundation.NSObject.self }
    open class func allowsReverseTransformation() -> Bool { true }

    open func transformedValue(_ value: Any?) -> Any? { value }

    open func reverseTransformedValue(_ value: Any?) -> Any? {
        guard Self.allowsReverseTransformation() else {
            NSException.raise(
                .invalidArgumentException, "\(__NSStringFromClass(Self.self)) does not allow reverse transformation")
        }
        return transformedValue(value)
    }
}

/// What `ValueTransformer(forName:)` gives out objects through. No class constraint: only then may an initialiser of an
/// extension give out any object.
public protocol __FoundByName {}

extension __FoundByName {
    /// The transformer of this name; when there is none, a new one of the class of this name.
    public init?(forName name: NSValueTransformerName) {
        guard let found = ValueTransformer.named(name) as? Self else { return nil }
        self = found
    }
}

private final class ClosureTransformer: ValueTransformer {
    private let reverse: Bool
    private let transform: (Any?) -> Bool

    init(reverse: Bool, _ transform: @escaping (Any?) -> Bool) {
        self.reverse = reverse
        self.transform = transform
    }

    override func transformedValue(_ value: Any?) -> Any? { NSNumber(value: transform(value)) }
}

/// Data into the object archived in it, and back, without asking for classes.
private final class KeyedUnarchiveTransformer: ValueTransformer {
    override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data else { return nil }
        return ArchivedValue.read(data)
    }

    override func reverseTransformedValue(_ value: Any?) -> Any? { value.map(ArchivedValue.write) }
}

/// Data into the object archived in it, and back. Subclasses say which classes are allowed.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    public override init() { super.init() }

    open class var allowedTopLevelClasses: [AnyClass] {
        [
            NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
            NSURL.self, NSUUID.self, NSNull.self,
        ]
    }

    open override class func transformedValueClass() -> AnyClass { allowedTopLevelClasses.first ?? NSObject.self }
    open override class func allowsReverseTransformation() -> Bool { true }

    open override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data else { return nil }
        return ArchivedValue.read(data)
    }

    open override func reverseTransformedValue(_ value: Any?) -> Any? { value.map(ArchivedValue.write) }
}

/// Any value as an archive.
package enum ArchivedValue {
    /// Without secure coding. Traps where the value, or one in it, cannot be archived: Foundation's archiver does.
    package static func write(_ value: Any) -> Data {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(value, forKey: NSKeyedArchiveRootObjectKey)
        archiver.finishEncoding()
        return archiver.encodedData
    }

    /// nil for data that is no archive.
    package static func read(_ data: Data) -> Any? {
        do {
            let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
            unarchiver.requiresSecureCoding = false
            return unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
        } catch {
            NSLog("CoreData: error: %@", "\(error)")
            return nil
        }
    }
}
