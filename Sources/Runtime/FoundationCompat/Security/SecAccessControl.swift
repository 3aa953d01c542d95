// SPDX-License-Identifier: MIT
public import Foundation
package import TouchstoneDevice

/// When an item may be read, and what the user has to show before.
///
/// Sendable because nothing of it changes.
public final class SecAccessControl: __ObjCObject, @unchecked Sendable {
    /// A value of `kSecAttrAccessible`.
    let protection: String
    let flags: SecAccessControlCreateFlags

    init(protection: String, flags: SecAccessControlCreateFlags) {
        (self.protection, self.flags) = (protection, flags)
        super.init()
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? SecAccessControl else { return false }
        return protection == other.protection && flags == other.flags
    }
    public override var hash: Int { protection.hashValue ^ flags.rawValue.hashValue }
    public override var description: String { "<SecAccessControlRef: \(protection)>" }
}

extension SecAccessControl {
    /// What the owner has to show; nil: nothing.
    package var ownerPolicy: OwnerPolicy? { flags.ownerPolicy }
}

public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    public static let userPresence = Self(rawValue: 1 << 0)
    public static let biometryAny = Self(rawValue: 1 << 1)
    public static let touchIDAny = biometryAny
    public static let biometryCurrentSet = Self(rawValue: 1 << 3)
    public static let touchIDCurrentSet = biometryCurrentSet
    public static let devicePasscode = Self(rawValue: 1 << 4)
    public static let companion = Self(rawValue: 1 << 5)
    public static let or = Self(rawValue: 1 << 14)
    public static let and = Self(rawValue: 1 << 15)
    public static let privateKeyUsage = Self(rawValue: 1 << 30)
    public static let applicationPassword = Self(rawValue: 1 << 31)

    fileprivate static let biometry: Self = [.biometryAny, .biometryCurrentSet]

    /// What the owner has to show; nil: nothing. Of a sensor and a passcode that are both asked for, the sensor.
    var ownerPolicy: OwnerPolicy? {
        let wantsSensor = !isDisjoint(with: .biometry)
        if contains(.userPresence) || wantsSensor && contains(.devicePasscode) && !contains(.and) { return .owner }
        if wantsSensor { return .biometry }
        return contains(.devicePasscode) ? .passcode : nil
    }
}

private let accessibilities = [
    kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, kSecAttrAccessibleWhenUnlocked,
    kSecAttrAccessibleWhenUnlockedThisDeviceOnly, kSecAttrAccessibleAfterFirstUnlock,
    kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly, kSecAttrAccessibleAlways,
    kSecAttrAccessibleAlwaysThisDeviceOnly,
].map { $0 as String }

/// nil, and `error` says why, when `protection` is no value of `kSecAttrAccessible`.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    guard let text = protection as? NSString, accessibilities.contains(text as String) else {
        let problem = NSError(
            domain: NSOSStatusErrorDomain, code: Int(errSecParam),
            userInfo: [NSLocalizedDescriptionKey: "SecAccessControl: invalid protection: \(protection)"])
        error?.pointee = .passRetained(problem)
        return nil
    }
    return SecAccessControl(protection: text as String, flags: flags)
}

public func SecAccessControlGetTypeID() -> CFTypeID { 276 }
