// SPDX-License-Identifier: MIT

/// What shows a `Progress`.
@MainActor
protocol ProgressFollower: AnyObject {
    /// nil: it follows none any more.
    var observedProgress: Progress? { get }
    /// - Parameter progress: 0 to 1.
    func setProgress(_ progress: Float, animated: Bool)
}

/// Carries the state of `Progress` objects to the views that show them. `Progress` cannot be observed on Linux, so it
/// is looked at a few times a second while a visible view follows an unfinished one.
@MainActor
final class ProgressWatcher {
    static let shared = ProgressWatcher()

    private struct Watch {
        weak var view: (any ProgressFollower)?
        let progress: Progress
    }

    private var watches: [Watch] = []
    private var timer: Timer?

    func watch(_ progress: Progress, for view: any ProgressFollower) {
        watches.removeAll { $0.view === view }
        watches.append(Watch(view: view, progress: progress))
        guard timer == nil else { return }
        timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
            MainActor.assumeIsolated { ProgressWatcher.shared.look() }
        }
    }

    private func look() {
        for watch in watches where watch.view?.observedProgress === watch.progress {
            watch.view?.setProgress(Float(watch.progress.fractionCompleted), animated: true)
        }
        watches.removeAll { $0.view?.observedProgress !== $0.progress || $0.progress.isFinished }
        guard watches.isEmpty else { return }
        timer?.invalidate()
        timer = nil
    }
}
