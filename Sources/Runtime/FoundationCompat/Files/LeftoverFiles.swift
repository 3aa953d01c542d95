// SPDX-License-Identifier: MIT
import Foundation
import Glibc

/// Files that killed processes have left beside those they were writing, `SafeFile`'s and Foundation's own.
package enum LeftoverFiles {
    private static let prefix = ".dat.nosync"

    /// Removes those in the app's folders and in what the apps of its device share. Called once at launch, before the app
    /// runs. O(files of the app).
    package static func remove() {
        let home = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
        guard let device = ProcessInfo.processInfo.environment["TOUCHSTONE_DEVICE_FOLDER"] else {
            // Not an app in its sandbox: the folders are somebody's own.
            return
        }
        let folder = URL(fileURLWithPath: device, isDirectory: true)
        for name in ["Documents", "Library", "tmp"] { remove(in: home.appendingPathComponent(name), recursively: true) }
        remove(in: folder, recursively: false)
        for name in ["Photos", "Keychains", "Player"] {
            remove(in: folder.appendingPathComponent(name), recursively: false)
        }
        for name in ["Shared", "Databases"] { remove(in: folder.appendingPathComponent(name), recursively: true) }
    }

    /// What cannot be listed or removed stays: it is only in the way.
    package static func remove(in folder: URL, recursively: Bool) {
        guard let stream = opendir(folder.path) else { return }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            let file = folder.appendingPathComponent(name)
            if name.hasPrefix(prefix), isLeft(name) {
                if unlink(file.path) != 0 { removeFolder(file) }
            } else if recursively, entry.pointee.d_type == DT_DIR, name != ".", name != ".." {
                remove(in: file, recursively: true)
            }
        }
    }

    private static func removeFolder(_ folder: URL) {
        do { try FileManager.default.removeItem(at: folder) } catch { NSLog("%@", "\(folder.path) stays: \(error)") }
    }

    /// The name has the process's number in hexadecimal digits; another process may be writing right now.
    private static func isLeft(_ name: String) -> Bool {
        let digits = name.dropFirst(prefix.count).prefix { $0 != "." }
        guard let process = pid_t(digits, radix: 16) else { return false }
        return process == getpid() || kill(process, 0) != 0 && errno == ESRCH
    }
}
