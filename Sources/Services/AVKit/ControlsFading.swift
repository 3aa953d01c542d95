// SPDX-License-Identifier: MIT

/// Shows and hides what lies over a film: a touch shows it, and while the film plays it goes away again once nothing was touched
/// for a while, as a player's controls do on iOS. What a film that stands still has over it stays.
@MainActor
final class ControlsFading {
    /// Seconds without a touch.
    static let patience = 4.0
    private static let duration = 0.25

    private let panel: UIView
    /// Whether the film plays and no control is held.
    private let isIdle: () -> Bool
    private let changed: () -> Void
    private var deadline: Deadline?
    private(set) var isShown = true

    init(_ panel: UIView, whileIdle isIdle: @escaping () -> Bool, changed: @escaping () -> Void) {
        self.panel = panel
        self.isIdle = isIdle
        self.changed = changed
    }

    isolated deinit { deadline?.cancel() }

    func toggle() { if isShown { hide() } else { show() } }

    func show() {
        wait()
        guard !isShown else { return }
        isShown = true
        panel.isHidden = false
        UIView.animate(withDuration: Self.duration) { self.panel.alpha = 1 }
        changed()
    }

    func hide() {
        deadline?.cancel()
        guard isShown else { return }
        isShown = false
        UIView.animate(withDuration: Self.duration) {
            self.panel.alpha = 0
        } completion: { [weak self] _ in
            guard let self, !self.isShown else { return }
            self.panel.isHidden = true
        }
        changed()
    }

    /// Begins to wait anew: something was touched, or the film plays or stands still now.
    func wait() {
        deadline?.cancel()
        deadline = DeadlineQueue.shared.schedule(after: Self.patience) { [weak self] in
            guard let self, isIdle() else { return }
            hide()
        }
    }
}
