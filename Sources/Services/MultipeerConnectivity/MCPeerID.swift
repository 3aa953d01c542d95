// SPDX-License-Identifier: MIT

// Peers are other processes on the same machine that share the device folder: found by the device's register of services,
// reached over loopback. Encryption adds nothing there and is not done.
@_exported public import UIKit

/// One of those who take part. Sendable: immutable.
open class MCPeerID: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open private(set) var displayName: String
    let identity: String

    /// - Parameter myDisplayName: 1 to 63 bytes of UTF-8.
    public init(displayName myDisplayName: String) {
        precondition(
            (1...63).contains(myDisplayName.utf8.count),
            "MCPeerID(displayName: '\(myDisplayName)'): a name has 1 to 63 bytes of UTF-8")
        displayName = myDisplayName
        identity = UUID().uuidString
        super.init()
    }
    init(name: String, identity: String) {
        (displayName, self.identity) = (name, identity)
        super.init()
    }

    /// Apps keep their peer in an archive: it is the same one at the next start.
    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "displayName") as String?,
            let identity = coder.decodeObject(of: NSString.self, forKey: "identity") as String?
        else { return nil }
        (displayName, self.identity) = (name, identity)
        super.init()
    }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(displayName as NSString, forKey: "displayName")
        coder.encode(identity as NSString, forKey: "identity")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? MCPeerID)?.identity == identity }
    open override var hash: Int { identity.hashValue }
    open override var description: String { "<MCPeerID: displayName = \(displayName)>" }
}

public enum MCSessionSendDataMode: Int, Sendable { case reliable = 0, unreliable }
public enum MCSessionState: Int, Sendable { case notConnected = 0, connecting, connected }
public enum MCEncryptionPreference: Int, Sendable { case optional = 0, required, none }

public let MCErrorDomain = "MCErrorDomain"
public let kMCSessionMinimumNumberOfPeers = 2
public let kMCSessionMaximumNumberOfPeers = 8

public struct MCError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 0, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { MCErrorDomain }
    public var errorCode: Int { code.rawValue }
}
