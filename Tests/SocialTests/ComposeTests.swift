// SPDX-License-Identifier: MIT
import Foundation
import FoundationNetworking
import Synchronization
import Testing
import UIKit

@testable import Accounts
@testable import Social

/// The sheet, and what it sends.
@MainActor
@Suite(.serialized) struct ComposeTests {
    @Test("SO2, SO3, SO5: the sheet is there for each service, and for nothing else")
    func availability() {
        for type in [SLServiceTypeTwitter, SLServiceTypeFacebook, SLServiceTypeSinaWeibo] {
            #expect(SLComposeViewController.isAvailable(forServiceType: type))
            #expect(SLComposeViewController(forServiceType: type)?.serviceType == type)
        }
        #expect(!SLComposeViewController.isAvailable(forServiceType: "org.example.none"))
    }

    @Test("SO6, SO7, SO8: text, pictures and addresses can be set until the sheet is shown")
    func contents() throws {
        let sheet = try #require(SLComposeViewController(forServiceType: SLServiceTypeFacebook))
        let url = try #require(URL(string: "https://example.org/"))
        #expect(sheet.setInitialText("before"))
        #expect(sheet.add(UIImage()) && sheet.add(UIImage()) && sheet.add(url) && sheet.add(url))
        #expect(sheet.removeAllImages() && sheet.removeAllURLs())
        sheet.loadViewIfNeeded()
        #expect(!sheet.setInitialText("after") && !sheet.add(url) && !sheet.removeAllURLs())
        let texts = sheet.view.subviews.flatMap(\.subviews).compactMap { $0 as? UITextView }
        #expect(texts.map(\.text) == ["before"])
    }

    /// What a service was asked for; it answers with 200 and a number.
    final class Service: URLProtocol {
        struct Request: Sendable {
            let url: URL
            let authorization: String?
            let body: Data
        }
        static let requests = Mutex<[Request]>([])
        override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "stub" }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func stopLoading() {}
        override func startLoading() {
            guard let url = request.url,
                let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
            else { return }
            let sent = Request(
                url: url, authorization: request.value(forHTTPHeaderField: "Authorization"),
                body: request.httpBody ?? Data())
            Self.requests.withLock { $0.append(sent) }
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data(#"{"id": "7"}"#.utf8))
            client?.urlProtocolDidFinishLoading(self)
        }
    }

    private func deliver(_ delivery: PostDelivery) async throws -> [Service.Request] {
        Service.requests.withLock { $0 = [] }
        #expect(URLProtocol.registerClass(Service.self))
        defer { URLProtocol.unregisterClass(Service.self) }
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            delivery.send { error in done.resume(with: error.map { .failure($0) } ?? .success(())) }
        }
        return Service.requests.withLock { $0 }
    }

    private func account(_ type: String, _ server: String) -> AccountRecord {
        AccountRecord(type: type, username: "ada", token: "token", secret: "secret", server: server)
    }

    /// The forms are those of the documentation of Twitter's interface 1.1, Facebook's of 2013 and Mastodon's.
    @Test("SO1: a post of the sheet goes to the server of the account, as its service wants it")
    func delivery() async throws {
        let image = Data([0x89, 0x50, 0x4E, 0x47])
        let twitter = PostDelivery(
            account: account(ACAccountTypeIdentifierTwitter, "stub://social.invalid"), text: "Hello", urls: [],
            images: [])
        let tweet = try #require(try await deliver(twitter).first)
        #expect(tweet.url.path == "/1.1/statuses/update.json" && tweet.body == Data("status=Hello".utf8))
        #expect(tweet.authorization?.hasPrefix("OAuth ") == true)

        let facebook = PostDelivery(
            account: account(ACAccountTypeIdentifierFacebook, "stub://social.invalid"), text: "Hello",
            urls: [], images: [image])
        let photo = try #require(try await deliver(facebook).first)
        #expect(photo.url.path == "/me/photos" && photo.authorization == "Bearer token")
        #expect(photo.body.range(of: image) != nil)

        let url = try #require(URL(string: "https://example.org/a"))
        let mastodon = PostDelivery(
            account: account(ACAccountTypeIdentifierTwitter, "mastodon:stub://social.invalid"), text: "Hello",
            urls: [url], images: [image])
        let requests = try await deliver(mastodon)
        #expect(requests.map(\.url.path) == ["/api/v2/media", "/api/v1/statuses"])
        #expect(requests.allSatisfy { $0.authorization == "Bearer token" })
        let body = String(decoding: try #require(requests.last).body, as: UTF8.self)
        #expect(body.contains("name=\"media_ids[]\"\r\n\r\n7") && body.contains("Hello https://example.org/a"))
    }

    @Test("SO29: a request's answer comes later, off the main thread")
    func performing() async throws {
        #expect(URLProtocol.registerClass(Service.self))
        defer { URLProtocol.unregisterClass(Service.self) }
        let url = try #require(URL(string: "stub://social.invalid/x"))
        let request = try #require(
            SLRequest(forServiceType: SLServiceTypeTwitter, requestMethod: .GET, url: url, parameters: nil))
        let (status, isMain) = await withCheckedContinuation { done in
            request.perform { data, response, error in
                done.resume(returning: (data == nil || error != nil ? nil : response?.statusCode, Thread.isMainThread))
            }
        }
        #expect(status == 200 && !isMain)
    }
}
