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

// The numbers of `LAPublicDefines.h`, for code that keeps or sends a policy as a number. Policies of watches, companions and
// worn devices have a number and no case: a context is asked by case.
public let kLAPolicyDeviceOwnerAuthenticationWithBiometrics: Int32 = 1
public let kLAPolicyDeviceOwnerAuthentication: Int32 = 2
public let kLAPolicyDeviceOwnerAuthenticationWithWatch: Int32 = 3
public let kLAPolicyDeviceOwnerAuthenticationWithBiometricsOrWatch: Int32 = 4
public let kLAPolicyDeviceOwnerAuthenticationWithWristDetection: Int32 = 5
public let kLAPolicyDeviceOwnerAuthenticationWithCompanion = kLAPolicyDeviceOwnerAuthenticationWithWatch
public let kLAPolicyDeviceOwnerAuthenticationWithBiometricsOrCompanion =
    kLAPolicyDeviceOwnerAuthenticationWithBiometricsOrWatch
public let kLABiometryTypeNone: Int32 = 0
public let kLABiometryTypeTouchID: Int32 = 1
public let kLABiometryTypeFaceID: Int32 = 2
public let kLABiometryTypeOpticID: Int32 = 4
public let kLACompanionTypeWatch: Int32 = 1
public let kLACompanionTypeMac: Int32 = 2
public let kLACredentialTypeApplicationPassword: Int32 = 0
public let kLACredentialSmartCardPIN: Int32 = -3
