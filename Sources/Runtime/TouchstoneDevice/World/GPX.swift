// SPDX-License-Identifier: MIT
import Foundation

/// GPX as Xcode's location simulation reads it: `wpt` elements, in order; where they have times, those are the seconds
/// of the track, and where they have none, the device stays at the first. `trkpt` and `rtept` are taken alike, for files
/// of receivers and planners.
///
/// https://www.topografix.com/GPX/1/1/
extension WorldTrack {
    /// - Throws: `WorldTextError`: `file:line: reason`.
    package init(gpx data: Data, file: String) throws {
        var reader = MarkupReader(data)
        var points: [GPXPoint] = []
        var open: [String] = []
        do {
            while let token = try reader.next() {
                switch token {
                case .start(let name, let attributes, let isEmpty):
                    if open.isEmpty, name != "gpx" { throw reader.failure("the root is <\(name)>, not <gpx>") }
                    if GPXPoint.elements.contains(name) { points.append(try GPXPoint(attributes, reader)) }
                    if !isEmpty { open.append(name) }
                case .end(let name):
                    guard open.last == name else {
                        throw reader.failure("</\(name)> ends what is not open; open is <\(open.last ?? "")>")
                    }
                    open.removeLast()
                case .text(let text):
                    guard open.count > 1, GPXPoint.elements.contains(open[open.count - 2]) else { continue }
                    try points[points.count - 1].take(text, of: open[open.count - 1], reader)
                }
            }
            if let name = open.last { throw reader.failure("the file ends inside <\(name)>") }
            if points.isEmpty { throw reader.failure("there is no <wpt>, <trkpt> or <rtept>") }
        } catch let error as WorldTextError { throw WorldTextError("\(file):\(error)") }
        self.init(points: GPXPoint.timed(points))
    }
}

/// One point of a file.
private struct GPXPoint {
    static let elements: Set<String> = ["wpt", "trkpt", "rtept"]
    var fix: WorldFix
    var time: Date?

    init(_ attributes: [String: String], _ reader: MarkupReader) throws {
        func degrees(_ name: String, _ limit: Double) throws -> Double {
            guard let text = attributes[name] else { throw reader.failure("a point has no '\(name)'") }
            guard let value = Double(text.trimmingCharacters(in: .whitespaces)), abs(value) <= limit else {
                throw reader.failure("\(name) is '\(text)'; it must be a number from -\(Int(limit)) to \(Int(limit))")
            }
            return value
        }
        fix = WorldFix(latitude: try degrees("lat", 90), longitude: try degrees("lon", 180))
    }

    mutating func take(_ text: String, of element: String, _ reader: MarkupReader) throws {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        switch element {
        case "ele":
            guard let metres = Double(text) else { throw reader.failure("ele is '\(text)'; it must be metres") }
            fix.altitude = metres
            fix.verticalAccuracy = 5
        case "time":
            guard let date = Self.date(text) else {
                throw reader.failure("time is '\(text)'; it must be as 2024-01-31T12:00:00Z")
            }
            time = date
        default: break
        }
    }

    private static func date(_ text: String) -> Date? {
        let plain = Date.ISO8601FormatStyle()
        do { return try plain.parse(text) } catch {}
        do { return try Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text) } catch { return nil }
    }

    static func timed(_ points: [GPXPoint]) -> [WorldTrack.Point] {
        guard points.count > 1, let start = points[0].time else {
            return [WorldTrack.Point(time: 0, fix: points[0].fix)]
        }
        return points.compactMap { point in
            point.time.map { WorldTrack.Point(time: $0.timeIntervalSince(start), fix: point.fix) }
        }
    }
}
