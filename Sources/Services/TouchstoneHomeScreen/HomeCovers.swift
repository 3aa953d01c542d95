// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDevice
import TouchstoneSettings
import UIKit

/// What comes over the home screen: the lock screen while the device is locked, notification centre by a pull from the top,
/// the app switcher by one from below, search by one in the middle, banners.
@MainActor
final class HomeCovers {
    private let device: Device
    private let home: HomeController
    private let stage: AppStage?
    private var lock: LockScreenView?
    private var center: LockScreenView?
    private var switcher: SwitcherView?
    private var control: ControlCenterView?
    private var search: SearchView?
    private var targets: [ActionTarget] = []
    private var observer: Int?

    private static let slide = 0.3

    /// - Parameter stage: the apps over the icons; nil: they have displays of their own.
    init(on home: HomeController, device: Device, stage: AppStage?) {
        (self.home, self.device, self.stage) = (home, device, stage)
        pull(from: .top) { [weak self] gesture in
            if gesture.state == .began { self?.pulledDown(at: gesture.location(in: gesture.view)) }
        }
        pull(from: .bottom) { [weak self] in self?.pulledUp($0) }
        if let stage { slideAlong(stage) }
        stage?.leaveCovers = { [weak self] in self?.leaveAll() ?? false }
        home.search = { [weak self] in self?.showSearch() }
        observer = World.shared.observe { [weak self] old, new in
            if old.lock.isLocked != new.lock.isLocked { self?.lockChanged() }
            if old.cloudAccount != new.cloudAccount || old.continuity != new.continuity { self?.reload() }
        }
        lockChanged()
        lookAround()
    }

    isolated deinit { if let observer { World.shared.removeObserver(observer) } }

    private func pull(from edge: UIRectEdge, _ body: @escaping (UIPanGestureRecognizer) -> Void) {
        let gesture = UIScreenEdgePanGestureRecognizer()
        gesture.edges = edge
        let target = ActionTarget {
            if let gesture = $0 as? UIPanGestureRecognizer { body(gesture) }
        }
        gesture.addTarget(target, action: ActionTarget.action)
        targets.append(target)
        home.view.addGestureRecognizer(gesture)
    }

    /// A finger along the home indicator; phones with a button have none.
    private func slideAlong(_ stage: AppStage) {
        let gesture = UIPanGestureRecognizer()
        gesture.maximumNumberOfTouches = 1
        gesture.delegate = stage.walk
        stage.walk.mayBegin = { [weak self] in
            guard let self else { return false }
            return isBare && search == nil && home.presentedViewController == nil
        }
        let target = ActionTarget { if let pan = $0 as? UIPanGestureRecognizer { stage.walk.follow(pan) } }
        gesture.addTarget(target, action: ActionTarget.action)
        targets.append(target)
        home.view.addGestureRecognizer(gesture)
    }

    /// Other devices' offers come and go without a word to this one.
    private func lookAround() {
        DeadlineQueue.shared.schedule(after: 1) { [weak self] in
            guard let self else { return }
            if UIApplication.shared.applicationState != .background {
                showOffer()
                for playing in [lock?.nowPlaying, center?.nowPlaying, control?.nowPlaying] { playing?.tick() }
            }
            lookAround()
        }
    }

    // MARK: Covers

    func reload() {
        for cover in [lock, center] {
            cover?.list.reload()
            cover?.update()
        }
        switcher?.reload()
        control?.update()
        showOffer()
    }

    /// Another app plays, or says something else of what it plays.
    func soundChanged() {
        for cover in [lock, center] { cover?.soundChanged() }
        control?.update()
    }

    private func showOffer() {
        let offer = NeighbourOffers.all(near: device, world: World.shared.state).first
        let app = InstalledApp.all(on: device).first { $0.identifier == offer?.app }
        for cover in [lock, center].compactMap({ $0 }) {
            cover.offer.isHidden = app == nil
            guard let app, cover.offer.app != app.identifier else { continue }
            cover.offer.app = app.identifier
            cover.offer.show(app.icon(side: 56), name: app.name)
        }
    }

    private func lockChanged() {
        guard World.shared.state.lock.isLocked else {
            let old = lock
            lock = nil
            return hide(old)
        }
        guard lock == nil else { return }
        NotificationArrival.shared.clearBanners()
        control?.leave()
        if search != nil { leaveSearch() }
        let view = makeCover(isLocked: true)
        view.leave = { [weak self] in self?.unlock() }
        lock = view
        show(view, from: nil)
    }

    /// With a passcode the person is asked for it.
    private func unlock(then body: @escaping @MainActor () -> Void = {}) {
        let state = World.shared.state.lock
        guard state.isLocked, let passcode = state.passcode else {
            setUnlocked()
            return body()
        }
        let alert = UIAlertController(title: "Enter Passcode", message: nil, preferredStyle: .alert)
        alert.addTextField {
            $0.isSecureTextEntry = true
            $0.keyboardType = .numberPad
            $0.accessibilityIdentifier = "passcode"
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Unlock", style: .default) { [weak self, weak alert] _ in
                guard alert?.textFields?.first?.text == passcode else { return }
                self?.setUnlocked()
                body()
            })
        home.present(alert, animated: true)
    }

    private func setUnlocked() {
        World.shared.update {
            $0.lock.isLocked = false
            $0.lock.wasUnlocked = true
        }
        // The other apps hear of it by the device.
        _ = DeviceSession.unlock(World.shared.state.lock.passcode)
    }

    /// At the right, where the battery is, comes control centre.
    private func pulledDown(at place: CGPoint) {
        if place.x > home.view.bounds.width * 2 / 3 { showControl() } else { showCenter() }
    }

    private func showControl() {
        guard control == nil, center == nil, lock == nil else { return }
        let view = ControlCenterView(device: device)
        view.leave = { [weak self] in
            let old = self?.control
            self?.control = nil
            self?.hide(old)
        }
        control = view
        show(view, from: nil)
    }

    private func showCenter() {
        guard center == nil, lock == nil, control == nil else { return }
        // What hangs there is in the list.
        NotificationArrival.shared.clearBanners()
        let view = makeCover(isLocked: false)
        view.leave = { [weak self] in
            let old = self?.center
            self?.center = nil
            self?.hide(old)
        }
        center = view
        show(view, from: -home.view.bounds.height)
    }

    private func makeCover(isLocked: Bool) -> LockScreenView {
        let view = LockScreenView(device: device, isLocked: isLocked)
        view.list.open = { [weak self] card in
            self?.unlock { self?.answer(card.notification, of: card.group.app, .opened) }
        }
        view.offer.addAction(
            UIAction { [weak self, weak view] _ in
                guard let app = view?.offer.app else { return }
                self?.unlock { _ = DeviceSession.continueActivity(of: app) }
            }, for: .touchUpInside)
        view.today.content.open = { [weak self] url in
            self?.unlock { self?.open(url) }
        }
        view.today.content.choose = { [weak self, weak view] in
            self?.unlock { self?.home.chooseWidgets { view?.today.content.reload() } }
        }
        return view
    }

    /// A widget's wish: the app comes over what covers the home screen.
    private func open(_ url: URL) {
        center?.removeFromSuperview()
        center = nil
        coversChanged()
        UIApplication.shared.open(url)
    }

    /// From below a person leaves search and the app in front; from the icons they come to the app switcher.
    private func pulledUp(_ gesture: UIPanGestureRecognizer) {
        if let stage, stage.front != nil, !home.isCovered {
            return stage.follow(gesture) { showSwitcher() }
        }
        guard gesture.state == .began else { return }
        if search != nil { return leaveSearch() }
        if isBare, home.goHome() { return }
        showSwitcher()
    }

    private var isBare: Bool { [lock, center, switcher, control].allSatisfy { $0 == nil } }

    /// - Returns: false: nothing that a person may leave was there.
    private func leaveAll() -> Bool {
        let leaves = [center?.leave, switcher?.leave, control?.leave].compactMap { $0 }
        for leave in leaves { leave() }
        let isSearching = search != nil
        if isSearching { leaveSearch() }
        return !leaves.isEmpty || isSearching
    }

    private func showSearch() {
        guard search == nil, switcher == nil, lock == nil, center == nil, control == nil else { return }
        let view = SearchView(device: device, icons: home.allIcons)
        view.leave = { [weak self] in self?.leaveSearch() }
        view.openApp = { [weak self] icon in
            self?.leaveSearch()
            _ = DeviceSession.launch(icon.identifier)
        }
        view.openItem = { [weak self] hit in
            self?.leaveSearch()
            _ = DeviceSession.launch(hit.app, searched: hit.identifier)
        }
        search = view
        show(view, from: nil)
    }

    private func leaveSearch() {
        let old = search
        search = nil
        old?.endEditing(true)
        hide(old)
    }

    private func showSwitcher() {
        guard switcher == nil, lock == nil, center == nil, control == nil else { return }
        let view = SwitcherView(device: device, stage: stage)
        let leave = { [weak self] in
            let old = self?.switcher
            self?.switcher = nil
            self?.hide(old)
        }
        view.leave = leave
        view.open = { app in
            leave()
            _ = DeviceSession.launch(app.identifier)
        }
        view.end = { [weak view] app in
            _ = DeviceSession.terminate(app.identifier)
            // It has a moment to save what it has.
            DeadlineQueue.shared.schedule(after: 1) { view?.reload() }
        }
        switcher = view
        show(view, from: nil)
    }

    /// - Parameter start: how far above or below its place it comes from; nil: it fades in.
    private func show(_ view: UIView, from start: CGFloat?) {
        view.frame = home.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        home.view.addSubview(view)
        coversChanged()
        if let start { view.transform = CGAffineTransform(translationX: 0, y: start) } else { view.alpha = 0 }
        UIView.animate(withDuration: Self.slide) {
            view.transform = .identity
            view.alpha = 1
        }
        showOffer()
    }

    private func coversChanged() {
        StatusBarTime.setHidden(lock != nil || center != nil)
        home.isCovered = [lock, center, switcher, control, search].contains { $0 != nil }
        stage?.isCovered = home.isCovered
    }

    private func hide(_ view: UIView?) {
        coversChanged()
        UIView.animate(withDuration: Self.slide, animations: { view?.alpha = 0 }) { _ in view?.removeFromSuperview() }
    }

    // MARK: Notifications

    /// On the lock screen it is in the list; else a banner tells of it, while no app is in front.
    func notificationArrived(_ notification: DeliveredNotification, of app: InstalledApp) {
        reload()
        home.reload()
        // The app in front shows its own.
        guard lock == nil, UIApplication.shared.applicationState == .active, stage?.front?.identifier != app.identifier
        else { return }
        let sender = NotificationSender(name: app.name, icon: app.icon(side: 38), bundle: app.bundle)
        let buttons = category(of: notification, of: app)?.buttons ?? []
        NotificationArrival.shared.showBanner(notification, buttons, from: sender) { [weak self] in
            self?.answer(notification, of: app, $0)
        }
    }

    /// As the app registered it when it last ran.
    private func category(of notification: DeliveredNotification, of app: InstalledApp) -> NotificationCategory? {
        do {
            let known = try NotificationStore(device: device).categories(of: app.identifier)
            return known.first { $0.identifier == notification.record.category }
        } catch {
            NotificationFeed.report(error)
            return nil
        }
    }

    private func answer(_ notification: DeliveredNotification, of app: InstalledApp, _ answer: NotificationAnswer) {
        let old = center
        center = nil
        switch answer {
        case .opened:
            // The app comes over it: one that fades while nobody looks would still stand there when the app is left.
            old?.removeFromSuperview()
            coversChanged()
            _ = DeviceSession.launch(app.identifier, notification: notification.record.identifier)
        case .action(let button, let text):
            hide(old)
            _ = DeviceSession.answer(
                notification.record.identifier, of: app.identifier, button.identifier, text: text,
                staysInFront: !button.opensApp)
        case .dismissed:
            hide(old)
            guard category(of: notification, of: app)?.hearsDismissal == true else { return }
            _ = DeviceSession.answer(notification.record.identifier, of: app.identifier, "dismiss", staysInFront: true)
        }
    }
}
