// SPDX-License-Identifier: MIT
@preconcurrency import Dispatch
import Foundation

/// Tells when files of a folder come, are written or replaced, and go.
package final class FolderWatch: Sendable {
    private let source: any DispatchSourceRead

    /// - Parameter changed: called on a queue of its own, once for changes that come together.
    /// nil when there is no such folder, or the system has no more watches.
    package init?(folder: URL, changed: @escaping @Sendable () -> Void) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
        guard inotify_add_watch(descriptor, folder.path, UInt32(events)) >= 0 else {
            close(descriptor)
            return nil
        }
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
        source.setEventHandler {
            var buffer = [UInt8](repeating: 0, count: 4096)
            while read(descriptor, &buffer, buffer.count) > 0 {}
            changed()
        }
        source.setCancelHandler { close(descriptor) }
        source.resume()
    }

    deinit { source.cancel() }
}
