// SPDX-License-Identifier: MIT
import Foundation

/// `.strings` files, which people write as text in any encoding, as binary property lists, which load fast.
enum StringsTable {
    static func compile(_ file: Path) throws -> Data {
        let data = try file.read()
        if data.starts(with: Data("bplist".utf8)) { return data }
        let text = try file.readText()
        if text.trimmed.hasPrefix("<?xml") || text.trimmed.hasPrefix("<plist") {
            return try InfoPlist.encode(try PropertyListFile.read(file))
        }
        let pairs = try PropertyListTextParser.parseStrings(text, file: file)
        return try InfoPlist.encode(pairs.compactMapValues(\.string))
    }
}
