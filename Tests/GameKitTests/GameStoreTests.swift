// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TouchstoneDevice

@testable import GameKit

struct GameStoreTests {
    private func device() -> Device {
        Device(folder: FileManager.default.temporaryDirectory.appendingPathComponent("games-" + UUID().uuidString))
    }

    @Test("a leaderboard shows each player's best, the earlier of two equal ones first, and keeps apps apart")
    func scores() throws {
        let device = device()
        defer { do { try FileManager.default.removeItem(at: device.folder) } catch {} }
        let store = GameStore(device: device, app: "a")
        let start = Date(timeIntervalSince1970: 1_000_000)
        for (player, score, time) in [("x", 5, 0.0), ("y", 9, 1), ("x", 7, 2), ("z", 7, 1), ("x", 3, 3)] {
            try store.submit(
                score, context: 1, player: player, boards: ["b"], date: start.addingTimeInterval(time))
        }
        #expect(try store.entries(board: "b", since: .distantPast).map(\.player) == ["y", "z", "x"])
        #expect(try store.entries(board: "b", since: .distantPast).map(\.score) == [9, 7, 7])
        #expect(try store.entries(board: "b", since: start.addingTimeInterval(2.5)).map(\.score) == [3])
        #expect(try GameStore(device: device, app: "other").entries(board: "b", since: .distantPast).isEmpty)
        #expect(try store.boards() == ["b"])
    }

    @Test("an achievement never goes back")
    func achievements() throws {
        let device = device()
        defer { do { try FileManager.default.removeItem(at: device.folder) } catch {} }
        let store = GameStore(device: device, app: "a")
        try store.report(50, achievement: "one")
        try store.report(20, achievement: "one")
        #expect(try store.achievements().map(\.percent) == [50])
        try store.report(100, achievement: "one")
        #expect(try store.achievements().map(\.percent) == [100])
        try store.resetAchievements()
        #expect(try store.achievements().isEmpty)
    }
}
