// SPDX-License-Identifier: MIT
import CBaseMap
import Synchronization

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

    /// Decoded when it is first drawn: whoever looks at a town needs the coasts of one level only.
    private final class Part: Sendable {
        private let position: Int
        private let layer = Mutex<Layer?>(nil)

        init(at position: Int) { self.position = position }

        var decoded: Layer {
            layer.withLock { known in
                if let known { return known }
                var reader = BaseMapReader(bytes: BaseMap.bytes, position: position)
                let layer = Layer(reader.lines())
                known = layer
                return layer
            }
        }
    }

    private let parts: [Int: [Kind: Part]]

    static let shared = BaseMap()

    /// Output of scripts/generate-basemap, which is part of the library.
    private static var bytes: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: ts_base_map_start(), count: Int(ts_base_map_size))
    }

    private init() {
        var reader = BaseMapReader(bytes: Self.bytes, position: 4)
        var parts: [Int: [Kind: Part]] = [:]
        while reader.position < reader.bytes.count {
            let level = Int(reader.byte())
            guard let kind = Kind(rawValue: reader.byte()) else { break }
            parts[level, default: [:]][kind] = Part(at: reader.position)
            reader.skipLines()
        }
        self.parts = parts
    }

    /// - Parameter scale: map points a point of the screen.
    func layer(_ kind: Kind, scale: Double) -> Layer {
        let level = scale > 200_000 ? 0 : scale > 20_000 ? 1 : 2
        return parts[level]?[kind]?.decoded ?? Layer([])
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

    mutating func skipLines() {
        _ = number(2)
        for _ in 0..<number(4) {
            for _ in 0..<2 * signed() { _ = unsigned() }
        }
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
