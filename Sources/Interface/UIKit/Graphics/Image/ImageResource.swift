// SPDX-License-Identifier: MIT

/// An image of an asset catalog, as Xcode's generated `.name` symbols say it.
///
/// Sendable because nothing of it changes.
public struct ImageResource: Hashable, @unchecked Sendable {
    // Bundle is not Sendable on Linux; it is only compared and searched.
    /// As the catalog has it.
    package let name: String
    /// Whose catalogs are searched.
    package let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// A colour of an asset catalog, as Xcode's generated `.name` symbols say it.
///
/// Sendable because nothing of it changes.
public struct ColorResource: Hashable, @unchecked Sendable {
    // Bundle is not Sendable on Linux; it is only compared and searched.
    /// As the catalog has it.
    package let name: String
    /// Whose catalogs are searched.
    package let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIImage {
    /// Traps when the image is missing, as on iOS.
    public convenience init(resource: ImageResource) {
        guard let found = NamedImages.storage(resource.name, resource.bundle, nil) else {
            preconditionFailure("UIImage(resource:): there is no image named '\(resource.name)' in \(resource.bundle)")
        }
        self.init(storage: found)
    }
}

extension UIColor {
    /// Traps when the colour is missing, as on iOS.
    public convenience init(resource: ColorResource) {
        guard let found = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) else {
            preconditionFailure("UIColor(resource:): there is no colour named '\(resource.name)' in \(resource.bundle)")
        }
        self.init(storage: found.storage)
    }
}
