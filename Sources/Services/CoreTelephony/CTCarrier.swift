// SPDX-License-Identifier: MIT

/// Whose network it is, which iOS no longer tells apps: the values are those that it gives since iOS 16.4.
/// Sendable: never changes.
open class CTCarrier: __ObjCObject, @unchecked Sendable {
    open var carrierName: String? { "--" }
    open var mobileCountryCode: String? { "65535" }
    open var mobileNetworkCode: String? { "65535" }
    open var isoCountryCode: String? { "--" }
    open var allowsVOIP: Bool { true }

    public override init() { super.init() }
}
