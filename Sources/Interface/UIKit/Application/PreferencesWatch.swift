// SPDX-License-Identifier: MIT
import Glibc

/// Hears when another process changes the defaults of an app.
@MainActor
package final class PreferencesWatch {
    private static var own: PreferencesWatch?
    private let source: any DispatchSourceRead

    /// Tells the running app that Settings has changed its defaults (SV4). What it reads is new without this:
    /// `UserDefaults` looks at the file each time.
    static func start() {
        guard own == nil, let identifier = Bundle.main.bundleIdentifier else { return }
        own = PreferencesWatch(home: NSHomeDirectory(), identifier: identifier) {
            NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: UserDefaults.standard)
        }
    }

    /// nil: there is no such folder, or the system has no more watches.
    /// - Parameter home: the app's home folder.
    package init?(home: String, identifier: String, changed: @escaping @MainActor () -> Void) {
        let watch = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard watch >= 0 else { return nil }
        guard inotify_add_watch(watch, home + "/Library/Preferences", UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO)) >= 0
        else {
            close(watch)
            return nil
        }
        source = DispatchSource.makeReadSource(fileDescriptor: watch, queue: .main)
        source.setEventHandler {
            MainActor.assumeIsolated {
                if Self.isChangedByOther(watch, file: identifier + ".plist") { changed() }
            }
        }
        source.setCancelHandler { close(watch) }
        source.activate()
    }

    isolated deinit { source.cancel() }

    /// Files are written beside under a name with the writer's process number, and renamed: a pair of events.
    private static func isChangedByOther(_ watch: Int32, file: String) -> Bool {
        let own = ".dat.nosync" + String(getpid(), radix: 16, uppercase: true) + "."
        var buffer = [UInt8](repeating: 0, count: 8192)
        var ownMoves: Set<UInt32> = []
        var isChanged = false
        while true {
            let count = read(watch, &buffer, buffer.count)
            guard count > 0 else { return isChanged }
            buffer.withUnsafeBytes { bytes in
                var at = 0
                let header = MemoryLayout<inotify_event>.size
                while at + header <= count {
                    let event = bytes.loadUnaligned(fromByteOffset: at, as: inotify_event.self)
                    let name = bytes[(at + header)..<(at + header + Int(event.len))].prefix { $0 != 0 }
                    let text = String(decoding: name, as: UTF8.self)
                    if text.hasPrefix(own) { ownMoves.insert(event.cookie) }
                    if text == file, !ownMoves.contains(event.cookie) { isChanged = true }
                    at += header + Int(event.len)
                }
            }
        }
    }
}
