// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// What a person sees of a job until the printer is done: its name, what the printer does with it, and Cancel. A job that is
/// soon over shows nothing.
@MainActor
final class PrintProgress {
    /// Seconds after which it comes up.
    private static let delay = 0.5

    /// How the job tells what becomes of it.
    private(set) lazy var job = IPPJob { [weak self] state in self?.state = state }
    private let name: String
    private let printer: String
    private var window: SystemWindow?
    private var alert: UIAlertController?
    private var hasEnded = false
    private var state = IPPJob.State.waiting { didSet { alert?.message = message } }

    /// Waits for the job to begin.
    init(name: String, printer: String) {
        (self.name, self.printer) = (name, printer)
        DeadlineQueue.shared.schedule(after: Self.delay) { [weak self] in self?.show() }
    }

    private var message: String {
        let word = state == .printing ? "Printing…" : "Waiting…"
        return "\(SystemStrings.text(word))\n\(printer)"
    }

    private func show() {
        guard !hasEnded else { return }
        let alert = UIAlertController(title: name, message: message, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: SystemStrings.text("Cancel"), style: .cancel) { [weak self] _ in self?.job.cancel() })
        let window = SystemWindow(level: .alert)
        let root = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        root.present(alert, animated: true)
        (self.window, self.alert) = (window, alert)
    }

    /// The job is over; the app goes on at once.
    func end() {
        hasEnded = true
        window?.isHidden = true
        (window, alert) = (nil, nil)
    }
}
