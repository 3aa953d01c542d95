// SPDX-License-Identifier: MIT
import Foundation
public import FoundationXML

/// What a parser says at the end, as https://developer.apple.com/documentation/foundation/xmlparser/parse() has it: false
/// when there was an error. Foundation's on Linux says true wherever it got to the end of the data, and keeps as an error what
/// libxml2 goes on after.
extension XMLParser {
    @_silgen_name("$s13FoundationXML9XMLParserC5parseSbyF")
    public func __parse() -> Bool {
        guard let address = dlsym(ReplacedMethods.next, "$s13FoundationXML9XMLParserC5parseSbyF") else {
            preconditionFailure("Foundation has no parse() of XMLParser any more, although this took its place")
        }
        return FoundationMethod(address, of: self).isTrue() && !hasFatalError
    }

    private var hasFatalError: Bool {
        guard let error = parserError as NSError? else { return false }
        return error.domain != XMLParser.errorDomain || !Self.isRecoverable(error.code)
    }

    /// Undeclared prefixes, what a document's own grammar does not allow, and warnings: a document with them is well-formed.
    /// https://gnome.pages.gitlab.gnome.org/libxml2/html/xmlerror_8h.html, `xmlParserErrors`
    private static func isRecoverable(_ code: Int) -> Bool {
        (200...205).contains(code) || code >= 500 || [27, 93, 99, 100, 106, 107].contains(code)
    }
}
