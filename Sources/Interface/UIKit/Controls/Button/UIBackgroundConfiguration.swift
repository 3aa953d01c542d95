// SPDX-License-Identifier: MIT

/// Fill, stroke, shape and image behind the content of a button or cell.
public struct UIBackgroundConfiguration {
    public var customView: UIView?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// nil: the tint or what the style says.
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    /// How far outside the background's edge the stroke runs.
    public var strokeOutset: CGFloat = 0
    /// Behind the colour.
    public var visualEffect: UIVisualEffect?
    /// What a list's background turns into when its row is highlighted or selected.
    var followsCellState = false
    /// The state's colour, unless the app has set one.
    var stateColor: UIColor?

    /// The configuration as it is in `state`: rows of lists are grey while highlighted or selected.
    @preconcurrency @MainActor
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var result = self
        result.stateColor = nil
        guard followsCellState, let cell = state as? UICellConfigurationState else { return result }
        if cell.isHighlighted || cell.isSelected { result.stateColor = .systemGray4 }
        return result
    }

    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = nil
        return configuration
    }

    public static func listPlainCell() -> UIBackgroundConfiguration { cell(.systemBackground) }
    public static func listGroupedCell() -> UIBackgroundConfiguration { cell(.secondarySystemGroupedBackground) }
    public static func listCell() -> UIBackgroundConfiguration { cell(.secondarySystemGroupedBackground) }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    public static func listHeader() -> UIBackgroundConfiguration { clear() }
    public static func listFooter() -> UIBackgroundConfiguration { clear() }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
    public static func listSidebarCell() -> UIBackgroundConfiguration { rounded(8) }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { rounded(8) }

    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = stateColor ?? backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    private static func cell(_ color: UIColor) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = color
        configuration.followsCellState = true
        return configuration
    }

    private static func rounded(_ radius: CGFloat) -> UIBackgroundConfiguration {
        var configuration = clear()
        configuration.followsCellState = true
        configuration.cornerRadius = radius
        return configuration
    }
}
