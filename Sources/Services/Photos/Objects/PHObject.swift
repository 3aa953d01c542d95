// SPDX-License-Identifier: MIT

/// Something of the library, as it was when it was fetched.
// Sendable: never changes.
open class PHObject: __ObjCObject, NSCopying, @unchecked Sendable {
    /// The same on every launch of every app.
    open private(set) var localIdentifier: String

    /// None of the library.
    public convenience override init() { self.init(localIdentifier: "") }

    init(localIdentifier: String) {
        self.localIdentifier = localIdentifier
        super.init()
    }

    /// The store's name for it.
    var identifier: String { Self.storeIdentifier(localIdentifier) }
    static func storeIdentifier(_ local: String) -> String { String(local.prefix { $0 != "/" }) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? PHObject)?.localIdentifier == localIdentifier
    }
    open override var hash: Int { localIdentifier.hashValue }
    /// Whether two of the same identifier differ.
    func differs(from other: PHObject) -> Bool { false }
}

/// Stands for what a block of changes makes.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}  // Sendable: as its superclass.
