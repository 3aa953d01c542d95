// SPDX-License-Identifier: MIT
public import Foundation
import FoundationCompat

extension String {
    private static let contents = "$sSS20FoundationEssentialsE10contentsOf12usedEncodingSSAA3URLVh_SSAAE0F0VztKcfC"

    /// Takes the place of Foundation's, which takes the path of every address for a file's: texts from the web are "files
    /// that do not exist". `String(contentsOf:)` without an encoding comes here too.
    @_silgen_name("$sSS20FoundationEssentialsE10contentsOf12usedEncodingSSAA3URLVh_SSAAE0F0VztKcfC")
    public init(__contentsOf url: __shared URL, usedEncoding: inout Encoding) throws {
        if url.isFileURL, let original = dlsym(ReplacedMethods.next, Self.contents) {
            self = try FoundationMethod(function: original).text(of: url, &usedEncoding)
        } else if InstalledOverrides.hasNetworking {
            // It looks at the text's first bytes, then at what the answer's head says.
            var encoding: UInt = 0
            self = try String(NSString(contentsOf: url, usedEncoding: &encoding))
            usedEncoding = Encoding(rawValue: encoding)
        } else {
            let (data, name) = try RemoteContents.load(url)
            let encoding =
                name.map { CFStringConvertIANACharSetNameToEncoding($0 as CFString) }
                .map { Encoding(rawValue: UInt(CFStringConvertEncodingToNSStringEncoding($0))) } ?? .utf8
            guard let text = String(data: data as Data, encoding: encoding) else {
                throw CocoaError(.fileReadInapplicableStringEncoding, userInfo: [NSURLErrorKey: url])
            }
            self = text
            usedEncoding = encoding
        }
    }
}
