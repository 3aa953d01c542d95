// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class WKFindConfiguration: __ObjCObject, @preconcurrency NSCopying {
    open var backwards = false
    open var caseSensitive = false
    open var wraps = true
    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKFindConfiguration()
        copy.backwards = backwards
        copy.caseSensitive = caseSensitive
        copy.wraps = wraps
        return copy
    }

    /// The engine's bits.
    var options: Int {
        var options = caseSensitive ? 0 : 1
        if backwards { options |= 8 }
        if wraps { options |= 16 }
        return options
    }
}

@preconcurrency @MainActor
open class WKFindResult: __ObjCObject, @preconcurrency NSCopying {
    open private(set) var matchFound: Bool
    init(matchFound: Bool) {
        self.matchFound = matchFound
        super.init()
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

@preconcurrency @MainActor
open class WKSnapshotConfiguration: __ObjCObject, @preconcurrency NSCopying {
    /// Points of the view; null: all of it.
    open var rect = CGRect.null
    /// Points; nil: as wide as `rect`.
    open var snapshotWidth: NSNumber?
    open var afterScreenUpdates = true
    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKSnapshotConfiguration()
        copy.rect = rect
        copy.snapshotWidth = snapshotWidth
        copy.afterScreenUpdates = afterScreenUpdates
        return copy
    }
}

@preconcurrency @MainActor
open class WKPDFConfiguration: __ObjCObject, @preconcurrency NSCopying {
    open var rect: CGRect?
    open var allowTransparentBackground = false
    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKPDFConfiguration()
        copy.rect = rect
        copy.allowTransparentBackground = allowTransparentBackground
        return copy
    }
}
