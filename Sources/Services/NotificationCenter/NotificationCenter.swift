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

/// An app's word to the system about its widgets.
open class NCWidgetController: __ObjCObject, @unchecked Sendable {
    // Sendable: the flags are behind a lock.
    private static let shared = NCWidgetController()
    private let lock = NSLock()
    private var contents: [String: Bool] = [:]

    open class func widgetController() -> NCWidgetController { shared }
    public override init() { super.init() }

    /// A widget without content is not shown.
    open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {
        lock.withLock { contents[bundleID] = flag }
    }

    /// True while the app has said nothing about the widget. Any thread.
    package func hasContent(_ identifier: String) -> Bool { lock.withLock { contents[identifier] ?? true } }
}

extension NSExtensionContext {
    /// What the widget's user chose: compact until they ask for more.
    @MainActor public var widgetActiveDisplayMode: NCWidgetDisplayMode { WidgetModes.of(self).active }

    /// The most that the widget can show; `.expanded` gives it a button for more.
    @MainActor public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
        get { WidgetModes.of(self).largest }
        set {
            WidgetModes.modes.setObject(
                WidgetModes(active: WidgetModes.of(self).active, largest: newValue), forKey: self)
        }
    }

    /// 110 points when compact; what the controller prefers, up to the screen, when expanded.
    @MainActor public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize {
        let screen = UIScreen.main.bounds.size
        return CGSize(width: screen.width - 16, height: displayMode == .compact ? 110 : screen.height - 126)
    }
}

/// A context's display modes.
@MainActor
private final class WidgetModes: __ObjCObject {
    static let modes = NSMapTable<NSExtensionContext, WidgetModes>.weakToStrongObjects()
    let active: NCWidgetDisplayMode
    let largest: NCWidgetDisplayMode

    init(active: NCWidgetDisplayMode, largest: NCWidgetDisplayMode) {
        self.active = active
        self.largest = largest
        super.init()
    }

    static func of(_ context: NSExtensionContext) -> WidgetModes {
        modes.object(forKey: context) ?? WidgetModes(active: .compact, largest: .compact)
    }
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
