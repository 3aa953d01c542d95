// SPDX-License-Identifier: MIT
public import Foundation

/// Numbers where a character outside of Unicode's first plane stands, such as an emoji: Foundation on Linux takes one half
/// of it for a character, and ends the program. There is no number.
extension Scanner {
    @_silgen_name("$s10Foundation7ScannerC10scanDoubleySbSpySdGF")
    public func __scanDouble(_ result: UnsafeMutablePointer<Double>) -> Bool {
        mayScan && method("10scanDoubleySbSpySdGF").call(result)
    }
    @_silgen_name("$s10Foundation7ScannerC9scanFloatySbSpySfGF")
    public func __scanFloat(_ result: UnsafeMutablePointer<Float>) -> Bool {
        mayScan && method("9scanFloatySbSpySfGF").call(result)
    }
    @_silgen_name("$s10Foundation7ScannerC7scanIntySbSpySiGF")
    public func __scanInt(_ result: UnsafeMutablePointer<Int>) -> Bool {
        mayScan && method("7scanIntySbSpySiGF").call(result)
    }
    @_silgen_name("$s10Foundation7ScannerC9scanInt32ySbSpys0D0VGF")
    public func __scanInt32(_ result: UnsafeMutablePointer<Int32>) -> Bool {
        mayScan && method("9scanInt32ySbSpys0D0VGF").call(result)
    }
    @_silgen_name("$s10Foundation7ScannerC9scanInt64ySbSpys0D0VGF")
    public func __scanInt64(_ result: UnsafeMutablePointer<Int64>) -> Bool {
        mayScan && method("9scanInt64ySbSpys0D0VGF").call(result)
    }
    @_silgen_name("$s10Foundation7ScannerC016scanUnsignedLongE0ySbSpys6UInt64VGF")
    public func __scanUnsignedLongLong(_ result: UnsafeMutablePointer<UInt64>) -> Bool {
        mayScan && method("016scanUnsignedLongE0ySbSpys6UInt64VGF").call(result)
    }
    @_silgen_name("$s10Foundation7ScannerC12scanHexInt32ySbSpys6UInt32VGF")
    public func __scanHexInt32(_ result: UnsafeMutablePointer<UInt32>) -> Bool {
        mayScan && method("12scanHexInt32ySbSpys6UInt32VGF").call(result)
    }
    @_silgen_name("$s10Foundation7ScannerC12scanHexInt64ySbSpys6UInt64VGF")
    public func __scanHexInt64(_ result: UnsafeMutablePointer<UInt64>) -> Bool {
        mayScan && method("12scanHexInt64ySbSpys6UInt64VGF").call(result)
    }
    @_silgen_name("$s10Foundation7ScannerC12scanHexFloatySbSpySfGF")
    public func __scanHexFloat(_ result: UnsafeMutablePointer<Float>) -> Bool {
        mayScan && method("12scanHexFloatySbSpySfGF").call(result)
    }
    @_silgen_name("$s10Foundation7ScannerC13scanHexDoubleySbSpySdGF")
    public func __scanHexDouble(_ result: UnsafeMutablePointer<Double>) -> Bool {
        mayScan && method("13scanHexDoubleySbSpySdGF").call(result)
    }

    /// Whether what comes next, behind what is skipped, is a whole character in UTF-16.
    private var mayScan: Bool {
        let units = string.utf16
        guard scanLocation < units.count else { return true }
        let rest = units[units.index(units.startIndex, offsetBy: scanLocation)...]
        let next = rest.first { unit in
            guard let scalar = Unicode.Scalar(unit) else { return true }
            return charactersToBeSkipped?.contains(scalar) != true
        }
        return next.map { !UTF16.isSurrogate($0) } ?? true
    }

    private func method(_ name: String) -> ScannerMethod {
        guard let address = dlsym(ReplacedMethods.next, "$s10Foundation7ScannerC" + name) else {
            preconditionFailure("Foundation has \(name) no more, although this took its place")
        }
        return ScannerMethod(address, of: self)
    }
}

/// One of Foundation's methods with a place for the number. The closures' types must not be generic: see
/// `FoundationMethod`.
private struct ScannerMethod {
    /// A pointer is passed alike whatever it points to.
    private struct Scan { let call: (UnsafeMutableRawPointer) -> Bool }

    private let parts: (UnsafeMutableRawPointer, UnsafeMutableRawPointer)

    init(_ address: UnsafeMutableRawPointer, of scanner: Scanner) {
        parts = (address, Unmanaged.passUnretained(scanner).toOpaque())
    }

    func call(_ result: UnsafeMutableRawPointer) -> Bool { unsafeBitCast(parts, to: Scan.self).call(result) }
}
