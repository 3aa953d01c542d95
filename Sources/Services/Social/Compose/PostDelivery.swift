// SPDX-License-Identifier: MIT
internal import FoundationNetworking

/// Brings a post of the sheet to the server of the account, in the service's own documented interface. A Twitter account
/// whose server is given as `mastodon:ADDRESS` speaks Mastodon's (https://docs.joinmastodon.org/methods/statuses/).
struct PostDelivery: Sendable {
    struct Failure: LocalizedError {
        let errorDescription: String?
    }

    let account: AccountRecord
    let text: String
    let urls: [URL]
    /// PNG files.
    let images: [Data]

    private static let mastodon = "mastodon:"

    /// The text with the addresses behind it.
    var status: String { ([text] + urls.map(\.absoluteString)).filter { !$0.isEmpty }.joined(separator: " ") }

    /// - Parameter done: on any thread, with nil when the service has the post.
    func send(_ done: @escaping @Sendable ((any Error)?) -> Void) {
        guard let server = account.server, !server.isEmpty else { return done(nil) }
        if server.hasPrefix(Self.mastodon) {
            return toMastodon(String(server.dropFirst(Self.mastodon.count)), attached: [], images[...], done)
        }
        let isTwitter = account.type == ACAccountTypeIdentifierTwitter
        let path: String =
            isTwitter
            ? "/1.1/statuses/" + (images.isEmpty ? "update.json" : "update_with_media.json")
            : images.isEmpty ? "/me/feed" : "/me/photos"
        let field = isTwitter ? "status" : "message"
        guard let url = URL(string: server + path),
            let request = self.request(url, images.isEmpty ? [field: status] : nil)
        else { return done(Self.wrongAddress(server)) }
        if let image = images.first {
            request.addMultipartData(Data(status.utf8), withName: field, type: nil)
            let name = isTwitter ? "media" : "source"
            request.addMultipartData(image, withName: name, type: "image/png", filename: "image.png")
        }
        perform(request) { _, error in done(error) }
    }

    private static func wrongAddress(_ text: String) -> Failure {
        Failure(errorDescription: "The account's server has no address: \(text)")
    }

    private func request(_ url: URL, _ parameters: [String: String]?, isBearer: Bool = false) -> SLRequest? {
        let type = SocialService.accountTypes.first { $0.value == account.type }?.key ?? SLServiceTypeTwitter
        let service = isBearer ? SLServiceTypeFacebook : type
        let request = SLRequest(forServiceType: service, requestMethod: .POST, url: url, parameters: parameters)
        request?.account = ACAccount(signedBy: account)
        return request
    }

    private func perform(_ request: SLRequest, _ done: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        request.perform { data, response, error in
            if let error { return done(nil, error) }
            let status = response?.statusCode ?? 0
            guard (200..<300).contains(status) else {
                return done(nil, Failure(errorDescription: "The service answered with status \(status)."))
            }
            done(data, nil)
        }
    }

    /// Pictures first, each of which gets a number there; then the post that names them.
    private func toMastodon(
        _ server: String, attached: [String], _ left: ArraySlice<Data>,
        _ done: @escaping @Sendable ((any Error)?) -> Void
    ) {
        guard let picture = left.first else {
            guard let url = URL(string: server + "/api/v1/statuses") else { return done(Self.wrongAddress(server)) }
            guard let request = request(url, attached.isEmpty ? ["status": status] : nil, isBearer: true) else {
                return
            }
            if !attached.isEmpty {
                request.addMultipartData(Data(status.utf8), withName: "status", type: nil)
                for number in attached {
                    request.addMultipartData(Data(number.utf8), withName: "media_ids[]", type: nil)
                }
            }
            return perform(request) { _, error in done(error) }
        }
        guard let url = URL(string: server + "/api/v2/media"), let request = request(url, nil, isBearer: true) else {
            return done(Self.wrongAddress(server))
        }
        request.addMultipartData(picture, withName: "file", type: "image/png", filename: "image.png")
        perform(request) { data, error in
            if let error { return done(error) }
            struct Media: Decodable { let id: String }
            do {
                let media = try JSONDecoder().decode(Media.self, from: data ?? Data())
                toMastodon(server, attached: attached + [media.id], left.dropFirst(), done)
            } catch { done(error) }
        }
    }
}
