// SPDX-License-Identifier: MIT

public protocol MKGeoJSONObject: NSObjectProtocol {}

/// A thing of a GeoJSON file: shapes with properties.
///
/// Sendable because nothing of it changes.
open class MKGeoJSONFeature: __ObjCObject, MKGeoJSONObject, @unchecked Sendable {
    public let identifier: String?
    /// JSON, as it stands in the file.
    public let properties: Data?
    public let geometry: [MKShape & MKGeoJSONObject]

    init(identifier: String?, properties: Data?, geometry: [MKShape & MKGeoJSONObject]) {
        self.identifier = identifier
        self.properties = properties
        self.geometry = geometry
    }
}

extension MKPointAnnotation: MKGeoJSONObject {}

/// Reads RFC 7946.
open class MKGeoJSONDecoder: __ObjCObject {
    public override init() { super.init() }

    /// - Throws: `MKError.decodingFailed`, with the place of what is wrong in its text.
    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        let json: Any
        do { json = try JSONSerialization.jsonObject(with: data) } catch {
            throw MKError(.decodingFailed, "not JSON: \(error.localizedDescription)")
        }
        return try objects(json, at: "")
    }

    private func objects(_ json: Any, at path: String) throws -> [any MKGeoJSONObject] {
        guard let object = json as? [String: Any] else { throw failure("an object is wanted", path) }
        switch object["type"] as? String {
        case "FeatureCollection":
            guard let list = object["features"] as? [Any] else { throw failure("there are no features", path) }
            return try list.enumerated().flatMap { try objects($1, at: path + "/features/\($0)") }
        case "Feature": return [try feature(object, path)]
        default: return try shapes(object, path)
        }
    }

    private func feature(_ object: [String: Any], _ path: String) throws -> MKGeoJSONFeature {
        let geometry: [MKShape & MKGeoJSONObject]
        switch object["geometry"] {
        case nil, is NSNull: geometry = []
        case let shape as [String: Any]: geometry = try shapes(shape, path + "/geometry")
        default: throw failure("the geometry is not an object", path)
        }
        let identifier = (object["id"] as? String) ?? (object["id"] as? NSNumber)?.stringValue
        let properties: Data? =
            try (object["properties"] as? [String: Any]).map { try JSONSerialization.data(withJSONObject: $0) }
        return MKGeoJSONFeature(identifier: identifier, properties: properties, geometry: geometry)
    }

    private func shapes(_ object: [String: Any], _ path: String) throws -> [MKShape & MKGeoJSONObject] {
        let coordinates = object["coordinates"] as Any
        switch object["type"] as? String {
        case "Point": return [point(try place(coordinates, path))]
        case "MultiPoint": return try list(coordinates, path).map { point(try place($0, path)) }
        case "LineString": return [MKPolyline(list: try line(coordinates, path))]
        case "MultiLineString":
            return [MKMultiPolyline(try list(coordinates, path).map { MKPolyline(list: try line($0, path)) })]
        case "Polygon": return [try polygon(coordinates, path)]
        case "MultiPolygon": return [MKMultiPolygon(try list(coordinates, path).map { try polygon($0, path) })]
        case "GeometryCollection":
            return try list(object["geometries"] as Any, path).enumerated().flatMap { index, shape in
                try shapes(shape as? [String: Any] ?? [:], path + "/geometries/\(index)")
            }
        case let type: throw failure("the type '\(type ?? "")' is not known", path)
        }
    }

    private func point(_ place: MKMapPoint) -> MKPointAnnotation {
        let annotation = MKPointAnnotation()
        annotation.coordinate = place.coordinate
        return annotation
    }

    private func polygon(_ value: Any, _ path: String) throws -> MKPolygon {
        let rings = try list(value, path).map { try line($0, path) }
        guard let outer = rings.first else { throw failure("a polygon has no ring", path) }
        return MKPolygon(list: outer, holes: rings.dropFirst().map { MKPolygon(list: $0, holes: nil) })
    }

    private func line(_ value: Any, _ path: String) throws -> [MKMapPoint] {
        try list(value, path).map { try place($0, path) }
    }

    private func list(_ value: Any, _ path: String) throws -> [Any] {
        guard let list = value as? [Any] else { throw failure("a list is wanted", path) }
        return list
    }

    private func place(_ value: Any, _ path: String) throws -> MKMapPoint {
        guard let numbers = value as? [Any], numbers.count >= 2, let longitude = (numbers[0] as? NSNumber)?.doubleValue,
            let latitude = (numbers[1] as? NSNumber)?.doubleValue, abs(latitude) <= 90, abs(longitude) <= 360
        else { throw failure("a position is not [longitude, latitude]", path) }
        return MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    }

    private func failure(_ text: String, _ path: String) -> MKError {
        MKError(.decodingFailed, "GeoJSON \(path.isEmpty ? "/" : path): \(text)")
    }
}
