// SPDX-License-Identifier: MIT
import HostKit

/// How tall the system's keyboard is. The figures are those iOS 15 to 17 report in `keyboardFrameEndUserInfoKey` with
/// the default layout.
@MainActor
struct KeyboardMetrics {
    /// Of everything, the strip beside the home indicator included.
    let height: CGFloat
    /// Above the keys, for suggestions.
    let bar: CGFloat
    /// Below the keys.
    let bottom: CGFloat

    static let duration = 0.25
    /// The value of `UIView.AnimationCurve` that keyboards report, which has no name.
    static let curve = UIView.AnimationCurve.keyboard

    init(_ screen: UIScreen, showsBar: Bool) {
        let size = screen.bounds.size
        let isLandscape = size.width > size.height
        let short = min(size.width, size.height)
        let hasIndicator = screen.device.homeIndicator
        if screen.device.isPad {
            let isLarge = short >= 1024
            bar = 55
            bottom = hasIndicator ? 20 : 0
            height =
                isLandscape
                ? (isLarge ? 423 : hasIndicator ? 408 : 398) : (isLarge ? 383 : hasIndicator ? 328 : 313)
            return
        }
        bar = showsBar ? (isLandscape ? 38 : 45) : 0
        if isLandscape {
            bottom = hasIndicator ? 21 : 0
            height = (hasIndicator ? 171 : 162) + bar
        } else if hasIndicator {
            bottom = 75
            height = (short >= 414 ? 301 : 291) + bar
        } else {
            bottom = 0
            height = (short >= 414 ? 226 : 216) + (showsBar ? 44 : 0)
        }
    }
}
