// SPDX-License-Identifier: MIT

/// One run of restoring. For each saved controller, the root first:
/// 1. its restoration class makes it, and when that makes none it is not restored;
/// 2. without such a class the app delegate may;
/// 3. else the one that is there already at the same path is taken;
/// 4. else the storyboard it came from makes it.
/// Then everything goes where it was and decodes its state, if it is of the saved class.
@MainActor
final class RestorationRun {
    private let application: UIApplication
    private let delegate: any UIApplicationDelegate
    private let archive: RestorationArchive
    private var existing: [String: UIViewController] = [:]
    private var made: [String: UIViewController] = [:]
    private(set) var finished: [any UIStateRestoring] = []

    init(_ application: UIApplication, _ delegate: any UIApplicationDelegate, _ archive: RestorationArchive) {
        (self.application, self.delegate, self.archive) = (application, delegate, archive)
    }

    /// - Parameter roots: of the windows, shown or not.
    func run(roots: [UIViewController]) {
        for root in roots { know(root, "") }
        for record in archive.records { made[record.place] = make(record) }
        for record in archive.records { arrange(record) }
        for record in archive.records { decode(record) }
    }

    private func know(_ controller: UIViewController, _ outer: String) {
        guard let identifier = controller.restorationIdentifier else { return }
        var place = outer.isEmpty ? identifier : outer + "/" + identifier
        if let navigation = controller.parent as? UINavigationController,
            let index = navigation.viewControllers.firstIndex(where: { $0 === controller })
        {
            place += "#\(index)"
        }
        existing[place] = controller
        for child in controller.children { know(child, place) }
    }

    func unarchiver(_ data: Data, storyboard: UIStoryboard? = nil) -> RestorationUnarchiver? {
        let coder = RestorationUnarchiver.make(data)
        coder?.object = { [unowned self] in object(at: $0) }
        coder?.facts = [
            UIApplication.stateRestorationUserInterfaceIdiomKey: NSNumber(value: archive.idiom),
            UIApplication.stateRestorationBundleVersionKey: archive.bundleVersion,
            UIApplication.stateRestorationSystemVersionKey: archive.systemVersion,
            UIApplication.stateRestorationTimestampKey: archive.timestamp,
        ]
        if let storyboard { coder?.facts[UIApplication.stateRestorationViewControllerStoryboardKey] = storyboard }
        return coder
    }

    private func object(at place: String) -> AnyObject? {
        if let separator = place.range(of: "//") {
            let controller = object(at: String(place[..<separator.lowerBound])) as? UIViewController
            return controller.flatMap { Self.view(String(place[separator.upperBound...]), in: $0.view, of: $0) }
        }
        if let known = made[place] ?? existing[place] { return known }
        guard let record = archive.records.first(where: { $0.place == place }) else { return nil }
        let controller = make(record)
        made[place] = controller
        return controller
    }

    // MARK: Making

    private func make(_ record: RestorationRecord) -> UIViewController? {
        if let known = made[record.place] { return known }
        let storyboard = storyboard(of: record)
        guard let coder = unarchiver(record.state, storyboard: storyboard) else { return nil }
        if let name = record.restorationClass {
            guard let cls = __NSClassFromString(name) as? any UIViewControllerRestoration.Type else {
                FileHandle.standardError.write(
                    Data(
                        ("Warning: restoration class for view controller does not conform to "
                            + "UIViewControllerRestoration protocol: Class is \(name)\n").utf8))
                return nil
            }
            return cls.viewController(withRestorationIdentifierPath: record.path, coder: coder)
        }
        let given =
            optionalCall {
                delegate.application(
                    application, viewControllerWithRestorationIdentifierPath: record.path, coder: coder)
            } ?? nil
        if let given { return given }
        if let known = existing[record.place] { return known }
        guard let storyboard, let identifier = record.path.last, storyboard.hasController(withIdentifier: identifier)
        else { return nil }
        return storyboard.instantiateViewController(withIdentifier: identifier)
    }

    private func storyboard(of record: RestorationRecord) -> UIStoryboard? {
        guard let name = record.storyboard else { return nil }
        let bundle = record.storyboardBundle.flatMap { Bundle(path: $0) } ?? .main
        guard InterfaceResources.file(name, type: "storyboardc", in: bundle) != nil else { return nil }
        return UIStoryboard(name: name, bundle: bundle)
    }

    // MARK: Places and states

    private func arrange(_ record: RestorationRecord) {
        guard let controller = made[record.place] else { return }
        let children = record.children.compactMap { made[$0] }
        if let navigation = controller as? UINavigationController, !children.isEmpty {
            navigation.setViewControllers(children, animated: false)
        }
        if let tabs = controller as? UITabBarController, let selected = record.selected,
            tabs.viewControllers?.indices.contains(selected) == true
        {
            tabs.selectedIndex = selected
        }
        guard let presented = record.presented.flatMap({ made[$0] }), controller.presentedViewController == nil else {
            return
        }
        // The window must show the presenter first.
        MainLoop.shared.afterCommit { controller.present(presented, animated: false) }
    }

    private func decode(_ record: RestorationRecord) {
        guard let controller = made[record.place], Self.isKind(controller, of: record.className),
            let coder = unarchiver(record.state, storyboard: controller.storyboard)
        else { return }
        if !record.views.isEmpty {
            controller.loadViewIfNeeded()
            controller.view.layoutIfNeeded()
        }
        controller.decodeRestorableState(with: coder)
        for (identifier, data) in record.views.sorted(by: { $0.key < $1.key }) {
            guard let view = Self.view(identifier, in: controller.view, of: controller), let coder = unarchiver(data)
            else { continue }
            view.decodeRestorableState(with: coder)
        }
        finished.append(controller)
    }

    /// The saved class or one derived from it.
    private static func isKind(_ controller: UIViewController, of name: String) -> Bool {
        var mirror: Mirror? = Mirror(reflecting: controller)
        while let current = mirror {
            if let cls = current.subjectType as? AnyClass, __NSStringFromClass(cls) == name { return true }
            mirror = current.superclassMirror
        }
        return false
    }

    private static func view(_ identifier: String, in view: UIView, of controller: UIViewController) -> UIView? {
        if let owner = view.viewController, owner !== controller { return nil }
        if view.restorationIdentifier == identifier { return view }
        for subview in view.subviews {
            if let found = self.view(identifier, in: subview, of: controller) { return found }
        }
        return nil
    }
}
