// SPDX-License-Identifier: MIT
import Synchronization

/// Finds the images of compiled asset catalogs. The one that reads catalogs puts itself into `NamedImages.source`.
package protocol NamedImageSource: AnyObject, Sendable {
    /// The variant that fits `traits` best; nil when the bundle's catalogs have no such image. The storage carries
    /// a `UIImageAsset`.
    func image(named name: String, in bundle: Bundle, compatibleWith traits: UITraitCollection) -> ImageStorage?
}

/// Images by name: catalogs first, then files, remembered by name and traits.
package enum NamedImages {
    private struct Key: Hashable {
        var name: String
        var bundle: String
        var scale: CGFloat
        var style: Int
        var idiom: Int
        var direction: Int
        var contrast: Int
        var widthClass: Int
        var heightClass: Int
    }

    private struct State {
        var source: (any NamedImageSource)? = AssetCatalogs.shared
        var cache: [Key: ImageStorage] = [:]
    }

    private static let state = Mutex(State())

    /// Catalogs, unless somebody has replaced them. Setting forgets all images that were found. Any thread.
    package static var source: (any NamedImageSource)? {
        get { state.withLock { $0.source } }
        set {
            state.withLock {
                $0.source = newValue
                $0.cache = [:]
            }
        }
    }

    static func storage(_ name: String, _ bundle: Bundle, _ traits: UITraitCollection?) -> ImageStorage? {
        let traits = traits.map { UITraitCollection(traitsFrom: [.current, $0]) } ?? .current
        let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.device.displayScale
        let key = Key(
            name: name, bundle: bundle.bundlePath, scale: scale, style: traits.userInterfaceStyle.rawValue,
            idiom: traits.userInterfaceIdiom.rawValue, direction: traits.layoutDirection.rawValue,
            contrast: traits.accessibilityContrast.rawValue, widthClass: traits.horizontalSizeClass.rawValue,
            heightClass: traits.verticalSizeClass.rawValue)
        if let known = state.withLock({ $0.cache[key] }) { return known }
        guard !name.isEmpty,
            let found = source?.image(named: name, in: bundle, compatibleWith: traits)
                ?? file(name, in: bundle, scale: scale, idiom: traits.userInterfaceIdiom)
        else { return nil }
        state.withLock { $0.cache[key] = found }
        return found
    }

    // MARK: Files

    private static func file(
        _ name: String, in bundle: Bundle, scale: CGFloat, idiom: UIUserInterfaceIdiom
    ) -> ImageStorage? {
        // As on iOS a whole path is taken for what it is.
        if name.hasPrefix("/"), let found = file(name, scale: scale, idiom: idiom) { return found }
        var folders = [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
        // Localised variants come before the shared ones, as Bundle finds them.
        folders = LocalizedStrings.languages(of: bundle).map { bundle.bundlePath + "/\($0).lproj" } + folders
        for folder in folders {
            if let found = file(folder + "/" + name, scale: scale, idiom: idiom) { return found }
        }
        return nil
    }

    /// A file by its path, or the variant of it that suits the screen.
    static func file(_ path: String) -> ImageStorage? {
        let traits = UITraitCollection.device
        return file(path, scale: traits.displayScale, idiom: traits.userInterfaceIdiom)
    }

    private static func file(_ path: String, scale: CGFloat, idiom: UIUserInterfaceIdiom) -> ImageStorage? {
        for candidate in candidates(path, scale: scale, idiom: idiom) {
            guard FileManager.default.fileExists(atPath: candidate.path),
                // Not mapped: pixels are decoded later, and the app may have rewritten the file by then.
                let data = FileManager.default.contents(atPath: candidate.path),
                let storage = ImageStorage(data: data, scale: candidate.scale)
            else { continue }
            return storage
        }
        return nil
    }

    /// Most fitting first: the screen's scale, then larger ones, then smaller; at each the device's own variant before
    /// the common one. A name that says its scale is taken at its word.
    package static func candidates(
        _ path: String, scale: CGFloat, idiom: UIUserInterfaceIdiom
    ) -> [(path: String, scale: CGFloat)] {
        let url = path as NSString
        let stem = withoutExtension(path)
        let hasExtension = stem != path
        let suffix = "." + (hasExtension ? url.pathExtension : "png")
        if let explicit = explicitScale(stem) { return [(stem + suffix, explicit), (path, explicit)] }
        let wanted = max(1, scale.rounded())
        let order = [1, 2, 3].map { CGFloat($0) }.sorted {
            ($0 >= wanted ? $0 - wanted : 10 - $0) < ($1 >= wanted ? $1 - wanted : 10 - $1)
        }
        let device = idiom == .pad ? "~ipad" : "~iphone"
        var result = order.flatMap { scale -> [(path: String, scale: CGFloat)] in
            let mark = scale == 1 ? "" : "@\(Int(scale))x"
            return [(stem + mark + device + suffix, scale), (stem + mark + suffix, scale)]
        }
        if !hasExtension { result.append((path, 1)) }
        return result
    }

    /// The name without the extension of a kind of image.
    static func withoutExtension(_ name: String) -> String {
        let known = ["png", "jpg", "jpeg", "gif", "webp", "heic", "heif", "tif", "tiff", "bmp"]
        let path = name as NSString
        return known.contains(path.pathExtension.lowercased()) ? path.deletingPathExtension : name
    }

    private static func explicitScale(_ stem: String) -> CGFloat? {
        let bare = ["~ipad", "~iphone"].reduce(stem) { $0.hasSuffix($1) ? String($0.dropLast($1.count)) : $0 }
        return bare.hasSuffix("@2x") ? 2 : bare.hasSuffix("@3x") ? 3 : bare.hasSuffix("@1x") ? 1 : nil
    }

    /// `name0`, `name1` ... as far as they go; they may start at 1.
    static func sequence(_ name: String) -> [UIImage] {
        var result: [UIImage] = []
        for i in 0...1024 {
            if let image = UIImage(named: "\(name)\(i)") { result.append(image) } else if i > 0 { break }
        }
        return result
    }
}
