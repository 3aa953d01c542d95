// SPDX-License-Identifier: MIT
import TouchstoneDevice
import UIKit

/// Today left of the notifications: a swipe to the right brings it over them, one to the left takes it off.
final class TodayCover: UIView {
    let content: TodayView
    private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterialDark))
    private var target: ActionTarget?
    private(set) var isShown = false

    init(device: Device) {
        content = TodayView(device: device)
        super.init(frame: .zero)
        ground.isUserInteractionEnabled = false
        for part in [ground, content] { addSubview(part) }
        isHidden = true
        target = onSwipe(.left, in: self) { [weak self] in self?.show(false) }
    }

    required init?(coder: NSCoder) { fatalError("TodayCover: is made in code only") }

    /// Comes by a swipe in another view.
    /// - Returns: keeps the swipe.
    func come(from view: UIView) -> ActionTarget { onSwipe(.right, in: view) { [weak self] in self?.show(true) } }

    private func onSwipe(
        _ direction: UISwipeGestureRecognizer.Direction, in view: UIView, _ body: @escaping () -> Void
    ) -> ActionTarget {
        let gesture = UISwipeGestureRecognizer()
        gesture.direction = direction
        let target = ActionTarget { _ in body() }
        gesture.addTarget(target, action: ActionTarget.action)
        view.addGestureRecognizer(gesture)
        return target
    }

    func show(_ isShown: Bool) {
        guard isShown != self.isShown else { return }
        self.isShown = isShown
        let away = CGAffineTransform(translationX: -bounds.width, y: 0)
        if isShown {
            (isHidden, ground.alpha, content.transform) = (false, 0, away)
            content.begin()
        } else {
            content.end()
        }
        UIView.animate(withDuration: 0.3) { [self] in
            ground.alpha = isShown ? 1 : 0
            content.transform = isShown ? .identity : away
        } completion: { [self] _ in
            isHidden = !self.isShown
        }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { content.end() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        content.bounds.size = bounds.size
        content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
