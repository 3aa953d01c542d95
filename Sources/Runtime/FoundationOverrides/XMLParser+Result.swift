// SPDX-License-Identifier: MIT
import Foundation
public import FoundationXML

/// What a parser says at the end, as https://developer.apple.com/documentation/foundation/xmlparser/parse() has it: false
/// when there was an error. Foundation's on Linux says true wherever it got to the end of the data.
extension XMLParser {
    @_silgen_name("$s13FoundationXML9XMLParserC5parseSbyF")
    public func __parse() -> Bool {
        guard let address = dlsym(ReplacedMethods.next, "$s13FoundationXML9XMLParserC5parseSbyF") else {
            preconditionFailure("Foundation has no parse() of XMLParser any more, although this took its place")
        }
        return FoundationMethod(address, of: self).isTrue() && parserError == nil
    }
}
