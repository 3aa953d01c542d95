// SPDX-License-Identifier: MIT
import CoreLocation
import MapEngine

/// A name that the map may show.
struct MapLabel: Sendable {
    enum Kind: Hashable, Sendable {
        case country, capital, city, town, village, suburb, street, water, park, interest
    }

    var text: String
    var kind: Kind
    /// Larger and bolder places: 0 the least.
    var size = 0
    var place: MKMapPoint
    /// The line that the name follows; empty: it stands at its place.
    var line: [MKMapPoint] = []
    var category = ""
}

/// Collects names for a viewport, the most important first. Any thread.
struct LabelCandidates: Sendable {
    let viewport: MapViewport
    let streets: TileStore?
    /// What is looked through.
    private let rect: MKMapRect

    private static let most = 250

    /// - Parameter margin: points around the view whose names are collected as well.
    init(viewport: MapViewport, streets: TileStore?, margin: Double = 0) {
        self.viewport = viewport
        self.streets = streets
        rect = viewport.rect.insetBy(dx: -margin * viewport.scale, dy: -margin * viewport.scale)
    }

    func collect() -> [MapLabel] {
        let visible = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
        let tiles = streets?.tiles(covering: visible, scale: viewport.scale) ?? []
        let hasPlaces = tiles.contains { !$0.places.isEmpty }
        var result = countries()
        result += hasPlaces ? [] : towns()
        if !tiles.isEmpty { result += StreetLabels(viewport: viewport, tiles: tiles, visible: visible).collect() }
        return result
    }

    // MARK: The world

    private static let countryPlaces: [(name: String, place: MKMapPoint, weight: Double)] = {
        let gazetteer = Gazetteer.shared
        var towns: [Int: [Gazetteer.Place]] = [:]
        for place in gazetteer.places { towns[gazetteer.regions[place.region].country, default: []].append(place) }
        return towns.map { country, places in
            // The middle town of each direction lies in the land, which the mean of far islands need not.
            let latitudes = places.map(\.latitude).sorted()
            let longitudes = places.map(\.longitude).sorted()
            let center = CLLocationCoordinate2D(
                latitude: latitudes[latitudes.count / 2], longitude: longitudes[longitudes.count / 2])
            let weight = places.reduce(0) { $0 + $1.population }
            return (gazetteer.countries[country].name, MKMapPoint(center), weight)
        }.sorted { ($1.weight, $0.name) < ($0.weight, $1.name) }
    }()

    private static let townPlaces: [(place: MKMapPoint, town: Gazetteer.Place)] = Gazetteer.shared.places.map {
        (MKMapPoint(CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude)), $0)
    }

    private func countries() -> [MapLabel] {
        guard viewport.scale > 8_000 else { return [] }
        let least = viewport.scale > 150_000 ? 20_000_000.0 : viewport.scale > 60_000 ? 3_000_000 : 100_000
        return Self.countryPlaces.filter { $0.weight >= least && isVisible($0.place) }.map { country in
            MapLabel(
                text: viewport.scale > 60_000 ? country.name : country.name.uppercased(), kind: .country,
                place: country.place)
        }
    }

    private func towns() -> [MapLabel] {
        guard viewport.scale < 130_000 else { return [] }
        // Towns that count at this distance: each halving of the scale lets in places a third as large.
        let least = 1_200_000 * pow(viewport.scale / 25_000, 1.4)
        var result: [MapLabel] = []
        for (place, town) in Self.townPlaces {
            if town.population < least || result.count > Self.most { break }
            guard isVisible(place) else { continue }
            let size = town.population > 1_000_000 ? 2 : town.population > 200_000 ? 1 : 0
            result.append(MapLabel(text: town.name, kind: town.isCapital ? .capital : .city, size: size, place: place))
        }
        return result
    }

    private func isVisible(_ place: MKMapPoint) -> Bool {
        abs(remainder(place.x - rect.midX, MapMath.world)) <= rect.width / 2 && place.y >= rect.minY
            && place.y <= rect.maxY
    }
}

/// Names in tiles of streets: places, then streets by class, then points of interest.
struct StreetLabels {
    let viewport: MapViewport
    let tiles: [MapTile]
    let visible: CGRect

    private var zoom: Double { StreetPainter.zoom(scale: viewport.scale) }

    func collect() -> [MapLabel] { places() + streets() + interests() }

    private static let kinds: [PlaceKind: (kind: MapLabel.Kind, from: Double)] = [
        .country: (.country, 2), .state: (.country, 5), .city: (.city, 4), .town: (.town, 8),
        .village: (.village, 10.5),
        .suburb: (.suburb, 11.5), .neighbourhood: (.suburb, 13.5), .water: (.water, 6), .park: (.park, 13),
    ]

    private func places() -> [MapLabel] {
        let found = tiles.flatMap(\.places).filter { place in
            guard let rule = Self.kinds[place.kind] else { return false }
            return zoom >= rule.from && visible.contains(place.point)
        }.sorted { ($0.kind.rawValue, $0.rank, $0.name) < ($1.kind.rawValue, $1.rank, $1.name) }
        return found.compactMap { place in
            Self.kinds[place.kind].map {
                MapLabel(
                    text: place.name, kind: $0.kind, size: place.rank < 6 ? 2 : place.rank < 10 ? 1 : 0,
                    place: MKMapPoint(x: place.point.x, y: place.point.y))
            }
        }
    }

    /// From which zoom on a class of roads has names.
    private static let named: [WayKind: Double] = [
        .motorway: 11, .trunk: 11.5, .primary: 12.5, .secondary: 13, .tertiary: 13.7, .minor: 14.5, .service: 16.5,
        .path: 17, .river: 12, .stream: 15,
    ]

    /// Each name once for each part of the screen: its longest piece.
    private func streets() -> [MapLabel] {
        struct Key: Hashable {
            let name: String
            let column: Int
            let row: Int
        }
        let side = 400 * viewport.scale
        var longest: [Key: (way: MapWay, length: Double)] = [:]
        for tile in tiles {
            for way in tile.ways where !way.name.isEmpty && way.bounds.intersects(visible) {
                guard zoom >= Self.named[way.kind] ?? 99 else { continue }
                let length = Double(hypot(way.bounds.width, way.bounds.height))
                let key = Key(
                    name: way.name, column: Int(way.bounds.midX / side), row: Int(way.bounds.midY / side))
                if length > longest[key]?.length ?? 0 { longest[key] = (way, length) }
            }
        }
        let sorted = longest.values.sorted {
            ($1.way.kind.rawValue, $1.length, $0.way.name) < ($0.way.kind.rawValue, $0.length, $1.way.name)
        }
        return sorted.prefix(200).map { entry in
            let line = entry.way.points.map { MKMapPoint(x: $0.x, y: $0.y) }
            let kind: MapLabel.Kind = entry.way.kind.isRoad ? .street : .water
            return MapLabel(text: entry.way.name, kind: kind, place: line[line.count / 2], line: line)
        }
    }

    private func interests() -> [MapLabel] {
        guard zoom >= 14.8 else { return [] }
        // Of a point of interest's rank, which grows with the crowd around it, each zoom shows more.
        let last = Int(8 * pow(2.2, zoom - 14.8))
        return tiles.flatMap(\.places)
            .filter { $0.kind == .pointOfInterest && $0.rank <= last && visible.contains($0.point) }
            .sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.prefix(80)
            .map {
                MapLabel(
                    text: $0.name, kind: .interest, place: MKMapPoint(x: $0.point.x, y: $0.point.y),
                    category: $0.category)
            }
    }
}
