// SPDX-License-Identifier: MIT
import Foundation
@_weakLinked import FoundationNetworking

/// A load's time limits: between two pieces of news, and for all of it. They run by the app's clock.
final class HTTPClock: @unchecked Sendable {
    // Sendable because the session's queue alone uses it.
    private weak var exchange: HTTPExchange?
    private let pause: TimeInterval
    private let limit: Date
    private var timer: (any DispatchSourceTimer)?
    private var lastNews = Date()

    init(_ exchange: HTTPExchange, pause: TimeInterval, limit: Date) {
        (self.exchange, self.pause, self.limit) = (exchange, pause, limit)
        start()
    }

    func start() {
        guard let queue = exchange?.queue else { return }
        lastNews = Date()
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.setEventHandler { [weak self] in self?.look() }
        self.timer = timer
        schedule()
        timer.resume()
    }

    private func schedule() {
        let next = min(lastNews + pause, limit)
        timer?.schedule(deadline: .now() + max(0, next.timeIntervalSinceNow))
    }

    private func look() {
        guard Date() >= min(lastNews + pause, limit) else { return schedule() }
        exchange?.fail(.timedOut)
    }

    func renew() { lastNews = Date() }

    func stop() {
        timer?.cancel()
        timer = nil
    }
}
