// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// Pictures and films of the screen as its person sees it, in its own pixels, in the person's folder of pictures. A page
/// makes them in the browser.
@MainActor
final class ScreenCapture {
    /// Called when a film has ended by itself.
    var ended: () -> Void = {}
    private var film: FilmWriter?

    var isRecording: Bool { film != nil }

    func takePicture() {
        say(of: "picture") {
            let file = try Self.file("png")
            MainLoop.shared.renderNow()
            try MainLoop.shared.withLastFrame { frame in
                guard let frame else { throw Failure(description: "nothing was shown yet") }
                try ScreenPicture.write(frame, to: file.path)
            }
            return file
        }
    }

    /// Begins a film, or ends the one that is taken.
    func toggleFilm() {
        if let film {
            self.film = nil
            return say(of: "film") { try film.finish() }
        }
        say(of: "film") {
            let film = try MainLoop.shared.withLastFrame { frame in
                guard let frame else { throw Failure(description: "nothing was shown yet") }
                return try FilmWriter(try Self.file("mp4"), width: frame.width, height: frame.height)
            }
            self.film = film
            takeFrame(of: film)
            return nil
        }
    }

    /// Thirty a second, for as long as the film is taken. A screen that turns has another size: the film ends there.
    private func takeFrame(of film: FilmWriter) {
        guard self.film === film else { return }
        let isTaken = MainLoop.shared.withLastFrame { $0.map(film.add) ?? true }
        guard isTaken else {
            toggleFilm()
            return ended()
        }
        DeadlineQueue.shared.schedule(after: 1 / FilmWriter.framesPerSecond) { [weak self] in
            self?.takeFrame(of: film)
        }
    }

    // MARK: Files

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private func say(of kind: String, _ body: () throws -> URL?) {
        do {
            if let file = try body() { FileHandle.standardOutput.write(Data("\(kind): \(file.path)\n".utf8)) }
        } catch { FileHandle.standardError.write(Data("touchstone: \(kind): \(error)\n".utf8)) }
    }

    /// Named by the app and the time; two of one second get numbers.
    private static func file(_ ending: String) throws -> URL {
        guard let folder = Device.variable("CAPTURES").map({ URL(fileURLWithPath: $0, isDirectory: true) }) else {
            throw Failure(description: "there is no folder for it (TOUCHSTONE_CAPTURES)")
        }
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "yyyy-MM-dd HH.mm.ss"
        let app = AppIdentity.displayName.replacing("/", with: "-")
        let name = "\(app) \(format.string(from: Date()))"
        for number in 1...99 {
            let file = folder.appendingPathComponent(number == 1 ? "\(name).\(ending)" : "\(name) \(number).\(ending)")
            if !FileManager.default.fileExists(atPath: file.path) { return file }
        }
        throw Failure(description: "\(folder.path): there are too many of this second")
    }
}
