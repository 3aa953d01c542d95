// SPDX-License-Identifier: MIT
@_exported public import FoundationCompat

/// The device's number for advertisers: zeros, as where a person does not agree. Sendable: immutable.
open class ASIdentifierManager: __ObjCObject, @unchecked Sendable {
    private static let instance = ASIdentifierManager()
    open class func shared() -> ASIdentifierManager { instance }
    open var advertisingIdentifier: UUID {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }
    open var isAdvertisingTrackingEnabled: Bool { false }
}
