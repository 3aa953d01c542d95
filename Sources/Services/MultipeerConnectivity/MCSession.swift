// SPDX-License-Identifier: MIT

public protocol MCSessionDelegate: NSObjectProtocol {
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    func session(
        _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        with progress: Progress)
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        at localURL: URL?, withError error: (any Error)?)
}

/// Peers that talk to each other. The delegate is called on a queue of the session's own, as on iOS. Peers are connected
/// with the one who invited them; unlike on iOS, those that one peer invited do not connect among themselves.
/// Sendable: the lock guards what changes.
open class MCSession: __ObjCObject, @unchecked Sendable {
    open private(set) var myPeerID: MCPeerID
    open private(set) var securityIdentity: [Any]?
    open private(set) var encryptionPreference: MCEncryptionPreference
    private let lock = NSLock()
    private weak var listener: (any MCSessionDelegate)?
    private var links: [(peer: MCPeerID, link: PeerLink)] = []
    let queue = DispatchQueue(label: "MCSession")

    public init(
        peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference
    ) {
        (self.myPeerID, securityIdentity, self.encryptionPreference) = (myPeerID, identity, encryptionPreference)
        super.init()
    }
    public convenience init(peer myPeerID: MCPeerID) {
        self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional)
    }
    deinit { for one in links { one.link.end() } }

    open weak var delegate: (any MCSessionDelegate)? {
        get { lock.withLock { listener } }
        set { lock.withLock { listener = newValue } }
    }
    open var connectedPeers: [MCPeerID] { lock.withLock { links.map(\.peer) } }

    // MARK: Links

    func tell(_ peer: MCPeerID, _ state: MCSessionState) {
        queue.async { [self] in delegate?.session(self, peer: peer, didChange: state) }
    }
    /// - Parameter link: started already; what it hears goes to `hear(_:from:)`.
    func connect(_ peer: MCPeerID, _ link: PeerLink) {
        lock.withLock { links.append((peer, link)) }
        tell(peer, .connected)
    }
    func disconnect(_ peer: MCPeerID) {
        let was = lock.withLock {
            defer { links.removeAll { $0.peer == peer } }
            return links.contains { $0.peer == peer }
        }
        if was { tell(peer, .notConnected) }
    }
    func hear(_ message: PeerMessage, from peer: MCPeerID) {
        switch message.kind {
        case .data: queue.async { [self] in delegate?.session(self, didReceive: message.body, fromPeer: peer) }
        case .resource: receive(message, from: peer)
        case .bye: disconnect(peer)
        case .invite, .accept, .decline: break
        }
    }
    private func receive(_ message: PeerMessage, from peer: MCPeerID) {
        queue.async { [self] in
            let (name, progress) = (message.texts.first ?? "", Progress(totalUnitCount: Int64(message.body.count)))
            delegate?.session(self, didStartReceivingResourceWithName: name, fromPeer: peer, with: progress)
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            var failure: (any Error)?
            do { try message.body.write(to: file) } catch { failure = error }
            progress.completedUnitCount = progress.totalUnitCount
            delegate?.session(
                self, didFinishReceivingResourceWithName: name, fromPeer: peer, at: failure == nil ? file : nil,
                withError: failure)
        }
    }

    // MARK: Sending

    private func link(_ peer: MCPeerID) -> PeerLink? { lock.withLock { links.first { $0.peer == peer }?.link } }

    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        guard !peerIDs.isEmpty, !data.isEmpty else { throw MCError(.invalidParameter) }
        let found = peerIDs.compactMap { link($0) }
        guard found.count == peerIDs.count else { throw MCError(.notConnected) }
        for link in found { link.send(PeerMessage(.data, [], data)) }
    }

    @discardableResult
    open func sendResource(
        at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
        withCompletionHandler completionHandler: ((any Error) -> Void)? = nil
    ) -> Progress? {
        guard let link = link(peerID) else {
            completionHandler?(MCError(.notConnected))
            return nil
        }
        let data: Data
        do { data = try Data(contentsOf: resourceURL) } catch {
            completionHandler?(error)
            return nil
        }
        let progress = Progress(totalUnitCount: Int64(data.count))
        link.send(PeerMessage(.resource, [resourceName], data)) { _ in
            progress.completedUnitCount = progress.totalUnitCount
        }
        return progress
    }
    open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
        Unsupported.report("MCSession.startStream(withName:toPeer:)")
        throw MCError(.unsupported)
    }

    open func disconnect() {
        for one in lock.withLock({ links }) {
            one.link.send(PeerMessage(.bye)) { _ in one.link.end() }
            disconnect(one.peer)
        }
    }
    open func cancelConnectPeer(_ peerID: MCPeerID) {
        link(peerID)?.end()
        disconnect(peerID)
    }
}
