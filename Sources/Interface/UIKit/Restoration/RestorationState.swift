// SPDX-License-Identifier: MIT

/// Saves the state of the app's controllers, views and registered objects when the app leaves the screen, and restores
/// it at the next launch, after `willFinishLaunching` and before `didFinishLaunching`.
@MainActor
enum RestorationState {
    private struct Registered {
        weak var object: (any UIStateRestoring)?
        let identifier: String
    }

    private static var registered: [Registered] = []

    static func register(_ object: any UIStateRestoring, _ identifier: String) {
        registered.removeAll { $0.object == nil || $0.identifier == identifier }
        registered.append(Registered(object: object, identifier: identifier))
    }

    /// The folder of the archive. Tests have their own.
    static var folder = URL(fileURLWithPath: NSHomeDirectory())
        .appendingPathComponent("Library/Saved Application State")

    private static var file: URL { folder.appendingPathComponent("state.plist") }
    /// Where the archive is while it is being restored; what lies here at launch made the app crash.
    private static var attempted: URL { folder.appendingPathComponent("attempted.plist") }

    // MARK: Saving

    /// Called when the app enters the background.
    static func save(_ application: UIApplication) {
        guard let delegate = application.delegate else { return }
        let saver = RestorationSaver()
        let header = saver.makeArchiver()
        guard
            delegate.application(application, shouldSaveSecureApplicationState: header)
                || delegate.application(application, shouldSaveApplicationState: header)
        else { return discard() }
        for window in application.windows where !window.isHidden {
            if let root = window.rootViewController { saver.walk(root) }
        }
        _ = optionalCall { delegate.application(application, willEncodeRestorableStateWith: header) }
        saver.finish()
        var archive = RestorationArchive(
            header: header.data, idiom: UIDevice.current.userInterfaceIdiom.rawValue,
            bundleVersion: Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? "",
            systemVersion: UIDevice.current.systemVersion, timestamp: Date())
        archive.records = saver.records
        for entry in registered {
            guard let object = entry.object else { continue }
            archive.objects[entry.identifier] = saver.encoded { object.encodeRestorableState(with: $0) }
        }
        write(archive)
    }

    private static func write(_ archive: RestorationArchive) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .binary
            try SafeFile.write(encoder.encode(archive), to: file)
            remove(attempted)
        } catch {
            FileHandle.standardError.write(Data("state restoration: \(error.localizedDescription)\n".utf8))
        }
    }

    private static func discard() { [file, attempted].forEach(remove) }

    private static func remove(_ file: URL) {
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        attempt { try FileManager.default.removeItem(at: file) }
    }

    private static func move(_ file: URL, to place: URL) {
        attempt { try SafeFile.put(file, inPlaceOf: place) }
    }

    private static func attempt(_ change: () throws -> Void) {
        do { try change() } catch {
            FileHandle.standardError.write(Data("state restoration: \(error.localizedDescription)\n".utf8))
        }
    }

    // MARK: Restoring

    /// Called at launch when the first window has its controller, before it is shown.
    static func restore(_ application: UIApplication) {
        guard let delegate = application.delegate, let archive = read() else { return }
        // What makes the app crash must not do so again. What does not is kept: an app that is killed before it next
        // leaves the screen is restored to the same state.
        move(file, to: attempted)
        defer { move(attempted, to: file) }
        let run = RestorationRun(application, delegate, archive)
        guard let coder = run.unarchiver(archive.header),
            delegate.application(application, shouldRestoreSecureApplicationState: coder)
                || delegate.application(application, shouldRestoreApplicationState: coder)
        else { return }
        var windows = application.windows
        for window in [application.mainWindow, delegate.window ?? nil].compactMap({ $0 })
        where !windows.contains(window) {
            windows.append(window)
        }
        run.run(roots: windows.compactMap(\.rootViewController))
        var finished = run.finished
        for entry in registered {
            guard let object = entry.object, let data = archive.objects[entry.identifier],
                let coder = run.unarchiver(data)
            else { continue }
            object.decodeRestorableState(with: coder)
            finished.append(object)
        }
        _ = optionalCall { delegate.application(application, didDecodeRestorableStateWith: coder) }
        for object in finished { object.applicationFinishedRestoringState() }
    }

    private static func read() -> RestorationArchive? {
        remove(attempted)
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        // An archive of another form is as good as none.
        do { return try PropertyListDecoder().decode(RestorationArchive.self, from: data) } catch { return nil }
    }
}
