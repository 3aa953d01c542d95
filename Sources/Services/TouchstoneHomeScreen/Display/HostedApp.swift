// SPDX-License-Identifier: MIT
import CoreGraphics
import FoundationCompat
import HostKit
import SessionHost
import Synchronization
import UIKit

/// An app that shows itself on the home screen's display: its pixels, and what it was told last.
@MainActor
final class HostedApp {
    let connection: SessionApp
    let view: HostedAppView
    /// Its interface lies, whatever the device does.
    var isLandscape = false
    /// Where its caret is, in points; nil: it awaits no text.
    var caret: CGRect?
    /// Whether it has shown anything yet.
    private(set) var hasPixels = false
    /// It shows something for the first time.
    var appeared: () -> Void = {}
    private var state = HostEvent.Activation.background

    var identifier: String { connection.identifier }

    /// - Parameter heard: what it says besides pixels, and that it has ended.
    init(_ connection: SessionApp, heard: @escaping @MainActor (HostedApp, SessionApp.News) -> Void) {
        self.connection = connection
        let surface = Surface()
        let scale = UIScreen.main.scale
        view = HostedAppView(surface, identifier: connection.identifier)
        view.send = { [connection] in connection.send([$0]) }
        let isFirst = OneTime()
        connection.onNews { [weak self] news in
            if case .frame(let pixels, let damage) = news {
                surface.present(pixels, scale: scale, damage: damage)
                guard isFirst.take() else { return }
            }
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    guard let self else { return }
                    if case .frame = news { self.frameCame() } else { heard(self, news) }
                }
            }
        }
    }

    private func frameCame() {
        hasPixels = true
        // What lies behind is not to be seen beside it while it turns.
        view.backgroundColor = .black
        appeared()
    }

    /// Says so to the app, if that is not what it was told last.
    func tell(_ state: HostEvent.Activation) {
        guard state != self.state else { return }
        self.state = state
        if state == .active { connection.wake() }
        connection.send([.activation(state)])
    }
}

/// A thing that happens once; any thread.
private final class OneTime: Sendable {
    private let isTaken = Mutex(false)

    func take() -> Bool {
        isTaken.withLock { taken in
            defer { taken = true }
            return !taken
        }
    }
}

/// Where a hosted app's pixels are; touches go to the app.
final class HostedAppView: UIView {
    /// Input for the app.
    var send: (HostEvent) -> Void = { _ in }
    private var fingers: [ObjectIdentifier: Int] = [:]

    init(_ surface: Surface, identifier: String) {
        super.init(frame: .zero)
        layer.contents = surface
        // What it showed before a turn keeps its shape until it shows itself turned.
        layer.contentsGravity = .resizeAspect
        clipsToBounds = true
        isMultipleTouchEnabled = true
        accessibilityIdentifier = "app " + identifier
    }

    required init?(coder: NSCoder) { fatalError("HostedAppView: is made in code only") }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, .began) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, .moved) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, .ended) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, .cancelled) }

    private func tell(_ touches: Set<UITouch>, _ phase: HostTouch.Phase) {
        let isOver = phase == .ended || phase == .cancelled
        let moved = touches.map { touch in
            let key = ObjectIdentifier(touch)
            let finger = fingers[key] ?? (fingers.values.max() ?? 0) + 1
            fingers[key] = isOver ? nil : finger
            return HostTouch(identifier: finger, phase: phase, location: touch.location(in: self))
        }
        // In order, whatever order the set has.
        send(.touches(moved.sorted { $0.identifier < $1.identifier }, time: FrameClock.now))
    }
}
