// SPDX-License-Identifier: MIT

extension NotificationCenter {
    /// The notifications of one name.
    public struct Publisher: Combine.Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never
        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification {
            let link = CallbackSubscription(subscriber)
            let delivery = Work.Delivery<Notification> { link.send($0) }
            let token = center.addObserver(forName: name, object: object, queue: nil) { delivery.run($0) }
            let center = center
            link.onCancel = { center.removeObserver(token) }
            subscriber.receive(subscription: link)
        }

        public static func == (left: Publisher, right: Publisher) -> Bool {
            left.center === right.center && left.name == right.name && left.object === right.object
        }
    }

    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}
