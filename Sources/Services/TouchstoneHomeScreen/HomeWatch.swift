// SPDX-License-Identifier: MIT
import FoundationCompat
import Glibc
import TouchstoneDevice

/// Hears when apps come and go, and when the numbers on their icons change.
@MainActor
final class HomeWatch {
    private let source: any DispatchSourceRead

    /// nil: the device's folder cannot be watched.
    init?(device: Device, changed: @escaping @MainActor () -> Void) {
        let watch = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard watch >= 0 else { return nil }
        let apps = device.folder.path + "/Bundles"
        let stores = device.database("notifications").deletingLastPathComponent().path
        // What is not there yet is looked for when the home screen next comes to the front.
        let isWatched = [
            inotify_add_watch(watch, apps, UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE)),
            inotify_add_watch(watch, stores, UInt32(IN_CLOSE_WRITE)),
        ]
        guard isWatched.contains(where: { $0 >= 0 }) else {
            close(watch)
            return nil
        }
        source = DispatchSource.makeReadSource(fileDescriptor: watch, queue: .main)
        source.setEventHandler {
            if Self.hasNews(watch) { MainActor.assumeIsolated(changed) }
        }
        source.setCancelHandler { close(watch) }
        source.activate()
    }

    /// Of the files beside the stores, the notice alone says that something has changed: readers open a store for
    /// writing too.
    private nonisolated static func hasNews(_ watch: Int32) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 8192)
        var text = ""
        while true {
            let count = read(watch, &buffer, buffer.count)
            guard count > 0 else { break }
            text += String(decoding: buffer[..<count], as: UTF8.self)
        }
        return text.contains(".app") || text.contains("notifications.sqlite.changed")
    }

    isolated deinit { source.cancel() }
}
