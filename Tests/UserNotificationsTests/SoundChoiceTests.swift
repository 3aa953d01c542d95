// SPDX-License-Identifier: MIT
import Foundation
import MediaEngine
import Testing
import TouchstoneDevice

@testable import UserNotifications

/// Which sound a notification has.
@Suite("Sounds of notifications", .serialized)
struct SoundChoiceTests {
    private func write(_ seconds: Double, as name: String) throws -> URL {
        let folder = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Library/Sounds")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name)
        let writer = try SoundFileWriter(
            path: file.path, container: .wave, rate: 8000, channels: 1, bits: 16, isFloat: false)
        try writer.write([Float](repeating: 0.1, count: Int(seconds * 8000)))
        try writer.close()
        return file
    }

    private func isStandard(_ source: any SoundSource) -> Bool {
        source.frameCount == NotificationSounds.standard.frameCount && source.rate == NotificationSounds.standard.rate
    }

    @Test("NO21: the standard sound, or the file that it names")
    func choice() throws {
        let name = "short-\(UUID().uuidString).wav"
        let file = try write(1.5, as: name)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(isStandard(NotificationSounds.source(of: .standard)))
        let source = NotificationSounds.source(of: .file(name))
        #expect(!isStandard(source) && abs(source.duration - 1.5) < 0.01)
    }

    @Test("NO22: a sound of half a minute, a missing and a damaged one give the standard sound")
    func fallback() throws {
        let name = "long-\(UUID().uuidString).wav"
        let file = try write(30, as: name)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(isStandard(NotificationSounds.source(of: .file(name))))
        #expect(isStandard(NotificationSounds.source(of: .file("none-\(UUID().uuidString).caf"))))
        try Data("no sound".utf8).write(to: file)
        #expect(isStandard(NotificationSounds.source(of: .file(name))))
    }
}
