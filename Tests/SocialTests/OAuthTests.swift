// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import Social

/// Truth: the worked example of Twitter's documentation "Creating a signature", which many clients test against.
@Suite struct OAuthTests {
    private var oauth: OAuth {
        var oauth = OAuth(
            token: "370773112-GmHxMAgYyLbNEtIKZeRNFsMKPR9EyMZeS9weJAEb",
            tokenSecret: "LswwdoUaIvS8ltyTt5jkRh4J50vUPVVHtR2YPi5kE")
        oauth.consumerKey = "xvz1evFS4wEEPTGEFPHBog"
        oauth.consumerSecret = "kAcSOqF21Fu85e7zjz7ZN2U4ZRhfV3WpwPAoE3Z7kBw"
        oauth.nonce = "kYjzVBB8Y0ZFabxSWbWovY3uYSQ2pTgmZeNu2VS4cg"
        oauth.timestamp = "1318622958"
        return oauth
    }
    private let fields = [
        ("status", "Hello Ladies + Gentlemen, a signed OAuth request!"), ("include_entities", "true"),
    ]

    @Test("SO27: a request's signature is the documented one")
    func signature() throws {
        let url = try #require(URL(string: "https://api.twitter.com/1/statuses/update.json"))
        #expect(oauth.signature(method: "post", url: url, fields: fields) == "tnnArxj06cWHq44gCs1OSKk/jLY=")
    }

    @Test("SO26, SO28: parameters go into the address of GET, and beside the parts of a form into its body")
    func requests() throws {
        let url = try #require(URL(string: "https://example.org/a?x=1"))
        let get = try #require(
            SLRequest(forServiceType: SLServiceTypeTwitter, requestMethod: .GET, url: url, parameters: ["count": "20"]))
        #expect(get.preparedURLRequest().url?.absoluteString == "https://example.org/a?x=1&count=20")
        let post = try #require(
            SLRequest(forServiceType: SLServiceTypeTwitter, requestMethod: .POST, url: url, parameters: nil))
        let bytes = Data([0, 1, 2, 255])
        post.addMultipartData(bytes, withName: "media", type: "image/jpeg", filename: "a.jpg")
        let request = try #require(post.preparedURLRequest())
        let body = try #require(request.httpBody)
        #expect(body.range(of: bytes) != nil)
        let head = String(decoding: body, as: UTF8.self)
        #expect(head.contains("Content-Disposition: form-data; name=\"media\"; filename=\"a.jpg\"\r\n"))
        #expect(head.contains("Content-Type: image/jpeg\r\n"))
        #expect(request.value(forHTTPHeaderField: "Content-Type")?.hasPrefix("multipart/form-data; boundary=") == true)
    }
}
