// SPDX-License-Identifier: MIT
import Foundation
import Synchronization
import Testing
import TouchstoneDevice

/// What apps of a device tell each other of their sound. Truth: the statements BG of the specification.
@Suite("Sound of the device") struct SoundBoardTests {
    private let device = Device(
        folder: FileManager.default.temporaryDirectory.appendingPathComponent("sound-\(UUID().uuidString)"))

    private func board(_ app: String) -> SoundBoard { SoundBoard(device: device, app: app, isShared: true) }

    @Test("whoever begins last has the greatest turn, and others see its note")
    func turns() {
        let (one, two) = (board("one"), board("two"))
        one.takeTurn { $0.isExclusive = true }
        two.takeTurn { $0.isExclusive = true }
        #expect(one.own.turn == 1 && two.own.turn == 2)
        #expect(one.others.map(\.app) == ["two"] && two.others.map(\.app) == ["one"])
        one.takeTurn { $0.isPlaying = true }
        #expect(one.own.turn == 3)
        #expect(SoundBoard.notes(on: device).map(\.app) == ["one", "two"])
    }

    @Test("the newest may take its turn again without another number")
    func again() {
        let one = board("one")
        one.takeTurn { $0.isExclusive = true }
        one.takeTurn { $0.isExclusive = true }
        #expect(one.own.turn == 1)
    }

    @Test("a note whose process has ended counts no more")
    func ended() throws {
        let one = board("one")
        one.takeTurn { $0.isPlaying = true }
        var dead = SoundNote(app: "dead", process: pid_t.max)
        (dead.turn, dead.isPlaying) = (9, true)
        try JSONEncoder().encode(dead).write(to: device.sound.appendingPathComponent("dead.json"))
        try Data("{".utf8).write(to: device.sound.appendingPathComponent("broken.json"))
        #expect(SoundBoard.notes(on: device).map(\.app) == ["one"])
    }

    @Test("observers hear of this app's notes at once, and not of a note that says the same")
    func observers() {
        // Alone: what others' processes hear, they hear when they do.
        let one = SoundBoard(device: device, app: "one", isShared: false)
        let count = Mutex(0)
        let number = one.observe { count.withLock { $0 += 1 } }
        one.update { $0.isPlaying = true }
        one.update { $0.isPlaying = true }
        #expect(count.withLock { $0 } == 1)
        one.removeObserver(number)
        let before = count.withLock { $0 }
        one.update { $0.isPlaying = false }
        #expect(count.withLock { $0 } == before)
    }

    @Test("an app that runs alone writes nothing")
    func alone() {
        let one = SoundBoard(device: device, app: "one", isShared: false)
        one.takeTurn { $0.isPlaying = true }
        #expect(one.own.turn == 1 && one.others.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: device.sound.path))
    }

    @Test("BG28: the time goes on by the rate without the app, and not beyond the end")
    func elapsed() {
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        var playing = NowPlaying(date: date)
        (playing.elapsed, playing.duration) = (10, 60)
        #expect(playing.elapsed(at: date) == 10 && playing.elapsed(at: date + 5) == 15)
        playing.rate = 2
        #expect(playing.elapsed(at: date + 5) == 20 && playing.elapsed(at: date + 500) == 60)
        playing.rate = 0
        #expect(playing.elapsed(at: date + 500) == 10)
        #expect(playing.elapsed(at: date - 5) == 10)
    }
}
