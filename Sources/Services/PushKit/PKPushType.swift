// SPDX-License-Identifier: MIT
internal import UIKit

/// What an app wants to be woken for.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A call; the app must report it to CallKit at once.
    public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
    /// News for what the app shows on a watch's face.
    public static let complication = PKPushType(rawValue: "PKPushTypeComplication")
    /// Changes on the server of a file provider.
    public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")

    /// The kind by which a push service knows it; nil for a type that nobody has defined.
    var kind: PushKind? {
        switch self {
        case .voIP: .voip
        case .complication: .complication
        case .fileProvider: .fileProvider
        default: nil
        }
    }
}

/// What a server needs to push to this app on this device.
open class PKPushCredentials: __ObjCObject {
    public let type: PKPushType
    /// 32 bytes, others than those of `registerForRemoteNotifications()`.
    public let token: Data

    init(type: PKPushType, token: Data) { (self.type, self.token) = (type, token) }
}

/// What a server has pushed.
open class PKPushPayload: __ObjCObject {
    public let type: PKPushType
    /// The whole JSON object.
    public let dictionaryPayload: [AnyHashable: Any]

    init(type: PKPushType, dictionaryPayload: [AnyHashable: Any]) {
        (self.type, self.dictionaryPayload) = (type, dictionaryPayload)
    }
}
