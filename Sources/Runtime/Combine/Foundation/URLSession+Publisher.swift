// SPDX-License-Identifier: MIT
// Whoever has a URLSession has loaded its library; other programs start without.
@_weakLinked import FoundationNetworking

extension URLSession {
    /// One request: its data and response, or the error.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError
        public let request: URLRequest
        public let session: URLSession
        public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

        /// The request starts with the first demand.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == URLError, S.Input == Output {
            let link = CallbackSubscription(subscriber)
            let delivery = Work.Delivery<Result<Output, URLError>> {
                switch $0 {
                case .success(let output):
                    link.send(output)
                    link.finish(.finished)
                case .failure(let error): link.finish(.failure(error))
                }
            }
            let task = session.dataTask(with: request) { data, response, error in
                if let data, let response, error == nil {
                    delivery.run(.success((data, response)))
                } else {
                    delivery.run(.failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            link.onDemand = { task.resume() }
            link.onCancel = { task.cancel() }
            subscriber.receive(subscription: link)
        }
    }

    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}
