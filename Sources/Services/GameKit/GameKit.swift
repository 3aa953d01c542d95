// SPDX-License-Identifier: MIT

// Game Center without a server: the device has one player, and keeps what apps report. Matches, turn-based games and
// friends need other people and are not here.
@_exported public import GameplayKit
@_exported public import UIKit

public let GKErrorDomain = "GKErrorDomain"

public struct GKError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1, cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated
        case authenticationInProgress, invalidPlayer, scoreNotSet, parentalControlsBlocked
        case playerStatusExceedsMaximumLength, playerStatusInvalid
        case matchRequestInvalid = 13
        case underage, gameUnrecognized, notSupported, invalidParameter, unexpectedConnection
        case challengeInvalid = 19
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public init(_ code: Code, userInfo: [String: Any]) { self.code = code }
    public static var errorDomain: String { GKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var notAuthenticated: Code { .notAuthenticated }
    public static var cancelled: Code { .cancelled }
    public static var invalidParameter: Code { .invalidParameter }
}

extension NSNotification.Name {
    public static let GKPlayerAuthenticationDidChangeNotificationName = NSNotification.Name(
        "GKPlayerAuthenticationDidChangeNotificationName")
    public static let GKPlayerDidChangeNotificationName = NSNotification.Name("GKPlayerDidChangeNotificationName")
}
