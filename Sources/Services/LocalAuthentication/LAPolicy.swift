// SPDX-License-Identifier: MIT
import TouchstoneDevice

public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication = 2

    var ownerPolicy: OwnerPolicy { self == .deviceOwnerAuthentication ? .owner : .biometry }
}

public enum LABiometryType: Int, Sendable {
    case none = 0
    case touchID = 1
    case faceID = 2
    case opticID = 4

    init(_ sensor: WorldBiometry.Sensor?) {
        self =
            switch sensor {
            case .some(.none): .none
            case .touch: .touchID
            case .face, nil: .faceID
            }
    }
}

public enum LACredentialType: Int, Sendable { case applicationPassword = 0, smartCardPIN = -3 }

public enum LAAccessControlOperation: Int, Sendable {
    case createItem = 0, useItem, createKey, useKeySign, useKeyDecrypt, useKeyKeyExchange
}

/// Seconds that an unlock of the device counts for at most.
public let LATouchIDAuthenticationMaximumAllowableReuseDuration: Double = 300
