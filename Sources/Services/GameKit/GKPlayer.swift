// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

open class GKBasePlayer: __ObjCObject, @unchecked Sendable {  // immutable but for GKLocalPlayer's, which has a lock
    open var displayName: String? { nil }
}

/// Who plays. `TOUCHSTONE_GAME_CENTER` is the name of the device's player; "off" when nobody has signed in.
open class GKPlayer: GKBasePlayer, @unchecked Sendable {
    public enum PhotoSize: Int, Sendable { case small = 0, normal }
    let name: String
    /// Nobody.
    public convenience override init() { self.init(name: "") }

    init(name: String) {
        self.name = name
        super.init()
    }
    open override var displayName: String { name }
    open var alias: String { name }
    open var gamePlayerID: String { "A:_" + name }
    open var teamPlayerID: String { "T:_" + name }
    open var playerID: String { "G:" + name }
    open var guestIdentifier: String? { nil }
    open func scopedIDsArePersistent() -> Bool { true }

    open class func anonymousGuestPlayer(withIdentifier guestIdentifier: String) -> GKPlayer {
        GKPlayer(name: guestIdentifier)
    }

    /// The first letter on a disc.
    @MainActor open func loadPhoto(
        for size: PhotoSize, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil
    ) {
        let side: CGFloat = size == .small ? 64 : 256
        let letter = NSString(string: String(name.prefix(1)).uppercased())
        let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
            UIColor.systemGray.setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: side, height: side)).fill()
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: side / 2), .foregroundColor: UIColor.white,
            ]
            let box = letter.size(withAttributes: attributes)
            letter.draw(at: CGPoint(x: (side - box.width) / 2, y: (side - box.height) / 2), withAttributes: attributes)
        }
        completionHandler?(image, nil)
    }
}

public protocol GKLocalPlayerListener: AnyObject {}

/// The device's player. Signs in when the app sets `authenticateHandler`.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    private static let instance = GKLocalPlayer(name: Device.variable("GAME_CENTER") ?? "Player")
    open class var local: GKLocalPlayer { instance }
    open class func localPlayer() -> GKLocalPlayer { instance }
    private let lock = NSLock()
    private var signedIn = false
    private var handler: ((UIViewController?, (any Error)?) -> Void)?

    open var isAuthenticated: Bool { lock.withLock { signedIn } }
    open var isUnderage: Bool { false }
    open var isMultiplayerGamingRestricted: Bool { false }
    open var isPersonalizedCommunicationRestricted: Bool { false }
    open var isPresentingFriendRequestViewController: Bool { false }

    /// Called on the main thread: with nil and no error when the player has signed in, with an error when there is none.
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        get { lock.withLock { handler } }
        set {
            lock.withLock { handler = newValue }
            guard newValue != nil else { return }
            DispatchQueue.main.async { [self] in authenticate() }
        }
    }
    private func authenticate() {
        let isAbsent = name == "off"
        let isNew = lock.withLock {
            defer { signedIn = !isAbsent }
            return !signedIn && !isAbsent
        }
        authenticateHandler?(nil, isAbsent ? GKError(.notAuthenticated) : nil)
        if isNew {
            NotificationCenter.default.post(name: .GKPlayerAuthenticationDidChangeNotificationName, object: self)
        }
    }

    open func register(_ listener: any GKLocalPlayerListener) {}
    open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
    open func unregisterAllListeners() {}
    open func loadFriends(_ completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void) {
        askStore({ [GKPlayer]() }, completionHandler)
    }
    open func loadDefaultLeaderboardIdentifier(completionHandler: ((String?, (any Error)?) -> Void)? = nil) {
        askStore({ try GameStore.current.boards().first ?? "" }) { completionHandler?($0, $1) }
    }
    open func setDefaultLeaderboardIdentifier(
        _ leaderboardIdentifier: String, completionHandler: (((any Error)?) -> Void)? = nil
    ) { askStore({}) { completionHandler?($1) } }
}
