// SPDX-License-Identifier: MIT

public enum GKGameCenterViewControllerState: Int, Sendable {
    case `default` = -1
    case leaderboards = 0
    case achievements, challenges, localPlayerProfile, dashboard, localPlayerFriendsList
}

@preconcurrency @MainActor
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// Scores and achievements that the device keeps of this app.
@preconcurrency @MainActor
open class GKGameCenterViewController: UINavigationController {
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    open var viewState = GKGameCenterViewControllerState.default
    open var leaderboardIdentifier: String?
    open var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime
    private let list = GameList(style: .insetGrouped)

    public init() {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [list]
    }
    public convenience init(state: GKGameCenterViewControllerState) {
        self.init()
        viewState = state
    }
    public convenience init(
        leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
    ) {
        self.init()
        (viewState, leaderboardIdentifier, leaderboardTimeScope) = (.leaderboards, leaderboardID, timeScope)
    }
    public convenience init(leaderboard: GKLeaderboard, playerScope: GKLeaderboard.PlayerScope) {
        self.init(leaderboardID: leaderboard.baseLeaderboardID, playerScope: playerScope, timeScope: .allTime)
    }
    public convenience init(achievementID: String) { self.init(state: .achievements) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        viewControllers = [list]
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        list.title = "Game Center"
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                if let gameCenterDelegate {
                    gameCenterDelegate.gameCenterViewControllerDidFinish(self)
                } else {
                    dismiss(animated: true)
                }
            })
    }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        do { list.sections = try sections() } catch { Unsupported.report("GKGameCenterViewController: \(error)") }
        list.tableView.reloadData()
    }

    private func sections() throws -> [GameList.Section] {
        let store = GameStore.current
        var result: [GameList.Section] = []
        if viewState != .achievements {
            for board in try leaderboardIdentifier.map({ [$0] }) ?? store.boards() {
                let rows = try store.entries(board: board, since: leaderboardTimeScope.start).enumerated().map {
                    ("\($0.offset + 1). \($0.element.player)", "\($0.element.score)")
                }
                result.append((board, rows.isEmpty ? [("No Scores", "")] : rows))
            }
        }
        if viewState != .leaderboards {
            let rows = try store.achievements().map { ($0.name, "\(Int($0.percent)) %") }
            result.append(("Achievements", rows.isEmpty ? [("No Achievements", "")] : rows))
        }
        return result
    }
}

/// Names with values, in groups.
private final class GameList: UITableViewController {
    typealias Section = (title: String, rows: [(String, String)])
    var sections: [Section] = []

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        let row = sections[indexPath.section].rows[indexPath.row]
        cell.textLabel?.text = row.0
        cell.detailTextLabel?.text = row.1
        cell.selectionStyle = .none
        return cell
    }
}

/// The round button that opens Game Center.
@preconcurrency @MainActor
open class GKAccessPoint: __ObjCObject {
    public enum Location: Int, Sendable { case topLeading = 0, topTrailing, bottomLeading, bottomTrailing }
    private static let instance = GKAccessPoint()
    open class var shared: GKAccessPoint { instance }

    open var location = Location.topLeading { didSet { place() } }
    open var isActive = false { didSet { place() } }
    open var showHighlights = false
    open weak var parentWindow: UIWindow? { didSet { place() } }
    open var isVisible: Bool { button?.window != nil }
    open private(set) var isPresentingGameCenter = false
    open var frameInScreenCoordinates: CGRect { button.map { $0.convert($0.bounds, to: nil) } ?? .zero }
    private var button: UIButton?

    private var window: UIWindow? {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        return parentWindow ?? scenes.first?.windows.first
    }

    /// Shown while the player is signed in.
    private func place() {
        button?.removeFromSuperview()
        button = nil
        guard isActive, GKLocalPlayer.local.isAuthenticated, let window else { return }
        let made = UIButton(
            type: .system, primaryAction: UIAction { [weak self] _ in self?.trigger {} })
        made.setTitle(String(GKLocalPlayer.local.name.prefix(1)), for: .normal)
        made.accessibilityLabel = "Game Center"
        made.backgroundColor = .secondarySystemBackground
        made.layer.cornerRadius = 22
        let (area, side) = (window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 12, dy: 8), CGFloat(44))
        let isLeading = location == .topLeading || location == .bottomLeading
        let isTop = location == .topLeading || location == .topTrailing
        made.frame = CGRect(
            x: isLeading ? area.minX : area.maxX - side, y: isTop ? area.minY : area.maxY - side, width: side,
            height: side)
        window.addSubview(made)
        button = made
    }

    open func trigger(handler: @escaping () -> Void) { trigger(state: .dashboard, handler: handler) }
    open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {
        var controller = window?.rootViewController
        while let next = controller?.presentedViewController { controller = next }
        controller?.present(GKGameCenterViewController(state: state), animated: true, completion: handler)
    }
}
