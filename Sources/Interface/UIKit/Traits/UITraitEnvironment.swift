// SPDX-License-Identifier: MIT

/// What has traits: screens, window scenes, windows, controllers, presentation controllers and views.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }

    /// The traits have changed.
    /// - Parameter previousTraitCollection: nil the first time.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
