// SPDX-License-Identifier: MIT

public protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {
    func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
    func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
}
extension MCAdvertiserAssistantDelegate {
    public func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {
        byName(self, "advertiserAssistantWillPresentInvitation:", [advertiserAssistant])
    }
    public func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {
        byName(self, "advertiserAssistantDidDismissInvitation:", [advertiserAssistant])
    }
}

/// Advertises, and asks the person about each invitation.
@preconcurrency @MainActor
open class MCAdvertiserAssistant: __ObjCObject, MCNearbyServiceAdvertiserDelegate {
    open private(set) var session: MCSession
    open private(set) var discoveryInfo: [String: String]?
    open private(set) var serviceType: String
    open weak var delegate: (any MCAdvertiserAssistantDelegate)?
    private let advertiser: MCNearbyServiceAdvertiser

    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
        (self.session, discoveryInfo, self.serviceType) = (session, info, serviceType)
        advertiser = MCNearbyServiceAdvertiser(peer: session.myPeerID, discoveryInfo: info, serviceType: serviceType)
        super.init()
        advertiser.delegate = self
    }
    open func start() { advertiser.startAdvertisingPeer() }
    open func stop() { advertiser.stopAdvertisingPeer() }

    public nonisolated func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void
    ) {
        // Handed to the main thread once.
        nonisolated(unsafe) let answer = invitationHandler
        DispatchQueue.main.async { [self] in MainActor.assumeIsolated { ask(peerID, answer) } }
    }

    private func ask(_ peer: MCPeerID, _ answer: @escaping (Bool, MCSession?) -> Void) {
        let sheet = UIAlertController(
            title: nil, message: "\(peer.displayName) wants to connect.", preferredStyle: .alert)
        let done = { [self] (accepts: Bool) in
            answer(accepts, accepts ? session : nil)
            if let delegate { _ = optionalCall { delegate.advertiserAssistantDidDismissInvitation(self) } }
        }
        sheet.addAction(UIAlertAction(title: "Decline", style: .cancel) { _ in done(false) })
        sheet.addAction(UIAlertAction(title: "Accept", style: .default) { _ in done(true) })
        if let delegate { _ = optionalCall { delegate.advertiserAssistantWillPresentInvitation(self) } }
        let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
        var controller = (windows.first { $0.isKeyWindow } ?? windows.first)?.rootViewController
        while let next = controller?.presentedViewController { controller = next }
        controller?.present(sheet, animated: true)
    }
}

@preconcurrency @MainActor
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
    func browserViewController(
        _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool
}
extension MCBrowserViewControllerDelegate {
    public func browserViewController(
        _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool {
        byName(
            self, "browserViewController:shouldPresentNearbyPeer:withDiscoveryInfo:",
            [browserViewController, peerID, info as Any], or: true)
    }
}

/// The peers that were found, to invite by a tap.
@preconcurrency @MainActor
open class MCBrowserViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    open private(set) var session: MCSession
    open private(set) var browser: MCNearbyServiceBrowser?
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    open var minimumNumberOfPeers = kMCSessionMinimumNumberOfPeers
    open var maximumNumberOfPeers = kMCSessionMaximumNumberOfPeers
    private let search: MCNearbyServiceBrowser
    private let listening = FoundPeers()
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private let done = UIBarButtonItem(systemItem: .done)
    private var peers: [MCPeerID] = []
    private var timer: Timer?

    public convenience init(serviceType: String, session: MCSession) {
        self.init(browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType), session: session)
    }
    public init(browser: MCNearbyServiceBrowser, session: MCSession) {
        (self.session, self.browser, search) = (session, browser, browser)
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { return nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 56))
        bar.autoresizingMask = .flexibleWidth
        let item = UINavigationItem(title: "Choose People")
        item.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.browserViewControllerWasCancelled(self)
            })
        done.primaryAction = UIAction(title: "Done") { [weak self] _ in
            guard let self else { return }
            delegate?.browserViewControllerDidFinish(self)
        }
        item.rightBarButtonItem = done
        bar.items = [item]
        table.frame = CGRect(x: 0, y: 56, width: view.bounds.width, height: view.bounds.height - 56)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        (table.dataSource, table.delegate) = (self, self)
        view.addSubview(table)
        view.addSubview(bar)
        listening.changed = { [weak self] found in self?.show(found) }
        search.delegate = listening
        refresh()
    }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        search.startBrowsingForPeers()
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.refresh() }
        }
    }
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
        search.stopBrowsingForPeers()
    }
    private func show(_ found: [FoundPeers.Found]) {
        peers = found.filter { one in
            guard let delegate else { return true }
            return optionalCall {
                delegate.browserViewController(self, shouldPresentNearbyPeer: one.peer, withDiscoveryInfo: one.info)
            } ?? true
        }.map(\.peer)
        refresh()
    }
    private func refresh() {
        done.isEnabled = session.connectedPeers.count + 1 >= minimumNumberOfPeers
        table.reloadData()
    }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { peers.count }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Invitees" }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        let peer = peers[indexPath.row]
        cell.textLabel?.text = peer.displayName
        cell.detailTextLabel?.text = session.connectedPeers.contains(peer) ? "Connected" : nil
        return cell
    }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard session.connectedPeers.count + 1 < maximumNumberOfPeers else { return }
        search.invitePeer(peers[indexPath.row], to: session, withContext: nil, timeout: 30)
    }
}

/// Brings what a browser finds to the main thread. Sendable: it changes there alone.
private final class FoundPeers: __ObjCObject, MCNearbyServiceBrowserDelegate, @unchecked Sendable {
    struct Found: Sendable {
        let peer: MCPeerID
        let info: [String: String]?
    }
    private var all: [Found] = []
    @MainActor var changed: (([Found]) -> Void)?

    func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?
    ) { change { $0.append(Found(peer: peerID, info: info)) } }
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {
        change { $0.removeAll { $0.peer == peerID } }
    }
    private func change(_ body: @escaping @Sendable (inout [Found]) -> Void) {
        DispatchQueue.main.async { [self] in
            body(&all)
            MainActor.assumeIsolated { changed?(all) }
        }
    }
}
