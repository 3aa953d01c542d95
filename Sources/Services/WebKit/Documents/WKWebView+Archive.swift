// SPDX-License-Identifier: MIT

/// Pages as web archives.
extension WKWebView {
    /// A property list of the page's bytes, of those that it has loaded, and of its frames.
    public func createWebArchiveData(
        completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void
    ) {
        guard isPrepared, page.url != nil || page.isCommitted else {
            return completionHandler(.failure(WKError(.unknown)))
        }
        ask("call", [PageScript.world, DocumentScript.call("parts()")]) { [weak self] answer in
            guard let self, let parts: WebArchive.Parts = Self.decode(answer) else {
                return completionHandler(.failure(WKError(.unknown)))
            }
            ask("resources", []) { message in
                completionHandler(Result { try Self.archive(parts, message) })
            }
        }
    }

    /// JSON that one of our scripts says as text.
    static func decode<Value: Decodable>(_ message: WebMessage?) -> Value? {
        guard let message, message.flag(0) else { return nil }
        do {
            guard let text = try ScriptValue.decode(message.text(1)) as? String else { return nil }
            return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
        } catch {
            return nil
        }
    }

    /// - Parameter message: URL, type and bytes of each resource; the page's own comes first.
    private static func archive(_ parts: WebArchive.Parts, _ message: WebMessage?) throws -> Data {
        var resources: [String: WebArchive.Resource] = [:]
        var order: [String] = []
        var parts = parts
        for index in stride(from: 0, to: (message?.fields.count ?? 0) - 2, by: 3) {
            guard let message else { break }
            let url = message.text(index)
            // A page that has moved on by a script, or to a fragment, has its first address here.
            if index == 0 { parts.url = url }
            if resources[url] == nil { order.append(url) }
            resources[url] = WebArchive.Resource(
                data: message.fields[index + 2], url: url, type: message.text(index + 1))
        }
        guard var archive = WebArchive(parts, &resources, isFrame: false) else { throw WKError(.unknown) }
        archive.subresources = order.compactMap { resources[$0] }
        return try archive.encoded()
    }
}
