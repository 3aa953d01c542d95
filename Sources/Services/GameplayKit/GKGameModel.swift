// SPDX-License-Identifier: MIT

public let GKGameModelMaxScore = 1 << 24
public let GKGameModelMinScore = -(1 << 24)

/// A possible move.
public protocol GKGameModelUpdate: NSObjectProtocol {
    /// What a strategist finds the move to be worth.
    var value: Int { get set }
}

public protocol GKGameModelPlayer: NSObjectProtocol {
    var playerId: Int { get }
}

/// A state of a game that strategists can copy, look ahead in and rate.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
    var players: [any GKGameModelPlayer]? { get }
    var activePlayer: (any GKGameModelPlayer)? { get }
    /// Takes over the state of another model.
    func setGameModel(_ gameModel: any GKGameModel)
    /// nil or none: the game is over.
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
    func apply(_ gameModelUpdate: any GKGameModelUpdate)
    func score(for player: any GKGameModelPlayer) -> Int
    func isWin(for player: any GKGameModelPlayer) -> Bool
    func isLoss(for player: any GKGameModelPlayer) -> Bool
    func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
}

extension GKGameModel {
    public func score(for player: any GKGameModelPlayer) -> Int { byName(self, "scoreForPlayer:", [player], or: 0) }
    public func isWin(for player: any GKGameModelPlayer) -> Bool {
        byName(self, "isWinForPlayer:", [player], or: false)
    }
    public func isLoss(for player: any GKGameModelPlayer) -> Bool {
        byName(self, "isLossForPlayer:", [player], or: false)
    }
    public func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate) {
        byName(self, "unapplyGameModelUpdate:", [gameModelUpdate])
    }

    /// A model of its own in the same state.
    func duplicate() -> any GKGameModel {
        guard let copy = copy(with: nil) as? any GKGameModel else {
            preconditionFailure("\(type(of: self)).copy(with:) answers no GKGameModel")
        }
        return copy
    }

    func rating(for player: any GKGameModelPlayer) -> Int { optionalCall { score(for: player) } ?? 0 }
    func hasWon(_ player: any GKGameModelPlayer) -> Bool { optionalCall { isWin(for: player) } ?? false }
    func hasLost(_ player: any GKGameModelPlayer) -> Bool { optionalCall { isLoss(for: player) } ?? false }
}

public protocol GKStrategist: NSObjectProtocol {
    var gameModel: (any GKGameModel)? { get set }
    var randomSource: (any GKRandom)? { get set }
    func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}

/// Looks at all moves to a depth and expects the best answer to each: minimax with alpha and beta.
open class GKMinmaxStrategist: __ObjCObject, GKStrategist {
    open var gameModel: (any GKGameModel)?
    /// Chooses between equally good moves; nil takes the first.
    open var randomSource: (any GKRandom)?
    /// Moves of all players together; 0 looks at none, and there is no best move.
    open var maxLookAheadDepth = 0

    public override init() { super.init() }

    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
        gameModel?.activePlayer.flatMap { bestMove(for: $0) }
    }

    open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
        let moves = ratedMoves(of: player)
        guard let best = moves.first?.value else { return nil }
        return pick(moves.prefix { $0.value == best })
    }

    /// One of the best moves, at random: a weaker opponent.
    open func randomMove(
        for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int
    ) -> (any GKGameModelUpdate)? {
        pick(ratedMoves(of: player).prefix(numMovesToConsider), else: .sharedRandom())
    }

    private func pick(
        _ moves: ArraySlice<any GKGameModelUpdate>, else source: GKRandomSource? = nil
    ) -> (any GKGameModelUpdate)? {
        guard !moves.isEmpty, let random = randomSource ?? source else { return moves.first }
        return moves[moves.startIndex + random.nextInt(upperBound: moves.count)]
    }

    /// Best first; those of one value in the model's order.
    private func ratedMoves(of player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
        guard maxLookAheadDepth > 0, let gameModel, let moves = gameModel.gameModelUpdates(for: player) else {
            return []
        }
        let place = gameModel.duplicate()
        for move in moves {
            place.setGameModel(gameModel)
            place.apply(move)
            // The full window: all values are compared with each other.
            move.value = value(of: place, for: player, depth: maxLookAheadDepth - 1, .min, .max)
        }
        return moves.enumerated().sorted { ($1.element.value, $0.offset) < ($0.element.value, $1.offset) }.map(
            \.element)
    }

    /// What the player can reach from here when everybody plays as well as possible. An early win is worth more than a
    /// late one, and a late loss more than an early one.
    private func value(
        of model: any GKGameModel, for player: any GKGameModelPlayer, depth: Int, _ low: Int, _ high: Int
    ) -> Int {
        if model.hasWon(player) { return GKGameModelMaxScore + depth }
        if model.hasLost(player) { return GKGameModelMinScore - depth }
        guard depth > 0, let active = model.activePlayer, let moves = model.gameModelUpdates(for: active),
            !moves.isEmpty
        else { return model.rating(for: player) }
        let isOwn = active.playerId == player.playerId
        var (low, high) = (low, high)
        var best = isOwn ? Int.min : Int.max
        let place = model.duplicate()
        for move in moves {
            place.setGameModel(model)
            place.apply(move)
            let reached = value(of: place, for: player, depth: depth - 1, low, high)
            best = isOwn ? max(best, reached) : min(best, reached)
            if isOwn { low = max(low, best) } else { high = min(high, best) }
            if high <= low { break }
        }
        return best
    }
}

/// Plays games at random to their end and prefers what won: upper confidence bounds for trees (Kocsis and Szepesvári).
open class GKMonteCarloStrategist: __ObjCObject, GKStrategist {
    open var gameModel: (any GKGameModel)?
    open var randomSource: (any GKRandom)?
    /// Games that are played for one move.
    open var budget = 100
    /// How much moves that were tried rarely are tried more: the share of the bound's second part.
    open var explorationParameter = 1
    private static let longestGame = 1_000

    public override init() { super.init() }

    private final class Node {
        let move: (any GKGameModelUpdate)?
        /// Who made the move.
        let player: Int
        weak var parent: Node?
        var children: [Node] = []
        var untried: [any GKGameModelUpdate]?
        var (wins, visits) = (0.0, 0.0)
        init(_ move: (any GKGameModelUpdate)?, _ player: Int, _ parent: Node?) {
            (self.move, self.player, self.parent) = (move, player, parent)
        }
        func bound(_ exploration: Double) -> Double {
            wins / visits + exploration * (2 * log(parent?.visits ?? 1) / visits).squareRoot()
        }
    }

    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
        guard let gameModel, gameModel.activePlayer != nil else { return nil }
        let random = randomSource ?? GKRandomSource.sharedRandom()
        let root = Node(nil, .min, nil)
        for _ in 0..<max(1, budget) {
            let place = gameModel.duplicate()
            let leaf = expand(select(root, place), place, random)
            let winners = play(place, random)
            var node: Node? = leaf
            while let current = node {
                current.visits += 1
                if winners.contains(current.player) { current.wins += 1 }
                node = current.parent
            }
        }
        return root.children.max { $0.visits < $1.visits }?.move
    }

    /// 1. Down the tree, by the highest bound, while all moves of a node have been tried.
    private func select(_ root: Node, _ place: any GKGameModel) -> Node {
        var node = root
        while true {
            if node.untried == nil { node.untried = moves(place) }
            guard node.untried?.isEmpty == true else { return node }
            let best = node.children.max {
                $0.bound(Double(explorationParameter)) < $1.bound(Double(explorationParameter))
            }
            guard let best, let move = best.move else { return node }
            place.apply(move)
            node = best
        }
    }
    /// 2. One more move.
    private func expand(_ node: Node, _ place: any GKGameModel, _ random: any GKRandom) -> Node {
        guard let untried = node.untried, !untried.isEmpty, let active = place.activePlayer else { return node }
        let index = random.nextInt(upperBound: untried.count)
        node.untried?.remove(at: index)
        let child = Node(untried[index], active.playerId, node)
        place.apply(untried[index])
        node.children.append(child)
        return child
    }
    /// 3. At random to the end.
    private func play(_ place: any GKGameModel, _ random: any GKRandom) -> Set<Int> {
        for _ in 0..<Self.longestGame {
            let moves = moves(place)
            guard !moves.isEmpty else { break }
            place.apply(moves[random.nextInt(upperBound: moves.count)])
        }
        return Set((place.players ?? []).filter { place.hasWon($0) }.map(\.playerId))
    }
    private func moves(_ place: any GKGameModel) -> [any GKGameModelUpdate] {
        if (place.players ?? []).contains(where: { place.hasWon($0) || place.hasLost($0) }) { return [] }
        return place.activePlayer.flatMap { place.gameModelUpdates(for: $0) } ?? []
    }
}
