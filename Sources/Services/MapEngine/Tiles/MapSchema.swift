// SPDX-License-Identifier: MIT
import FoundationCompat

/// What features mean in the schemas that tiles of OpenStreetMap are made in: OpenMapTiles, Shortbread, and Protomaps.
///
/// https://openmaptiles.org/schema/ · https://shortbread-tiles.org/schema/ · https://docs.protomaps.com/basemaps/layers
enum MapSchema {
    enum Meaning {
        case area(AreaKind, height: Double)
        case way(MapWay)
        case place(MapPlace)
    }

    private enum Role { case water, land, landUse, building, road, roadName, waterway, boundary, place, interest }

    private static let roles: [String: Role] = [
        "water": .water, "ocean": .water, "water_polygons": .water,
        "earth": .land, "landcover": .landUse, "landuse": .landUse, "park": .landUse, "aeroway": .landUse,
        "land": .landUse, "sites": .landUse, "natural": .landUse,
        "building": .building, "buildings": .building,
        "transportation": .road, "roads": .road, "streets": .road, "transit": .road, "ferries": .road,
        "transportation_name": .roadName, "street_labels": .roadName,
        "waterway": .waterway, "water_lines": .waterway, "physical_line": .waterway,
        "boundary": .boundary, "boundaries": .boundary,
        "place": .place, "places": .place, "place_labels": .place,
        "poi": .interest, "pois": .interest, "water_name": .place,
    ]

    static func isKnown(_ layer: String) -> Bool { roles[layer] != nil }

    /// - Parameter names: of `nameKeys(for:)`, asked for once a tile: there are thousands of features.
    static func meaning(of feature: VectorTile.Feature, in layer: String, names: [String]) -> Meaning? {
        let values = feature.attributes
        let role = roles[layer]
        switch role {
        case nil: return nil
        case .water?: return feature.kind == .line ? waterway(values, names) : .area(.water, height: 0)
        case .land?: return .area(.land, height: 0)
        case .landUse?: return area(values, in: layer)
        case .building?: return .area(.building, height: number(values, ["render_height", "height"]) ?? 6)
        case .road?, .roadName?: return road(values, names, isNameOnly: role == .roadName)
        case .waterway?: return waterway(values, names)
        case .boundary?: return boundary(values)
        case .place?: return place(values, in: layer, names)
        case .interest?: return interest(values, names)
        }
    }

    // MARK: Areas

    private static let areaKinds: [String: AreaKind] = [
        "wood": .wood, "forest": .wood, "scrub": .grass, "grass": .grass, "meadow": .grass, "grassland": .grass,
        "heath": .grass, "park": .park, "national_park": .park, "nature_reserve": .park, "garden": .park,
        "protected_area": .park, "village_green": .park, "recreation_ground": .park, "golf_course": .park,
        "zoo": .park, "farmland": .farmland, "farm": .farmland, "orchard": .farmland, "vineyard": .farmland,
        "sand": .sand, "beach": .sand, "desert": .sand, "ice": .ice, "glacier": .ice, "residential": .urban,
        "suburb": .urban, "commercial": .urban, "retail": .urban, "industrial": .urban, "urban_area": .urban,
        "school": .campus, "university": .campus, "college": .campus, "kindergarten": .campus,
        "hospital": .hospital, "cemetery": .cemetery, "grave_yard": .cemetery, "pitch": .pitch, "stadium": .pitch,
        "playground": .pitch, "track": .pitch, "aerodrome": .airport, "runway": .airport, "taxiway": .airport,
        "apron": .airport, "pier": .pier,
    ]

    private static func area(_ values: [String: String], in layer: String) -> Meaning? {
        for key in ["subclass", "class", "kind", "pmap:kind", "kind_detail"] {
            if let kind = values[key].flatMap({ areaKinds[$0] }) { return .area(kind, height: 0) }
        }
        return layer == "park" ? .area(.park, height: 0) : nil
    }

    // MARK: Ways

    private static let wayKinds: [String: WayKind] = [
        "motorway": .motorway, "highway": .motorway, "trunk": .trunk, "primary": .primary, "major_road": .primary,
        "secondary": .secondary, "medium_road": .secondary, "tertiary": .tertiary, "minor": .minor,
        "minor_road": .minor, "residential": .minor, "unclassified": .minor, "living_street": .minor,
        "road": .minor, "street": .minor, "pedestrian": .service, "service": .service, "driveway": .service,
        "busway": .service, "track": .track, "path": .path, "footway": .path, "cycleway": .path, "steps": .path,
        "bridleway": .path, "rail": .rail, "transit": .rail, "light_rail": .rail, "subway": .rail, "tram": .rail,
        "narrow_gauge": .rail, "ferry": .ferry,
    ]

    private static func road(_ values: [String: String], _ names: [String], isNameOnly: Bool) -> Meaning? {
        let words = ["kind_detail", "pmap:kind_detail", "class", "kind", "pmap:kind"].compactMap { values[$0] }
        // "motorway_link" and "motorway_construction" are less than a motorway.
        let plain = words.map { $0.hasSuffix("_link") ? String($0.dropLast(5)) : $0 }
        guard let kind = plain.lazy.compactMap({ wayKinds[$0] }).first else { return nil }
        var way = MapWay(kind: kind, name: name(values, names), points: [], bounds: .null)
        if way.name.isEmpty { way.name = values["ref"] ?? "" }
        way.isNameOnly = isNameOnly
        way.isTunnel = values["brunnel"] == "tunnel" || isTrue(values, ["tunnel", "is_tunnel"])
        way.isBridge = values["brunnel"] == "bridge" || isTrue(values, ["bridge", "is_bridge"])
        let direction = values["oneway"] ?? ""
        way.oneWay = truths.contains(direction) ? 1 : direction == "-1" ? -1 : 0
        if isTrue(values, ["oneway_reverse"]) { way.oneWay = -1 }
        return .way(way)
    }

    private static func waterway(_ values: [String: String], _ names: [String]) -> Meaning? {
        let word = values["class"] ?? values["kind"] ?? values["pmap:kind"] ?? ""
        let kind: WayKind = ["river", "canal"].contains(word) ? .river : .stream
        return .way(MapWay(kind: kind, name: name(values, names), points: [], bounds: .null))
    }

    private static func boundary(_ values: [String: String]) -> Meaning? {
        guard values["maritime"] != "1", values["maritime"] != "true" else { return nil }
        let level = number(values, ["admin_level", "pmap:min_admin_level", "kind_detail"]) ?? 4
        let isOuter = level <= 2 || values["kind"] == "country"
        guard level <= 4 || isOuter else { return nil }
        return .way(MapWay(kind: isOuter ? .border : .innerBorder, name: "", points: [], bounds: .null))
    }

    // MARK: Places

    private static let placeKinds: [String: PlaceKind] = [
        "country": .country, "state": .state, "region": .state, "province": .state, "city": .city, "town": .town,
        "locality": .town, "capital": .city, "state_capital": .city, "village": .village, "hamlet": .village,
        "suburb": .suburb, "borough": .suburb, "quarter": .suburb, "macrohood": .suburb,
        "neighbourhood": .neighbourhood, "ocean": .water, "sea": .water, "lake": .water, "bay": .water,
    ]

    private static func place(_ values: [String: String], in layer: String, _ names: [String]) -> Meaning? {
        let name = name(values, names)
        let words = ["kind_detail", "class", "kind", "pmap:kind"].compactMap { values[$0] }
        let found = words.lazy.compactMap { placeKinds[$0] }.first ?? (layer == "water_name" ? .water : nil)
        guard !name.isEmpty, let kind = found else { return nil }
        let population = number(values, ["population", "pmap:population"]) ?? 0
        let rank = number(values, ["rank", "pmap:rank"]) ?? (population > 0 ? 20 - log2(population) : 12)
        return .place(MapPlace(kind: kind, name: name, point: .zero, rank: max(1, Int(min(rank, 100)))))
    }

    private static func interest(_ values: [String: String], _ names: [String]) -> Meaning? {
        let name = name(values, names)
        guard !name.isEmpty else { return nil }
        let rank = number(values, ["rank", "min_zoom"]) ?? 50
        var place = MapPlace(
            kind: .pointOfInterest, name: name, point: .zero, rank: max(1, Int(min(max(rank, 1), 1000))))
        place.category =
            values["subclass"] ?? values["class"] ?? values["kind"] ?? values["amenity"] ?? values["tourism"] ?? ""
        return .place(place)
    }

    // MARK: Values

    /// Where names are looked for, in this order: in the language, else in its letters, else as they are written there. Tiles of
    /// `tilemaker` have no other than `name:latin`.
    static func nameKeys(for language: String) -> [String] {
        let isLatin = Locale.Language(identifier: language).script == .latin
        return ["name:\(language)", "name_\(language)"] + (isLatin ? ["name:latin"] : [])
            + ["name", "name:latin", "name_int"]
    }

    private static func name(_ values: [String: String], _ keys: [String]) -> String {
        for key in keys { if let name = values[key] { return name } }
        return ""
    }

    private static func number(_ values: [String: String], _ keys: [String]) -> Double? {
        keys.lazy.compactMap { values[$0].flatMap(Double.init) }.first { $0.isFinite }
    }

    private static let truths: Set = ["1", "true", "yes"]

    private static func isTrue(_ values: [String: String], _ keys: [String]) -> Bool {
        keys.contains { key in values[key].map(truths.contains) ?? false }
    }
}
