// SPDX-License-Identifier: MIT
import Foundation

/// What a barcode says and how, before error correction.
// Sendable: immutable, as its subclasses are.
open class CIBarcodeDescriptor: __ObjCObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

// Sendable: nothing changes after init.
open class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    public enum ErrorCorrectionLevel: Int, Sendable {
        case levelL = 76
        case levelM = 77
        case levelQ = 81
        case levelH = 72
    }

    /// Data code words, without those of the correction.
    public let errorCorrectedPayload: Data
    /// 1 to 40.
    public let symbolVersion: Int
    /// 0 to 7.
    public let maskPattern: UInt8
    public let errorCorrectionLevel: ErrorCorrectionLevel

    /// nil for versions and masks there are not.
    public init?(
        payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8,
        errorCorrectionLevel: ErrorCorrectionLevel
    ) {
        guard (1...40).contains(symbolVersion), maskPattern < 8 else { return nil }
        self.errorCorrectedPayload = errorCorrectedPayload
        self.symbolVersion = symbolVersion
        self.maskPattern = maskPattern
        self.errorCorrectionLevel = errorCorrectionLevel
        super.init()
    }

    public required convenience init?(coder: NSCoder) {
        guard let payload = coder.decodeObject(of: NSData.self, forKey: "payload"),
            let level = ErrorCorrectionLevel(rawValue: coder.decodeInteger(forKey: "level")),
            let mask = UInt8(exactly: coder.decodeInteger(forKey: "mask"))
        else { return nil }
        self.init(
            payload: payload as Data, symbolVersion: coder.decodeInteger(forKey: "version"), maskPattern: mask,
            errorCorrectionLevel: level)
    }

    open override func encode(with coder: NSCoder) {
        coder.encode(errorCorrectedPayload as NSData, forKey: "payload")
        coder.encode(symbolVersion, forKey: "version")
        coder.encode(Int(maskPattern), forKey: "mask")
        coder.encode(errorCorrectionLevel.rawValue, forKey: "level")
    }
}
