// SPDX-License-Identifier: MIT

/// What the keyboard's focus is on.
///
/// As on iOS there is one on iPads only: Tab goes from group to group, arrows move within one, Return and Space
/// choose. On phones `focusSystem(for:)` is nil and nothing is ever focused.
@preconcurrency @MainActor
open class UIFocusSystem: __ObjCObject {
    static let shared = UIFocusSystem()
    /// Whether the device has one.
    static var isPresent: Bool { UIScreen.main.device.isPad }

    open private(set) weak var focusedItem: (any UIFocusItem)?
    private weak var halo: HaloView?
    private var needsUpdate: (any UIFocusEnvironment)?
    /// Where the focus was last, by list.
    private var remembered: [ObjectIdentifier: IndexPath] = [:]

    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        isPresent ? shared : nil
    }

    open class func environment(_ environment: any UIFocusEnvironment, contains other: any UIFocusEnvironment) -> Bool {
        var next: (any UIFocusEnvironment)? = other
        while let candidate = next {
            if candidate === environment { return true }
            next = candidate.parentFocusEnvironment
        }
        return false
    }

    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        guard Self.isPresent else { return }
        if needsUpdate == nil { DispatchQueue.main.async { self.updateFocusIfNeeded() } }
        needsUpdate = environment
    }

    open func updateFocusIfNeeded() {
        guard let environment = needsUpdate else { return }
        needsUpdate = nil
        guard let item = preferredItem(in: environment, depth: 0) else { return }
        move(to: item, heading: [])
    }

    public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    public nonisolated static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
    public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    public nonisolated static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"
}

extension UIFocusSystem {
    // MARK: Keys

    /// - Returns: whether the key moved the focus or chose what has it.
    func handle(_ key: UIKey) -> Bool {
        guard Self.isPresent, !(FirstResponder.current is any UITextInput) else { return false }
        switch key.keyCode {
        case .keyboardTab: return move(key.modifierFlags.contains(.shift) ? .previous : .next)
        case .keyboardUpArrow: return move(.up)
        case .keyboardDownArrow: return move(.down)
        case .keyboardLeftArrow: return move(.left)
        case .keyboardRightArrow: return move(.right)
        case .keyboardReturnOrEnter, .keyboardSpacebar: return choose()
        default: return false
        }
    }

    private func choose() -> Bool {
        switch focusedItem {
        case let cell as UITableViewCell:
            guard let table = cell.table, let path = table.indexPath(for: cell) else { return false }
            table.userSelected(path)
        case let cell as UICollectionViewCell:
            guard let list = cell.holder, let path = list.indexPath(for: cell) else { return false }
            list.userChose(path)
        case let control as UIControl: control.performPrimaryAction()
        default: return false
        }
        return true
    }

    // MARK: Moving

    private var root: UIView? {
        guard let window = UIApplication.shared.keyWindow else { return nil }
        return window.rootViewController?.topmostPresented.viewIfLoaded ?? window
    }

    func move(_ heading: UIFocusHeading) -> Bool {
        guard let root else { return false }
        let items = focusable(in: root)
        let isStep = heading == .next || heading == .previous
        guard let current = focusedItem as? UIView, current.window != nil, items.contains(where: { $0 === current })
        else {
            guard let first = heading == .previous ? items.last : items.first else { return false }
            return move(to: entry(of: group(of: first), items) ?? first, heading: heading)
        }
        let target = isStep ? step(from: current, items, heading) : nearest(to: current, items, heading)
        guard let target else {
            if scrollOn(from: current, heading) { return true }
            NotificationCenter.default.post(
                name: Self.movementDidFailNotification, object: self,
                userInfo: [
                    Self.focusUpdateContextUserInfoKey: UIFocusUpdateContext(
                        from: current, to: nil, heading: heading)
                ])
            return false
        }
        return move(to: target, heading: heading)
    }

    /// Views that can have the focus, in reading order.
    private func focusable(in root: UIView) -> [UIView] {
        var result: [UIView] = []
        var stack = [root]
        while let view = stack.popLast() {
            guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { continue }
            if view.canBecomeFocused { result.append(view) } else { stack.append(contentsOf: view.subviews.reversed()) }
        }
        let places = Dictionary(
            result.map { (ObjectIdentifier($0), $0.screenFrame) }, uniquingKeysWith: { first, _ in first })
        func place(_ view: UIView) -> CGRect { places[ObjectIdentifier(view)] ?? .zero }
        return result.filter { place($0).overlaps(UIScreen.main.bounds) }.sorted { a, b in
            let (p, q) = (place(a), place(b))
            return abs(p.midY - q.midY) > min(p.height, q.height) / 2 ? p.midY < q.midY : p.minX < q.minX
        }
    }

    /// Lists are groups of their own, as are views with an identifier.
    private func group(of view: UIView) -> String {
        if let name = view.focusGroupIdentifier { return name }
        var next: UIView? = view
        while let candidate = next {
            if candidate is UIScrollView || candidate is UINavigationBar || candidate is UITabBar {
                return candidate.address
            }
            next = candidate.superview
        }
        return ""
    }

    private func step(from current: UIView, _ items: [UIView], _ heading: UIFocusHeading) -> UIView? {
        var groups: [String] = []
        for item in items {
            let name = group(of: item)
            if !groups.contains(name) { groups.append(name) }
        }
        guard let index = groups.firstIndex(of: group(of: current)) else { return items.first }
        let next = (index + (heading == .next ? 1 : groups.count - 1)) % groups.count
        return next == index ? nil : entry(of: groups[next], items)
    }

    /// Where the focus goes that comes into a group.
    private func entry(of group: String, _ items: [UIView]) -> UIView? {
        let own = items.filter { self.group(of: $0) == group }
        if let list = own.lazy.compactMap({ $0.focusList }).first, let path = preferredPath(in: list),
            let cell = list.focusCell(path)
        {
            return cell
        }
        return own.max { $0.focusGroupPriority < $1.focusGroupPriority }.flatMap { best in
            best.focusGroupPriority > .ignored ? best : own.first
        }
    }

    private func preferredPath(in list: any FocusList) -> IndexPath? {
        list.preferredFocusPath
            ?? (list.remembersLastFocusedIndexPath ? remembered[ObjectIdentifier(list)] : nil)
    }

    /// The closest item that lies in the direction.
    private func nearest(to current: UIView, _ items: [UIView], _ heading: UIFocusHeading) -> UIView? {
        let from = current.screenFrame
        var best: (view: UIView, cost: CGFloat)?
        for item in items where item !== current {
            let to = item.screenFrame
            let (dx, dy) = (to.midX - from.midX, to.midY - from.midY)
            let forward: CGFloat
            let aside: CGFloat
            switch heading {
            case .up: (forward, aside) = (-dy, abs(dx))
            case .down: (forward, aside) = (dy, abs(dx))
            case .left: (forward, aside) = (-dx, abs(dy))
            default: (forward, aside) = (dx, abs(dy))
            }
            guard forward > 1, aside <= max(forward * 3, max(from.width, from.height)) else { continue }
            let cost = forward + aside * 2
            if cost < best?.cost ?? .infinity { best = (item, cost) }
        }
        return best?.view
    }

    /// The next cell of a list may still be out of sight.
    private func scrollOn(from current: UIView, _ heading: UIFocusHeading) -> Bool {
        guard heading == .up || heading == .down, let list = current.focusList,
            let cell = list.focusNeighbour(of: current, forward: heading == .down)
        else { return false }
        return move(to: cell, heading: heading)
    }

    private func preferredItem(in environment: any UIFocusEnvironment, depth: Int) -> (any UIFocusItem)? {
        guard depth < 64 else { return nil }
        if let item = environment as? any UIFocusItem, item.canBecomeFocused { return item }
        for next in environment.preferredFocusEnvironments where next !== environment {
            if let item = preferredItem(in: next, depth: depth + 1) { return item }
        }
        let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
        return view.flatMap { focusable(in: $0).first }
    }

    /// - Returns: false when an environment says no.
    @discardableResult
    func move(to item: any UIFocusItem, heading: UIFocusHeading) -> Bool {
        let old = focusedItem
        guard old !== item else { return true }
        let context = UIFocusUpdateContext(from: old, to: item, heading: heading)
        let chain = environments(old, item)
        for environment in chain where !environment.shouldUpdateFocus(in: context) { return false }
        focusedItem = item
        let coordinator = UIFocusAnimationCoordinator()
        for environment in chain { environment.didUpdateFocus(in: context, with: coordinator) }
        for case let view as UIView in [old as AnyObject?, item] {
            view.focusStateDidChange()
        }
        showHalo(item)
        if let view = item as? UIView {
            if let list = view.focusList, let path = list.focusPath(of: view) {
                remembered[ObjectIdentifier(list)] = path
                list.focusMoved(to: path)
            }
            view.scrollToFocus()
        }
        coordinator.run()
        NotificationCenter.default.post(
            name: Self.didUpdateNotification, object: self,
            userInfo: [
                Self.focusUpdateContextUserInfoKey: context, Self.animationCoordinatorUserInfoKey: coordinator,
            ])
        return true
    }

    /// Both items and everything around them, once each, from inside to outside.
    private func environments(_ old: (any UIFocusItem)?, _ new: any UIFocusItem) -> [any UIFocusEnvironment] {
        var result: [any UIFocusEnvironment] = []
        for start in [old as (any UIFocusEnvironment)?, new] {
            var next = start
            while let environment = next {
                if !result.contains(where: { $0 === environment }) { result.append(environment) }
                next = environment.parentFocusEnvironment
            }
        }
        return result
    }

    private func showHalo(_ item: any UIFocusItem) {
        halo?.removeFromSuperview()
        guard let effect = item.focusEffect as? UIFocusHaloEffect, let view = item as? UIView else { return }
        let halo = HaloView(effect, around: effect.referenceView ?? view)
        (effect.containerView ?? view).addSubview(halo)
        self.halo = halo
    }
}

/// The line around what has the focus.
private final class HaloView: UIView {
    init(_ effect: UIFocusHaloEffect, around view: UIView) {
        super.init(frame: view.bounds)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let path = effect.path {
            let line = CAShapeLayer()
            (line.path, line.fillColor, line.strokeColor, line.lineWidth) = (
                path.cgPath, nil, view.tintColor.cgColor, 3
            )
            layer.addSublayer(line)
            return
        }
        let room: CGFloat = effect.position == .outside ? -3 : view is UITableViewCell ? 2 : 0
        frame = view.bounds.insetBy(dx: room, dy: room)
        layer.borderWidth = 3
        layer.borderColor = view.tintColor.cgColor
        layer.cornerRadius = view.layer.cornerRadius > 0 ? view.layer.cornerRadius : 10
    }

    required init?(coder: NSCoder) { nil }
}
