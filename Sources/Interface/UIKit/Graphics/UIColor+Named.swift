// SPDX-License-Identifier: MIT

/// Finds the colours of compiled asset catalogs. The one that reads catalogs puts itself here at start.
package protocol NamedColorSource: AnyObject, Sendable {
    /// nil when the bundle's catalogs have no such colour. The result may be dynamic.
    func color(named name: String, in bundle: Bundle) -> UIColor?
}

/// Where named colours come from. Any thread.
package enum NamedColors {
    /// Catalogs, unless somebody has replaced them; nil: no name is found.
    package static var source: (any NamedColorSource)? {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }

    private static let lock = NSLock()
    // Guarded by the lock.
    nonisolated(unsafe) private static var stored: (any NamedColorSource)? = AssetCatalogs.shared
}

extension UIColor {
    /// A colour of the main bundle's asset catalogs, or one of the system's by its Interface Builder name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// - Parameters:
    ///   - bundle: nil: the main bundle.
    ///   - traitCollection: resolves the colour at once; nil keeps it dynamic.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let color = NamedColors.source?.color(named: name, in: bundle ?? .main) else { return nil }
        self.init(storage: (traitCollection.map(color.resolvedColor(with:)) ?? color).storage)
    }
}
