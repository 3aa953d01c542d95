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

// Sendable: nothing changes after init.
open class CIAztecCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    public let errorCorrectedPayload: Data
    public let isCompact: Bool
    /// 1 to 32; of compact codes to 4.
    public let layerCount: Int
    /// 1 to 2048; of compact codes to 64.
    public let dataCodewordCount: Int

    /// nil for numbers that such codes do not have.
    public init?(payloadData errorCorrectedPayload: Data, isCompact: Bool, layerCount: Int, dataCodewordCount: Int) {
        guard (1...(isCompact ? 4 : 32)).contains(layerCount),
            (1...(isCompact ? 64 : 2048)).contains(dataCodewordCount)
        else { return nil }
        (self.errorCorrectedPayload, self.isCompact) = (errorCorrectedPayload, isCompact)
        (self.layerCount, self.dataCodewordCount) = (layerCount, dataCodewordCount)
        super.init()
    }

    public required convenience init?(coder: NSCoder) {
        guard let payload = coder.decodeObject(of: NSData.self, forKey: "payload") else { return nil }
        self.init(
            payloadData: payload as Data, isCompact: coder.decodeBool(forKey: "compact"),
            layerCount: coder.decodeInteger(forKey: "layers"), dataCodewordCount: coder.decodeInteger(forKey: "words"))
    }

    open override func encode(with coder: NSCoder) {
        coder.encode(errorCorrectedPayload as NSData, forKey: "payload")
        coder.encode(isCompact, forKey: "compact")
        coder.encode(layerCount, forKey: "layers")
        coder.encode(dataCodewordCount, forKey: "words")
    }
}

// Sendable: nothing changes after init.
open class CIPDF417CodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    public let errorCorrectedPayload: Data
    public let isCompact: Bool
    /// 3 to 90.
    public let rowCount: Int
    /// 1 to 30.
    public let columnCount: Int

    /// nil for numbers that such codes do not have.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, rowCount: Int, columnCount: Int) {
        guard (3...90).contains(rowCount), (1...30).contains(columnCount) else { return nil }
        (self.errorCorrectedPayload, self.isCompact) = (errorCorrectedPayload, isCompact)
        (self.rowCount, self.columnCount) = (rowCount, columnCount)
        super.init()
    }

    public required convenience init?(coder: NSCoder) {
        guard let payload = coder.decodeObject(of: NSData.self, forKey: "payload") else { return nil }
        self.init(
            payload: payload as Data, isCompact: coder.decodeBool(forKey: "compact"),
            rowCount: coder.decodeInteger(forKey: "rows"), columnCount: coder.decodeInteger(forKey: "columns"))
    }

    open override func encode(with coder: NSCoder) {
        coder.encode(errorCorrectedPayload as NSData, forKey: "payload")
        coder.encode(isCompact, forKey: "compact")
        coder.encode(rowCount, forKey: "rows")
        coder.encode(columnCount, forKey: "columns")
    }
}

// Sendable: nothing changes after init.
open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    public enum ECCVersion: Int, Sendable {
        case v000 = 0
        case v050 = 50
        case v080 = 80
        case v100 = 100
        case v140 = 140
        case v200 = 200
    }
    public let errorCorrectedPayload: Data
    public let rowCount: Int
    public let columnCount: Int
    public let eccVersion: ECCVersion

    /// nil for numbers that such codes do not have: 8 to 144 on a side.
    public init?(payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int, eccVersion: ECCVersion) {
        guard (8...144).contains(rowCount), (8...144).contains(columnCount) else { return nil }
        (self.errorCorrectedPayload, self.eccVersion) = (errorCorrectedPayload, eccVersion)
        (self.rowCount, self.columnCount) = (rowCount, columnCount)
        super.init()
    }

    public required convenience init?(coder: NSCoder) {
        guard let payload = coder.decodeObject(of: NSData.self, forKey: "payload"),
            let version = ECCVersion(rawValue: coder.decodeInteger(forKey: "version"))
        else { return nil }
        self.init(
            payload: payload as Data, rowCount: coder.decodeInteger(forKey: "rows"),
            columnCount: coder.decodeInteger(forKey: "columns"), eccVersion: version)
    }

    open override func encode(with coder: NSCoder) {
        coder.encode(errorCorrectedPayload as NSData, forKey: "payload")
        coder.encode(eccVersion.rawValue, forKey: "version")
        coder.encode(rowCount, forKey: "rows")
        coder.encode(columnCount, forKey: "columns")
    }
}
