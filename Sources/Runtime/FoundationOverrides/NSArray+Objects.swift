// SPDX-License-Identifier: MIT
public import Foundation

/// Foundation's own take every element for an `NSObject` and end the program at objects of other classes.
extension NSArray {
    @_silgen_name("$s10Foundation7NSArrayC5index2ofSiyp_tF")
    public func __index(of object: Any) -> Int { __index(of: object, in: NSRange(location: 0, length: count)) }

    @_silgen_name("$s10Foundation7NSArrayC5index2of2inSiyp_AA8_NSRangeVtF")
    public func __index(of object: Any, in range: NSRange) -> Int {
        let wanted = object as AnyObject
        let places = range.location..<range.location + range.length
        return places.first { Self.isEqual(self.object(at: $0) as AnyObject, wanted) } ?? NSNotFound
    }

    @_silgen_name("$s10Foundation7NSArrayC8containsySbypF")
    public func __contains(_ object: Any) -> Bool { index(of: object) != NSNotFound }

    /// Objects that do not derive from `NSObject` are equal to themselves alone, as `SwiftObject` says on iOS.
    fileprivate static func isEqual(_ left: AnyObject, _ right: AnyObject) -> Bool {
        left === right || (left as? NSObject)?.isEqual(right) == true
    }
}

extension NSMutableArray {
    @_silgen_name("$s10Foundation14NSMutableArrayC13removeObjects2inySayypG_tF")
    public func __removeObjects(in others: [Any]) {
        for other in others { remove(other) }
    }
}
