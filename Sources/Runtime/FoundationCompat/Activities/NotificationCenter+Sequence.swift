// SPDX-License-Identifier: MIT
public import Foundation

extension NotificationCenter {
    /// The notifications of one name, to be awaited one after the other. Those posted before iteration begins are lost;
    /// later ones wait.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    // Sendable: the object is only handed to the centre, which compares its identity.
    public struct Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification
        let center: NotificationCenter
        let name: Notification.Name
        let object: AnyObject?

        public struct Iterator: AsyncIteratorProtocol {
            fileprivate let token: Token
            fileprivate var inner: AsyncStream<Box>.Iterator
            public mutating func next() async -> Notification? { await inner.next()?.notification }
        }

        /// Notifications are made to be read on any thread.
        fileprivate struct Box: @unchecked Sendable {
            let notification: Notification
        }

        /// Ends the observation when nobody iterates any more.
        fileprivate final class Token {
            private let end: () -> Void
            init(_ end: @escaping () -> Void) { self.end = end }
            deinit { end() }
        }

        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream.makeStream(of: Box.self)
            let observer = center.addObserver(forName: name, object: object, queue: nil) {
                continuation.yield(Box(notification: $0))
            }
            let center = center
            let token = Token {
                center.removeObserver(observer)
                continuation.finish()
            }
            return Iterator(token: token, inner: stream.makeAsyncIterator())
        }
    }
}
