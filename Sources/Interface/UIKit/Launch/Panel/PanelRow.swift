// SPDX-License-Identifier: MIT
import HostKit

/// A row of the panel, from top to bottom.
struct PanelRow {
    enum Kind {
        case button
        /// Pressed in while it is on.
        case toggle(isOn: Bool)
        /// One of several, of which this one is chosen.
        case option(isChosen: Bool)
        /// Opens a list of its options.
        case choice(value: String)
        /// Takes a text.
        case field(text: String, placeholder: String, isTyping: Bool)
        case picture(UIImage)
    }

    var title: String
    var kind: Kind
    var press: @MainActor () -> Void
}

/// Where the rows of a panel lie. All of them fit, closer together where the panel is low.
struct PanelLayout {
    /// Points; so is everything here.
    static let margin: CGFloat = 12
    private static let spacing: CGFloat = 8
    private static let (height, least): (CGFloat, CGFloat) = (30, 16)

    let size: CGSize
    let count: Int

    private var pitch: CGFloat {
        let room = (size.height - 2 * Self.margin) / CGFloat(max(count, 1))
        return max(Self.least, min(Self.height + Self.spacing, room))
    }

    func frame(of row: Int) -> CGRect {
        let gap = min(Self.spacing, pitch / 5)
        return CGRect(
            x: Self.margin, y: Self.margin + CGFloat(row) * pitch, width: size.width - 2 * Self.margin,
            height: pitch - gap)
    }

    /// nil: there is none.
    func row(at point: CGPoint) -> Int? { (0..<count).first { frame(of: $0).contains(point) } }
}
