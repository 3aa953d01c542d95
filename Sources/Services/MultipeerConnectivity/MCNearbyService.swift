// SPDX-License-Identifier: MIT
internal import Network

public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}
extension MCNearbyServiceAdvertiserDelegate {
    public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {
        byName(self, "advertiser:didNotStartAdvertisingPeer:", [advertiser, error])
    }
}

public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
    func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}
extension MCNearbyServiceBrowserDelegate {
    public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {
        byName(self, "browser:didNotStartBrowsingForPeers:", [browser, error])
    }
}

/// The name of a service as Bonjour has it. 1 to 15 letters, digits and hyphens, as iOS demands.
private func bonjourType(_ serviceType: String) -> String {
    let isValid =
        (1...15).contains(serviceType.count)
        && serviceType.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    if !isValid {
        NSException.raise(
            .invalidArgumentException, "Invalid serviceType passed to MCNearbyServiceAdvertiser: \(serviceType)")
    }
    return "_\(serviceType)._tcp"
}
private let identityKey = "touchstone-peer"

/// Tells others that this peer may be invited. Sendable: `queue` guards what changes.
open class MCNearbyServiceAdvertiser: __ObjCObject, @unchecked Sendable {
    open private(set) var myPeerID: MCPeerID
    open private(set) var discoveryInfo: [String: String]?
    open private(set) var serviceType: String
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    private let queue = DispatchQueue(label: "MCNearbyServiceAdvertiser")
    private var listener: NWListener?

    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
        super.init()
    }
    deinit { listener?.cancel() }

    open func startAdvertisingPeer() {
        let type = bonjourType(serviceType)
        queue.async { [self] in
            guard listener == nil else { return }
            var text = NWTXTRecord(discoveryInfo ?? [:])
            text[identityKey] = myPeerID.identity
            do {
                let parameters = NWParameters.tcp
                parameters.acceptLocalOnly = true
                let made = try NWListener(
                    service: NWListener.Service(name: myPeerID.displayName, type: type, txtRecord: text),
                    using: parameters)
                made.newConnectionHandler = { [weak self] in self?.accept(PeerLink($0)) }
                made.start(queue: queue)
                listener = made
            } catch {
                if let delegate { _ = optionalCall { delegate.advertiser(self, didNotStartAdvertisingPeer: error) } }
            }
        }
    }
    open func stopAdvertisingPeer() {
        queue.async { [self] in
            listener?.cancel()
            listener = nil
        }
    }

    /// The first message is the invitation.
    private func accept(_ link: PeerLink) {
        let state = Joined()
        link.start(
            on: queue,
            { [weak self] message in
                if let (session, peer) = state.current { return session.hear(message, from: peer) }
                guard let self, message.kind == .invite, message.texts.count == 2 else { return }
                let peer = MCPeerID(name: message.texts[0], identity: message.texts[1])
                // The app calls it once, from wherever it likes.
                let answer: (Bool, MCSession?) -> Void = { accepts, session in
                    guard accepts, let session else { return link.send(PeerMessage(.decline)) { _ in link.end() } }
                    state.current = (session, peer)
                    session.tell(peer, .connecting)
                    link.send(PeerMessage(.accept))
                    session.connect(peer, link)
                }
                let context = message.body.isEmpty ? nil : message.body
                delegate?.advertiser(
                    self, didReceiveInvitationFromPeer: peer, withContext: context, invitationHandler: answer)
            }, ended: { if let (session, peer) = state.current { session.disconnect(peer) } })
    }
}

/// Which session a link belongs to by now. Sendable: the lock.
private final class Joined: @unchecked Sendable {
    private let lock = NSLock()
    private var value: (MCSession, MCPeerID)?
    var current: (MCSession, MCPeerID)? {
        get { lock.withLock { value } }
        set { lock.withLock { value = newValue } }
    }
}

/// Finds peers, and invites them. Sendable: the lock guards what changes.
open class MCNearbyServiceBrowser: __ObjCObject, @unchecked Sendable {
    open private(set) var myPeerID: MCPeerID
    open private(set) var serviceType: String
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    private let queue = DispatchQueue(label: "MCNearbyServiceBrowser")
    private let lock = NSLock()
    private var browser: NWBrowser?
    private var found: [(peer: MCPeerID, endpoint: NWEndpoint)] = []

    public init(peer myPeerID: MCPeerID, serviceType: String) {
        (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
        super.init()
    }
    deinit { browser?.cancel() }

    open func startBrowsingForPeers() {
        let made = NWBrowser(
            for: .bonjourWithTXTRecord(type: bonjourType(serviceType), domain: nil), using: .tcp)
        let isFirst = lock.withLock {
            guard browser == nil else { return false }
            browser = made
            return true
        }
        guard isFirst else { return }
        made.browseResultsChangedHandler = { [weak self] _, changes in
            for change in changes { self?.take(change) }
        }
        made.start(queue: queue)
    }
    open func stopBrowsingForPeers() {
        lock.withLock {
            browser?.cancel()
            browser = nil
            found = []
        }
    }

    private func take(_ change: NWBrowser.Result.Change) {
        switch change {
        case .added(let result): add(result)
        case .removed(let result):
            let lost = lock.withLock { () -> MCPeerID? in
                guard let index = found.firstIndex(where: { $0.endpoint == result.endpoint }) else { return nil }
                return found.remove(at: index).peer
            }
            if let lost { delegate?.browser(self, lostPeer: lost) }
        case .changed, .identical: break
        }
    }
    private func add(_ result: NWBrowser.Result) {
        guard case .service(let name, _, _, _) = result.endpoint, case .bonjour(let text) = result.metadata,
            let identity = text[identityKey], identity != myPeerID.identity
        else { return }
        let peer = MCPeerID(name: name, identity: identity)
        lock.withLock { found.append((peer, result.endpoint)) }
        var info = text.dictionary
        info[identityKey] = nil
        delegate?.browser(self, foundPeer: peer, withDiscoveryInfo: info.isEmpty ? nil : info)
    }

    /// - Parameter timeout: seconds; 0 is 30, as on iOS.
    open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {
        guard let endpoint = lock.withLock({ found.first { $0.peer == peerID }?.endpoint }) else {
            return session.tell(peerID, .notConnected)
        }
        let parameters = NWParameters.tcp
        let (link, state) = (PeerLink(NWConnection(to: endpoint, using: parameters)), Joined())
        session.tell(peerID, .connecting)
        link.start(
            on: session.queue,
            { message in
                if let (session, peer) = state.current { return session.hear(message, from: peer) }
                if message.kind == .accept {
                    state.current = (session, peerID)
                    session.connect(peerID, link)
                } else {
                    link.end()
                }
            },
            ended: {
                if let (session, peer) = state.current {
                    session.disconnect(peer)
                } else {
                    session.tell(peerID, .notConnected)
                }
            })
        link.send(PeerMessage(.invite, [myPeerID.displayName, myPeerID.identity], context ?? Data()))
        session.queue.asyncAfter(deadline: .now() + (timeout > 0 ? timeout : 30)) {
            if state.current == nil { link.end() }
        }
    }
}
