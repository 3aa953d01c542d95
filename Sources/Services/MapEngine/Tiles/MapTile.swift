// SPDX-License-Identifier: MIT
import FoundationCompat

/// What an area is covered with, from the ground up.
package enum AreaKind: Int, Sendable, CaseIterable {
    case land = 0, urban, farmland, grass, sand, ice, wood, park, campus, hospital, cemetery, pitch, airport, water,
        pier
    case building
}

/// Ways, the least important first.
package enum WayKind: Int, Sendable, CaseIterable {
    case path = 0, track, service, minor, tertiary, secondary, primary, trunk, motorway
    case rail, ferry, river, stream, border, innerBorder

    /// Whether it is a way on land for people or cars: all up to motorways.
    package var isRoad: Bool { rawValue <= WayKind.motorway.rawValue }
}

/// What a name on the map stands for, the larger first.
package enum PlaceKind: Int, Sendable {
    case country = 0, state, city, town, village, suburb, neighbourhood, water, park, pointOfInterest
}

/// A covered piece of ground, or a building.
package struct MapArea: Sendable {
    /// Decides colour and order.
    package var kind: AreaKind
    /// Outer and inner rings, in the world's points.
    package var rings: [[CGPoint]]
    /// Around all rings, in the world's points.
    package var bounds: CGRect
    /// Metres; for buildings.
    package var height = 0.0
}

/// A line on the map.
package struct MapWay: Sendable {
    /// Decides colour and width.
    package var kind: WayKind
    /// In the language asked for, else the local one; may be empty.
    package var name: String
    /// Of a layer that repeats roads only to name them: not drawn, no way to go.
    package var isNameOnly = false
    /// Drawn below the ground's other ways.
    package var isTunnel = false
    /// Drawn above others.
    package var isBridge = false
    /// 1: along the points, -1: against them, 0: both ways.
    package var oneWay = 0
    /// In the world's points, in the order of the data.
    package var points: [CGPoint]
    /// Around the points; without the width of the line.
    package var bounds: CGRect
}

/// A name with a place.
package struct MapPlace: Sendable {
    /// Decides how and from which zoom it is written.
    package var kind: PlaceKind
    /// In the language asked for, else the local one.
    package var name: String
    /// In the world's points.
    package var point: CGPoint
    /// The lower, the more important; from 1.
    package var rank: Int
    /// The schema's words for a point of interest: "cafe", "museum".
    package var category = ""
}

/// A tile with the meaning of its features, in the world's points.
package struct MapTile: Sendable {
    /// Which square of the world it is.
    package let id: TileID
    /// In the tile's order; also what reaches in from beyond its edges.
    package var areas: [MapArea] = []
    /// In the tile's order.
    package var ways: [MapWay] = []
    /// Of points, only those that lie in the tile.
    package var places: [MapPlace] = []
    /// Numbers in `areas` and `ways` by the raw value of their kind: a map is drawn kind by kind.
    private(set) var areasOfKind = [[Int]](repeating: [], count: AreaKind.allCases.count)
    private(set) var waysOfKind = [[Int]](repeating: [], count: WayKind.allCases.count)

    /// - Parameter language: two letters; names in it are taken where there are some.
    init(_ bytes: [UInt8], id: TileID, language: String = "") throws(BrokenData) {
        self.id = id
        let tile = try VectorTile(bytes, isWanted: MapSchema.isKnown)
        let names = MapSchema.nameKeys(for: language)
        let square = id.rect
        for layer in tile.layers {
            let scale = square.width / layer.extent
            for feature in layer.features {
                guard let meaning = MapSchema.meaning(of: feature, in: layer.name, names: names) else { continue }
                let parts = feature.parts.map { part in
                    part.map { CGPoint(x: square.minX + $0.x * scale, y: square.minY + $0.y * scale) }
                }
                add(meaning, feature.kind, parts)
            }
        }
        for (index, area) in areas.enumerated() { areasOfKind[area.kind.rawValue].append(index) }
        for (index, way) in ways.enumerated() where !way.isNameOnly { waysOfKind[way.kind.rawValue].append(index) }
    }

    private mutating func add(_ meaning: MapSchema.Meaning, _ kind: VectorTile.Kind, _ parts: [[CGPoint]]) {
        switch (meaning, kind) {
        case (.area(let kind, let height), .polygon):
            areas.append(MapArea(kind: kind, rings: parts, bounds: Self.bounds(parts), height: height))
        case (.way(let way), .line):
            for part in parts where part.count > 1 {
                var way = way
                way.points = part
                way.bounds = Self.bounds([part])
                ways.append(way)
            }
        case (.place(let place), _):
            guard let first = parts.first?.first else { return }
            var place = place
            place.point = kind == .point ? first : Self.middle(parts[0])
            // Neighbouring tiles carry each other's names near the edge; each place is taken from its own tile.
            guard kind != .point || id.rect.contains(place.point) else { return }
            places.append(place)
        default: break
        }
    }

    static func bounds(_ parts: [[CGPoint]]) -> CGRect {
        var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
        for part in parts {
            for point in part {
                left = min(left, point.x)
                top = min(top, point.y)
                right = max(right, point.x)
                bottom = max(bottom, point.y)
            }
        }
        return left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }

    private static func middle(_ points: [CGPoint]) -> CGPoint {
        let bounds = bounds([points])
        return CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
