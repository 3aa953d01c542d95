// SPDX-License-Identifier: MIT

// Names that UIKit had for Swift 4 code. The adapter imports this module into code of that language mode alone, so that
// other code cannot see them. Generated.swift holds what follows from Apple's lists of names; here are functions.
public import UIKit

public typealias UIFontTextStyle = UIFont.TextStyle

public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    CGRect(
        x: rect.origin.x + insets.left, y: rect.origin.y + insets.top,
        width: rect.size.width - insets.left - insets.right, height: rect.size.height - insets.top - insets.bottom)
}

public func UIEdgeInsetsEqualToEdgeInsets(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> Bool { first == second }

public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
    public static var defaultRunLoopMode: RunLoop.Mode { .default }
    public static var UITrackingRunLoopMode: RunLoop.Mode { .tracking }
}

extension UIColor {
    /// What Swift 3 named the initialiser of colour literals, in sRGB.
    public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension UIApplication {
    /// The options were a dictionary by strings; protocols of apps that stand for the application still say so.
    @_disfavoredOverload
    public func open(_ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)? = nil) {
        nonisolated(unsafe) let completion = completionHandler
        let named = options.map { (OpenExternalURLOptionsKey(rawValue: $0.key), $0.value) }
        open(url, options: Dictionary(uniqueKeysWithValues: named)) { completion?($0) }
    }
}

extension UIApplicationShortcutItem {
    /// The information was a dictionary of anything: here of what can be archived, which iOS demanded when it ran.
    @_disfavoredOverload
    public convenience init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [AnyHashable: Any]?
    ) {
        let pairs = userInfo?.map { key, value -> (String, any NSSecureCoding) in
            guard let key = key.base as? String, let value = (value as AnyObject) as? any NSSecureCoding else {
                NSException.raise(
                    .invalidArgumentException,
                    "userInfo of the shortcut item \(type) must map strings to archivable values, not "
                        + "\(key) to \(value)")
            }
            return (key, value)
        }
        self.init(
            type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
            userInfo: pairs.map { Dictionary(uniqueKeysWithValues: $0) })
    }
}
