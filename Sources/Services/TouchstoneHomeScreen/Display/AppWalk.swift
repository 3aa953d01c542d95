// SPDX-License-Identifier: MIT
import CoreGraphics
import UIKit

/// Apps of which one has the display.
@MainActor
protocol AppRow: AnyObject {
    /// Where they are shown.
    var ground: StageView { get }
    var front: HostedApp? { get }
    /// Those that were in front, the last at the end.
    var recent: [String] { get }
    /// nil: it has no part in the display.
    func app(_ identifier: String) -> HostedApp?
    /// Puts the view in front of the others, at its place or coming from an icon.
    func place(_ view: UIView, from icon: CGRect?)
    /// The one has come to the front whose view is there already.
    func step(to app: HostedApp)
    /// It is the one that was in front last.
    func noteUse(of identifier: String)
}

/// A finger along the home indicator leads from app to app: to the right to the one that was used before, to the left back again.
/// While the person goes on, apps keep their order; the one where they stay for a moment is then the last that was used.
@MainActor
final class AppWalk: NSObject, UIGestureRecognizerDelegate {
    private unowned let stage: any AppRow
    /// Whether nothing lies over the apps.
    var mayBegin: () -> Bool = { true }
    /// The next change of the app in front is a step of the walk.
    private(set) var isStepping = false
    /// From the app of longest ago; nil: the person stands still.
    private var order: [String]?
    private var steps = 0
    /// What comes from the side.
    private var next: HostedApp?

    /// Points: from the lower edge where the finger comes down, and between apps; points a second of one that throws; seconds of
    /// the way, and that the person stands until apps have another order.
    private static let (reach, gap, flick): (CGFloat, CGFloat, CGFloat) = (20, 16, 300)
    private static let (slide, rest): (Double, Double) = (0.3, 3)

    init(on stage: any AppRow) {
        self.stage = stage
        super.init()
    }

    // MARK: The gesture

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        let ground = stage.ground
        guard ground.safeAreaInsets.bottom > 0, mayBegin() else { return false }
        return touch.location(in: ground).y >= ground.bounds.height - Self.reach
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let way = (gestureRecognizer as? UIPanGestureRecognizer)?.translation(in: stage.ground) else {
            return false
        }
        return abs(way.x) > abs(way.y)
    }

    func follow(_ gesture: UIPanGestureRecognizer) {
        let way = gesture.translation(in: stage.ground).x
        switch gesture.state {
        case .began, .changed: move(by: way)
        case .ended:
            let speed = gesture.velocity(in: stage.ground).x
            let isThrown = abs(speed) > Self.flick && (speed > 0) == (way > 0)
            finish(way: way, goes: isThrown || abs(way) > stage.ground.bounds.width / 2)
        default: finish(way: way, goes: false)
        }
    }

    // MARK: Apps side by side

    private func neighbour(way: CGFloat) -> HostedApp? {
        let all = order ?? stage.recent
        // The icons stand behind the last app.
        let place = stage.front.flatMap { all.firstIndex(of: $0.identifier) } ?? all.count
        let others = way > 0 ? Array(all[..<min(place, all.count)].reversed()) : Array(all.dropFirst(place + 1))
        return others.lazy.compactMap { [stage] in stage.app($0) }.first { $0.hasPixels && $0 !== self.stage.front }
    }

    private func move(by way: CGFloat) {
        let found = neighbour(way: way)
        if found !== next {
            next?.view.removeFromSuperview()
            next = found
            if let found {
                found.view.transform = .identity
                stage.place(found.view, from: nil)
            }
        }
        if stage.front != nil { stage.ground.backgroundColor = .black }
        place(at: next == nil ? way / 3 : way, towards: way)
    }

    /// - Parameters:
    ///   - offset: points that the app in front has left its place.
    ///   - way: the side from which the other one comes.
    private func place(at offset: CGFloat, towards way: CGFloat) {
        let step = (stage.ground.bounds.width + Self.gap) * (way > 0 ? 1 : -1)
        func show(_ view: UIView?, at x: CGFloat) {
            view?.transform = CGAffineTransform(translationX: x, y: 0)
            view?.layer.cornerRadius = x == 0 ? 0 : 40
        }
        show(stage.front?.view, at: offset)
        show(next?.view, at: offset - step)
    }

    private func finish(way: CGFloat, goes: Bool) {
        let (old, new) = (stage.front, next)
        next = nil
        let step = (stage.ground.bounds.width + Self.gap) * (way > 0 ? 1 : -1)
        let arrives = goes ? new : nil
        UIView.animate(withDuration: Self.slide, delay: 0, options: [.curveEaseOut]) {
            old?.view.transform = CGAffineTransform(translationX: arrives == nil ? 0 : step, y: 0)
            new?.view.transform = CGAffineTransform(translationX: arrives == nil ? -step : 0, y: 0)
        } completion: { [weak self] _ in
            self?.ended(old, new)
        }
        if let arrives { go(to: arrives) }
    }

    /// Both are where they belong, unless they are on another way by now.
    private func ended(_ old: HostedApp?, _ new: HostedApp?) {
        for app in [old, new].compactMap({ $0 }) where app !== next {
            app.view.layer.cornerRadius = 0
            if app !== stage.front { app.view.removeFromSuperview() }
        }
        if next == nil { stage.ground.backgroundColor = nil }
    }

    private func go(to app: HostedApp) {
        order = order ?? stage.recent
        isStepping = true
        stage.step(to: app)
        isStepping = false
        steps += 1
        let number = steps
        DeadlineQueue.shared.schedule(after: Self.rest) { [weak self] in
            guard let self, number == steps else { return }
            end(at: stage.front?.identifier)
        }
    }

    /// The person stays.
    /// - Parameter app: where; nil: among the icons.
    func end(at app: String?) {
        guard order != nil else { return }
        order = nil
        steps += 1
        if let app { stage.noteUse(of: app) }
    }
}

/// Where apps are shown; what lies beside them is touched.
final class StageView: UIView {
    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { fatalError("StageView: is made in code only") }

    /// What makes a view of this one's size lie over a rectangle.
    func transform(to rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(translationX: rect.midX - bounds.midX, y: rect.midY - bounds.midY)
            .scaledBy(x: rect.width / max(1, bounds.width), y: rect.height / max(1, bounds.height))
    }
}
