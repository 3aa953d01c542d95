// SPDX-License-Identifier: MIT
import HostKit

/// Where time, signal and battery stand, in points of the screen.
///
/// Devices with a sensor housing show the time left of it and the rest right of it; older phones have signal, time and
/// battery in a bar of 20 points; iPads time left and battery right.
struct StatusBarMetrics {
    enum Part { case leading, middle, trailing }

    private enum Kind { case housing, narrow, pad }

    private let kind: Kind
    private let width: CGFloat
    /// Zero where the device shows no status bar: phones on their side.
    let height: CGFloat

    init(device: DeviceProfile, screen: ScreenDescription) {
        kind = device.isPad ? .pad : device.homeIndicator ? .housing : .narrow
        width = screen.size.width
        height = screen.safeAreaTop
    }

    /// Points beside the sensor housing: an island is narrower than a notch.
    private var earWidth: CGFloat { (width - (height >= 51 ? 126 : 160)) / 2 }

    /// The height of the line that text and symbols are centred on.
    private var centre: CGFloat { kind == .housing ? (height * 0.55).rounded() : height / 2 }

    func frame(of part: Part) -> CGRect {
        guard height > 0 else { return .zero }
        let band = CGRect(x: 0, y: centre - 10, width: 0, height: 20)
        switch (kind, part) {
        case (.housing, .leading): return band.stretched(from: 0, to: earWidth)
        case (.housing, .trailing): return band.stretched(from: width - earWidth, to: width)
        case (.housing, .middle), (.pad, .middle): return .zero
        case (_, .leading): return band.stretched(from: 0, to: 120)
        case (.narrow, .middle): return band.stretched(from: width / 2 - 50, to: width / 2 + 50)
        case (_, .trailing): return band.stretched(from: width - 120, to: width)
        }
    }

    /// What a part shows while the app knows where the device is: an arrow after the time, or before the battery of
    /// older phones.
    func content(of part: Part, showsLocation: Bool = false, showsActivity: Bool = false) -> StatusBarContent {
        var content = usualContent(of: part)
        // Phones without a home button show nothing of it.
        if showsActivity, kind != .housing, part == .leading { content.items.append(.activity) }
        guard showsLocation else { return content }
        if kind == .narrow, part == .trailing { content.items.insert(.location, at: 0) }
        if kind != .narrow, part == .leading { content.items.append(.location) }
        return content
    }

    private func usualContent(of part: Part) -> StatusBarContent {
        switch (kind, part) {
        case (.housing, .leading): return StatusBarContent(items: [.time], fontSize: 17, alignment: .center)
        case (.housing, _):
            return StatusBarContent(items: [.signal, .wireless, .battery], fontSize: 17, alignment: .center, gap: 6)
        case (.narrow, .leading):
            return StatusBarContent(items: [.signal, .wireless], fontSize: 12, alignment: .left, scale: 0.85)
        case (.narrow, .middle): return StatusBarContent(items: [.time], fontSize: 12, alignment: .center)
        case (.pad, .leading): return StatusBarContent(items: [.time], fontSize: 12, alignment: .left, margin: 20)
        case (.narrow, .trailing):
            return StatusBarContent(items: [.battery], fontSize: 12, alignment: .right, scale: 0.85)
        case (.pad, _):
            return StatusBarContent(
                items: [.wireless, .battery], fontSize: 12, alignment: .right, margin: 20, scale: 0.85)
        }
    }
}

/// The items of one part, left to right.
struct StatusBarContent {
    enum Item { case time, location, signal, wireless, activity, battery }
    var items: [Item]
    var fontSize: CGFloat
    var alignment: NSTextAlignment
    /// From the edge that the part is aligned to.
    var margin: CGFloat = 6
    var gap: CGFloat = 5
    /// Of the symbols.
    var scale: CGFloat = 1
}

extension CGRect {
    fileprivate func stretched(from left: CGFloat, to right: CGFloat) -> CGRect {
        CGRect(x: left, y: minY, width: max(0, right - left), height: height)
    }
}
