// SPDX-License-Identifier: MIT

// Today widgets: extensions whose controller is shown beside the day's events. iOS 14 put WidgetKit in their place.
@_exported public import UIKit

/// What a widget has to say after it was asked to update.
public enum NCUpdateResult: UInt, Sendable { case newData = 0, noData, failed }

public enum NCWidgetDisplayMode: Int, Sendable { case compact = 0, expanded }

/// A widget's controller. Every requirement is optional.
@preconcurrency @MainActor
public protocol NCWidgetProviding: NSObjectProtocol {
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
    func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
    func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
}

extension NCWidgetProviding {
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        byName(self, "widgetPerformUpdateWithCompletionHandler:", [completionHandler])
    }
    public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets {
        byName(self, "widgetMarginInsetsForProposedMarginInsets:", [defaultMarginInsets], or: defaultMarginInsets)
    }
    public func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
    ) { byName(self, "widgetActiveDisplayModeDidChange:withMaximumSize:", [activeDisplayMode, maxSize]) }
}

extension UIVibrancyEffect {
    /// For text of a widget.
    public class func widgetPrimary() -> UIVibrancyEffect { UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)) }
    /// For less important text.
    public class func widgetSecondary() -> UIVibrancyEffect { widgetPrimary() }
    public class func notificationCenter() -> UIVibrancyEffect { widgetPrimary() }
    public class func widgetEffect(forVibrancyStyle vibrancyStyle: UIVibrancyEffectStyle) -> UIVibrancyEffect {
        UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light), style: vibrancyStyle)
    }
}
