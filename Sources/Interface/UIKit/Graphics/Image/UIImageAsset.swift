// SPDX-License-Identifier: MIT
import Synchronization

/// The variants of one image: light and dark, for different scales and idioms.
open class UIImageAsset: __ObjCObject, NSSecureCoding, @unchecked Sendable {
    // Unchecked: the list is behind the lock.
    private let variants = Mutex<[Variant]>([])

    private struct Variant: @unchecked Sendable {
        // Both classes are immutable.
        var traits: UITraitCollection
        var image: UIImage
    }

    /// What an asset catalog has for given traits; nil for assets that apps make.
    private let find: (@Sendable (UITraitCollection) -> ImageStorage?)?
    private let variesByItself: Bool

    public override init() {
        find = nil
        variesByItself = false
        super.init()
    }

    public required init?(coder: NSCoder) {
        find = nil
        variesByItself = false
        super.init()
    }

    /// An image set of a catalog. `varies` says whether it has different images for different traits.
    init(varies: Bool, find: @escaping @Sendable (UITraitCollection) -> ImageStorage?) {
        self.find = find
        variesByItself = varies
        super.init()
    }

    /// Whether views look the image up again when their traits change.
    var varies: Bool { variesByItself || variants.withLock { $0.count } > 1 }

    open func encode(with coder: NSCoder) {}

    open class var supportsSecureCoding: Bool { true }

    /// The image registered for traits that these contain, most specific first; else what the catalog has for them;
    /// else the one registered first. An empty image without any.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let list = variants.withLock { $0 }
        let fitting = list.filter { traitCollection.containsTraits(in: $0.traits) }
        let found = fitting.last?.image.storage ?? find?(traitCollection) ?? list.first?.image.storage
        guard var storage = found else { return UIImage() }
        storage.asset = self
        return UIImage(storage: storage)
    }

    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? .current)
    }

    /// A later image for equal traits replaces the earlier one.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        variants.withLock { list in
            list.removeAll { $0.traits == traitCollection }
            list.append(Variant(traits: traitCollection, image: image))
        }
    }

    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    open func unregisterImage(with traitCollection: UITraitCollection) {
        variants.withLock { $0.removeAll { $0.traits == traitCollection } }
    }

    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
    }
}
