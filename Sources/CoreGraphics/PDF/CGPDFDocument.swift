// SPDX-License-Identifier: MIT
import Foundation

/// PDF files are written here but not read: making one reports that and gives nil.
public final class CGPDFDocument {
    public init?(_ url: CFURL) {
        Unsupported.report("CGPDFDocument(_:)")
        return nil
    }

    public init?(_ provider: CGDataProvider) {
        Unsupported.report("CGPDFDocument(_:)")
        return nil
    }

    public static var typeID: CFTypeID { 0x4347_5044 }

    public var numberOfPages: Int { 0 }
    public var isEncrypted: Bool { false }
    public var isUnlocked: Bool { true }
    public func page(at pageNumber: Int) -> CGPDFPage? { nil }
}

public enum CGPDFBox: Int32, Sendable {
    case mediaBox = 0
    case cropBox = 1
    case bleedBox = 2
    case trimBox = 3
    case artBox = 4
}

/// A page of a document; there are none, as documents cannot be read.
public final class CGPDFPage {
    public let document: CGPDFDocument?
    public let pageNumber: Int

    private init() {
        document = nil
        pageNumber = 0
    }

    public static var typeID: CFTypeID { 0x4347_5050 }

    public var rotationAngle: Int32 { 0 }
    public func getBoxRect(_ box: CGPDFBox) -> CGRect { .zero }
    public func getDrawingTransform(
        _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
    ) -> CGAffineTransform { .identity }
}

extension CGContext {
    public func drawPDFPage(_ page: CGPDFPage) { Unsupported.report("CGContext.drawPDFPage(_:)") }
}
