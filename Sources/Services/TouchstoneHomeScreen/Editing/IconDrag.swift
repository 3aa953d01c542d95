// SPDX-License-Identifier: MIT
import UIKit

/// A finger that rests on an icon lifts it, others make room for it where it goes; it goes into others that it rests on, to
/// other pages at the edges, out of the open folder. In editing a moment is enough; else the finger opens the icon's menu, and
/// editing begins when it moves on.
@MainActor
final class IconDrag: NSObject {
    private unowned let board: IconBoard
    private let press = UILongPressGestureRecognizer()
    private var target: ActionTarget?

    private var key: HomeLayout.Key? {
        get { board.held }
        set { board.held = newValue }
    }
    private var lifted: HomeItemView?
    /// From the finger to the lifted picture's middle.
    private var grip = CGVector.zero
    /// What a cancelled touch leaves as it was.
    private var before = HomeLayout()
    /// What the finger rests on, and since when it is meant.
    private var aim: DropTarget?
    private var deadline: Deadline?
    /// Highlighted: letting go puts the icon into it.
    private var armed: HomeLayout.Key?
    /// Where it was lifted; a finger that has not moved from there has only touched it.
    private var liftPoint = CGPoint.zero
    private var hasMoved = false
    /// Where a finger has opened a menu, in the window.
    private var menuStart: CGPoint?

    var isActive: Bool { key != nil }

    init(on board: IconBoard) {
        self.board = board
        super.init()
        press.delegate = self
        let target = ActionTarget { [weak self] _ in self?.pressed() }
        press.addTarget(target, action: ActionTarget.action)
        self.target = target
        board.host.view.addGestureRecognizer(press)
        pressesLong(true)
        board.appsChanged = { [weak self] in self?.stopIfGone() }
        board.willEdit = { [weak self] isEditing in
            self?.pressesLong(!isEditing)
            if !isEditing { self?.cancel() }
        }
    }

    /// Seconds of rest: those of a menu, or a moment.
    private func pressesLong(_ isLong: Bool) { press.minimumPressDuration = isLong ? 0.5 : 0.2 }

    private func pressed() {
        let point = press.location(in: board.host.view)
        switch press.state {
        case .began: if board.isEditing { lift(at: point) } else { pressedLong(at: point) }
        case .changed: if isActive { follow(point) } else { goOnFromMenu(point) }
        case .ended: drop(at: point)
        default: cancel()
        }
    }

    // MARK: From the menu

    private func pressedLong(at point: CGPoint) {
        guard item(at: point) == nil else { return menuStart = point }
        board.setEditing(true)
    }

    private static let slop: CGFloat = 10

    private func goOnFromMenu(_ point: CGPoint) {
        guard let start = menuStart, hypot(point.x - start.x, point.y - start.y) > Self.slop else { return }
        menuStart = nil
        for case let menu as UIContextMenuInteraction in item(at: start)?.interactions ?? [] { menu.dismissMenu() }
        board.setEditing(true)
        lift(at: start)
        follow(point)
    }

    // MARK: In the hand

    private func item(at point: CGPoint) -> HomeItemView? {
        var view = board.host.view.hitTest(point, with: nil)
        while let candidate = view {
            if let item = candidate as? HomeItemView { return item }
            view = candidate.superview
        }
        return nil
    }

    private func lift(at point: CGPoint) {
        guard !isActive, let view = item(at: point), let item = board.layout.item(view.key),
            let copy = board.copy(of: item)
        else { return }
        let host: UIView = board.host.view
        before = board.layout
        key = view.key
        let frame = view.convert(view.bounds, to: host)
        copy.bounds.size = view.bounds.size
        copy.center = CGPoint(x: frame.midX, y: frame.midY)
        copy.isUserInteractionEnabled = false
        copy.showsName = false
        copy.isAccessibilityElement = false
        copy.accessibilityIdentifier = nil
        (liftPoint, hasMoved) = (point, false)
        grip = CGVector(dx: copy.center.x - point.x, dy: copy.center.y - point.y)
        host.addSubview(copy)
        lifted = copy
        UIView.animate(withDuration: 0.15) {
            copy.transform = CGAffineTransform(scaleX: 1.15, y: 1.15)
            copy.alpha = 0.9
        }
        board.show()
    }

    private func follow(_ point: CGPoint) {
        lifted?.center = CGPoint(x: point.x + grip.dx, y: point.y + grip.dy)
        if hypot(point.x - liftPoint.x, point.y - liftPoint.y) > Self.slop { hasMoved = true }
        guard hasMoved else { return }
        let next = board.target(at: point, moving: key)
        guard next != aim else { return }
        take(next)
    }

    private func take(_ next: DropTarget?) {
        disarm()
        deadline?.cancel()
        aim = next
        guard let next else { return }
        deadline = DeadlineQueue.shared.schedule(after: Self.rest(for: next)) { [weak self] in self?.rested(on: next) }
    }

    /// Seconds until what lies below takes note.
    private static func rest(for target: DropTarget) -> Double {
        switch target {
        case .place: 0.2
        case .into: 0.3
        case .turn: 0.6
        case .leaveFolder: 0.4
        }
    }

    private func rested(on target: DropTarget) {
        guard let key, let limits = board.geometry?.limits else { return }
        switch target {
        case .place(let place):
            guard board.layout.move(key, to: place, limits: limits) else { return }
            board.show(animated: true)
        case .into(let other): arm(other)
        case .turn(let step):
            board.turn(by: step)
            aim = nil
            // The finger need not move for the page after it.
            look(after: 0.4)
        case .leaveFolder:
            let page = HomeLayout.Place(container: .page(board.currentPage), index: .max)
            guard board.layout.move(key, to: page, limits: limits) else { return }
            board.closeFolder(animated: true)
            aim = nil
            look(after: 0.1)
        }
    }

    private func look(after seconds: Double) {
        deadline = DeadlineQueue.shared.schedule(after: seconds) { [weak self] in
            guard let self, isActive else { return }
            follow(press.location(in: board.host.view))
        }
    }

    // MARK: Into others

    private func arm(_ other: HomeLayout.Key) {
        armed = other
        board.views[other]?.isTarget = true
        guard case .folder(let number) = other, case .app(let app) = key else { return }
        // A folder that is rested on for longer opens.
        deadline = DeadlineQueue.shared.schedule(after: 0.8) { [weak self] in
            guard let self, let limits = board.geometry?.limits, board.layout.put(app, into: number, limits: limits)
            else { return }
            disarm()
            aim = nil
            board.openFolder(number)
            lifted.map { board.host.view.bringSubviewToFront($0) }
        }
    }

    private func disarm() {
        armed.map { board.views[$0]?.isTarget = false }
        armed = nil
    }

    // MARK: Out of the hand

    private func drop(at point: CGPoint) {
        menuStart = nil
        guard let key, let limits = board.geometry?.limits else { return }
        let (aim, armed) = (aim, armed)
        take(nil)
        if let armed {
            board.join(key, with: armed, limits: limits)
        } else if case .place(let place) = aim {
            board.layout.move(key, to: place, limits: limits)
        }
        board.commit()
        settle()
        if !hasMoved, case .folder(let number) = key { board.openFolder(number) }
    }

    /// Everything stands as before the touch.
    private func cancel() {
        menuStart = nil
        guard isActive else { return }
        take(nil)
        board.layout = before
        settle()
    }

    /// The app may have left the device meanwhile.
    private func stopIfGone() {
        guard let key, board.layout.item(key) == nil else { return }
        take(nil)
        settle()
    }

    private func settle() {
        let (old, moved) = (lifted, key)
        (lifted, key) = (nil, nil)
        board.show(animated: true)
        guard let old else { return }
        guard let moved, let view = board.views[moved] else { return shrink(old) }
        view.alpha = 0
        let end = view.superview?.convert(view.center, to: board.host.view) ?? old.center
        UIView.animate(withDuration: 0.25) {
            old.center = end
            old.transform = .identity
        } completion: { _ in
            view.alpha = 1
            old.removeFromSuperview()
        }
    }

    /// Into a folder, or away.
    private func shrink(_ view: UIView) {
        UIView.animate(withDuration: 0.25) {
            view.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
            view.alpha = 0
        } completion: { _ in
            view.removeFromSuperview()
        }
    }
}

extension IconDrag: UIGestureRecognizerDelegate {
    /// Fingers on icons and between them; what lies over the home screen has nothing to do with it, nor has Today.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard !isActive, let view = touch.view, !isButton(view) else { return false }
        if let folder = board.folder { return board.isEditing && view.isDescendant(of: folder.content) || isIcon(view) }
        return view === board.pages || isIcon(view)
    }

    private func isIcon(_ view: UIView) -> Bool {
        view is HomeItemView && board.views.values.contains { $0 === view }
    }

    /// One in the corner of an icon.
    private func isButton(_ view: UIView) -> Bool { view is UIControl && view.superview is HomeItemView }

    /// The menu's finger and this one are the same.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { other is UILongPressGestureRecognizer }
}
