// SPDX-License-Identifier: MIT
import Foundation

/// Foundation's values know no structs beyond its own, so a matrix travels as an array of sixteen doubles.
private let matrixEncoding = "[16d]"

extension NSValue {
    public convenience init(caTransform3D t: CATransform3D) {
        var t = t
        self.init(bytes: &t, objCType: matrixEncoding)
    }

    /// The matrix the value was made from; the identity when it holds something else.
    public var caTransform3DValue: CATransform3D {
        var t = CATransform3DIdentity
        guard holdsTransform else { return t }
        getValue(&t)
        return t
    }

    /// True of any value made of sixteen doubles: Foundation keeps no names.
    package var holdsTransform: Bool { String(cString: objCType) == matrixEncoding }
}
