// SPDX-License-Identifier: MIT
import Glibc

/// Starts the engine's program while the app's libraries are still being loaded, where the app showed a page soon after its last
/// start: what the program needs to be ready and what the app needs to come up take place side by side. An app that shows no
/// page, or a late one, pays nothing; one that showed a page last time and shows none now pays the program's start, once.
enum EarlyStart {
    /// Seconds after the start of the process within which a page is soon.
    private static let soon = 5.0

    // Written by the dynamic linker before there are threads, then the main thread's alone.
    nonisolated(unsafe) private static var socket: WebSocket?

    /// A file whose being there is all that it says, in the app's own caches; nil for programs that are no apps.
    private static let note: String? = getenv("CFFIXED_USER_HOME").map {
        String(cString: $0) + "/Library/Caches/WebKit/ShowsPageAtStart"
    }

    /// What the dynamic linker calls.
    fileprivate static func begin() {
        // The note holds for one start; the page renews it.
        guard let note, unlink(note) == 0, let program = EngineProgram.path else { return }
        // Whoever asks for a page starts the program then, and is told what is wrong.
        socket = try? WebSocket(starting: program, ["--early"])
    }

    /// The program that was started early, once; nil: there is none, or it has given up.
    static func take() -> WebSocket? {
        remember()
        guard let early = socket else { return nil }
        socket = nil
        guard !early.isOver else {
            early.discard()
            return nil
        }
        return early
    }

    private static func remember() {
        guard let note, let age = processAge, age < soon else { return }
        let file = URL(fileURLWithPath: note)
        // A note that cannot be left costs time at the next start, and nothing else.
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? Data().write(to: file)
    }

    /// Seconds of real time since the process began, which an app's virtual clock knows nothing of: by proc(5), field 22 of `stat`
    /// is when it began after the machine, in ticks. nil where that cannot be read.
    private static var processAge: Double? {
        guard let up = line(of: "/proc/uptime")?.split(separator: " ").first.flatMap({ Double($0) }),
            // The program's name, in parentheses, may hold spaces.
            let fields = line(of: "/proc/self/stat")?.split(separator: ")").last?.split(separator: " "),
            fields.count > 19,
            let ticks = Double(fields[19])
        else { return nil }
        return up - ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    private static func line(of path: String) -> String? {
        guard let file = fopen(path, "re") else { return nil }
        defer { fclose(file) }
        var bytes = [CChar](repeating: 0, count: 1024)
        guard fgets(&bytes, Int32(bytes.count), file) != nil else { return nil }
        return bytes.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    }
}

@section(".init_array") @used
private let beginEarly: @convention(c) () -> Void = { EarlyStart.begin() }
