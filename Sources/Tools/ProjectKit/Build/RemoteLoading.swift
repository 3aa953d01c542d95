// SPDX-License-Identifier: MIT
import Foundation

/// `Data(contentsOf:)` and its like load addresses of the web too. On Linux only networking's library can do that, and a
/// program whose own code names nothing of it is linked without it.
enum RemoteLoading {
    /// Names of Foundation's functions that load what an address stands for, up to where their spellings differ.
    private static let loaders = [
        "$s20FoundationEssentials4DataV10contentsOf", "$sSS20FoundationEssentialsE10contentsOf",
        "$sSS10FoundationE10contentsOf", "$s10Foundation6NSDataC10contentsOf", "$s10Foundation8NSStringC10contentsOf",
        "$s10Foundation12NSDictionaryC10contentsOf", "$s10Foundation7NSArrayC10contentsOf",
        "$s13FoundationXML9XMLParserC10contentsOf",
    ]
    /// Those that make addresses of texts: others are of files. Parts of addresses, texts, and what decodes them.
    private static let makers = [
        "$s20FoundationEssentials3URLV6string", "$s20FoundationEssentials13URLComponentsV3url",
        "$s20FoundationEssentials3URLVSe", "$s10Foundation5NSURLC6string",
    ]

    /// Whether code of the objects may load what is no file by Foundation's own functions. Reads all of them.
    static func isUsed(by objects: [Path]) throws -> Bool {
        var (loads, makes) = (false, false)
        for object in objects {
            let content = try Data(contentsOf: URL(fileURLWithPath: object.string), options: .alwaysMapped)
            loads = loads || names(loaders, in: content)
            makes = makes || names(makers, in: content)
            if loads && makes { return true }
        }
        return false
    }

    /// Whether one of the names, which all begin with a dollar sign, stands there.
    private static func names(_ prefixes: [String], in content: Data) -> Bool {
        let prefixes = prefixes.map { Array($0.utf8) }
        return content.withUnsafeBytes { bytes in
            guard var place = bytes.baseAddress else { return false }
            let end = place + bytes.count
            while let name = memchr(place, Int32(UInt8(ascii: "$")), end - place) {
                let rest = end - UnsafeRawPointer(name)
                if prefixes.contains(where: { $0.count <= rest && memcmp(name, $0, $0.count) == 0 }) { return true }
                place = UnsafeRawPointer(name) + 1
            }
            return false
        }
    }
}
