// SPDX-License-Identifier: MIT
import Foundation

/// Finds and reads QR codes: three finder patterns, the plane between them, the modules, their correction
/// (ISO/IEC 18004, clause 12).
enum QRReader {
    /// Images of more pixels on a side are made smaller first.
    private static let largestSide: CGFloat = 1600

    static func features(in image: CIImage, _ context: CIContext) -> [CIQRCodeFeature] {
        guard image.extent.width >= 21, image.extent.height >= 21,
            let light = LightnessImage(image, largestSide: largestSide)
        else { return [] }
        // One threshold for clean pictures, one that follows the light for photographs.
        for threshold in [BinaryImage.Threshold.whole, .local] {
            let binary = BinaryImage(light.tones, light.width, light.height, threshold)
            let found = symbols(binary)
            guard !found.isEmpty else { continue }
            return found.map { symbol in
                let n = Double(symbol.size)
                let corners = Corners(
                    topLeft: light.point(symbol.plane.map(SIMD2(0, 0))),
                    topRight: light.point(symbol.plane.map(SIMD2(n, 0))),
                    bottomLeft: light.point(symbol.plane.map(SIMD2(0, n))),
                    bottomRight: light.point(symbol.plane.map(SIMD2(n, n))))
                return CIQRCodeFeature(corners, symbol.content.message, symbol.content.descriptor)
            }
        }
        return []
    }

    private struct Symbol {
        /// From modules, y down, to pixels.
        let plane: Homography
        let size: Int
        let content: QRDecoder.Content
    }

    private static func symbols(_ image: BinaryImage) -> [Symbol] {
        var (patterns, result): ([FinderPattern], [Symbol]) = (FinderPattern.all(in: image), [])
        // Many candidates are texture; the most often crossed ones are patterns.
        patterns = Array(patterns.sorted { $0.count > $1.count }.prefix(16))
        var used: Set<Int> = []
        for a in patterns.indices {
            for b in patterns.indices where b != a {
                for c in patterns.indices where c != a && c != b && used.isDisjoint(with: [a, b, c]) {
                    guard let symbol = read(image, corner: patterns[a], right: patterns[b], down: patterns[c]) else {
                        continue
                    }
                    result.append(symbol)
                    used.formUnion([a, b, c])
                }
            }
        }
        return result
    }

    /// The symbol with these patterns at its upper left, upper right and lower left.
    private static func read(
        _ image: BinaryImage, corner: FinderPattern, right: FinderPattern, down: FinderPattern
    ) -> Symbol? {
        let (x, y) = (right.center - corner.center, down.center - corner.center)
        let (lengthX, lengthY) = ((x * x).sum().squareRoot(), (y * y).sum().squareRoot())
        let module = (corner.module + right.module + down.module) / 3
        // Sides alike, about a right angle, clockwise with y up, modules alike.
        guard lengthX < lengthY * 1.5, lengthY < lengthX * 1.5, abs((x * y).sum()) < 0.4 * lengthX * lengthY,
            x.x * y.y - x.y * y.x < 0,
            [corner, right, down].allSatisfy({ $0.module < module * 1.6 && $0.module > module * 0.6 })
        else { return nil }
        let estimate = ((lengthX + lengthY) / 2 / module + 7 - 17) / 4
        let middle = Int(estimate.rounded())
        for number in [middle, middle - 1, middle + 1] where (1...40).contains(number) {
            let version = QRVersion(number: number)
            for plane in planes(image, version, corner.center, right.center, down.center, module) {
                if let content = QRDecoder.content(of: sample(image, version, plane)) {
                    return Symbol(plane: plane, size: version.size, content: content)
                }
            }
        }
        return nil
    }

    /// With the fourth point at the alignment pattern, if it is found, and as if the code were seen from the front.
    private static func planes(
        _ image: BinaryImage, _ version: QRVersion, _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>,
        _ module: Double
    ) -> [Homography] {
        let n = Double(version.size)
        let from = [SIMD2(3.5, 3.5), SIMD2(n - 3.5, 3.5), SIMD2(n - 3.5, n - 3.5), SIMD2(3.5, n - 3.5)]
        func plane(_ from: [SIMD2<Double>], _ to: [SIMD2<Double>]) -> Homography? {
            guard let p = Homography(from[0], from[1], from[2], from[3]), let q = Homography(to[0], to[1], to[2], to[3])
            else { return nil }
            return p.inverse.then(q)
        }
        guard let flat = plane(from, [a, b, b + c - a, c]) else { return [] }
        guard version.number >= 2 else { return [flat] }
        let place = SIMD2(n - 6.5, n - 6.5)
        let expected = flat.map(place)
        guard let found = image.alignment(near: expected, module: module),
            let bent = plane([from[0], from[1], place, from[3]], [a, b, found, c])
        else { return [flat] }
        return [bent, flat]
    }

    private static func sample(_ image: BinaryImage, _ version: QRVersion, _ plane: Homography) -> [Bool] {
        let n = version.size
        return (0..<(n * n)).map { i in
            image.isDark(at: plane.map(SIMD2(Double(i % n) + 0.5, Double(i / n) + 0.5)))
        }
    }
}

/// Dark and light pixels, y up.
struct BinaryImage {
    enum Threshold { case whole, local }
    let width: Int
    let height: Int
    private let dark: [Bool]

    init(_ tones: [Float], _ width: Int, _ height: Int, _ threshold: Threshold) {
        (self.width, self.height) = (width, height)
        switch threshold {
        case .whole:
            let level = Self.otsu(tones)
            dark = tones.map { $0 < level }
        case .local: dark = Self.local(tones, width, height)
        }
    }

    /// The tone that parts the histogram best (Otsu, 1979).
    private static func otsu(_ tones: [Float]) -> Float {
        var bins = [Double](repeating: 0, count: 256)
        for tone in tones { bins[Int(max(0, min(1, tone)) * 255)] += 1 }
        let (total, all) = (Double(tones.count), bins.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element })
        var (count, sum, best, level) = (0.0, 0.0, -1.0, 128.0)
        for i in 0..<255 {
            count += bins[i]
            sum += Double(i) * bins[i]
            guard count > 0, count < total else { continue }
            let difference = sum / count - (all - sum) / (total - count)
            let variance = count * (total - count) * difference * difference
            if variance > best { (best, level) = (variance, Double(i) + 0.5) }
        }
        return Float(level / 255)
    }

    /// Darker than the mean of the surroundings, an eighth of the picture wide.
    private static func local(_ tones: [Float], _ width: Int, _ height: Int) -> [Bool] {
        var sums = [Double](repeating: 0, count: (width + 1) * (height + 1))
        for y in 0..<height {
            var line = 0.0
            for x in 0..<width {
                line += Double(tones[y * width + x])
                sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + line
            }
        }
        let reach = max(8, max(width, height) / 16)
        return (0..<(width * height)).map { i in
            let (x, y) = (i % width, i / width)
            let (x0, x1) = (max(0, x - reach), min(width, x + reach + 1))
            let (y0, y1) = (max(0, y - reach), min(height, y + reach + 1))
            let sum =
                sums[y1 * (width + 1) + x1] - sums[y0 * (width + 1) + x1] - sums[y1 * (width + 1) + x0]
                + sums[y0 * (width + 1) + x0]
            return Double(tones[i]) < sum / Double((x1 - x0) * (y1 - y0)) - 0.04
        }
    }

    /// Light outside the picture.
    subscript(x: Int, y: Int) -> Bool { x >= 0 && y >= 0 && x < width && y < height && dark[y * width + x] }

    func isDark(at point: SIMD2<Double>) -> Bool {
        guard abs(point.x) < 1e6, abs(point.y) < 1e6 else { return false }
        return self[Int(point.x.rounded(.down)), Int(point.y.rounded(.down))]
    }

    /// The centre of a dark module in a light ring in a dark ring, within four modules of where it should be.
    func alignment(near place: SIMD2<Double>, module: Double) -> SIMD2<Double>? {
        let ring = (-2...2).flatMap { y in (-2...2).map { x in (x, y) } }
        func score(_ center: SIMD2<Double>) -> Int {
            ring.reduce(0) { sum, step in
                let expected = max(abs(step.0), abs(step.1)) != 1
                let p = center + SIMD2(Double(step.0), Double(step.1)) * module
                return sum + (isDark(at: p) == expected ? 1 : 0)
            }
        }
        var (best, places, distance): (Int, [SIMD2<Double>], Double) = (21, [], 0)
        let step = max(0.5, module / 4)
        let reach = Int((4 * module / step).rounded(.up))
        for y in -reach...reach {
            for x in -reach...reach {
                let p = place + SIMD2(Double(x), Double(y)) * step
                let points = score(p)
                if points > best { (best, places) = (points, [p]) } else if points == best { places.append(p) }
            }
        }
        distance = Double(places.count)
        return places.isEmpty ? nil : places.reduce(SIMD2(), +) / distance
    }
}

/// One of a symbol's three large patterns.
struct FinderPattern {
    var center: SIMD2<Double>
    /// Pixels on a side of a module.
    var module: Double
    /// Rows that cross it.
    var count: Int

    /// Runs of 1, 1, 3, 1 and 1 modules in rows, which columns through their middle confirm.
    static func all(in image: BinaryImage) -> [FinderPattern] {
        var result: [FinderPattern] = []
        for y in 0..<image.height {
            for (middle, length) in hits(image.width, { image[$0, y] }) {
                guard let (row, height) = across(middle, Double(y) + 0.5, length, image, vertical: true),
                    let (column, width) = across(middle, row, length, image, vertical: false)
                else { continue }
                merge(FinderPattern(center: SIMD2(column, row), module: (height + width) / 14, count: 1), into: &result)
            }
        }
        return result
    }

    private static func merge(_ pattern: FinderPattern, into all: inout [FinderPattern]) {
        for i in all.indices {
            let d = all[i].center - pattern.center
            guard (d * d).sum().squareRoot() < pattern.module * 3 else { continue }
            let (n, total) = (Double(all[i].count), Double(all[i].count + 1))
            all[i].center = (all[i].center * n + pattern.center) / total
            all[i].module = (all[i].module * n + pattern.module) / total
            all[i].count += 1
            return
        }
        all.append(pattern)
    }

    /// Middles and lengths of the pattern along a line.
    private static func hits(_ count: Int, _ isDark: (Int) -> Bool) -> [(Double, Double)] {
        // Where runs begin; light before the first pixel.
        var starts: [Int] = []
        var previous = false
        for i in 0...count {
            let current = i < count && isDark(i)
            if current != previous { starts.append(i) }
            previous = current
        }
        var result: [(Double, Double)] = []
        // Dark runs begin at even places.
        for i in stride(from: 0, to: starts.count - 5, by: 2) {
            let runs = (0..<5).map { Double(starts[i + $0 + 1] - starts[i + $0]) }
            if isPattern(runs) {
                result.append((Double(starts[i + 2] + starts[i + 3]) / 2, runs.reduce(0, +)))
            }
        }
        return result
    }

    private static func isPattern(_ runs: [Double]) -> Bool {
        let module = runs.reduce(0, +) / 7
        guard module >= 1 else { return false }
        let slack = max(module * 0.55, 0.5)
        return abs(runs[0] - module) <= slack && abs(runs[1] - module) <= slack
            && abs(runs[2] - 3 * module) <= 2 * slack
            && abs(runs[3] - module) <= slack && abs(runs[4] - module) <= slack
    }

    /// The pattern through a point along a column or row: its middle and length there.
    private static func across(
        _ x: Double, _ y: Double, _ length: Double, _ image: BinaryImage, vertical: Bool
    ) -> (Double, Double)? {
        let fixed = Int((vertical ? x : y).rounded(.down))
        let start = Int((vertical ? y : x).rounded(.down)) - Int(length)
        let found = hits(Int(length) * 2 + 1) { vertical ? image[fixed, start + $0] : image[start + $0, fixed] }
        return found.map { ($0.0 + Double(start), $0.1) }
            .filter { abs($0.0 - (vertical ? y : x)) < length / 4 && $0.1 < length * 1.8 && $0.1 > length * 0.55 }
            .min { abs($0.0 - (vertical ? y : x)) < abs($1.0 - (vertical ? y : x)) }
    }
}
