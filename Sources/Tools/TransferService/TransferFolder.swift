// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// A transfer that an app has left on a device: what is wanted, how far it is, and the content of the answer. `TransferJob`
/// of the frameworks has the same keys.
struct TransferFolder {
    /// What of the app's order matters here.
    struct Order: Decodable {
        let session: String
        let url: String
        let method: String
        /// In libcurl's form.
        let lines: [String]
        /// The file that is sent.
        let body: String?
        let proxy: String?
        let decodes: Bool
        /// Bytes that are there from the beginning.
        let resumed: Int64
        let launches: Bool
        let isDiscretionary: Bool
        let allowsCellular: Bool
        /// Seconds since 1970; nil: at once.
        let earliest: Double?
        /// Seconds since 1970, when it is given up.
        let limit: Double
    }

    struct State: Codable {
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
        var url: String?
        /// A code of `URLError`.
        var error: Int?
        var reason: String?

        var isOver: Bool { phase == .done || phase == .failed }

        /// What a server that goes on later is asked by.
        var validator: String? {
            let fields = headers ?? [:]
            func value(_ name: String) -> String? { fields.first { $0.key.lowercased() == name }?.value }
            return value("etag") ?? value("last-modified")
        }
    }

    let folder: Path
    /// The app's identifier, as folders have it.
    let app: String
    let order: Order

    var data: Path { folder / "data" }
    private var orderFile: Path { folder / "order.json" }
    private var stateFile: Path { folder / "state.json" }
    private var note: Path { folder / "announced" }

    /// nil: half written, or gone by now.
    private init?(_ folder: Path, of app: String) {
        (self.folder, self.app) = (folder, app)
        guard let data = FileManager.default.contents(atPath: (folder / "order.json").string),
            let order = try? JSONDecoder().decode(Order.self, from: data)
        else { return nil }
        self.order = order
    }

    /// The transfers of all apps of a device, the oldest of each session first.
    static func all(on device: Device) -> [TransferFolder] {
        device.transfers.children.flatMap { app in
            app.children.filter { !$0.name.hasPrefix(".") }.compactMap { TransferFolder($0, of: app.name) }
        }
    }

    /// False: the app wants it no longer, or has taken it.
    var isThere: Bool { orderFile.exists }
    var isPaused: Bool { (folder / "paused").exists }

    /// One that cannot be read is as good as none: the transfer begins anew.
    var state: State {
        guard let data = FileManager.default.contents(atPath: stateFile.string) else { return State() }
        return (try? JSONDecoder().decode(State.self, from: data)) ?? State()
    }

    /// Replaces the state as a whole. A folder that is gone stays gone.
    func write(_ state: State) throws {
        let fresh = folder / ".state"
        guard isThere, FileManager.default.createFile(atPath: fresh.string, contents: try JSONEncoder().encode(state))
        else { return }
        guard rename(fresh.string, stateFile.string) == 0 || errno == ENOENT else {
            throw Failure(.app, String(cString: strerror(errno)), at: SourceLocation(file: stateFile))
        }
    }

    /// Whether its app was told that it is over.
    var isAnnounced: Bool { note.exists }
    func setAnnounced() { _ = FileManager.default.createFile(atPath: note.string, contents: Data()) }
}
