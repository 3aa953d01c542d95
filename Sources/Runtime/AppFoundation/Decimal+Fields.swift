// SPDX-License-Identifier: MIT
import FoundationCompat

/// The fields of `NSDecimal`, which Darwin imports as stored properties, and which Foundation keeps to itself on Linux. Its
/// 20 bytes: the exponent; length, sign and compactness in one; two that are reserved; the mantissa's eight words.
extension Decimal {
    public typealias __Mantissa = (UInt16, UInt16, UInt16, UInt16, UInt16, UInt16, UInt16, UInt16)

    private static let exponentPlace = 0
    private static let flagsPlace = 1
    private static let reservedPlace = 2
    private static let mantissaPlace = 4

    /// Of ten, -128 to 127.
    public var _exponent: Int32 {
        get { Int32(field(Self.exponentPlace) as Int8) }
        set { setField(Self.exponentPlace, Int8(newValue)) }
    }

    /// How many words of the mantissa are in use. A negative number without a length is no number.
    public var _length: UInt32 {
        get { UInt32(flags >> 4) }
        set { flags = flags & 0x0F | UInt8(newValue & 0xF) << 4 }
    }

    /// 1: negative.
    public var _isNegative: UInt32 {
        get { UInt32(flags >> 3 & 1) }
        set { flags = flags & ~0x08 | UInt8(newValue & 1) << 3 }
    }

    /// 1: the mantissa does not end with a zero that the exponent could hold.
    public var _isCompact: UInt32 {
        get { UInt32(flags >> 2 & 1) }
        set { flags = flags & ~0x04 | UInt8(newValue & 1) << 2 }
    }

    /// 18 bits without a meaning. Here the last two stand first.
    public var _reserved: UInt32 {
        get { UInt32(flags & 0x03) << 16 | UInt32(field(Self.reservedPlace) as UInt16) }
        set {
            flags = flags & ~0x03 | UInt8(newValue >> 16 & 0x03)
            setField(Self.reservedPlace, UInt16(truncatingIfNeeded: newValue))
        }
    }

    /// The number without sign and exponent, its lowest 16 bits first.
    public var _mantissa: __Mantissa {
        get { field(Self.mantissaPlace) }
        set { setField(Self.mantissaPlace, newValue) }
    }

    public init(
        _exponent: Int32, _length: UInt32, _isNegative: UInt32, _isCompact: UInt32, _reserved: UInt32,
        _mantissa: __Mantissa
    ) {
        self.init()
        self._exponent = _exponent
        self._length = _length
        self._isNegative = _isNegative
        self._isCompact = _isCompact
        self._reserved = _reserved
        self._mantissa = _mantissa
    }

    private var flags: UInt8 {
        get { field(Self.flagsPlace) }
        set { setField(Self.flagsPlace, newValue) }
    }

    private func field<Field>(_ place: Int) -> Field {
        withUnsafeBytes(of: self) { $0.loadUnaligned(fromByteOffset: place, as: Field.self) }
    }

    private mutating func setField<Field>(_ place: Int, _ value: Field) {
        withUnsafeMutableBytes(of: &self) { $0.storeBytes(of: value, toByteOffset: place, as: Field.self) }
    }
}
