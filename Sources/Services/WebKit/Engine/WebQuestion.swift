// SPDX-License-Identifier: MIT

/// Answers that the app wants at once, while the main thread waits.
@MainActor
enum WebQuestion {
    /// Milliseconds; a page that computes for longer gets no answer.
    private static let limit = 1500

    /// - Parameter limit: milliseconds.
    /// - Returns: nil after the limit.
    static func wait(for limit: Int = limit, _ ask: (@escaping (WebMessage?) -> Void) -> Void) -> WebMessage? {
        var answer: WebMessage?
        var isThere = false
        ask { message in
            answer = message
            isThere = true
        }
        WebEngine.shared.handleMessages(for: limit) { isThere }
        return answer
    }
}
