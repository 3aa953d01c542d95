// SPDX-License-Identifier: MIT

/// Finds the pictures of an app's textures.
enum PictureFiles {
    /// Of asset catalogs and the bundle, as UIKit finds them, and of folders of atlases.
    static func picture(named name: String, else data: Data? = nil) -> SKTexture.LoadedPicture {
        let found = UIImage(named: name) ?? inAtlases(name) ?? data.flatMap { UIImage(data: $0) }
        if let image = found, let pixels = image.upright {
            return SKTexture.LoadedPicture(image: pixels, scale: image.scale)
        }
        NSLog("SKTexture: Error loading image resource: \"\(name)\"")
        return missing
    }

    private static func inAtlases(_ name: String) -> UIImage? {
        for atlas in atlases {
            if let image = picture(name, in: atlas) { return image }
        }
        return nil
    }

    /// The bundle's atlases: folders whose names end in `.atlas`, as they are in the project, or `.atlasc`.
    static let atlases: [AtlasFolder] = AtlasFolder.all(in: Bundle.main.bundleURL)

    static func picture(_ name: String, in atlas: AtlasFolder) -> UIImage? {
        for folder in atlas.folders {
            if let image = picture(name, in: folder) { return image }
        }
        return nil
    }

    /// The file of the screen's scale, or the nearest.
    private static func picture(_ name: String, in folder: URL) -> UIImage? {
        let base = (name as NSString).deletingPathExtension
        let kind = (name as NSString).pathExtension
        for scale in ["@3x", "@2x", ""] {
            for ending in kind.isEmpty ? ["png", "jpg", "jpeg"] : [kind] {
                let path = folder.appendingPathComponent("\(base)\(scale).\(ending)").path
                if let image = UIImage(contentsOfFile: path) { return image }
            }
        }
        return nil
    }

    static let missing: SKTexture.LoadedPicture = {
        let side = CGFloat(128)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
            UIColor.red.setStroke()
            let cross = UIBezierPath()
            cross.move(to: .zero)
            cross.addLine(to: CGPoint(x: side, y: side))
            cross.move(to: CGPoint(x: side, y: 0))
            cross.addLine(to: CGPoint(x: 0, y: side))
            cross.lineWidth = 12
            cross.stroke()
        }
        guard let pixels = image.cgImage else { preconditionFailure("a drawn image has no pixels") }
        return SKTexture.LoadedPicture(image: pixels, scale: 1)
    }()
}

extension UIImage {
    /// The pixels the right way up.
    var upright: CGImage? {
        if imageOrientation == .up, let cgImage { return cgImage }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(at: .zero) }.cgImage
    }
}
