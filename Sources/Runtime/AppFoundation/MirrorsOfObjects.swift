// SPDX-License-Identifier: MIT
import FoundationCompat

// Objects of Foundation's that stand for values show no fields on iOS, where they have none that Swift knows. Libraries that
// read values by their mirrors take those without children as they are.

private func mirrorWithoutFields<Object: NSObject>(_ object: Object) -> Mirror {
    Mirror(object, children: EmptyCollection<Mirror.Child>(), displayStyle: .class, ancestorRepresentation: .suppressed)
}

extension NSNumber: @retroactive CustomReflectable {
    public var customMirror: Mirror { mirrorWithoutFields(self) }
}

extension NSString: @retroactive CustomReflectable {
    public var customMirror: Mirror { mirrorWithoutFields(self) }
}

extension NSURL: @retroactive CustomReflectable {
    public var customMirror: Mirror { mirrorWithoutFields(self) }
}

extension NSDate: @retroactive CustomReflectable {
    public var customMirror: Mirror { mirrorWithoutFields(self) }
}

extension NSUUID: @retroactive CustomReflectable {
    public var customMirror: Mirror { mirrorWithoutFields(self) }
}

extension NSData: @retroactive CustomReflectable {
    public var customMirror: Mirror { mirrorWithoutFields(self) }
}
