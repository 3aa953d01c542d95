// SPDX-License-Identifier: MIT

/// Pictures by their names: a folder `.atlas` of the app, a sprite atlas of an asset catalog, or a dictionary.
open class SKTextureAtlas: __ObjCObject, NSSecureCoding, @unchecked Sendable {
    // The textures made are behind the lock.
    private let name: String
    private let folder: AtlasFolder?
    private let images: [String: UIImage]
    private let lock = NSLock()
    private var textures: [String: SKTexture] = [:]

    /// Without textures.
    public convenience override init() { self.init(dictionary: [:]) }

    public init(named name: String) {
        self.name = name
        folder = PictureFiles.atlases.first { $0.name == name }
        images = [:]
        super.init()
    }

    /// - Parameter properties: a picture, or the path of one's file, for each name.
    public init(dictionary properties: [String: Any]) {
        name = ""
        folder = nil
        images = properties.compactMapValues { value in
            (value as? UIImage) ?? (value as? String).flatMap { UIImage(contentsOfFile: $0) }
                ?? (value as? URL).flatMap { UIImage(contentsOfFile: $0.path) }
        }
        super.init()
    }

    public required convenience init?(coder: NSCoder) {
        self.init(named: coder.stored(forKey: "_atlasName") as? String ?? "")
    }
    open func encode(with coder: NSCoder) { coder.encode(name as NSString, forKey: "_atlasName") }
    open class var supportsSecureCoding: Bool { true }

    open func textureNamed(_ name: String) -> SKTexture {
        lock.withLock {
            if let texture = textures[name] { return texture }
            let texture = make(name)
            textures[name] = texture
            return texture
        }
    }

    private func make(_ name: String) -> SKTexture {
        let plain = (name as NSString).deletingPathExtension
        if let image = images[name] ?? images[plain] {
            return SKTexture(label: name) { image.upright.map { .init(image: $0, scale: image.scale) } }
        }
        guard let folder else { return SKTexture(imageNamed: name) }
        return SKTexture(label: name) {
            guard let image = PictureFiles.picture(name, in: folder), let pixels = image.upright else {
                return PictureFiles.picture(named: name)
            }
            return .init(image: pixels, scale: image.scale)
        }
    }

    /// With the ending of the file, as iOS tells them.
    open var textureNames: [String] {
        if !images.isEmpty { return images.keys.sorted() }
        return folder?.pictureNames ?? []
    }

    open func preload(completionHandler: @escaping () -> Void) {
        for name in textureNames { _ = textureNamed(name).size() }
        MainQueue.run(completionHandler)
    }
    open class func preloadTextureAtlases(
        _ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        for atlas in textureAtlases { for name in atlas.textureNames { _ = atlas.textureNamed(name).size() } }
        MainQueue.run(completionHandler)
    }
    open class func preloadTextureAtlasesNamed(
        _ atlasNames: [String],
        withCompletionHandler completionHandler: @escaping ((any Error)?, [SKTextureAtlas]) -> Void
    ) {
        let atlases = atlasNames.map { SKTextureAtlas(named: $0) }
        preloadTextureAtlases(atlases) { completionHandler(nil, atlases) }
    }
}
