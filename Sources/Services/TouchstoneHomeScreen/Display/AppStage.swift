// SPDX-License-Identifier: MIT
import CoreGraphics
import FoundationCompat
import Glibc
import HostKit
import SessionHost
import TouchstoneDevice
import UIKit

/// The apps that show themselves on the display that the home screen owns. One is in front, over the icons and under what the
/// system shows over apps; or none is.
@MainActor
final class AppStage: DeviceDisplay, AppRow {
    private let home: HomeController
    let ground = StageView()
    private var server: SessionServer?
    private var apps: [String: HostedApp] = [:]
    /// What a person looks at; nil: the icons.
    private(set) var front: HostedApp? { didSet { frontChanged(from: oldValue) } }
    /// Those that were in front, the last at the end.
    private(set) var recent: [String] = []
    private(set) lazy var walk = AppWalk(on: self)
    /// In place of an app that is coming up.
    private var placeholder: Placeholder?
    /// Something of the system's lies over the app, which is inactive meanwhile.
    var isCovered = false { didSet { updateFront() } }
    /// Somebody wants to be told what is on the screen.
    private var isMirrored = false
    /// Takes away what lies over the app.
    var leaveCovers: () -> Bool = { false }

    /// Seconds: of the way between an icon and the screen; that an app may take until it shows something.
    private static let (zoom, patience): (Double, Double) = (0.35, 60)

    /// - Parameter path: of the socket for apps.
    init(on home: HomeController, path: String) {
        self.home = home
        ground.frame = home.view.bounds
        ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        home.view.addSubview(ground)
        server = SessionServer(path: path) { [weak self] app in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.join(app) } }
        }
        let other = HostInput.divert
        HostInput.divert = { [weak self] event in other(event) || self?.forward(event) == true }
        DeviceSession.display = self
        MainLoop.shared.host?.setTitle(UIDevice.current.name)
    }

    // MARK: Apps come and go

    private func join(_ connection: SessionApp) {
        let app = HostedApp(connection) { [weak self] in self?.hear($1, from: $0) }
        if let old = apps[app.identifier] { remove(old) }
        apps[app.identifier] = app
        // An app of a tablet starts as that lies.
        app.isLandscape = UIScreen.main.device.isPad && isLandscape
        connection.send(.welcome(uprightScreen, turnsByItself: hostTurns))
        if !connection.isBehind { bringToFront(app) }
    }

    /// Whether the display has a size of its own, as a window: else it is the model's.
    private var hostTurns: Bool { UIScreen.main.screenDescription != modelScreen(isLandscape: isLandscape) }

    private func modelScreen(isLandscape: Bool) -> ScreenDescription {
        var screen = UIScreen.main.device.screen(landscape: isLandscape)
        screen.scale = UIScreen.main.scale
        return screen
    }

    private var isLandscape: Bool { UIScreen.main.bounds.width > UIScreen.main.bounds.height }

    /// As an app finds it at its start.
    private var uprightScreen: ScreenDescription {
        guard isLandscape, !UIScreen.main.device.isPad else { return UIScreen.main.screenDescription }
        return hostTurns ? ownScreen(isLandscape: false) : modelScreen(isLandscape: false)
    }

    /// Of a display with a size of its own.
    private func ownScreen(isLandscape: Bool) -> ScreenDescription {
        var screen = UIScreen.main.screenDescription
        if isLandscape != self.isLandscape {
            screen.size = CGSize(width: screen.size.height, height: screen.size.width)
        }
        return screen
    }

    private func remove(_ app: HostedApp) {
        guard apps[app.identifier] === app else { return }
        apps[app.identifier] = nil
        if front === app { leaveFront(intoIcon: true) } else { app.view.removeFromSuperview() }
    }

    private func hear(_ news: SessionApp.News, from app: HostedApp) {
        switch news {
        case .frame: break
        case .ended: remove(app)
        case .request(let request): hear(request, from: app)
        }
    }

    private func hear(_ request: SessionRequest, from app: HostedApp) {
        let host = MainLoop.shared.host
        switch request {
        case .hello, .memory, .frame: break
        case .textInput(let isActive, let caret):
            app.caret = isActive ? caret : nil
            if front === app { host?.setTextInput(active: isActive, caret: caret) }
        case .clipboard(let text): host?.clipboardText = text
        case .turn(let isLandscape):
            app.isLandscape = isLandscape
            if front === app { turnWithFront() }
        case .raise: bringToFront(app)
        case .elements(let list): if front === app { HostPage.host?.show(elements: list) }
        case .document(let title, let data): HostPage.host?.show(document: Array(data), title: title)
        case .sound(let data):
            HostSound.host?.play(data.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) })
        }
    }

    // MARK: Front

    func app(_ identifier: String) -> HostedApp? { apps[identifier] }

    /// What an app shows now; nil: it has no pixels here.
    func surface(of identifier: String) -> Surface? {
        apps[identifier].flatMap { $0.hasPixels ? $0.view.layer.contents as? Surface : nil }
    }

    /// A person has touched an icon: the screen opens from there, before the app is up.
    /// - Returns: whether the app was there, and is in front now.
    func open(_ identifier: String) -> Bool {
        if let app = apps[identifier] {
            bringToFront(app)
            return true
        }
        showPlaceholder(for: identifier)
        return false
    }

    private func showPlaceholder(for identifier: String) {
        placeholder?.removeFromSuperview()
        let view = Placeholder(identifier, snapshot: Device.current.snapshot(of: identifier))
        placeholder = view
        place(view, from: home.icon(of: identifier))
        DeadlineQueue.shared.schedule(after: Self.patience) { [weak self, weak view] in
            if let view, view === self?.placeholder { self?.dropPlaceholder() }
        }
    }

    private func dropPlaceholder() {
        guard let view = placeholder else { return }
        placeholder = nil
        shrink(view, into: home.icon(of: view.identifier))
    }

    private func bringToFront(_ app: HostedApp) {
        guard front !== app else { return updateFront() }
        let isExpected = placeholder?.identifier == app.identifier
        if !isExpected, app.hasPixels {
            placeholder?.removeFromSuperview()
            placeholder = nil
        } else if !isExpected {
            showPlaceholder(for: app.identifier)
        }
        let old = front
        app.view.transform = .identity
        app.view.layer.cornerRadius = 0
        if app.hasPixels {
            place(app.view, from: isExpected || old != nil ? nil : home.icon(of: app.identifier))
            appeared(app)
        } else {
            place(app.view, from: nil)
            app.appeared = { [weak self, weak app] in if let app { self?.appeared(app) } }
        }
        front = app
        _ = leaveCovers()
        old?.view.removeFromSuperview()
    }

    private func appeared(_ app: HostedApp) {
        guard placeholder?.identifier == app.identifier else { return }
        placeholder?.removeFromSuperview()
        placeholder = nil
    }

    private func frontChanged(from old: HostedApp?) {
        guard old !== front else { return }
        old?.tell(.background)
        ground.isUserInteractionEnabled = front != nil
        home.isBehindApp = front != nil
        if !walk.isStepping { walk.end(at: old?.identifier) }
        if let front {
            if !walk.isStepping { noteUse(of: front.identifier) }
            let held = UIDevice.current.deviceOrientation
            if held.isValidInterfaceOrientation { front.connection.send([.control(.held(orientation: held.rawValue))]) }
            front.connection.send(.clipboard(MainLoop.shared.host?.clipboardText))
            // A window may have another size than when the app was last in it.
            if hostTurns { front.connection.send([.screenChanged(ownScreen(isLandscape: front.isLandscape))]) }
        }
        let caret = front?.caret
        MainLoop.shared.host?.setTextInput(active: caret != nil, caret: caret ?? .zero)
        turnWithFront()
        mirror(old)
        updateFront()
    }

    /// It is the one that was in front last.
    func noteUse(of identifier: String) {
        recent.removeAll { $0 == identifier }
        recent.append(identifier)
    }

    /// A finger along the home indicator has brought another app, whose view is there already.
    func step(to app: HostedApp) {
        dropPlaceholder()
        front = app
    }

    private func updateFront() { front?.tell(isCovered ? .inactive : .active) }

    /// The display lies as the app in front does; the icons of a phone stand. The app alone shows how it turns.
    private func turnWithFront() {
        UIView.performWithoutAnimation {
            home.orientations = front.map { $0.isLandscape ? .landscape : [.portrait, .portraitUpsideDown] }
        }
    }

    func showHome() {
        if leaveCovers() { return }
        if front != nil { leaveFront(intoIcon: true) } else { _ = home.goHome() }
    }

    /// The person goes on to the icons.
    private func leaveFront(intoIcon: Bool) {
        dropPlaceholder()
        guard let app = front else { return }
        front = nil
        // Where it is now that the icons stand again.
        shrink(app.view, into: intoIcon ? home.icon(of: app.identifier) : nil)
    }

    // MARK: Motion

    func place(_ view: UIView, from icon: CGRect?) {
        view.bounds = CGRect(origin: .zero, size: ground.bounds.size)
        view.center = CGPoint(x: ground.bounds.midX, y: ground.bounds.midY)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.alpha = 1
        ground.addSubview(view)
        guard let icon else { return }
        view.transform = ground.transform(to: icon)
        view.layer.cornerRadius = 60
        UIView.animate(withDuration: Self.zoom, delay: 0, options: [.curveEaseOut]) {
            view.transform = .identity
            view.layer.cornerRadius = 0
        }
    }

    private func shrink(_ view: UIView, into icon: CGRect?) {
        let target = icon.map { ground.transform(to: $0) } ?? CGAffineTransform(scaleX: 0.4, y: 0.4)
        UIView.animate(withDuration: Self.zoom, delay: 0, options: [.curveEaseOut]) {
            view.transform = target
            view.layer.cornerRadius = 60
            view.alpha = 0
        } completion: { [weak self] _ in
            // It may have come back meanwhile.
            if self?.front?.view !== view { view.removeFromSuperview() }
        }
    }

    /// A finger comes up from the screen's lower edge: the app follows it, and goes where it is let go.
    /// - Parameter showSwitcher: it was held there.
    func follow(_ gesture: UIPanGestureRecognizer, showSwitcher: () -> Void) {
        guard let view = front?.view else { return }
        let height = max(1, ground.bounds.height)
        let way = min(0, gesture.translation(in: ground).y)
        switch gesture.state {
        case .began, .changed:
            let scale = max(0.4, 1 + way / height)
            view.transform = CGAffineTransform(translationX: 0, y: way / 2).scaledBy(x: scale, y: scale)
            view.layer.cornerRadius = min(40, -way)
        case .ended:
            let isHeld = gesture.velocity(in: ground).y > -Self.flick
            if -way < height * Self.least, isHeld { return settle(view) }
            let isLong = -way > height * Self.long
            leaveFront(intoIcon: !(isHeld && isLong))
            if isHeld, isLong { showSwitcher() }
        default: settle(view)
        }
    }

    /// Points a second of a finger that throws the app away; parts of the screen's height: less is nothing, and more, at rest,
    /// is the app switcher.
    private static let (flick, least, long): (CGFloat, CGFloat, CGFloat) = (200, 0.1, 0.25)

    private func settle(_ view: UIView) {
        UIView.animate(withDuration: Self.zoom) {
            view.transform = .identity
            view.layer.cornerRadius = 0
        }
    }

    // MARK: Input

    /// - Returns: whether the event was for the app in front.
    private func forward(_ event: HostEvent) -> Bool {
        guard let front else { return false }
        switch event {
        case .key, .text, .markedText, .scroll, .hover, .secondaryClick:
            guard !isCovered, home.presentedViewController == nil else { return false }
            front.connection.send([event])
            return true
        // The others are told when they come to the front: they need not lie as this one does.
        case .screenChanged: front.connection.send([event])
        case .appearanceChanged: for app in apps.values { app.connection.send([event]) }
        case .activation(let activation):
            if activation == .active { front.connection.send(.clipboard(MainLoop.shared.host?.clipboardText)) }
            front.tell(activation == .active && isCovered ? .inactive : activation)
        case .touches, .control, .panel, .panelChanged, .quit: break
        }
        return false
    }

    func takes(_ control: HostControl) -> Bool {
        switch control {
        case .home:
            showHome()
            return true
        case .shake:
            guard let front else { return false }
            front.connection.send([.control(control)])
            return true
        case .turnLeft, .turnRight, .held:
            // The device turns first; an app that turns with it says so.
            DispatchQueue.main.async { [self] in
                let held = UIDevice.current.deviceOrientation.rawValue
                front?.connection.send([.control(.held(orientation: held))])
            }
            return false
        case .mirror(let isWanted):
            isMirrored = isWanted
            guard let front else { return false }
            front.connection.send([.control(control)])
            return true
        default: return false
        }
    }

    /// Who is in front tells what is on the screen.
    private func mirror(_ old: HostedApp?) {
        guard isMirrored else { return }
        old?.connection.send([.control(.mirror(isWanted: false))])
        if let front {
            front.connection.send([.control(.mirror(isWanted: true))])
        } else {
            HostInput.controls(.mirror(isWanted: true))
        }
    }
}

/// An app that is coming up: as it last looked, or empty.
private final class Placeholder: UIView {
    let identifier: String

    init(_ identifier: String, snapshot: URL) {
        self.identifier = identifier
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        clipsToBounds = true
        let picture = UIImageView(image: UIImage(contentsOfFile: snapshot.path))
        picture.contentMode = .scaleAspectFill
        picture.frame = bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(picture)
    }

    required init?(coder: NSCoder) { fatalError("Placeholder: is made in code only") }
}
