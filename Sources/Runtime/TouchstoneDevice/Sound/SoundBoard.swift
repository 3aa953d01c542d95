// SPDX-License-Identifier: MIT
import Foundation
import Synchronization

/// The notes that the apps of a device leave of their sound: a file each, `Sound/APP.json`, written beside and renamed. One
/// whose process has ended counts no more.
///
/// An app that runs alone has nobody to tell: its note stays in memory. Any thread.
package final class SoundBoard: Sendable {
    /// Of the running app.
    package static let current = SoundBoard(
        device: .current, app: AppIdentity.identifier, isShared: Device.variable("SESSION") != nil)

    private struct State {
        var own: SoundNote
        var observers: [Int: @Sendable () -> Void] = [:]
        var count = 0
        var watch: FolderWatch?
        var isLeft = false
    }
    private let state: Mutex<State>
    private let folder: URL
    private let isShared: Bool

    /// - Parameter isShared: whether there are other processes that read what this one writes.
    package init(device: Device, app: String, isShared: Bool) {
        folder = device.sound
        self.isShared = isShared
        state = Mutex(State(own: SoundNote(app: app, process: getpid())))
    }

    // MARK: The own note

    /// What this app has said last.
    package var own: SoundNote { state.withLock { $0.own } }

    /// Says something else; equal to what was said, it costs a comparison. A device that cannot be written is reported.
    package func update(_ change: (inout SoundNote) -> Void) {
        let observers: [@Sendable () -> Void] = state.withLock { state in
            let old = state.own
            change(&state.own)
            guard state.own != old else { return [] }
            if isShared { write(&state) }
            return Array(state.observers.values)
        }
        for observer in observers { observer() }
    }

    /// The newest of the device from now on.
    package func takeTurn(_ change: (inout SoundNote) -> Void) {
        let last = others.map(\.turn).max() ?? 0
        update {
            if $0.turn <= last { $0.turn = last + 1 }
            change(&$0)
        }
    }

    private func write(_ state: inout State) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try JSONEncoder().encode(state.own).write(to: file(of: state.own.app), options: .atomic)
            guard !state.isLeft else { return }
            state.isLeft = true
            atexit { SoundBoard.current.remove() }
        } catch { FileHandle.standardError.write(Data("touchstone: sound of the device: \(error)\n".utf8)) }
    }

    /// Others may sound again.
    private func remove() { unlink(file(of: own.app).path) }

    private func file(of app: String) -> URL {
        folder.appendingPathComponent(app.replacingOccurrences(of: "/", with: "-") + ".json")
    }

    /// Where a picture of this app's is kept.
    package var artworkFile: URL { file(of: own.app).deletingPathExtension().appendingPathExtension("png") }

    // MARK: All notes

    /// Of other apps that run, the newest first.
    package var others: [SoundNote] {
        guard isShared else { return [] }
        return Self.notes(in: folder).filter { $0.app != own.app }
    }

    /// Of all apps that run on a device, the newest first.
    package static func notes(on device: Device) -> [SoundNote] { notes(in: device.sound) }

    private static func notes(in folder: URL) -> [SoundNote] {
        // Without a folder nobody has made a sound yet.
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let notes = files.filter { $0.pathExtension == "json" }.compactMap { file -> SoundNote? in
            // It may go while it is read.
            guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
            return try? JSONDecoder().decode(SoundNote.self, from: data)
        }
        return notes.filter(\.isAlive).sorted { ($0.turn, $0.app) > ($1.turn, $1.app) }
    }

    // MARK: Changes

    /// Calls `body` on some thread after each change of a note, this app's too.
    /// - Returns: a number for `removeObserver`.
    package func observe(_ body: @escaping @Sendable () -> Void) -> Int {
        state.withLock { state in
            state.count += 1
            state.observers[state.count] = body
            if isShared, state.watch == nil { state.watch = watch() }
            return state.count
        }
    }

    /// Does nothing for an unknown number.
    package func removeObserver(_ number: Int) { state.withLock { $0.observers[number] = nil } }

    private func watch() -> FolderWatch? {
        do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
            FileHandle.standardError.write(Data("touchstone: sound of the device: \(error)\n".utf8))
        }
        return FolderWatch(folder: folder) { [weak self] in
            guard let self else { return }
            for observer in state.withLock({ Array($0.observers.values) }) { observer() }
        }
    }
}
