// SPDX-License-Identifier: MIT
import Accounts
import Foundation
import Social
import Statements
import Testing

/// Statements SO of requests, against a server on the loopback address.
@Suite(.serialized) struct SocialStatementsTests {
    private struct Answer: Sendable {
        let data: Data?
        let status: Int?
        let error: (any Error)?
        let isMain: Bool
    }

    private func request(_ url: URL) throws -> SLRequest {
        try #require(
            SLRequest(forServiceType: SLServiceTypeTwitter, requestMethod: .GET, url: url, parameters: ["count": "2"]))
    }

    private func perform(_ request: SLRequest) async -> Answer {
        await withCheckedContinuation { done in
            request.perform { data, response, error in
                done.resume(
                    returning: Answer(
                        data: data, status: response?.statusCode, error: error, isMain: Thread.isMainThread))
            }
        }
    }

    @MainActor
    @Test("SO29: perform returns before the answer, whose data, response and error come to the handler")
    func perform() async throws {
        let gate = DispatchSemaphore(value: 0)
        let server = try LocalServer { _ in
            gate.wait()
            return .init(404, "[1, 2]")
        }
        let url = server.url("/timeline.json")
        let request = try request(url)
        async let coming = perform(request)
        // The server holds the answer back: whoever waited for it inside `perform` would be here for ever.
        await Task.yield()
        gate.signal()
        let answer = await coming
        #expect(answer.data == Data("[1, 2]".utf8) && answer.status == 404 && answer.error == nil)
        #expect(!answer.isMain)
        #expect(server.requests.map(\.path) == ["/timeline.json?count=2"])
        server.stop()
        let failed = await perform(try self.request(url))
        #expect(failed.data == nil && failed.status == nil && failed.error is URLError)
    }
}
