// SPDX-License-Identifier: MIT
import Foundation

// Initialisers on classes known only at run time; see `__MadePlainly`.

@preconcurrency @MainActor public protocol __MadeAsLayoutAttributes {}

extension UICollectionViewLayoutAttributes: __MadeAsLayoutAttributes {}

extension __MadeAsLayoutAttributes {
    @_disfavoredOverload @_silgen_name("ts_made_cell_attributes")
    public init(forCellWith indexPath: IndexPath)

    @_silgen_name("ts_made_cell_attributes")
    public static func __made(forCellWith indexPath: __owned IndexPath) -> Self {
        attributes(self, .cell, kind: nil, at: indexPath)
    }

    @_disfavoredOverload @_silgen_name("ts_made_supplementary_attributes")
    public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)

    @_silgen_name("ts_made_supplementary_attributes")
    public static func __made(forSupplementaryViewOfKind kind: __owned String, with indexPath: __owned IndexPath)
        -> Self
    {
        attributes(self, .supplementaryView, kind: kind, at: indexPath)
    }

    @_disfavoredOverload @_silgen_name("ts_made_decoration_attributes")
    public init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath)

    @_silgen_name("ts_made_decoration_attributes")
    public static func __made(forDecorationViewOfKind kind: __owned String, with indexPath: __owned IndexPath) -> Self {
        attributes(self, .decorationView, kind: kind, at: indexPath)
    }
}

@MainActor
private func attributes<Made>(
    _ type: Made.Type, _ category: UICollectionView.ElementCategory, kind: String?, at path: IndexPath
) -> Made {
    guard let cls = type as? AnyClass, let made = objcNew(cls) as? UICollectionViewLayoutAttributes else {
        NSException.raise(.invalidArgumentException, "\(type) cannot be made with this initialiser")
    }
    (made.category, made.kind) = (category, kind)
    made.indexPath = path
    guard let result = made as? Made else {
        NSException.raise(.invalidArgumentException, "\(type) cannot be made with this initialiser")
    }
    return result
}
