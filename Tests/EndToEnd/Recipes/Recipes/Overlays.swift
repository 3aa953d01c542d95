// SPDX-License-Identifier: MIT
import UIKit

/// 4-5: a spinner and a text above everything, in a window of their own.
final class SpinnerViewController: RecipeViewController {
    private var overlay: UIWindow?
    private let caption = UILabel()

    override func perform() {
        let overlay = UIWindow(frame: UIScreen.main.bounds)
        overlay.windowLevel = .alert
        let controller = UIViewController()
        controller.view.backgroundColor = UIColor(white: 0, alpha: 0.6)
        overlay.rootViewController = controller
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.accessibilityIdentifier = "spinner"
        spinner.color = .white
        spinner.center = controller.view.center
        spinner.startAnimating()
        caption.frame = CGRect(x: 0, y: spinner.frame.maxY + 10, width: controller.view.bounds.width, height: 30)
        (caption.text, caption.textColor, caption.textAlignment) = ("Downloading", .white, .center)
        caption.accessibilityIdentifier = "caption"
        controller.view.addSubview(spinner)
        controller.view.addSubview(caption)
        overlay.isHidden = false
        self.overlay = overlay
        Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { [weak self] _ in self?.caption.text = "Almost there"
        }
        Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak self] _ in
            self?.overlay?.isHidden = true
            self?.overlay = nil
            self?.note("removed")
        }
    }
}

/// 4-8: an overlay with a picture that wanders about, until a tap sends it away.
final class ButterflyViewController: RecipeViewController {
    private var overlay: UIView?

    override func perform() {
        guard overlay == nil else { return note("ignored") }
        let overlay = UIView(frame: view.bounds)
        overlay.backgroundColor = UIColor(white: 0, alpha: 0.5)
        overlay.accessibilityIdentifier = "overlay"
        overlay.isAccessibilityElement = true
        overlay.alpha = 0
        let butterfly = UIImageView(image: UIImage(systemName: "ant.fill"))
        butterfly.accessibilityIdentifier = "butterfly"
        butterfly.frame = CGRect(x: 100, y: 100, width: 64, height: 64)
        overlay.addSubview(butterfly)
        overlay.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
        view.addSubview(overlay)
        self.overlay = overlay
        UIView.animate(withDuration: 1, animations: { overlay.alpha = 1 }) { [weak self] _ in self?.note("shown") }
        Timer.scheduledTimer(withTimeInterval: 4, repeats: true) { [weak self] timer in
            // Nobody else ends it.
            guard let self, self.overlay != nil else { return timer.invalidate() }
            let place = CGPoint(x: CGFloat.random(in: 0...255), y: CGFloat.random(in: 0...255))
            UIView.animate(withDuration: 0.5) { butterfly.frame.origin = place }
            note("at \(Int(place.x)) \(Int(place.y))")
        }
    }

    @objc private func close() {
        guard let overlay else { return }
        UIView.animate(withDuration: 1, animations: { overlay.alpha = 0 }) { [weak self] _ in
            overlay.removeFromSuperview()
            self?.overlay = nil
            self?.note("gone")
        }
    }
}
