// SPDX-License-Identifier: MIT
import GameplayKit
import Testing

private final class Player: NSObject, GKGameModelPlayer, Sendable {
    let playerId: Int
    init(_ id: Int) { playerId = id }
    static let both = [Player(1), Player(2)]
}
private final class Move: NSObject, GKGameModelUpdate {
    var value = 0
    let field: Int
    init(_ field: Int) { self.field = field }
}
/// Noughts and crosses.
private final class Board: NSObject, GKGameModel {
    var fields = [Int](repeating: 0, count: 9)
    var turn = 0
    static let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
    var players: [any GKGameModelPlayer]? { Player.both }
    var activePlayer: (any GKGameModelPlayer)? { Player.both[turn] }
    func copy(with zone: NSZone? = nil) -> Any {
        let copy = Board()
        copy.setGameModel(self)
        return copy
    }
    func setGameModel(_ gameModel: any GKGameModel) {
        guard let board = gameModel as? Board else { return }
        (fields, turn) = (board.fields, board.turn)
    }
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
        if isWin(for: Player.both[0]) || isWin(for: Player.both[1]) { return nil }
        return fields.indices.filter { fields[$0] == 0 }.map { Move($0) }
    }
    func apply(_ gameModelUpdate: any GKGameModelUpdate) {
        guard let move = gameModelUpdate as? Move else { return }
        fields[move.field] = Player.both[turn].playerId
        turn = 1 - turn
    }
    func isWin(for player: any GKGameModelPlayer) -> Bool {
        Board.lines.contains { $0.allSatisfy { fields[$0] == player.playerId } }
    }
    func isLoss(for player: any GKGameModelPlayer) -> Bool { isWin(for: Player.both[2 - player.playerId]) }
    func score(for player: any GKGameModelPlayer) -> Int { isWin(for: player) ? 1 : isLoss(for: player) ? -1 : 0 }
}

struct StrategistTests {
    private func play(_ strategists: [any GKStrategist]) -> Board {
        let board = Board()
        for turn in 0..<9 {
            let strategist = strategists[turn % 2]
            strategist.gameModel = board
            guard let move = strategist.bestMoveForActivePlayer() else { break }
            board.apply(move)
        }
        return board
    }

    @Test("noughts and crosses that both play perfectly ends without a winner")
    func perfectPlay() {
        let strategist = GKMinmaxStrategist()
        strategist.maxLookAheadDepth = 9
        let board = play([strategist, strategist])
        #expect(!board.fields.contains(0))
        #expect(!board.isWin(for: Player.both[0]) && !board.isWin(for: Player.both[1]))
        let random = GKMinmaxStrategist()
        random.maxLookAheadDepth = 1
        random.randomSource = GKMersenneTwisterRandomSource(seed: 5)
        for _ in 0..<10 { #expect(!play([random, strategist]).isWin(for: Player.both[0])) }
    }

    @Test("a win at once is taken, a threat is answered, and no depth is no move")
    func tactics() {
        let (board, strategist) = (Board(), GKMinmaxStrategist())
        board.fields = [1, 1, 0, 2, 2, 0, 0, 0, 0]
        strategist.gameModel = board
        #expect(strategist.bestMoveForActivePlayer() == nil)
        strategist.maxLookAheadDepth = 4
        #expect((strategist.bestMoveForActivePlayer() as? Move)?.field == 2)
        board.fields = [1, 0, 0, 2, 2, 0, 0, 0, 1]
        #expect((strategist.bestMove(for: Player.both[0]) as? Move)?.field == 5)
        let tree = GKMonteCarloStrategist()
        tree.gameModel = board
        tree.budget = 2_000
        tree.randomSource = GKMersenneTwisterRandomSource(seed: 2)
        #expect((tree.bestMoveForActivePlayer() as? Move)?.field == 5)
    }

    @Test("an agent reaches what it seeks, and leaves what it flees from")
    func agents() {
        let (target, seeker, runner) = (GKAgent2D(), GKAgent2D(), GKAgent2D())
        target.position = vector_float2(10, 5)
        runner.position = vector_float2(9, 5)
        seeker.maxSpeed = 2
        seeker.behavior = GKBehavior(goal: GKGoal(toSeekAgent: target), weight: 1)
        runner.behavior = GKBehavior(goals: [GKGoal(toFleeAgent: target)])
        var nearest = Float.infinity
        for _ in 0..<600 {
            seeker.update(deltaTime: 1 / 60)
            runner.update(deltaTime: 1 / 60)
            nearest = min(nearest, simd_distance(seeker.position, target.position))
            #expect(seeker.speed <= 2.001)
        }
        #expect(nearest < 0.5)
        #expect(simd_distance(runner.position, target.position) > 8)
    }
}
