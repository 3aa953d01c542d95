// SPDX-License-Identifier: MIT

public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case blackTranslucent = 2

    public static let blackOpaque = UIBarStyle.black
}

public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102

    public static let landscapePhone = UIBarMetrics.compact
    public static let landscapePhonePrompt = UIBarMetrics.compactPrompt
}

public enum UIBarPosition: Int, Sendable {
    case any = 0
    case bottom = 1
    case top = 2
    /// Its background reaches to the top of the screen, under the status bar.
    case topAttached = 3
}

@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition {
        byName(self, "positionForBar:", [bar], or: .any)
    }
}
