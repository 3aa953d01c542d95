// SPDX-License-Identifier: MIT
import Foundation

/// What tests write to the temporary folder goes with them: before anything asks for it, the test program gets a temporary
/// folder of its own, which it removes at its end. What a killed program left the next one removes.
enum OwnTemporaryFolder {
    // Short: sockets lie in it, whose paths have 107 bytes.
    private static let prefix = "tests-"

    static func enter() {
        let usual = FileManager.default.temporaryDirectory
        removeAbandoned(in: usual)
        let own = usual.appendingPathComponent(prefix + "\(getpid())").path
        guard mkdir(own, 0o700) == 0 || errno == EEXIST else {
            fatalError("tests: no folder '\(own)': \(String(cString: strerror(errno)))")
        }
        setenv("TMPDIR", own, 1)
        atexit { OwnTemporaryFolder.leave() }
    }

    private static func leave() {
        let own = FileManager.default.temporaryDirectory
        // A child that was forked has the parent's.
        guard own.lastPathComponent == prefix + "\(getpid())" else { return }
        remove(own)
    }

    private static func removeAbandoned(in folder: URL) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            guard name.hasPrefix(prefix), let process = pid_t(name.dropFirst(prefix.count)) else { continue }
            if kill(process, 0) != 0, errno == ESRCH { remove(folder.appendingPathComponent(name)) }
        }
    }

    private static func remove(_ folder: URL) {
        do { try FileManager.default.removeItem(at: folder) } catch CocoaError.fileNoSuchFile {} catch {
            FileHandle.standardError.write(Data("tests: \(folder.path) stays: \(error)\n".utf8))
        }
    }
}

// Run before `main`.
@section(".init_array") @used
private let enterOwnTemporaryFolder: @convention(c) () -> Void = { OwnTemporaryFolder.enter() }
