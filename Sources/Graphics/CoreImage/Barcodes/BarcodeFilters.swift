// SPDX-License-Identifier: MIT
import Foundation

/// Generators of barcodes: black modules of one pixel on white.
enum BarcodeFilters {
    static let all: [FilterDefinition] = [qr, code128, aztec, pdf417]

    /// Modules from the top as an image, with a margin of light ones.
    private static func image(_ width: Int, _ height: Int, margin: (Int, Int), _ isDark: @escaping (Int, Int) -> Bool)
        -> CIImage
    {
        let size = CGRect(x: 0, y: 0, width: width + 2 * margin.0, height: height + 2 * margin.1)
        return CIImage(
            GeneratorRecipe(extent: size, isOpaque: true) { _ in
                { place in
                    let (column, row) = (Int(place.x) - margin.0, height - 1 - (Int(place.y) - margin.1))
                    let inside = column >= 0 && row >= 0 && column < width && row < height
                    let light: Float = inside && isDark(row, column) ? 0 : 1
                    return Pixel(light, light, light, 1)
                }
            })
    }

    /// ISO/IEC 18004; a margin of one module. nil without a message or with one that no code holds.
    static let qr = FilterDefinition(
        "CIQRCodeGenerator", kCICategoryGenerator, [.data("inputMessage"), .string("inputCorrectionLevel", "M")]
    ) { values in
        let level = QRLevel(rawValue: values.string("inputCorrectionLevel") ?? "M") ?? .medium
        guard let message = values.data("inputMessage"), let matrix = QREncoder.encode(message, level) else {
            return nil
        }
        return image(matrix.size, matrix.size, margin: (1, 1)) { matrix[$0, $1] }
    }

    /// ISO/IEC 15417. nil without a message or with characters that are not ASCII.
    static let code128 = FilterDefinition(
        "CICode128BarcodeGenerator", kCICategoryGenerator,
        [
            .data("inputMessage"), .distance("inputQuietSpace", 10, 0...100, min: 0),
            .distance("inputBarcodeHeight", 32, 1...500, min: 1),
        ]
    ) { values in
        guard let message = values.data("inputMessage"), let bars = Code128.modules([UInt8](message)) else {
            return nil
        }
        let height = values.integer("inputBarcodeHeight", 1...10000)
        return image(bars.count, height, margin: (values.integer("inputQuietSpace", 0...1000), 0)) { bars[$1] }
    }

    /// ISO/IEC 24778; a margin of one module. nil without a message or with one that no code holds.
    static let aztec = FilterDefinition(
        "CIAztecCodeGenerator", kCICategoryGenerator,
        [
            .data("inputMessage"), .integer("inputCorrectionLevel", 23, 5...95), .integer("inputLayers", 0, 1...32),
            .flag("inputCompactStyle", false),
        ]
    ) { values in
        report(values, ["inputLayers", "inputCompactStyle"])
        // zxing-cpp takes eighths of the whole, Core Image percents of it.
        let eighths = Int((Double(values.integer("inputCorrectionLevel", 5...95)) * 8 / 100).rounded())
        guard let message = values.data("inputMessage"), let code = WrittenBarcode(.aztec, message, level: eighths)
        else {
            return nil
        }
        return image(code.width, code.height, margin: (1, 1)) { code[$0, $1] }
    }

    /// ISO/IEC 15438; a margin of two modules, the least that the standard asks for.
    static let pdf417 = FilterDefinition(
        "CIPDF417BarcodeGenerator", kCICategoryGenerator,
        [.data("inputMessage"), .integer("inputCorrectionLevel", 0, 0...8)]
            + shapeOfPDF417.map { .integer($0, 0, 0...10000) }
    ) { values in
        report(values, shapeOfPDF417)
        let level = values.integer("inputCorrectionLevel", 0...8)
        guard let message = values.data("inputMessage"), let code = WrittenBarcode(.pdf417, message, level: level)
        else {
            return nil
        }
        return image(code.width, code.height, margin: (2, 2)) { code[$0, $1] }
    }

    private static let shapeOfPDF417 = [
        "inputMinWidth", "inputMaxWidth", "inputMinHeight", "inputMaxHeight", "inputDataColumns", "inputRows",
        "inputPreferredAspectRatio", "inputCompactionMode", "inputCompactStyle", "inputAlwaysSpecifyCompaction",
    ]

    /// Wishes about the code's shape, which zxing-cpp chooses itself.
    private static func report(_ values: FilterValues, _ keys: [String]) {
        for key in keys where values.integer(key, 0...10000) != 0 {
            Unsupported.report("CIFilter: \(key) of barcodes")
        }
    }
}

/// Code 128 (ISO/IEC 15417).
enum Code128 {
    /// Widths of bars and spaces of the 107 symbols, three bits for each of the six; the stop has a seventh, of two.
    private static let widths: [String] =
        """
        212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 \
        123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 \
        232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 \
        313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 \
        111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 \
        111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 \
        114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112
        """.split(separator: " ").map(String.init)

    /// Modules from the left, true for bars.
    static func modules(_ message: [UInt8]) -> [Bool]? {
        guard let symbols = symbols(message) else { return nil }
        let check = symbols.enumerated().reduce(0) { $0 + max(1, $1.offset) * $1.element } % 103
        var modules: [Bool] = []
        for symbol in symbols + [check, 106] {
            var isBar = true
            for width in widths[symbol].utf8 {
                modules += [Bool](repeating: isBar, count: Int(width) - 48)
                isBar.toggle()
            }
        }
        return modules
    }

    private enum CodeSet: Int { case a = 103, b = 104, c = 105 }

    /// Start, characters and changes of the code set: digits in pairs where four or more follow each other (annex E).
    private static func symbols(_ message: [UInt8]) -> [Int]? {
        guard message.allSatisfy({ $0 < 128 }) else { return nil }
        var (result, set, i): ([Int], CodeSet?, Int) = ([], nil, 0)
        func switchTo(_ wanted: CodeSet) {
            if set == wanted { return }
            // Start characters are 103 to 105, changes 101 to 99.
            result.append(set == nil ? wanted.rawValue : 204 - wanted.rawValue)
            set = wanted
        }
        while i < message.count {
            let digits = message[i...].prefix { (48...57).contains($0) }.count
            let isWhole = digits == message.count && digits >= 2 && digits % 2 == 0
            if digits >= 4 || isWhole || (set == .c && digits >= 2) {
                if set != .c, digits % 2 == 1 {
                    switchTo(set ?? .b)
                    result.append(Int(message[i]) - 32)
                    i += 1
                }
                switchTo(.c)
                for _ in 0..<(message[i...].prefix { (48...57).contains($0) }.count / 2) {
                    result.append((Int(message[i]) - 48) * 10 + Int(message[i + 1]) - 48)
                    i += 2
                }
                continue
            }
            switchTo(message[i] < 32 ? .a : message[i] >= 96 ? .b : set == .a ? .a : .b)
            result.append(message[i] < 32 ? Int(message[i]) + 64 : Int(message[i]) - 32)
            i += 1
        }
        if set == nil { switchTo(.b) }
        return result
    }
}
