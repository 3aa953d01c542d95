// SPDX-License-Identifier: MIT

public protocol MKGeoJSONObject: NSObjectProtocol {}

/// A thing of a GeoJSON file: shapes with properties.
///
/// Sendable because nothing of it changes.
open class MKGeoJSONFeature: __ObjCObject, MKGeoJSONObject, @unchecked Sendable {
    open private(set) var identifier: String?
    /// JSON, as it stands in the file.
    open private(set) var properties: Data?
    open private(set) var geometry: [MKShape & MKGeoJSONObject]

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
            let detail = (error as NSError).userInfo["NSDebugDescription"] as? String
            throw MKError(.decodingFailed, "not JSON: \(detail ?? error.localizedDescription)")
        }
        do { return try objects(json) } catch let fault as GeoJSONFault {
            throw MKError(.decodingFailed, "\(fault)")
        }
    }

    private func objects(_ json: Any) throws -> [any MKGeoJSONObject] {
        guard let object = json as? [String: Any] else { throw GeoJSONFault("an object is wanted") }
        switch object["type"] as? String {
        case "FeatureCollection":
            guard let list = object["features"] as? [Any] else { throw GeoJSONFault("there are no features") }
            return try GeoJSONFault.inside("features") { try each(list, objects).flatMap { $0 } }
        case "Feature": return [try feature(object)]
        default: return try shapes(object)
        }
    }

    private func feature(_ object: [String: Any]) throws -> MKGeoJSONFeature {
        let geometry: [MKShape & MKGeoJSONObject]
        switch object["geometry"] {
        case nil, is NSNull: geometry = []
        case let shape as [String: Any]: geometry = try GeoJSONFault.inside("geometry") { try shapes(shape) }
        default: throw GeoJSONFault("the geometry is not an object")
        }
        let identifier = (object["id"] as? String) ?? (object["id"] as? NSNumber)?.stringValue
        let properties: Data? =
            try (object["properties"] as? [String: Any]).map { try JSONSerialization.data(withJSONObject: $0) }
        return MKGeoJSONFeature(identifier: identifier, properties: properties, geometry: geometry)
    }

    private typealias Shapes = [MKShape & MKGeoJSONObject]

    private func shapes(_ object: [String: Any]) throws -> Shapes {
        let type = object["type"] as? String ?? ""
        if type == "GeometryCollection" {
            return try GeoJSONFault.inside("geometries") {
                try each(object["geometries"] as Any) { try shapes($0 as? [String: Any] ?? [:]) }.flatMap { $0 }
            }
        }
        guard let read = reader(type) else { throw GeoJSONFault("the type '\(type)' is not known") }
        return try GeoJSONFault.inside("coordinates") { try read(object["coordinates"] as Any) }
    }

    /// Of the coordinates of a shape.
    private func reader(_ type: String) -> ((Any) throws -> Shapes)? {
        switch type {
        case "Point": { [try self.point($0)] }
        case "MultiPoint": { try self.each($0, self.point) }
        case "LineString": { [MKPolyline(list: try self.line($0))] }
        case "MultiLineString": { [MKMultiPolyline(try self.each($0) { MKPolyline(list: try self.line($0)) })] }
        case "Polygon": { [try self.polygon($0)] }
        case "MultiPolygon": { [MKMultiPolygon(try self.each($0, self.polygon))] }
        default: nil
        }
    }

    private func point(_ value: Any) throws -> MKPointAnnotation {
        let annotation = MKPointAnnotation()
        annotation.coordinate = try place(value).coordinate
        return annotation
    }

    private func polygon(_ value: Any) throws -> MKPolygon {
        let rings = try each(value, line)
        guard let outer = rings.first else { throw GeoJSONFault("a polygon has no ring") }
        return MKPolygon(list: outer, holes: rings.dropFirst().map { MKPolygon(list: $0, holes: nil) })
    }

    private func line(_ value: Any) throws -> [MKMapPoint] { try each(value, place) }

    private func each<Result>(_ value: Any, _ read: (Any) throws -> Result) throws -> [Result] {
        guard let list = value as? [Any] else { throw GeoJSONFault("a list is wanted") }
        return try list.enumerated().map { index, entry in try GeoJSONFault.inside(index) { try read(entry) } }
    }

    private func place(_ value: Any) throws -> MKMapPoint {
        guard let numbers = value as? [Any], numbers.count >= 2, let longitude = (numbers[0] as? NSNumber)?.doubleValue,
            let latitude = (numbers[1] as? NSNumber)?.doubleValue, abs(latitude) <= 90, abs(longitude) <= 360
        else { throw GeoJSONFault("a position is not [longitude, latitude]") }
        return MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    }
}

/// What is wrong in a file, and where: the way is told from the inside out, so that what is right costs no words.
private struct GeoJSONFault: Error, CustomStringConvertible {
    private let text: String
    private var path = ""
    init(_ text: String) { self.text = text }
    var description: String { "GeoJSON \(path.isEmpty ? "/" : path): \(text)" }

    static func inside<Result>(_ part: some CustomStringConvertible, _ read: () throws -> Result) throws -> Result {
        do { return try read() } catch var fault as GeoJSONFault {
            fault.path = "/\(part)" + fault.path
            throw fault
        }
    }
}
