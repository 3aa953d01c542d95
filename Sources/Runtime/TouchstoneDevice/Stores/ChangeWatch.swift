// SPDX-License-Identifier: MIT
@preconcurrency import Dispatch
import Foundation

/// Watches one file that other processes write when they have changed something.
final class ChangeWatch: Sendable {
    private let source: any DispatchSourceRead

    /// - Parameter changed: called on a queue of its own after a process other than this one has written the file.
    /// nil when the system has no more watches.
    init?(file: URL, changed: @escaping @Sendable () -> Void) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        let folder = file.deletingLastPathComponent()
        let added = inotify_add_watch(descriptor, folder.path, UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO))
        guard added >= 0 else {
            close(descriptor)
            return nil
        }
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
        let (own, name) = ("\(getpid())\n", file.lastPathComponent)
        source.setEventHandler {
            guard Self.names(from: descriptor).contains(name) else { return }
            // The writer's process number: what this process wrote it knows already.
            let writer = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) }
            if let writer, writer != own { changed() }
        }
        source.setCancelHandler { close(descriptor) }
        source.resume()
    }

    deinit { source.cancel() }

    /// Which of the folder's files were written; other stores lie beside this one, and closing one of them is a write, too.
    private static func names(from descriptor: Int32) -> Set<String> {
        var names: Set<String> = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
            buffer.withUnsafeBytes { bytes in
                var place = 0
                // `struct inotify_event`: its last field but the name is the name's length, zeros included.
                let head = MemoryLayout<inotify_event>.size
                while place + head <= count {
                    let length = Int(bytes.loadUnaligned(fromByteOffset: place + head - 4, as: UInt32.self))
                    let end = min(place + head + length, count)
                    names.insert(String(decoding: bytes[(place + head)..<end].prefix { $0 != 0 }, as: UTF8.self))
                    place = end
                }
            }
        }
        return names
    }
}
