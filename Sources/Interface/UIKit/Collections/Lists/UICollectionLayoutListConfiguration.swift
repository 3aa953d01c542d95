// SPDX-License-Identifier: MIT

/// How a section looks that is a list.
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    public enum FooterMode: Int, Sendable { case none, supplementary }
    public struct ContentHuggingElements: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
    }
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    public let appearance: Appearance
    public var showsSeparators = true
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// nil: what the appearance has.
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// nil: what the appearance has.
    public var headerTopPadding: CGFloat?
    /// Without effect here: headers have the height of their content either way.
    public var contentHuggingElements: ContentHuggingElements = []
    /// What a drag from the leading edge shows beside a row; nil: nothing.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// Behind the rows of the appearance.
    var ground: UIColor {
        switch appearance {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        }
    }
    var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }
    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}

/// The lines between rows.
public struct UIListSeparatorConfiguration {
    public enum Visibility: Int, Sendable { case automatic, visible, hidden }
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: CGFloat.greatestFiniteMagnitude, leading: CGFloat.greatestFiniteMagnitude,
        bottom: CGFloat.greatestFiniteMagnitude, trailing: CGFloat.greatestFiniteMagnitude)

    /// Automatic: rows have no line above.
    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    public var color = UIColor.separator
    /// Of selected rows where several can be selected.
    public var multipleSelectionColor = UIColor.separator
    public var visualEffect: UIVisualEffect?

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// Which row of its list a cell is.
package struct ListRowPlace {
    let configuration: UICollectionLayoutListConfiguration
    let isFirst: Bool
    let isLast: Bool
}

extension NSCollectionLayoutSection {
    private static let rowHeight: CGFloat = 44
    private static let headerHeight: CGFloat = 40

    /// One row below the other.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(rowHeight))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.list = configuration
        let side: CGFloat = configuration.isInset ? 16 : 0
        let isPlain = !configuration.isGrouped
        let hasHeader = configuration.headerMode == .supplementary
        section.contentInsets = NSDirectionalEdgeInsets(
            top: isPlain || hasHeader ? 0 : configuration.headerTopPadding ?? 20, leading: side,
            bottom: isPlain || configuration.footerMode == .supplementary ? 0 : 15, trailing: side)
        var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = []
        let extra = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(headerHeight))
        if hasHeader {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: extra, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = configuration.appearance == .plain
            boundaries.append(header)
        }
        if configuration.footerMode == .supplementary {
            boundaries.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: extra, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        section.boundarySupplementaryItems = boundaries
        return section
    }
}
