// SPDX-License-Identifier: MIT
import FoundationCompat

/// The error with the place where the parser stands, under the keys that iOS has for it.
///
/// Called first by every `parser(_:parseErrorOccurred:)` of an app. `XMLParser.parserError` has no place.
public func __located(_ error: any Error, by parser: XMLParser) -> any Error {
    let plain = error as NSError
    guard plain.domain == XMLParser.errorDomain else { return error }
    var facts = plain.userInfo
    // Counted from 1.
    facts["NSXMLParserErrorLineNumber"] = parser.lineNumber
    facts["NSXMLParserErrorColumn"] = parser.columnNumber
    return NSError(domain: plain.domain, code: plain.code, userInfo: facts)
}
