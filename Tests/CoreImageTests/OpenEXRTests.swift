// SPDX-License-Identifier: MIT
import CoreGraphics
import CoreImage
import Foundation
import Testing

/// Expected values: "OpenEXR File Layout" and the transfer function of sRGB (IEC 61966-2-1).
@Suite struct OpenEXRTests {
    private func number<Value: FixedWidthInteger>(_ data: Data, at place: Int, as type: Value.Type) -> Value {
        data.withUnsafeBytes { Value(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: Value.self)) }
    }

    /// The value of an IEEE 754 half that is zero or normal.
    private func half(_ bits: UInt16) -> Double {
        let exponent = Int(bits >> 10 & 31)
        guard exponent > 0 else { return 0 }
        return (1 + Double(bits & 1023) / 1024) * pow(2, Double(exponent - 15))
    }

    @Test func filesHoldLinearHalvesLineByLine() throws {
        let image = CIImage(color: CIColor(red: 1, green: 0.5, blue: 0)).cropped(
            to: CGRect(x: 0, y: 0, width: 3, height: 2))
        let data = try CIContext().openEXRRepresentation(of: image)
        // The magic number and version 2, single-part scan lines.
        #expect(number(data, at: 0, as: UInt32.self) == 20_000_630)
        #expect(number(data, at: 4, as: UInt32.self) == 2)
        for name in [
            "channels\0chlist\0", "compression\0compression\0", "dataWindow\0box2i\0", "displayWindow\0box2i\0",
        ] {
            #expect(data.range(of: Data(name.utf8)) != nil, "\(name)")
        }
        // Two lines of three pixels with four halves, each behind its number and size; the table leads to them.
        let line = 8 + 3 * 4 * 2
        let first = data.count - 2 * line
        #expect(number(data, at: first - 16, as: UInt64.self) == UInt64(first))
        #expect(number(data, at: first - 8, as: UInt64.self) == UInt64(first + line))
        #expect(number(data, at: first + line, as: Int32.self) == 1)
        #expect(number(data, at: first + 4, as: Int32.self) == 24)
        // Alpha, blue, green, red; half of sRGB's scale is 0.2140 of its light.
        let channels = (0..<4).map { half(number(data, at: first + 8 + $0 * 6, as: UInt16.self)) }
        for (value, expected) in zip(channels, [1, 0, 0.2140, 1]) { #expect(abs(value - expected) < 0.002) }
    }

    @Test func infiniteImagesAreErrors() {
        #expect(throws: (any Error).self) { try CIContext().openEXRRepresentation(of: CIImage(color: .red)) }
    }

    /// As for a camera that iOS does not know.
    @Test func rawFilesHaveNoFilter() {
        #expect(CIRAWFilter(imageURL: URL(fileURLWithPath: "/nowhere/picture.dng")) == nil)
        #expect(CIRAWFilter.supportedCameraModels.isEmpty)
    }
}
