// SPDX-License-Identifier: MIT

/// A page with all that it has loaded, as WebKit's archives hold it: a property list whose keys are those that the reference of
/// `WebArchive` and `WebResource` names.
struct WebArchive {
    struct Resource: Equatable {
        var data: Data
        /// Absolute, as the page asked for it.
        var url: String
        var type: String
        /// As the page was read; nil where that is not known.
        var encoding: String?
        /// Of the frame that shows it; empty: it has no name.
        var frameName: String?
    }

    static let type = "application/x-webarchive"
    static let pathExtension = "webarchive"

    var main: Resource
    var subresources: [Resource] = []
    var frames: [WebArchive] = []

    init(main: Resource) { self.main = main }

    // MARK: Property list

    /// nil: it is no archive.
    init?(_ data: Data) {
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) else { return nil }
        self.init(list: list)
    }

    private init?(list: Any) {
        guard let list = list as? [String: Any], let main = Resource(list: list["WebMainResource"]) else { return nil }
        self.main = main
        subresources = (list["WebSubresources"] as? [Any] ?? []).compactMap { Resource(list: $0) }
        frames = (list["WebSubframeArchives"] as? [Any] ?? []).compactMap { WebArchive(list: $0) }
    }

    func encoded() throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    }

    private var list: [String: Any] {
        var list: [String: Any] = ["WebMainResource": main.list]
        if !subresources.isEmpty { list["WebSubresources"] = subresources.map(\.list) }
        if !frames.isEmpty { list["WebSubframeArchives"] = frames.map(\.list) }
        return list
    }

    // MARK: For the engine

    /// The same with the page's address written into it, where what it names is looked up; unchanged when it is no HTML.
    func withBase() -> WebArchive {
        guard main.type.hasPrefix("text/html"), main.encoding?.uppercased().hasPrefix("UTF-16") != true,
            // Bytes as characters: only ASCII is looked for and written.
            var text = String(data: main.data, encoding: .isoLatin1)
        else { return self }
        let address = main.url.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "\"", with: "%22")
        let openings = ["<head[^>]*>", "<html[^>]*>", "<!doctype[^>]*>"]
        let place = openings.lazy.compactMap { text.range(of: $0, options: [.regularExpression, .caseInsensitive]) }
            .first
        text.insert(contentsOf: "<base href=\"\(address)\">", at: place?.upperBound ?? text.startIndex)
        var copy = self
        copy.main.data = text.data(using: .isoLatin1) ?? main.data
        return copy
    }

    /// The page, its frames and all that they loaded, the page first.
    private var all: [Resource] { [main] + frames.flatMap(\.all) + subresources }

    /// The same as MIME parts (RFC 2557), which the engine reads and loads nothing beside from the network.
    func mimeParts() -> Data {
        let boundary = "----touchstone-" + UUID().uuidString
        var data = Data()
        func write(_ line: String) { data.append(contentsOf: Data((line + "\r\n").utf8)) }
        write("MIME-Version: 1.0")
        write("Content-Type: multipart/related; type=\"\(main.type)\"; boundary=\"\(boundary)\"")
        write("")
        var written: Set<String> = []
        for resource in all where written.insert(resource.url).inserted {
            write("--" + boundary)
            write("Content-Type: \(resource.type)" + (resource.encoding.map { "; charset=\"\($0)\"" } ?? ""))
            write("Content-Transfer-Encoding: base64")
            write("Content-Location: \(resource.url)")
            write("")
            write(
                resource.data.base64EncodedString(options: [
                    .lineLength76Characters, .endLineWithCarriageReturn, .endLineWithLineFeed,
                ]))
        }
        write("--" + boundary + "--")
        return data
    }
}

extension WebArchive.Resource {
    init?(list: Any?) {
        guard let list = list as? [String: Any], let data = list["WebResourceData"] as? Data else { return nil }
        self.data = data
        url = list["WebResourceURL"] as? String ?? "about:blank"
        type = list["WebResourceMIMEType"] as? String ?? "application/octet-stream"
        encoding = list["WebResourceTextEncodingName"] as? String
        frameName = list["WebResourceFrameName"] as? String
    }

    var list: [String: Any] {
        var list: [String: Any] = ["WebResourceData": data, "WebResourceURL": url, "WebResourceMIMEType": type]
        if let encoding { list["WebResourceTextEncodingName"] = encoding }
        if let frameName { list["WebResourceFrameName"] = frameName }
        return list
    }
}

extension WebArchive {
    /// What a page says of itself and its frames.
    struct Parts: Decodable {
        var url: String
        var name: String
        var encoding: String?
        /// URLs that the frame has loaded.
        var loaded: [String]
        var frames: [Parts]
    }

    /// - Parameters:
    ///   - resources: by URL; the page's own among them. What a frame takes as its own is taken out.
    ///   - isFrame: its name is written down.
    /// - Returns: nil when the page's bytes are not there.
    init?(_ parts: Parts, _ resources: inout [String: Resource], isFrame: Bool) {
        guard var main = resources.removeValue(forKey: parts.url) else { return nil }
        main.encoding = parts.encoding
        main.frameName = isFrame ? parts.name : ""
        self.main = main
        frames = parts.frames.compactMap { WebArchive($0, &resources, isFrame: true) }
        // What several frames have loaded is the page's own as well.
        subresources = parts.loaded.compactMap { resources[$0] }
    }
}
