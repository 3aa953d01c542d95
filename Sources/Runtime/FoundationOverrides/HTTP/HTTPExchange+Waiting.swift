// SPDX-License-Identifier: MIT
import FoundationCompat
@_weakLinked import FoundationNetworking
import Synchronization
import TouchstoneDevice

/// Loads without a network: https://developer.apple.com/documentation/foundation/urlsessionconfiguration/waitsforconnectivity
extension HTTPExchange {
    /// Whether the server can be reached: this machine always can.
    var hasNetwork: Bool {
        let host = request.url?.host ?? ""
        let isLocal = host == "localhost" || host == "::1" || host.hasPrefix("127.")
        return isLocal || World.shared.state.network.isReachable
    }

    /// Seconds between two pieces of news: the request's; the session's where the request says nothing about it.
    var timeout: TimeInterval {
        let standard: TimeInterval = 60
        return request.timeoutInterval == standard
            ? session.configuration.timeoutIntervalForRequest : request.timeoutInterval
    }

    /// Only the limit for all of the load counts meanwhile.
    func awaitNetwork(for conditions: [String: String]) {
        startClock(pause: .infinity)
        if let delegate = task.delegate {
            session.delegateQueue.addOperation { [session, task] in
                // Linux's protocol does not have the method.
                _ = objcSendIfResponds(delegate, "URLSession:taskIsWaitingForConnectivity:", [session, task])
            }
        }
        NetworkReturn.await { [weak self] in self?.later { $0.ask(conditions) } }
    }
}

/// Who waits for a network. Any thread.
private enum NetworkReturn {
    private static let waiting = Mutex<[@Sendable () -> Void]>([])

    static func await(_ body: @escaping @Sendable () -> Void) {
        let isFirst = waiting.withLock { waiting in
            waiting.append(body)
            return waiting.count == 1
        }
        guard isFirst else { return }
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                // For the rest of the process: whoever waited once may wait again.
                _ = observer
                tell(World.shared.state)
            }
        }
    }

    @MainActor private static let observer = World.shared.observe { _, new in tell(new) }

    private static func tell(_ state: WorldState) {
        guard state.network.isReachable else { return }
        let bodies = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for body in bodies { body() }
    }
}
