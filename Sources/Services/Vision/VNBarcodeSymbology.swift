// SPDX-License-Identifier: MIT

/// A kind of code. Only QR codes are read here.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "VNBarcodeSymbology" + name }

    public static let aztec = VNBarcodeSymbology("Aztec")
    public static let codabar = VNBarcodeSymbology("Codabar")
    public static let code39 = VNBarcodeSymbology("Code39")
    public static let code39Checksum = VNBarcodeSymbology("Code39Checksum")
    public static let code39FullASCII = VNBarcodeSymbology("Code39FullASCII")
    public static let code39FullASCIIChecksum = VNBarcodeSymbology("Code39FullASCIIChecksum")
    public static let code93 = VNBarcodeSymbology("Code93")
    public static let code93i = VNBarcodeSymbology("Code93i")
    public static let code128 = VNBarcodeSymbology("Code128")
    public static let dataMatrix = VNBarcodeSymbology("DataMatrix")
    public static let ean8 = VNBarcodeSymbology("EAN8")
    public static let ean13 = VNBarcodeSymbology("EAN13")
    public static let gs1DataBar = VNBarcodeSymbology("GS1DataBar")
    public static let gs1DataBarExpanded = VNBarcodeSymbology("GS1DataBarExpanded")
    public static let gs1DataBarLimited = VNBarcodeSymbology("GS1DataBarLimited")
    public static let i2of5 = VNBarcodeSymbology("I2of5")
    public static let i2of5Checksum = VNBarcodeSymbology("I2of5Checksum")
    public static let itf14 = VNBarcodeSymbology("ITF14")
    public static let microPDF417 = VNBarcodeSymbology("MicroPDF417")
    public static let microQR = VNBarcodeSymbology("MicroQR")
    public static let msiPlessey = VNBarcodeSymbology("MSIPlessey")
    public static let pdf417 = VNBarcodeSymbology("PDF417")
    public static let qr = VNBarcodeSymbology("QR")
    public static let upce = VNBarcodeSymbology("UPCE")

    // The names of before iOS 15.
    public static var Aztec: VNBarcodeSymbology { aztec }
    public static var Code39: VNBarcodeSymbology { code39 }
    public static var Code93: VNBarcodeSymbology { code93 }
    public static var Code128: VNBarcodeSymbology { code128 }
    public static var DataMatrix: VNBarcodeSymbology { dataMatrix }
    public static var EAN8: VNBarcodeSymbology { ean8 }
    public static var EAN13: VNBarcodeSymbology { ean13 }
    public static var I2of5: VNBarcodeSymbology { i2of5 }
    public static var ITF14: VNBarcodeSymbology { itf14 }
    public static var PDF417: VNBarcodeSymbology { pdf417 }
    public static var QR: VNBarcodeSymbology { qr }
    public static var UPCE: VNBarcodeSymbology { upce }
}
