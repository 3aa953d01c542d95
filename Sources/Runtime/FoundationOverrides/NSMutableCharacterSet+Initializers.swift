// SPDX-License-Identifier: MIT
public import Foundation

/// Foundation's initialisers on Linux make sets that cannot be changed: the first change ends the program.
extension NSMutableCharacterSet {
    private static func changeable(_ set: NSCharacterSet) -> NSMutableCharacterSet {
        guard let copy = set.mutableCopy() as? NSMutableCharacterSet else {
            preconditionFailure("Foundation's copy of \(set) to be changed is no NSMutableCharacterSet")
        }
        return copy
    }

    @_silgen_name("$s10Foundation21NSMutableCharacterSetCACycfC")
    public static func __made() -> NSMutableCharacterSet { changeable(NSCharacterSet(charactersIn: "")) }

    @_silgen_name("$s10Foundation21NSMutableCharacterSetC12charactersInACSS_tcfC")
    public static func __made(charactersIn text: String) -> NSMutableCharacterSet {
        changeable(NSCharacterSet(charactersIn: text))
    }

    @_silgen_name("$s10Foundation21NSMutableCharacterSetC5rangeAcA8_NSRangeV_tcfC")
    public static func __made(range: NSRange) -> NSMutableCharacterSet { changeable(NSCharacterSet(range: range)) }

    @_silgen_name("$s10Foundation21NSMutableCharacterSetC20bitmapRepresentationAC0A10Essentials4DataV_tcfC")
    public static func __made(bitmapRepresentation data: Data) -> NSMutableCharacterSet {
        changeable(NSCharacterSet(bitmapRepresentation: data))
    }
}
