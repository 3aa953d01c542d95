// SPDX-License-Identifier: MIT

/// Scores of one kind. Any identifier is a leaderboard here: those of App Store Connect are not known.
open class GKLeaderboard: __ObjCObject, @unchecked Sendable {  // set up by the thread that made it
    public enum PlayerScope: Int, Sendable { case global = 0, friendsOnly }
    public enum TimeScope: Int, Sendable {
        case today = 0, week, allTime
        var start: Date {
            switch self {
            case .today: Date(timeIntervalSinceNow: -86_400)
            case .week: Date(timeIntervalSinceNow: -7 * 86_400)
            case .allTime: .distantPast
            }
        }
    }
    public enum LeaderboardType: Int, Sendable { case classic = 0, recurring }

    open class Entry: __ObjCObject, @unchecked Sendable {  // immutable
        public let player: GKPlayer
        public let rank: Int
        public let score: Int
        public let context: Int
        public let date: Date
        open var formattedScore: String {
            NumberFormatter.localizedString(from: NSNumber(value: score), number: .decimal)
        }
        init(_ entry: GameStore.Entry, rank: Int) {
            let local = GKLocalPlayer.local
            player = entry.player == local.name ? local : GKPlayer(name: entry.player)
            (self.rank, score, context, date) = (rank, entry.score, entry.context, entry.date)
            super.init()
        }
    }

    open private(set) var baseLeaderboardID: String
    open var title: String? { baseLeaderboardID }
    open var groupIdentifier: String? { nil }
    open var type: LeaderboardType { .classic }
    open var startDate: Date? { nil }
    open var nextStartDate: Date? { nil }
    open var duration: TimeInterval { 0 }
    // Before iOS 14.
    open var identifier: String? {
        get { baseLeaderboardID }
        set { baseLeaderboardID = newValue ?? "" }
    }
    open var playerScope = PlayerScope.global
    open var timeScope = TimeScope.allTime
    open var range = NSRange(location: 1, length: 25)
    open private(set) var scores: [GKScore]?
    open private(set) var localPlayerScore: GKScore?
    open private(set) var maxRange = 0
    open var isLoading: Bool { false }

    public override init() {
        baseLeaderboardID = ""
        super.init()
    }
    init(id: String) {
        baseLeaderboardID = id
        super.init()
    }

    // MARK: Loading

    /// - Parameter leaderboardIDs: nil for those that have a score.
    open class func loadLeaderboards(
        IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
    ) {
        askStore(
            { try (leaderboardIDs ?? GameStore.current.boards()).map { GKLeaderboard(id: $0) } }, completionHandler)
    }
    open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
        try await withCheckedThrowingContinuation { done in
            loadLeaderboards(IDs: leaderboardIDs) { boards, error in
                if let error { done.resume(throwing: error) } else { done.resume(returning: boards ?? []) }
            }
        }
    }
    open class func loadLeaderboards(completionHandler: (([GKLeaderboard]?, (any Error)?) -> Void)? = nil) {
        loadLeaderboards(IDs: nil) { completionHandler?($0, $1) }
    }

    private func entries(_ time: TimeScope) throws -> [Entry] {
        try GameStore.current.entries(board: baseLeaderboardID, since: time.start).enumerated()
            .map { Entry($0.element, rank: $0.offset + 1) }
    }

    /// - Parameter range: of ranks, from 1; at most 100.
    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
        completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
    ) {
        askStore({ try entries(timeScope) }) { all, error in
            let own = all?.first { $0.player === GKLocalPlayer.local }
            let wanted = all?.filter { NSLocationInRange($0.rank, range) }
            completionHandler(own, wanted, all?.count ?? 0, error)
        }
    }
    open func loadEntries(
        for players: [GKPlayer], timeScope: TimeScope,
        completionHandler: @escaping (Entry?, [Entry]?, (any Error)?) -> Void
    ) {
        askStore({ try entries(timeScope) }) { all, error in
            let own = all?.first { $0.player === GKLocalPlayer.local }
            completionHandler(own, all?.filter { one in players.contains { $0.name == one.player.name } }, error)
        }
    }
    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
    ) async throws -> (Entry?, [Entry], Int) {
        try await withCheckedThrowingContinuation { done in
            loadEntries(for: playerScope, timeScope: timeScope, range: range) { own, all, count, error in
                if let error { done.resume(throwing: error) } else { done.resume(returning: (own, all ?? [], count)) }
            }
        }
    }
    open func loadScores(completionHandler: (([GKScore]?, (any Error)?) -> Void)? = nil) {
        askStore({ try entries(timeScope) }) { [self] all, error in
            let made = all?.map { GKScore($0, board: baseLeaderboardID) }
            scores = made?.filter { NSLocationInRange($0.rank, range) }
            localPlayerScore = made?.first { $0.player === GKLocalPlayer.local }
            maxRange = made?.count ?? 0
            completionHandler?(scores, error)
        }
    }

    // MARK: Submitting

    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping ((any Error)?) -> Void
    ) {
        askStore({
            try GameStore.current.submit(score, context: context, player: player.name, boards: leaderboardIDs)
        }) { completionHandler($1) }
    }
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
    ) async throws {
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            submitScore(score, context: context, player: player, leaderboardIDs: leaderboardIDs) { error in
                if let error { done.resume(throwing: error) } else { done.resume() }
            }
        }
    }
    open func submitScore(
        _ score: Int, context: Int, player: GKPlayer, completionHandler: @escaping ((any Error)?) -> Void
    ) {
        GKLeaderboard.submitScore(
            score, context: context, player: player, leaderboardIDs: [baseLeaderboardID],
            completionHandler: completionHandler)
    }
}

/// A score as apps reported it before iOS 14.
///
/// Sendable as on iOS: whoever has it uses it on one thread at a time.
open class GKScore: __ObjCObject, @unchecked Sendable {  // as its leaderboard
    open var leaderboardIdentifier: String
    open var value: Int64 = 0
    open var context: UInt64 = 0
    open var shouldSetDefaultLeaderboard = false
    open private(set) var player: GKPlayer
    open private(set) var rank: Int
    open private(set) var date: Date
    open var formattedValue: String? { NumberFormatter.localizedString(from: NSNumber(value: value), number: .decimal) }

    /// Of no leaderboard yet.
    public convenience override init() { self.init(leaderboardIdentifier: "") }

    public init(leaderboardIdentifier identifier: String) {
        leaderboardIdentifier = identifier
        (player, rank, date) = (GKLocalPlayer.local, 0, Date())
        super.init()
    }
    public convenience init(leaderboardIdentifier identifier: String, player: GKPlayer) {
        self.init(leaderboardIdentifier: identifier)
    }
    init(_ entry: GKLeaderboard.Entry, board: String) {
        leaderboardIdentifier = board
        (player, rank, date) = (entry.player, entry.rank, entry.date)
        super.init()
        value = Int64(entry.score)
        context = UInt64(bitPattern: Int64(entry.context))
    }

    open func report(completionHandler: (((any Error)?) -> Void)? = nil) {
        GKScore.report([self], withCompletionHandler: completionHandler)
    }
    open class func report(
        _ scores: [GKScore], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        askStore({
            for score in scores {
                try GameStore.current.submit(
                    Int(score.value), context: Int(truncatingIfNeeded: score.context), player: score.player.name,
                    boards: [score.leaderboardIdentifier])
            }
        }) { completionHandler?($1) }
    }
}
