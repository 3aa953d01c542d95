// SPDX-License-Identifier: MIT

/// The system's screen that has a person turn the device about until its compass knows where north is.
@MainActor
final class CompassCalibration {
    private var window: UIWindow?
    private var observer: (any NSObjectProtocol)?

    /// By name: headings come from a framework that stands beside this one.
    func watch() {
        observer = NotificationCenter.default.addObserver(
            forName: Notification.Name("TouchstoneHeadingCalibration"), object: nil, queue: nil
        ) { [weak self] notification in
            let isWanted = (notification.object as? NSNumber)?.boolValue == true
            MainActor.assumeIsolated { isWanted ? self?.show() : self?.hide() }
        }
    }

    private func show() {
        guard window == nil else { return }
        let window = SystemAlertWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        root.view.addSubview(ring(in: root.view.bounds))
        root.view.addSubview(instruction(in: root.view.bounds))
        window.rootViewController = root
        window.isHidden = false
        self.window = window
    }

    private func hide() {
        window?.isHidden = true
        window = nil
    }

    /// The track of a ball, and the ball on it: a border lies above the sublayers of its own layer.
    private func ring(in bounds: CGRect) -> UIView {
        let place = UIView(frame: CGRect(x: bounds.midX - 110, y: bounds.midY - 150, width: 220, height: 220))
        let track = UIView(frame: place.bounds)
        track.layer.cornerRadius = 110
        track.layer.borderWidth = 12
        track.layer.borderColor = UIColor.systemGray4.cgColor
        let ball = UIView(frame: CGRect(x: 100, y: -4, width: 20, height: 20))
        ball.layer.cornerRadius = 10
        ball.backgroundColor = .systemRed
        place.addSubview(track)
        place.addSubview(ball)
        return place
    }

    private func instruction(in bounds: CGRect) -> UIView {
        let label = UILabel(frame: CGRect(x: 32, y: bounds.midY + 100, width: bounds.width - 64, height: 60))
        label.text = "Tilt the screen to roll the ball around the circle."
        label.numberOfLines = 2
        label.textAlignment = .center
        return label
    }
}
