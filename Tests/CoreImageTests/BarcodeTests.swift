// SPDX-License-Identifier: MIT
import CoreImage
import Foundation
import Testing

/// Rows of modules from the top; true: dark.
private func modules(_ image: CIImage) -> [[Bool]] {
    let (w, h) = (Int(image.extent.width), Int(image.extent.height))
    let all = values(image, image.extent)
    return (0..<h).map { row in (0..<w).map { all[(h - 1 - row) * w + $0].x < 0.5 } }
}

/// Codes of the standards' own examples, read here module by module.
@Suite struct BarcodeTests {
    private func code(_ text: String, _ level: String) throws -> [[Bool]] {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(text.utf8)
        filter.correctionLevel = level
        let all = modules(try #require(filter.outputImage))
        // A margin of one light module.
        #expect(all[0].allSatisfy { !$0 } && all.allSatisfy { !$0[0] })
        return all.dropFirst().dropLast().map { Array($0.dropFirst().dropLast()) }
    }

    /// The 26 code words of a version 1 symbol: columns in pairs from the right, around the finder patterns.
    private func words(_ code: [[Bool]]) -> (level: Int, words: [UInt8]) {
        var format = 0
        for column in [0, 1, 2, 3, 4, 5, 7, 8] { format = format << 1 | (code[8][column] ? 1 : 0) }
        for row in [7, 5, 4, 3, 2, 1, 0] { format = format << 1 | (code[row][8] ? 1 : 0) }
        format ^= 0b101_0100_0001_0010
        let mask = format >> 10 & 7
        var bits: [Int] = []
        for (index, right) in [20, 18, 16, 14, 12, 10, 8, 5, 3, 1].enumerated() {
            for step in 0..<21 {
                let row = index % 2 == 0 ? 20 - step : step
                for column in [right, right - 1] {
                    let isFinder = (row < 9 && (column < 9 || column > 12)) || (row > 12 && column < 9)
                    guard !isFinder, row != 6, column != 6 else { continue }
                    let flips: [Bool] = [
                        (row + column) % 2 == 0, row % 2 == 0, column % 3 == 0, (row + column) % 3 == 0,
                        (row / 2 + column / 3) % 2 == 0, row * column % 2 + row * column % 3 == 0,
                        (row * column % 2 + row * column % 3) % 2 == 0,
                        ((row + column) % 2 + row * column % 3) % 2 == 0,
                    ]
                    bits.append(code[row][column] != flips[mask] ? 1 : 0)
                }
            }
        }
        let words = stride(from: 0, to: 208, by: 8).map { start in
            UInt8(bits[start..<(start + 8)].reduce(0) { $0 << 1 | $1 })
        }
        return (format >> 13, words)
    }

    /// ISO/IEC 18004, annex I: "01234567", version 1, level M.
    @Test func annexExample() throws {
        let code = try code("01234567", "M")
        #expect(code.count == 21)
        let (level, found) = words(code)
        #expect(level == 0)
        let expected: [UInt8] = [
            0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xA5, 0x24,
            0xD4,
            0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55,
        ]
        #expect(found == expected)
    }

    /// ISO/IEC 18004, 7.4.4: "AC-42" in alphanumeric mode is 0010 000000101 00111001110 11100111001 000010.
    @Test func alphanumericExample() throws {
        let (level, found) = words(try code("AC-42", "H"))
        #expect(level == 2)
        #expect(Array(found.prefix(5)) == [0b0010_0000, 0b0010_1001, 0b1100_1110, 0b1110_0111, 0b0010_0001])
    }

    /// Sizes by ISO/IEC 18004, table 7: bytes that versions hold.
    @Test(arguments: [
        ("L", 17, 21), ("L", 18, 25), ("M", 14, 21), ("Q", 11, 21), ("H", 7, 21), ("L", 2953, 177), ("H", 1273, 177),
        ("M", 122, 45),
    ])
    func capacities(_ level: String, _ bytes: Int, _ size: Int) throws {
        #expect(try code(String(repeating: "a", count: bytes), level).count == size)
    }

    @Test func tooLongAMessage() {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(count: 2954)
        filter.correctionLevel = "L"
        #expect(filter.outputImage == nil)
    }

    /// ISO/IEC 15417: start B, "A" = 33, check (104 + 33) % 103 = 34, stop.
    @Test func code128() throws {
        let filter = CIFilter.code128BarcodeGenerator()
        filter.message = Data("A".utf8)
        filter.quietSpace = 3
        let image = try #require(filter.outputImage)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 6 + 33 + 13, height: 32))
        let bars = modules(image)[0].dropFirst(3).dropLast(3).map { $0 ? "1" : "0" }.joined()
        #expect(bars == "11010010000" + "10100011000" + "10001011000" + "1100011101011")
    }
}

/// Codes made and read again: large and small, turned, in perspective, with damage.
@Suite struct DetectionTests {
    private func made(_ text: String, _ level: String = "M", scale: CGFloat = 6) throws -> CIImage {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(text.utf8)
        filter.correctionLevel = level
        let code = try #require(filter.outputImage).samplingNearest()
            .transformed(by: CGAffineTransform(scaleX: scale, y: scale))
        return code.transformed(by: CGAffineTransform(translationX: 40, y: 30))
            .composited(
                over: CIImage(color: .white).cropped(
                    to: CGRect(x: 0, y: 0, width: code.extent.width + 80, height: code.extent.height + 60)))
    }

    private func read(_ image: CIImage) -> [CIQRCodeFeature] {
        let detector = CIDetector(ofType: CIDetectorTypeQRCode, context: nil, options: nil)
        return detector?.features(in: image).compactMap { $0 as? CIQRCodeFeature } ?? []
    }

    @Test(arguments: [
        "1", "01234567", "HELLO WORLD", "https://www.example.org/a?b=c", "Grüße, 世界",
        String(repeating: "long ", count: 60),
    ])
    func texts(_ text: String) throws {
        let found = read(try made(text))
        #expect(found.map(\.messageString) == [text])
        #expect(found.first?.type == CIFeatureTypeQRCode)
    }

    @Test func placeAndDescriptor() throws {
        let feature = try #require(read(try made("01234567", "M", scale: 10)).first)
        // One module of margin.
        let expected = CGRect(x: 50, y: 40, width: 210, height: 210)
        #expect(abs(feature.bounds.minX - expected.minX) < 6 && abs(feature.bounds.maxY - expected.maxY) < 6)
        #expect(abs(feature.topLeft.y - expected.maxY) < 6 && abs(feature.bottomRight.x - expected.maxX) < 6)
        #expect(feature.symbolDescriptor?.symbolVersion == 1)
        #expect(feature.symbolDescriptor?.errorCorrectionLevel == .levelM)
        #expect(feature.symbolDescriptor?.errorCorrectedPayload.prefix(3) == Data([0x10, 0x20, 0x0C]))
    }

    @Test(arguments: [0.3, 1.2, 2.6, 4.0, 5.5])
    func turned(_ angle: Double) throws {
        let image = try made("turned code").transformed(by: CGAffineTransform(rotationAngle: angle))
        #expect(read(image).map(\.messageString) == ["turned code"])
    }

    @Test func perspective() throws {
        let image = try made("seen from the side", "H", scale: 8)
        let laid = image.applyingFilter(
            "CIPerspectiveTransform",
            parameters: [
                "inputTopLeft": CIVector(x: 40, y: 330), "inputTopRight": CIVector(x: 330, y: 300),
                "inputBottomRight": CIVector(x: 350, y: 20), "inputBottomLeft": CIVector(x: 0, y: 0),
            ])
        #expect(read(laid).map(\.messageString) == ["seen from the side"])
    }

    /// Level H puts right what is under a patch of sixteen modules.
    @Test func damage() throws {
        let patch = CIImage(color: .black).cropped(to: CGRect(x: 130, y: 50, width: 24, height: 24))
        #expect(read(patch.composited(over: try made("damaged", "H"))).map(\.messageString) == ["damaged"])
    }

    @Test func nothing() {
        #expect(read(CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 200, height: 200))).isEmpty)
        let noise = CIFilter.randomGenerator().outputImage?.cropped(to: CGRect(x: 0, y: 0, width: 200, height: 200))
        #expect(noise.map { read($0).isEmpty } == true)
        #expect(CIDetector(ofType: "CIDetectorTypeNothing", context: nil, options: nil) == nil)
    }

    // MARK: Kinds that zxing-cpp writes and reads

    /// ISO/IEC 24778, 4.2: a compact symbol of one layer has 15 modules on a side, and its middle is a bull's eye of
    /// concentric squares, dark in the middle.
    @Test("Aztec codes have the finder that the standard describes, and read back")
    func aztec() throws {
        let filter = CIFilter.aztecCodeGenerator()
        filter.message = Data("Hello, World".utf8)
        let image = try #require(filter.outputImage)
        let all = modules(image)
        #expect(all.count == 17 && all.allSatisfy { $0.count == 17 })
        for (row, column) in (4...12).flatMap({ row in (4...12).map { (row, $0) } }) {
            let ring = max(abs(row - 8), abs(column - 8))
            if ring <= 4 { #expect(all[row][column] == (ring % 2 == 0), "module \(row), \(column)") }
        }
        #expect(read(image, .aztec) == ["Hello, World"])
    }

    /// ISO/IEC 15438, 5.3: rows begin with 8 dark, then 1 light, 1 dark, 1 light, 1 dark, 1 light, 1 dark, 3 light.
    @Test("PDF417 rows begin with the start pattern, and read back")
    func pdf417() throws {
        let filter = CIFilter.pdf417BarcodeGenerator()
        filter.message = Data("Seat 12A, gate B7".utf8)
        filter.correctionLevel = 2
        let image = try #require(filter.outputImage)
        let rows = modules(image).dropFirst(2).dropLast(2)
        let start = [8, 1, 1, 1, 1, 1, 1, 3].enumerated().flatMap {
            Array(repeating: $0.offset % 2 == 0, count: $0.element)
        }
        for row in rows { #expect(Array(row.dropFirst(2).prefix(17)) == start) }
        #expect(read(image, .pdf417) == ["Seat 12A, gate B7"])
    }

    /// The example of Wikipedia's article on EAN-13, whose bars it explains: 4003994155486.
    @Test("EAN-13 is read from its bars")
    func ean() {
        let left: [Character: (odd: String, even: String)] = [
            "0": ("0001101", "0100111"), "3": ("0111101", "0100001"), "9": ("0001011", "0010111"),
            "4": ("0100011", "0011101"), "1": ("0011001", "0110011"), "5": ("0110001", "0111001"),
        ]
        let right: [Character: String] = [
            "1": "1100110", "5": "1001110", "4": "1011100", "8": "1001000", "6": "1010000",
        ]
        // The first digit, 4, is in the order of odd and even: LGLLGG.
        let first = zip("003994", "LGLLGG").map { digit, set in set == "L" ? left[digit]?.odd : left[digit]?.even }
        let second = "155486".map { right[$0] }
        let bars = "101" + first.compactMap { $0 }.joined() + "01010" + second.compactMap { $0 }.joined() + "101"
        let dark = bars.map { $0 == "1" }
        #expect(dark.count == 95)
        let image = bars.enumerated().reduce(
            CIImage(color: .white).cropped(to: CGRect(x: -20, y: -20, width: 420, height: 120))
        ) {
            $1.element == "0"
                ? $0
                : CIImage(color: .black).cropped(to: CGRect(x: $1.offset * 4, y: 0, width: 4, height: 80)).composited(
                    over: $0)
        }
        #expect(read(image, .ean13) == ["4003994155486"])
        #expect(read(image, .aztec) == [])
    }

    /// As large as a camera sees it.
    private func read(_ image: CIImage, _ kinds: BarcodeReader.Kind) -> [String] {
        let large = image.samplingNearest().transformed(by: CGAffineTransform(scaleX: 4, y: 4))
        let paper = CIImage(color: .white).cropped(to: large.extent.insetBy(dx: -40, dy: -40))
        return BarcodeReader.codes(kinds, in: large.composited(over: paper)).map(\.text)
    }
}
