// SPDX-License-Identifier: MIT
import Foundation
@_weakLinked import FoundationNetworking
import TouchstoneDevice

/// A transfer that goes on without the app: a folder of the device, which `touchstone device transfers` works off. The app
/// writes what is wanted, the service how far it is; the content of the answer lies beside, until the app has taken it.
/// `TransferFolder` of the service has the same keys.
struct TransferJob: Sendable {
    struct Order: Codable, Sendable {
        var session: String
        /// The task's, in its session.
        var number: Int
        var isUpload: Bool
        var url: URL
        var method: String
        /// The original request's.
        var headers: [String: String]
        /// As they are sent, in libcurl's form.
        var lines: [String]
        /// The file that is sent.
        var body: String?
        var proxy: String?
        var decodes: Bool
        /// Bytes that are there from the beginning.
        var resumed: Int64
        var description: String?
        var launches: Bool
        var isDiscretionary: Bool
        var allowsCellular: Bool
        /// Seconds since 1970; nil: at once.
        var earliest: Double?
        /// Seconds since 1970, when it is given up.
        var limit: Double
    }

    struct State: Codable, Sendable {
        enum Phase: String, Codable { case waiting, running, done, failed }
        var phase = Phase.waiting
        var received: Int64 = 0
        /// Below zero: not known.
        var expected: Int64 = -1
        var sent: Int64 = 0
        var expectedSent: Int64 = 0
        /// Of the answer; nil: there is none yet.
        var status: Int?
        var headers: [String: String]?
        var url: URL?
        /// A code of `URLError`.
        var error: Int?
        var reason: String?
    }

    let folder: URL
    var order: Order

    private static var root: URL { Device.current.transfers(of: AppIdentity.identifier) }

    private var orderFile: URL { folder.appendingPathComponent("order.json") }
    private var stateFile: URL { folder.appendingPathComponent("state.json") }
    private var pauseFile: URL { folder.appendingPathComponent("paused") }
    /// The answer's content.
    var data: URL { folder.appendingPathComponent("data") }
    /// What a request brought that is no upload of a file.
    private var body: URL { folder.appendingPathComponent("body") }

    /// Unreadable is as good as not there: the service's next word replaces it.
    var state: State {
        guard let data = FileManager.default.contents(atPath: stateFile.path) else { return State() }
        return (try? JSONDecoder().decode(State.self, from: data)) ?? State()
    }

    // MARK: Writing

    /// Is there as a whole or not at all.
    /// - Parameters:
    ///   - content: sent in place of a file.
    ///   - resumed: a file that is begun.
    init(_ order: Order, content: Data?, resumed: URL?) throws {
        let name = UUID().uuidString
        let fresh = Self.root.appendingPathComponent(".new-" + name, isDirectory: true)
        folder = Self.root.appendingPathComponent(name, isDirectory: true)
        self.order = order
        try FileManager.default.createDirectory(at: fresh, withIntermediateDirectories: true)
        if let content {
            self.order.body = body.path
            try content.write(to: fresh.appendingPathComponent(body.lastPathComponent))
        }
        if let resumed {
            try FileManager.default.moveItem(at: resumed, to: fresh.appendingPathComponent(data.lastPathComponent))
        }
        try JSONEncoder().encode(self.order).write(to: fresh.appendingPathComponent(orderFile.lastPathComponent))
        try FileManager.default.moveItem(at: fresh, to: folder)
    }

    /// The service goes no further until it is over.
    func pause(_ isPaused: Bool) {
        if isPaused {
            _ = FileManager.default.createFile(atPath: pauseFile.path, contents: Data())
        } else {
            unlink(pauseFile.path)
        }
    }

    var isPaused: Bool { FileManager.default.fileExists(atPath: pauseFile.path) }

    /// It is delivered, or nobody wants it any more: the service stops.
    func remove() {
        do {
            try FileManager.default.removeItem(at: folder)
        } catch let error as CocoaError where error.code == .fileNoSuchFile {
            // A cancelled task's is gone already; and the app may have been taken off the device.
        } catch {
            FileHandle.standardError.write(Data("touchstone: \(folder.path): \(error)\n".utf8))
        }
    }

    // MARK: Reading

    private init?(_ folder: URL) {
        let file = folder.appendingPathComponent("order.json")
        // What has no order is half written, or being removed.
        guard let data = FileManager.default.contents(atPath: file.path),
            let order = try? JSONDecoder().decode(Order.self, from: data)
        else { return nil }
        (self.folder, self.order) = (folder, order)
    }

    /// What a session has left, in the order of its tasks.
    static func all(of session: String) -> [TransferJob] {
        // No folder: nothing was ever transferred.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }
            .compactMap { TransferJob(root.appendingPathComponent($0, isDirectory: true)) }
            .filter { $0.order.session == session }
            .sorted { $0.order.number < $1.order.number }
    }
}

extension TransferJob {
    /// The task that the app had made.
    func task(in session: URLSession) -> URLSessionTask {
        var request = URLRequest(url: order.url)
        request.httpMethod = order.method
        for (name, value) in order.headers { request.setValue(value, forHTTPHeaderField: name) }
        guard order.isUpload, let file = order.body else { return session.downloadTask(with: request) }
        return session.uploadTask(with: request, fromFile: URL(fileURLWithPath: file))
    }
}
