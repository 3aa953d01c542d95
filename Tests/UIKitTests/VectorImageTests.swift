// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

/// SVG and PDF drawings as pixels: sizes as the formats say them, colours where the drawing has them.
@MainActor
struct VectorImageTests {
    private static let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">
          <rect width="20" height="20" fill="#ff0000"/><g id="right"><rect x="20" width="20" height="20" fill="#0000ff"/></g>
        </svg>
        """
    /// A page of 30 x 10 points with a green left third.
    private static let pdf = """
        %PDF-1.4
        1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
        2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
        3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 30 10] /Contents 4 0 R /Resources << >> >> endobj
        4 0 obj << /Length 22 >> stream
        0 1 0 rg 0 0 10 10 re f
        endstream endobj
        trailer << /Root 1 0 R >>
        """

    private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
        let buffer = image.pixels
        let bytes = buffer.baseAddress.assumingMemoryBound(to: UInt8.self)
        let start = y * buffer.bytesPerRow + x * 4
        // Blue, green, red, alpha in memory.
        return [bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3]]
    }

    @Test func drawingsAreMadeForTheScreensScale() throws {
        let vector = try #require(VectorImage.read(Data(Self.svg.utf8), kind: .svg, named: "flag"))
        #expect(vector.size == CGSize(width: 40, height: 20))
        let image = vector.image(scale: 3)
        #expect(image.width == 120)
        #expect(pixel(image, 59, 30) == [255, 0, 0, 255])
        #expect(pixel(image, 60, 30) == [0, 0, 255, 255])
    }

    @Test func pagesHaveTheirOwnSize() throws {
        let vector = try #require(VectorImage.read(Data(Self.pdf.utf8), kind: .pdf, named: "page"))
        #expect(vector.size == CGSize(width: 30, height: 10))
        let image = vector.image(scale: 2)
        #expect(pixel(image, 10, 10) == [0, 255, 0, 255])
        #expect(pixel(image, 40, 10)[3] == 0)
    }

    @Test func elementsAreDrawnAlone() throws {
        let vector = try #require(VectorImage.read(Data(Self.svg.utf8), kind: .svg, named: "flag"))
        let part = try #require(vector.element("right"))
        #expect(part.size == CGSize(width: 20, height: 20))
        #expect(pixel(part.image(scale: 1), 0, 10) == [0, 0, 255, 255])
        #expect(vector.element("wrong") == nil)
    }

    @Test func whatIsNoDrawingIsNone() {
        #expect(VectorImage.read(Data("<svg".utf8), kind: .svg, named: "broken") == nil)
        #expect(VectorImage.read(Data(), kind: .pdf, named: "empty") == nil)
    }

    @Test func onlyPreservedVectorsAreDrawnAgain() throws {
        let vector = try #require(VectorImage.read(Data(Self.svg.utf8), kind: .svg, named: "flag"))
        let kept = UIImage(storage: ImageStorage(vector: vector, scale: 1, isPreserved: true))
        let flat = UIImage(storage: ImageStorage(vector: vector, scale: 1, isPreserved: false))
        let place = CGSize(width: 400, height: 400)
        #expect(kept.redrawn(for: place, .scaleAspectFit).cgImage?.width == 400)
        #expect(kept.redrawn(for: place, .scaleAspectFit).size == kept.size)
        #expect(kept.redrawn(for: place, .center).cgImage?.width == 40)
        #expect(flat.redrawn(for: place, .scaleAspectFit).cgImage?.width == 40)
    }
}
