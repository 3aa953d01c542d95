// SPDX-License-Identifier: MIT

/// What an image is called. Controls that show the image, as segmented controls do, are found by it.
extension UIImage {
    public var accessibilityLabel: String? {
        get { Self.namesLock.withLock { names?.label } }
        set { Self.namesLock.withLock { names = Names(label: newValue, identifier: names?.identifier) } }
    }

    public var accessibilityIdentifier: String? {
        get { Self.namesLock.withLock { names?.identifier } }
        set { Self.namesLock.withLock { names = Names(label: names?.label, identifier: newValue) } }
    }

    struct Names {
        var label: String?
        var identifier: String?
    }

    private static let namesLock = NSLock()
}
