// SPDX-License-Identifier: MIT

/// What the radio is to the app.
public enum CBManagerState: Int, Sendable {
    case unknown = 0, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// Whether the person lets the app use the radio.
public enum CBManagerAuthorization: Int, Sendable { case notDetermined = 0, restricted, denied, allowedAlways }

@available(*, deprecated, renamed: "CBManagerState")
public typealias CBCentralManagerState = CBManagerState
@available(*, deprecated, renamed: "CBManagerState")
public typealias CBPeripheralManagerState = CBManagerState
