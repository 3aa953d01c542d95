// SPDX-License-Identifier: MIT

/// Saves the state of the app's controllers and registered objects, and restores it:
/// controllers that have an identifier, as have all around them, are written with the path of identifiers, whether they
/// are shown, and what they encode; at the next launch those missing are made anew, by their restoration class, the
/// delegate or the storyboard, put where they were, and decode.
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

    private static var file: URL {
        URL(fileURLWithPath: NSHomeDirectory())
            .appendingPathComponent("Library/Saved Application State/state.plist")
    }

    // MARK: Saving

    /// Called when the app enters the background.
    static func save(_ application: UIApplication) {
        guard let delegate = application.delegate else { return }
        let header = NSKeyedArchiver(requiringSecureCoding: false)
        header.encode(
            NSNumber(value: UIDevice.current.userInterfaceIdiom.rawValue),
            forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
        guard
            delegate.application(application, shouldSaveSecureApplicationState: header)
                || delegate.application(application, shouldSaveApplicationState: header)
        else { return discard() }
        byName(delegate, "application:willEncodeRestorableStateWithCoder:", [application, header])
        var controllers: [[String: Any]] = []
        for window in application.windows where !window.isHidden {
            if let root = window.rootViewController { add(root, [], &controllers) }
        }
        var objects: [String: Data] = [:]
        for entry in registered {
            guard let object = entry.object else { continue }
            objects[entry.identifier] = encoded { object.encodeRestorableState(with: $0) }
        }
        write(["header": finished(header), "controllers": controllers, "objects": objects])
    }

    private static func add(_ controller: UIViewController, _ outer: [String], _ list: inout [[String: Any]]) {
        guard let identifier = controller.restorationIdentifier else { return }
        let path = outer + [identifier]
        var record: [String: Any] = [
            "path": path, "state": encoded { controller.encodeRestorableState(with: $0) },
        ]
        if let cls = controller.restorationClass { record["class"] = __NSStringFromClass(cls) }
        if let storyboard = controller.storyboard { record["storyboard"] = storyboard.name }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller,
            let name = presented.restorationIdentifier
        {
            record["presented"] = name
        }
        if let tabs = controller as? UITabBarController { record["selected"] = tabs.selectedIndex }
        record["children"] = controller.children.compactMap(\.restorationIdentifier)
        list.append(record)
        for child in controller.children { add(child, path, &list) }
        if record["presented"] != nil, let presented = controller.presentedViewController {
            add(presented, path, &list)
        }
    }

    private static func encoded(_ body: (NSCoder) -> Void) -> Data {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        body(archiver)
        return finished(archiver)
    }

    private static func finished(_ archiver: NSKeyedArchiver) -> Data {
        archiver.finishEncoding()
        return archiver.encodedData
    }

    private static func write(_ state: [String: Any]) {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try PropertyListSerialization.data(fromPropertyList: state, format: .binary, options: 0).write(to: file)
        } catch {
            FileHandle.standardError.write(Data("state restoration: \(error.localizedDescription)\n".utf8))
        }
    }

    private static func discard() {
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        do { try FileManager.default.removeItem(at: file) } catch {
            FileHandle.standardError.write(Data("state restoration: \(error.localizedDescription)\n".utf8))
        }
    }

    // MARK: Restoring

    /// Called at launch when the first window has its controller, before it is shown.
    static func restore(_ application: UIApplication) {
        guard let delegate = application.delegate, let state = read(), let header = state["header"] as? Data,
            let coder = unarchiver(header)
        else { return }
        // What made the app crash must not do so again.
        discard()
        guard
            delegate.application(application, shouldRestoreSecureApplicationState: coder)
                || delegate.application(application, shouldRestoreApplicationState: coder)
        else { return }
        var restoration = Restoration(
            application: application, delegate: delegate, records: state["controllers"] as? [[String: Any]] ?? [])
        restoration.run()
        let objects = state["objects"] as? [String: Data] ?? [:]
        for entry in registered {
            guard let object = entry.object, let data = objects[entry.identifier], let coder = unarchiver(data) else {
                continue
            }
            object.decodeRestorableState(with: coder)
            restoration.finished.append(object)
        }
        for object in restoration.finished { object.applicationFinishedRestoringState() }
        byName(delegate, "application:didDecodeRestorableStateWithCoder:", [application, coder])
    }

    private static func read() -> [String: Any]? {
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        do {
            return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        } catch { return nil }
    }

    fileprivate static func unarchiver(_ data: Data) -> NSKeyedUnarchiver? {
        do {
            let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
            unarchiver.requiresSecureCoding = false
            return unarchiver
        } catch { return nil }
    }
}

/// One run of restoring: controllers by the path of their identifiers.
@MainActor
private struct Restoration {
    let application: UIApplication
    let delegate: any UIApplicationDelegate
    let records: [[String: Any]]
    var made: [[String]: UIViewController] = [:]
    var finished: [any UIStateRestoring] = []

    mutating func run() {
        // 1. What exists already, then what must be made.
        for window in application.windows { if let root = window.rootViewController { know(root, []) } }
        for record in records {
            guard let path = record["path"] as? [String], made[path] == nil else { continue }
            made[path] = make(path, record)
        }
        // 2. Children and presentations as they were.
        for record in records { arrange(record) }
        // 3. Their state, outermost first.
        for record in records {
            guard let path = record["path"] as? [String], let controller = made[path],
                let data = record["state"] as? Data, let coder = RestorationState.unarchiver(data)
            else { continue }
            controller.decodeRestorableState(with: coder)
            finished.append(controller)
        }
    }

    private mutating func know(_ controller: UIViewController, _ outer: [String]) {
        guard let identifier = controller.restorationIdentifier else { return }
        let path = outer + [identifier]
        made[path] = controller
        for child in controller.children { know(child, path) }
    }

    private func make(_ path: [String], _ record: [String: Any]) -> UIViewController? {
        guard let data = record["state"] as? Data, let coder = RestorationState.unarchiver(data) else { return nil }
        if let name = record["class"] as? String {
            guard let cls = __NSClassFromString(name) as? any UIViewControllerRestoration.Type else {
                FileHandle.standardError.write(
                    Data(
                        ("Warning: restoration class for view controller does not conform to "
                            + "UIViewControllerRestoration protocol: Class is \(name)\n").utf8))
                return nil
            }
            return cls.viewController(withRestorationIdentifierPath: path, coder: coder)
        }
        let given: UIViewController? = byName(
            delegate, "application:viewControllerWithRestorationIdentifierPath:coder:", [application, path, coder],
            or: nil)
        if let given { return given }
        guard let name = record["storyboard"] as? String, let identifier = path.last else { return nil }
        let storyboard = UIStoryboard(name: name, bundle: nil)
        return storyboard.hasController(withIdentifier: identifier)
            ? storyboard.instantiateViewController(withIdentifier: identifier) : nil
    }

    private func arrange(_ record: [String: Any]) {
        guard let path = record["path"] as? [String], let controller = made[path] else { return }
        let children = (record["children"] as? [String] ?? []).compactMap { made[path + [$0]] }
        if let navigation = controller as? UINavigationController, !children.isEmpty {
            navigation.setViewControllers(children, animated: false)
        }
        if let tabs = controller as? UITabBarController, let selected = record["selected"] as? Int,
            tabs.viewControllers?.indices.contains(selected) == true
        {
            tabs.selectedIndex = selected
        }
        if let name = record["presented"] as? String, let presented = made[path + [name]],
            controller.presentedViewController == nil
        {
            // The window must show the presenter first.
            MainLoop.shared.afterCommit { controller.present(presented, animated: false) }
        }
    }
}
