// SPDX-License-Identifier: MIT
import Foundation

/// JSON files of projects. Errors name the file and the line.
enum JSONText {
    typealias Object = [String: Any]

    /// Nesting beyond this is refused: catalogs and test plans need a handful.
    private static let depthLimit = 100

    static func object(in file: Path) throws -> Object {
        let data = try file.read()
        try check(data, file)
        do {
            guard let object = try JSONSerialization.jsonObject(with: data) as? Object else {
                throw Failure.build("a JSON object belongs here", file: file, line: 1)
            }
            return object
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure.build("not JSON: \(reason(error))", file: file, line: line(of: error, in: data))
        }
    }

    static func decode<Value: Decodable>(_ type: Value.Type, from file: Path, as kind: String) throws -> Value {
        // The decoder alone does not say where the text breaks.
        _ = try object(in: file)
        do { return try JSONDecoder().decode(type, from: try file.read()) } catch let error as DecodingError {
            switch error {
            case .dataCorrupted(let context):
                throw Failure.build("not \(kind): \(context.debugDescription)\(place(context))", file: file)
            case .keyNotFound(let key, let context):
                throw Failure.build("not \(kind): '\(key.stringValue)' is missing\(place(context))", file: file)
            case .typeMismatch(_, let context), .valueNotFound(_, let context):
                throw Failure.build("not \(kind): \(context.debugDescription)\(place(context))", file: file)
            @unknown default: throw Failure.build("not \(kind): \(error)", file: file)
            }
        }
    }

    private static func place(_ context: DecodingError.Context) -> String {
        context.codingPath.isEmpty ? "" : " at " + context.codingPath.map(\.stringValue).joined(separator: ".")
    }

    /// Counts brackets before a recursive parser sees the text.
    private static func check(_ data: Data, _ file: Path) throws {
        var (depth, line, inString, escaped) = (0, 1, false, false)
        for byte in data {
            if byte == 10 { line += 1 }
            if inString {
                if escaped {
                    escaped = false
                } else if byte == 0x5C {
                    escaped = true
                } else if byte == 0x22 {
                    inString = false
                }
                continue
            }
            switch byte {
            case 0x22: inString = true
            case 0x7B, 0x5B:
                depth += 1
                guard depth <= depthLimit else {
                    throw Failure.build("nested more than \(depthLimit) deep", file: file, line: line)
                }
            case 0x7D, 0x5D: depth -= 1
            default: break
            }
        }
    }

    /// Where a string first stands; nil when it is written in another way.
    static func line(of value: String, in file: Path) throws -> Int? {
        let text = try file.readText()
        return text.range(of: "\"\(value)\"").map { range in
            1 + text[..<range.lowerBound].reduce(0) { $0 + ($1.isNewline ? 1 : 0) }
        }
    }

    private static func reason(_ error: any Error) -> String {
        let text = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
        return text ?? error.localizedDescription
    }

    /// Foundation says "around line 3, column 7.", "around character 30.", "Unexpected end of file".
    private static func line(of error: any Error, in data: Data) -> Int? {
        let text = reason(error)
        if let match = text.firstMatch(of: /line (\d+)/) { return Int(match.1) }
        let isAtEnd = text.contains("end of file")
        guard let index = isAtEnd ? data.count : text.firstMatch(of: /character (\d+)/).flatMap({ Int($0.1) }) else {
            return nil
        }
        return 1 + data.prefix(index).reduce(0) { $0 + ($1 == 10 ? 1 : 0) }
    }
}
