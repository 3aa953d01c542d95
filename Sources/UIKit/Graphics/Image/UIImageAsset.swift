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

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    open func encode(with coder: NSCoder) {}

    open class var supportsSecureCoding: Bool { true }

    /// The image registered for traits that these contain, most specific first; else the one registered first. An
    /// empty image without any.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let list = variants.withLock { $0 }
        let fitting = list.filter { traitCollection.containsTraits(in: $0.traits) }
        guard let found = (fitting.last ?? list.first)?.image else { return UIImage() }
        var storage = found.storage
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
