// SPDX-License-Identifier: MIT

/// One run of saving, from the root controllers inwards:
/// 1. a controller without an identifier is left out with all that is inside it or presented by it;
/// 2. one with an identifier is written with its path, where it comes from, and what it encodes;
/// 3. so are its views that have an identifier;
/// 4. then its children and what it presents;
/// 5. and every controller or view that somebody encoded a reference to.
@MainActor
final class RestorationSaver {
    private(set) var records: [RestorationRecord] = []
    private var places: [ObjectIdentifier: String] = [:]
    /// Found by reference only: no place in the walk.
    private var referred: [(UIViewController, String)] = []

    func walk(_ root: UIViewController) {
        name(root, path: [], outer: "")
        visit(root, [])
        // What the states refer to may refer to more.
        var next = 0
        while next < referred.count {
            let (controller, place) = referred[next]
            next += 1
            save(controller, [controller.restorationIdentifier ?? ""], place)
        }
    }

    /// References of the app delegate, which encodes first.
    func finish() {
        var next = 0
        while next < referred.count {
            let (controller, place) = referred[next]
            next += 1
            guard !records.contains(where: { $0.place == place }) else { continue }
            save(controller, [controller.restorationIdentifier ?? ""], place)
        }
    }

    /// All places first, so that states may refer to controllers that come later.
    private func name(_ controller: UIViewController, path: [String], outer: String) {
        guard let identifier = controller.restorationIdentifier else { return }
        var place = outer.isEmpty ? identifier : outer + "/" + identifier
        if let navigation = controller.parent as? UINavigationController,
            let index = navigation.viewControllers.firstIndex(where: { $0 === controller })
        {
            place += "#\(index)"
        }
        places[ObjectIdentifier(controller)] = place
        for child in controller.children { name(child, path: path + [identifier], outer: place) }
        if let presented = ownPresented(controller) { name(presented, path: path + [identifier], outer: place) }
    }

    private func visit(_ controller: UIViewController, _ outer: [String]) {
        guard let identifier = controller.restorationIdentifier, let place = places[ObjectIdentifier(controller)] else {
            return
        }
        let path = outer + [identifier]
        save(controller, path, place)
        for child in controller.children { visit(child, path) }
        if let presented = ownPresented(controller) { visit(presented, path) }
    }

    private func ownPresented(_ controller: UIViewController) -> UIViewController? {
        guard let presented = controller.presentedViewController, presented.presentingViewController === controller
        else { return nil }
        return presented
    }

    private func save(_ controller: UIViewController, _ path: [String], _ place: String) {
        guard !records.contains(where: { $0.place == place }) else { return }
        var record = RestorationRecord(
            place: place, path: path, className: __NSStringFromClass(type(of: controller)), state: Data())
        record.restorationClass = controller.restorationClass.map { __NSStringFromClass($0) }
        record.storyboard = controller.storyboard?.name
        record.storyboardBundle = controller.storyboard?.bundle.bundlePath
        record.children = controller.children.compactMap { places[ObjectIdentifier($0)] }
        record.presented = ownPresented(controller).flatMap { places[ObjectIdentifier($0)] }
        record.selected = (controller as? UITabBarController)?.selectedIndex
        record.state = encoded { controller.encodeRestorableState(with: $0) }
        records.append(record)
        guard let view = controller.viewIfLoaded else { return }
        var views: [String: Data] = [:]
        collect(view, of: controller, &views)
        if let index = records.firstIndex(where: { $0.place == place }) { records[index].views = views }
    }

    /// The views of this controller, not those of its children.
    private func collect(_ view: UIView, of controller: UIViewController, _ views: inout [String: Data]) {
        if let owner = view.viewController, owner !== controller { return }
        if let identifier = view.restorationIdentifier {
            views[identifier] = encoded { view.encodeRestorableState(with: $0) }
        }
        for subview in view.subviews { collect(subview, of: controller, &views) }
    }

    func encoded(_ body: (NSCoder) -> Void) -> Data {
        let archiver = makeArchiver()
        body(archiver)
        return archiver.data
    }

    func makeArchiver() -> RestorationArchiver {
        let archiver = RestorationArchiver()
        archiver.place = { [unowned self] in place(of: $0) }
        return archiver
    }

    private func place(of object: AnyObject) -> String? {
        if let known = places[ObjectIdentifier(object)] { return known }
        if let view = object as? UIView {
            guard let identifier = view.restorationIdentifier, let owner = view.owningController,
                let place = place(of: owner)
            else { return nil }
            return place + "//" + identifier
        }
        guard let controller = object as? UIViewController, let identifier = controller.restorationIdentifier else {
            return nil
        }
        let place = "@\(referred.count)/\(identifier)"
        places[ObjectIdentifier(controller)] = place
        referred.append((controller, place))
        return place
    }
}
