// SPDX-License-Identifier: MIT

// Widgets of Today are extensions of apps. There is no Today here; their controllers compile and show their views.
@_exported public import UIKit

public enum NCUpdateResult: UInt, Sendable { case newData = 0, noData, failed }
public enum NCWidgetDisplayMode: Int, Sendable { case compact = 0, expanded }

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
    ) {
        byName(self, "widgetActiveDisplayModeDidChange:withMaximumSize:", [activeDisplayMode, maxSize])
    }
}

open class NCWidgetController: __ObjCObject {
    public override init() { super.init() }
    public class func widgetController() -> NCWidgetController { NCWidgetController() }
    open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {
        Unsupported.report("NCWidgetController.setHasContent: there is no Today")
    }
}

extension UIVibrancyEffect {
    @MainActor public class func widgetPrimary() -> UIVibrancyEffect {
        UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
    }
    @MainActor public class func widgetSecondary() -> UIVibrancyEffect { widgetPrimary() }
    @MainActor public class func notificationCenter() -> UIVibrancyEffect { widgetPrimary() }
}
