// SPDX-License-Identifier: MIT
import UIKit

/// The trembling of icons that can be moved. The same at the same time of the frame clock: the phase follows from an icon's
/// place, not from chance.
@MainActor
enum Jiggle {
    private static let name = "jiggle"
    /// Radians to either side, and seconds from one side to the other: of a film of the home screen.
    private static let (angle, half): (CGFloat, Double) = (0.032, 0.13)

    static func add(to layer: CALayer, phase: Int) {
        guard !UIAccessibility.isReduceMotionEnabled else { return }
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        (turn.fromValue, turn.toValue) = (-angle, angle)
        turn.duration = half
        turn.autoreverses = true
        turn.repeatCount = .infinity
        turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        // A fifth of the way each, so that no two of a row are alike.
        turn.timeOffset = Double(phase % 5) / 5 * 2 * half
        layer.add(turn, forKey: name)
    }

    static func remove(from layer: CALayer) { layer.removeAnimation(forKey: name) }
}
