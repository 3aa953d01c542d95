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
        // Written in place whenever the store has changed; the store's own files are opened for writing by readers too.
        let notice = device.database("notifications").path + ".changed"
        // What is not there yet is looked for when the home screen next comes to the front.
        let isWatched = [
            inotify_add_watch(watch, apps, UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE)),
            inotify_add_watch(watch, notice, UInt32(IN_CLOSE_WRITE)),
        ]
        guard isWatched.contains(where: { $0 >= 0 }) else {
            close(watch)
            return nil
        }
        source = DispatchSource.makeReadSource(fileDescriptor: watch, queue: .main)
        source.setEventHandler {
            var buffer = [UInt8](repeating: 0, count: 8192)
            while read(watch, &buffer, buffer.count) > 0 {}
            MainActor.assumeIsolated(changed)
        }
        source.setCancelHandler { close(watch) }
        source.activate()
    }

    isolated deinit { source.cancel() }
}
