// SPDX-License-Identifier: MIT
import UIKit

extension NSExtensionContext {
    /// What the widget's user chose: compact until they ask for more.
    @MainActor public var widgetActiveDisplayMode: NCWidgetDisplayMode { WidgetModes.of(self).active }

    /// The most that the widget can show; `.expanded` gives it a button for more.
    @MainActor public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
        get { WidgetModes.of(self).largest }
        set {
            WidgetModes.of(self).largest = newValue
            WidgetProcess.shared.largestChanged()
        }
    }

    /// 110 points when compact; when expanded what the screen has room for. As wide as Today's cards.
    @MainActor public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize {
        let told = WidgetModes.of(self).maximum
        switch displayMode {
        case .compact: return CGSize(width: told.width, height: WidgetModes.compactHeight)
        case .expanded: return told
        }
    }
}

/// A context's display modes.
@MainActor
final class WidgetModes: __ObjCObject {
    private static let modes = NSMapTable<NSExtensionContext, WidgetModes>.weakToStrongObjects()
    var active = NCWidgetDisplayMode.compact
    var largest = NCWidgetDisplayMode.compact
    /// Points of an expanded widget, as the process says that shows it.
    var maximum = CGSize(width: UIScreen.main.bounds.width - 16, height: UIScreen.main.bounds.height - 126)

    /// Points, with text of the usual size.
    static let compactHeight: CGFloat = 110

    static func of(_ context: NSExtensionContext) -> WidgetModes {
        if let known = modes.object(forKey: context) { return known }
        let made = WidgetModes()
        modes.setObject(made, forKey: context)
        return made
    }
}
