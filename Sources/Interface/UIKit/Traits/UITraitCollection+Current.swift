// SPDX-License-Identifier: MIT

extension UITraitCollection {
    /// The environment that dynamic colours resolve against on this thread. UIKit sets it around `draw(_:)`,
    /// `layoutSubviews()`, trait callbacks and their like; elsewhere it is the device's.
    public class var current: UITraitCollection {
        get { (Thread.isMainThread ? mainThreadCurrent : backgroundCurrent) ?? device }
        set {
            if Thread.isMainThread { mainThreadCurrent = newValue } else { backgroundCurrent = newValue }
        }
    }

    public func performAsCurrent(_ actions: () -> Void) { withCurrent(actions) }

    /// Like `performAsCurrent`, and hands on the result.
    package func withCurrent<R>(_ body: () throws -> R) rethrows -> R {
        if Thread.isMainThread {
            let saved = Self.mainThreadCurrent
            Self.mainThreadCurrent = self
            defer { Self.mainThreadCurrent = saved }
            return try body()
        }
        let saved = Self.backgroundCurrent
        Self.backgroundCurrent = self
        defer { Self.backgroundCurrent = saved }
        return try body()
    }

    /// The traits of the device: what the screen has before windows and controllers override anything. Set by the
    /// screen when it starts and when the host's appearance changes.
    package static var device: UITraitCollection {
        get { deviceLock.withLock { deviceTraits } }
        set { deviceLock.withLock { deviceTraits = newValue } }
    }

    private static let deviceLock = NSLock()
    // Guarded by deviceLock.
    nonisolated(unsafe) private static var deviceTraits = UITraitCollection(values: .phone)
    // Touched by the main thread only (both accessors check).
    nonisolated(unsafe) private static var mainThreadCurrent: UITraitCollection?

    private static let threadKey = "UITraitCollection.current"
    private static var backgroundCurrent: UITraitCollection? {
        get { Thread.current.threadDictionary[threadKey] as? UITraitCollection }
        set { Thread.current.threadDictionary[threadKey] = newValue }
    }
}

extension TraitValues {
    /// An iPhone in portrait, light, scale 3, default text size.
    package static var phone: TraitValues {
        var values = TraitValues()
        values.userInterfaceIdiom = .phone
        values.userInterfaceStyle = .light
        values.horizontalSizeClass = .compact
        values.verticalSizeClass = .regular
        values.layoutDirection = .leftToRight
        values.displayScale = 3
        values.displayGamut = .P3
        values.forceTouchCapability = .unavailable
        values.preferredContentSizeCategory = .large
        values.accessibilityContrast = .normal
        values.legibilityWeight = .regular
        values.userInterfaceLevel = .base
        values.activeAppearance = .active
        values.sceneCaptureState = .inactive
        return values
    }
}
