// SPDX-License-Identifier: MIT
import CBaseMap

/// Coasts, borders and rivers of the world, offline: Natural Earth (naturalearthdata.com, public domain) at three levels
/// of detail.
final class BaseMap: Sendable {
    enum Kind: UInt8, Sendable { case land = 0, border, river, innerBorder }

    struct Line: Sendable {
        let points: [MKMapPoint]
        let bounds: MKMapRect
    }

    /// The lines of a kind at a level, their bounds beside them: a look for those in sight touches no line.
    struct Layer: Sendable {
        let lines: [Line]
        private let bounds: [MKMapRect]

        init(_ lines: [Line]) {
            self.lines = lines
            bounds = lines.map(\.bounds)
        }

        /// Those whose bounds meet `window`, edges counted.
        func lines(in window: MKMapRect) -> [Line] {
            let (left, right, top, bottom) = (window.minX, window.maxX, window.minY, window.maxY)
            return bounds.indices.filter { index in
                let box = bounds[index]
                return box.origin.x <= right && box.origin.x + box.size.width >= left && box.origin.y <= bottom
                    && box.origin.y + box.size.height >= top
            }.map { lines[$0] }
        }
    }

    private let layers: [Int: [Kind: Layer]]

    static let shared = BaseMap(UnsafeRawBufferPointer(start: ts_base_map_start(), count: Int(ts_base_map_size)))

    /// The layout is that of scripts/generate-basemap, whose output is part of the library.
    init(_ bytes: UnsafeRawBufferPointer) {
        var reader = BaseMapReader(bytes: bytes, position: 4)
        var layers: [Int: [Kind: Layer]] = [:]
        while reader.position < bytes.count {
            let level = Int(reader.byte())
            guard let kind = Kind(rawValue: reader.byte()) else { break }
            layers[level, default: [:]][kind] = Layer(reader.lines())
        }
        self.layers = layers
    }

    /// - Parameter scale: map points a point of the screen.
    func layer(_ kind: Kind, scale: Double) -> Layer {
        let level = scale > 200_000 ? 0 : scale > 20_000 ? 1 : 2
        return layers[level]?[kind] ?? Layer([])
    }
}

private struct BaseMapReader {
    let bytes: UnsafeRawBufferPointer
    var position: Int

    mutating func byte() -> UInt8 {
        defer { position += 1 }
        return bytes[position]
    }

    private mutating func number(_ count: Int) -> Int { (0..<count).reduce(0) { $0 | Int(byte()) << (8 * $1) } }

    private mutating func unsigned() -> Int {
        var (value, shift) = (0, 0)
        while true {
            let part = byte()
            value |= Int(part & 127) << shift
            if part < 128 { return value }
            shift += 7
        }
    }

    private mutating func signed() -> Int {
        let value = unsigned()
        return value & 1 == 0 ? value >> 1 : -((value + 1) >> 1)
    }

    mutating func lines() -> [BaseMap.Line] {
        let units = Double(number(2))
        let count = number(4)
        var (x, y) = (0, 0)
        return (0..<count).map { _ in
            let points = (0..<signed()).map { _ -> MKMapPoint in
                x += signed()
                y += signed()
                return MKMapPoint(
                    CLLocationCoordinate2D(latitude: Double(y) / units, longitude: Double(x) / units))
            }
            return BaseMap.Line(points: points, bounds: MKMultiPoint.bounds(points))
        }
    }
}
