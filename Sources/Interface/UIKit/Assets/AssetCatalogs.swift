// SPDX-License-Identifier: MIT
import Synchronization

/// The catalogs of all bundles, each read when first asked; where `UIImage(named:)` and `UIColor(named:)` look first.
final class AssetCatalogs: NamedImageSource, NamedColorSource {
    static let shared = AssetCatalogs()

    // nil in here: the bundle has no catalog.
    private let catalogs = Mutex<[String: AssetCatalog?]>([:])

    private struct ColorKey: Hashable {
        let bundle: String
        let name: String
    }
    private let colors = Mutex<[ColorKey: UIColor]>([:])

    func catalog(of bundle: Bundle) -> AssetCatalog? {
        let path = bundle.bundlePath
        if let known = catalogs.withLock({ $0[path] }) { return known }
        let catalog = AssetCatalog(bundlePath: path)
        catalogs.withLock { $0[path] = .some(catalog) }
        return catalog
    }

    // MARK: Images

    func image(named name: String, in bundle: Bundle, compatibleWith traits: UITraitCollection) -> ImageStorage? {
        guard let catalog = catalog(of: bundle) else { return nil }
        // Files' extensions are no part of a set's name, but apps write them.
        let plain = NamedImages.withoutExtension(name)
        guard let set = catalog.set("imageset", named: name) ?? catalog.set("imageset", named: plain) else {
            return catalog.set("symbolset", named: name).flatMap { symbol($0, name, catalog, traits) }
        }
        guard var storage = storage(of: set, catalog, traits) else { return nil }
        storage.asset = UIImageAsset(varies: Self.varies(set)) { NamedImages.storage(name, bundle, $0) }
        return storage
    }

    /// Whether the set has different images for traits that change while an app runs.
    private static func varies(_ set: AssetCatalog.Set) -> Bool {
        let keys = ["appearance", "contrast", "widthClass", "heightClass", "direction"]
        return set.variants.contains { variant in keys.contains { variant[$0] != nil } }
    }

    /// A symbol of the app's own: an SVG template with a drawing for each weight.
    private func symbol(
        _ set: AssetCatalog.Set, _ name: String, _ catalog: AssetCatalog, _ traits: UITraitCollection
    ) -> ImageStorage? {
        guard let variant = AssetCatalog.fitting(set.variants, traits).first, let data = catalog.blob(of: variant),
            let vector = VectorImage.read(data, kind: .svg, named: name)
        else { return nil }
        return ImageStorage(template: vector, named: name, UIImage.Configuration(traitCollection: traits))
    }

    private func storage(of set: AssetCatalog.Set, _ catalog: AssetCatalog, _ traits: UITraitCollection)
        -> ImageStorage?
    {
        let wanted = traits.displayScale > 0 ? traits.displayScale : 1
        guard let variant = AssetCatalog.bestScale(AssetCatalog.fitting(set.variants, traits), wanted: wanted) else {
            return nil
        }
        let type = variant["type"] ?? ""
        guard let data = catalog.blob(of: variant) else { return nil }
        var storage: ImageStorage
        if let kind = VectorImage.Kind(type: type) {
            let name = set.values["name"] ?? ""
            guard let vector = VectorImage.read(data, kind: kind, named: name) else { return nil }
            storage = ImageStorage(vector: vector, scale: wanted, isPreserved: set.values["vector"] == "yes")
        } else if let pixels = ImageStorage(data: data, scale: variant.scale) {
            storage = pixels
        } else {
            Unsupported.report("images of type '\(type)' in asset catalogs")
            return nil
        }
        switch set.values["rendering"] {
        case "template": storage.renderingMode = .alwaysTemplate
        case "original": storage.renderingMode = .alwaysOriginal
        default: break
        }
        if let caps = variant["caps"]?.split(separator: " ").compactMap({ Double($0) }), caps.count == 4 {
            let points = caps.map { CGFloat($0) / variant.scale }
            storage.capInsets = UIEdgeInsets(top: points[0], left: points[1], bottom: points[2], right: points[3])
            storage.isResizable = true
            storage.resizingMode = variant["center"] == "tile" ? .tile : .stretch
        }
        return storage
    }

    /// The largest picture of the app icon set that Info.plist names or the user has chosen; nil when the app has none.
    @MainActor func applicationIcon(of bundle: Bundle = .main) -> CGImage? {
        let icons = bundle.object(forInfoDictionaryKey: "CFBundleIcons") as? [String: Any]
        let primary = icons?["CFBundlePrimaryIcon"] as? [String: Any]
        let chosen = bundle == .main ? AlternateIcons.current : nil
        guard let name = chosen ?? primary?["CFBundleIconName"] as? String,
            let catalog = catalog(of: bundle),
            let set = catalog.set("appiconset", named: name)
        else { return nil }
        // Variants for dark and tinted home screens come after the plain one.
        let plain = set.variants.filter { $0["appearance"] == nil && $0["idiom"] != "watch" && $0["idiom"] != "mac" }
        let largest = plain.max { Self.side($0) < Self.side($1) }
        return largest.flatMap(catalog.blob).flatMap { ImageStorage(data: $0, scale: 1)?.cgImage }
    }

    /// Pixels along a side: `60x60` at scale 3 is 180.
    private static func side(_ variant: AssetCatalog.Variant) -> CGFloat {
        let points = (variant["size"] ?? "").prefix { $0 != "x" }
        return CGFloat(Double(points) ?? 0) * variant.scale
    }

    // MARK: Colours

    /// The same object each time: colours of one name are equal.
    func color(named name: String, in bundle: Bundle) -> UIColor? {
        let key = ColorKey(bundle: bundle.bundlePath, name: name)
        if let known = colors.withLock({ $0[key] }) { return known }
        guard let variants = catalog(of: bundle)?.set("colorset", named: name)?.variants else { return nil }
        let plain = variants.count == 1 ? variants.first.flatMap(Self.color) : nil
        let color =
            plain ?? UIColor { traits in AssetCatalog.fitting(variants, traits).first.flatMap(Self.color) ?? .clear }
        colors.withLock { $0[key] = color }
        return color
    }

    private static func color(_ variant: AssetCatalog.Variant) -> UIColor? {
        if let reference = variant["reference"] { return UIColor.interfaceSystemColor(named: reference) }
        let alpha = variant.number("alpha") ?? 1
        if let white = variant.number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = variant.number("red"), let green = variant.number("green"), let blue = variant.number("blue")
        else {
            return nil
        }
        if variant["space"] == "display-p3" {
            return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}

public typealias NSDataAssetName = String

/// Data of an asset catalog.
open class NSDataAsset: __ObjCObject {
    public let name: String
    public let data: Data
    /// The uniform type identifier the catalog gives.
    public let typeIdentifier: String

    /// nil when the main bundle has no such data set.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    public init?(name: String, bundle: Bundle) {
        guard let catalog = AssetCatalogs.shared.catalog(of: bundle), let set = catalog.set("dataset", named: name),
            let variant = AssetCatalog.fitting(set.variants, .current).first, let data = catalog.blob(of: variant)
        else { return nil }
        self.name = name
        self.data = data
        typeIdentifier = variant["uti"] ?? "public.data"
        super.init()
    }
}
