// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import MultipeerConnectivity

@Test("a peer comes back from its archive as the same one")
func archivedPeer() throws {
    let peer = MCPeerID(displayName: "phone")
    let data = try NSKeyedArchiver.archivedData(withRootObject: peer, requiringSecureCoding: true)
    let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: MCPeerID.self, from: data)
    #expect(back == peer && back?.displayName == "phone" && back != MCPeerID(displayName: "phone"))
}

/// What delegates hear, in its order.
private final class Peer: NSObject, MCSessionDelegate, MCNearbyServiceAdvertiserDelegate,
    MCNearbyServiceBrowserDelegate,
    @unchecked Sendable
{
    let session: MCSession
    let accepts: Bool
    private let (events, sink) = AsyncStream<String>.makeStream()
    // Set by the browser's queue before the event that tells of it.
    var found: MCPeerID?

    init(_ name: String, accepts: Bool = true) {
        session = MCSession(peer: MCPeerID(displayName: name))
        self.accepts = accepts
        super.init()
        session.delegate = self
    }
    func next(_ count: Int) async -> [String] {
        var result: [String] = []
        for await event in events {
            result.append(event)
            if result.count == count { break }
        }
        return result
    }

    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState) {
        sink.yield("\(peerID.displayName) \(state)")
    }
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID) {
        sink.yield("\(peerID.displayName): \(String(decoding: data, as: UTF8.self))")
    }
    func session(_ session: MCSession, didReceive stream: InputStream, withName name: String, fromPeer peerID: MCPeerID)
    {}
    func session(
        _ session: MCSession, didStartReceivingResourceWithName name: String, fromPeer peerID: MCPeerID,
        with progress: Progress
    ) { sink.yield("start \(name)") }
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName name: String, fromPeer peerID: MCPeerID, at url: URL?,
        withError error: (any Error)?
    ) {
        let size = url.flatMap { FileManager.default.contents(atPath: $0.path)?.count } ?? -1
        sink.yield("finish \(name) \(size)")
    }
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void
    ) {
        sink.yield("invited \(context.map { String(decoding: $0, as: UTF8.self) } ?? "")")
        invitationHandler(accepts, session)
    }
    func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?
    ) {
        found = peerID
        sink.yield("found \(peerID.displayName) \(info ?? [:])")
    }
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {
        sink.yield("lost \(peerID.displayName)")
    }
}

struct SessionTests {
    private func pair(_ service: String, accepts: Bool) async throws -> (
        Peer, Peer, MCNearbyServiceAdvertiser, MCNearbyServiceBrowser
    ) {
        let (host, guest) = (Peer("Host"), Peer("Guest", accepts: accepts))
        let advertiser = MCNearbyServiceAdvertiser(
            peer: guest.session.myPeerID, discoveryInfo: ["level": "3"], serviceType: service)
        let browser = MCNearbyServiceBrowser(peer: host.session.myPeerID, serviceType: service)
        (advertiser.delegate, browser.delegate) = (guest, host)
        advertiser.startAdvertisingPeer()
        browser.startBrowsingForPeers()
        #expect(await host.next(1) == ["found Guest [\"level\": \"3\"]"])
        let peer = try #require(host.found)
        browser.invitePeer(peer, to: host.session, withContext: Data("come".utf8), timeout: 5)
        return (host, guest, advertiser, browser)
    }

    @Test("peers find, invite and accept each other, send data and files, and hear of the end")
    func session() async throws {
        let (host, guest, advertiser, browser) = try await pair("t\(getpid())a", accepts: true)
        let told = await host.next(2)
        #expect(told == ["Guest connecting", "Guest connected"])
        #expect(await guest.next(3) == ["invited come", "Host connecting", "Host connected"])
        try host.session.send(Data("one".utf8), toPeers: host.session.connectedPeers, with: .reliable)
        try host.session.send(Data("two".utf8), toPeers: host.session.connectedPeers, with: .unreliable)
        #expect(await guest.next(2) == ["Host: one", "Host: two"])
        try guest.session.send(Data(repeating: 65, count: 3), toPeers: guest.session.connectedPeers, with: .reliable)
        #expect(await host.next(1) == ["Guest: AAA"])
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("resource-\(getpid())")
        try Data(count: 300_000).write(to: file)
        defer { do { try FileManager.default.removeItem(at: file) } catch {} }
        let peer = try #require(host.session.connectedPeers.first)
        host.session.sendResource(at: file, withName: "big", toPeer: peer)
        #expect(await guest.next(2) == ["start big", "finish big 300000"])
        guest.session.disconnect()
        #expect(await host.next(1) == ["Guest notConnected"])
        #expect(host.session.connectedPeers.isEmpty)
        #expect(throws: MCError(.notConnected)) { try host.session.send(Data([1]), toPeers: [peer], with: .reliable) }
        advertiser.stopAdvertisingPeer()
        #expect(await host.next(1) == ["lost Guest"])
        browser.stopBrowsingForPeers()
    }

    @Test("an invitation that is declined connects nobody")
    func declined() async throws {
        let (host, guest, advertiser, browser) = try await pair("t\(getpid())b", accepts: false)
        #expect(await host.next(2) == ["Guest connecting", "Guest notConnected"])
        #expect(await guest.next(1) == ["invited come"])
        #expect(guest.session.connectedPeers.isEmpty)
        advertiser.stopAdvertisingPeer()
        browser.stopBrowsingForPeers()
    }

    @Test("messages come back as they were written, and what no peer writes is refused")
    func messages() {
        let message = PeerMessage(.data, ["name", ""], Data([1, 2, 3]))
        #expect(PeerMessage(content: message.encoded.dropFirst(4)) == message)
        for bytes in [[], [9, 0], [4], [4, 1, 0, 0, 0, 9, 65], [4, 1, 0, 0]] as [[UInt8]] {
            #expect(PeerMessage(content: Data(bytes)) == nil)
        }
    }
}
