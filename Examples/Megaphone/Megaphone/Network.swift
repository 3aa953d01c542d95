// SPDX-License-Identifier: MIT
import Accounts
import Social

/// A service that posts go to and timelines come from, with the addresses that its documentation of 2013 names.
enum Network: CaseIterable {
    case twitter, facebook

    /// `-twitter ADDRESS` and `-facebook ADDRESS` among the arguments name other servers.
    var server: URL {
        switch self {
        case .twitter:
            return UserDefaults.standard.string(forKey: "twitter").flatMap { URL(string: $0) }
                ?? URL(string: "https://api.twitter.com")!
        case .facebook:
            return UserDefaults.standard.string(forKey: "facebook").flatMap { URL(string: $0) }
                ?? URL(string: "https://graph.facebook.com")!
        }
    }

    var title: String { self == .twitter ? "Twitter" : "Facebook" }
    var serviceType: String { self == .twitter ? SLServiceTypeTwitter : SLServiceTypeFacebook }
    var accountType: String { self == .twitter ? ACAccountTypeIdentifierTwitter : ACAccountTypeIdentifierFacebook }

    private func address(_ path: String) -> URL { server.appendingPathComponent(path) }
    var timelineURL: URL { address(self == .twitter ? "1.1/statuses/home_timeline.json" : "me/feed") }

    // MARK: Permission

    static let facebookApp = "1234567890"

    /// What Facebook wants to know before it allows anything; Twitter wants nothing.
    func options(_ permissions: [String]) -> [AnyHashable: Any]? {
        guard self == .facebook else { return nil }
        return [
            ACFacebookAppIdKey: Self.facebookApp, ACFacebookPermissionsKey: permissions,
            ACFacebookAudienceKey: ACFacebookAudienceEveryone,
        ]
    }

    // MARK: Requests

    /// A post's request. Without a picture and with one it goes to different addresses, in parts with different names.
    func postRequest(_ text: String, picture: UIImage?) -> SLRequest {
        switch self {
        case .twitter:
            let path = picture == nil ? "1.1/statuses/update.json" : "1.1/statuses/update_with_media.json"
            let request = make(.POST, address(path), nil)
            request.addMultipartData(Data(text.utf8), withName: "status", type: "text/plain", filename: nil)
            if let data = picture?.jpegData(compressionQuality: 1) {
                request.addMultipartData(data, withName: "media", type: "image/jpeg", filename: "picture.jpg")
            }
            return request
        case .facebook:
            let request = make(.POST, address(picture == nil ? "me/feed" : "me/photos"), ["message": text])
            if let data = picture?.pngData() {
                request.addMultipartData(data, withName: "source", type: "image/png", filename: "picture.png")
            }
            return request
        }
    }

    func timelineRequest() -> SLRequest {
        make(.GET, timelineURL, self == .twitter ? ["count": "20", "include_entities": "1"] : nil)
    }

    private func make(_ method: SLRequestMethod, _ url: URL, _ parameters: [String: String]?) -> SLRequest {
        SLRequest(forServiceType: serviceType, requestMethod: method, url: url, parameters: parameters)
    }
}
