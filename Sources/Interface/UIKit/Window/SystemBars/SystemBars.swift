// SPDX-License-Identifier: MIT
import HostKit
import TouchstoneDevice

/// What iOS itself draws above every app: the status bar, and the home indicator on devices without a home button.
///
/// They are layers over all windows, not views: no app can find them in its windows, they take no touches, and
/// `drawHierarchy` of a view leaves them out, as on iOS.
@MainActor
final class SystemBars {
    /// Nil until an app launches: screens of unit tests have no bars.
    static var current: SystemBars?

    private let leading = StatusBarLayer(part: .leading)
    private let middle = StatusBarLayer(part: .middle)
    private let trailing = StatusBarLayer(part: .trailing)
    private let homeIndicator = HomeIndicatorLayer()
    private var nextMinute: Deadline?

    /// From back to front; the screen keeps them above its windows.
    var layers: [CALayer] { [leading, middle, trailing, homeIndicator] }

    private var statusLayers: [StatusBarLayer] { [leading, middle, trailing] }

    init() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        screenDidChange()
        homeIndicator.expect(UIScreen.main.traits.userInterfaceStyle)
        CATransaction.commit()
        tick()
        // By name: positions come from a framework that stands beside this one.
        locationUse = NotificationCenter.default.addObserver(
            forName: Notification.Name("TouchstoneLocationUse"), object: nil, queue: nil
        ) { notification in
            let isInUse = (notification.object as? NSNumber)?.boolValue == true
            MainActor.assumeIsolated { SystemBars.current?.showsLocation = isInUse }
        }
        world = World.shared.observe { [weak self] _, _ in self?.drawIndicators() }
    }

    isolated deinit { if let world { World.shared.removeObserver(world) } }

    private var world: Int?

    private var locationUse: (any NSObjectProtocol)?

    /// Whether an arrow tells that the app knows where the device is.
    private(set) var showsLocation = false {
        didSet { for layer in statusLayers { layer.showsLocation = showsLocation } }
    }

    /// Whether the app says that it loads something.
    var showsActivity = false {
        didSet { for layer in statusLayers { layer.showsActivity = showsActivity } }
    }

    /// What is shown in place of what is so.
    var shown = StatusBarOverride.ofDevice {
        didSet {
            drawIndicators()
            drawTime()
        }
    }

    private func drawIndicators() {
        let drawn = shown.filled(from: World.shared.state)
        for layer in statusLayers where layer.shown != drawn { layer.shown = drawn }
    }

    /// The lock screen has a clock of its own.
    var hidesTime = false { didSet { drawTime() } }

    // MARK: Geometry

    /// The screen has another size, scale or device; the parts of the status bar take their places.
    func screenDidChange() {
        let screen = UIScreen.main
        let style = StatusBarMetrics(device: screen.device, screen: screen.screenDescription)
        for layer in statusLayers {
            layer.metrics = style
            layer.shown = shown.filled(from: World.shared.state)
            layer.contentsScale = screen.scale
            layer.frame = style.frame(of: layer.part)
            layer.setNeedsDisplay()
        }
        homeIndicator.place(on: screen)
        update()
    }

    // MARK: Appearance

    /// Follows what the frontmost controller wants, in the animation that runs, if one does.
    func update() {
        let application = UIApplication.shared
        let state = application.statusBar
        let hidden = state.isHidden || leading.metrics.height == 0
        CATransaction.begin()
        CATransaction.setDisableActions(UIView.inheritedAnimationDuration == 0)
        CATransaction.setAnimationDuration(UIView.inheritedAnimationDuration)
        for layer in statusLayers {
            layer.isLight = state.isLight(over: UIScreen.main.traits)
            layer.opacity = hidden ? 0 : 1
            let slides = hidden && state.animation == .slide
            layer.transform =
                slides ? CATransform3DMakeTranslation(0, -leading.metrics.height, 0) : CATransform3DIdentity
        }
        homeIndicator.opacity = state.hidesHomeIndicator ? 0 : 1
        CATransaction.commit()
    }

    /// Lets the home indicator follow what a frame shows around it.
    ///
    /// - Returns: whether another frame is needed.
    func adapt(to frame: RenderedFrame) -> Bool {
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setDisableActions(true)
        return homeIndicator.adapt(to: frame)
    }

    // MARK: Clock

    private func drawTime() {
        let time = hidesTime ? "" : shown.time ?? StatusBarClock.text(at: Date())
        for layer in statusLayers where layer.time != time {
            layer.time = time
            layer.setNeedsDisplay()
        }
    }

    /// Draws the time again at each full minute.
    private func tick() {
        drawTime()
        nextMinute = DeadlineQueue.shared.schedule(after: StatusBarClock.secondsToNextMinute(after: Date())) {
            [weak self] in self?.tick()
        }
    }
}

/// What the system's own screens say about the bar.
package enum StatusBarTime {
    @MainActor package static func setHidden(_ isHidden: Bool) { SystemBars.current?.hidesTime = isHidden }
}

/// A layer that moves and fades only where `SystemBars` says so.
class BarLayer: CALayer {
    override func action(forKey event: String) -> (any CAAction)? {
        CATransaction.disableActions() ? nil : super.action(forKey: event)
    }
}
