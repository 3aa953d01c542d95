// SPDX-License-Identifier: MIT

/// How image and title of a tab stand, by the space that the bar has.
enum TabBarArrangement {
    /// The image above the title: phones upright.
    case stacked
    /// Side by side, the tabs together in the middle: tablets.
    case inline
    /// Side by side in a low bar: phones on their side.
    case compactInline

    @MainActor
    init(_ traits: UITraitCollection) {
        if traits.verticalSizeClass == .compact {
            self = .compactInline
        } else {
            self = traits.horizontalSizeClass == .regular ? .inline : .stacked
        }
    }

    /// Points, without the band of the home indicator.
    var height: CGFloat {
        switch self {
        case .stacked: 49
        case .inline: 50
        case .compactInline: 32
        }
    }

    var titleSize: CGFloat {
        switch self {
        case .stacked: 10
        case .inline: 13
        case .compactInline: 12
        }
    }

    var isInline: Bool { self != .stacked }
}
