// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDevice

/// Vector tiles by HTTP, kept on disk for the next time.
final class TileServer: TileArchive {
    let source: String
    let info: ArchiveInfo
    private let cache: TileCache
    /// Seconds, real, until a tile counts as not to be had.
    private static let patience = 20.0

    init(_ template: String) throws {
        for part in ["{z}", "{x}", "{y}"] where !template.contains(part) {
            throw MapFileError(template, "an address of tiles has {z}, {x} and {y} in it; \(part) is missing")
        }
        source = template
        var info = ArchiveInfo()
        info.name = URL(string: template.replacingOccurrences(of: "{", with: ""))?.host ?? template
        self.info = info
        cache = TileCache(of: template)
    }

    func tile(_ id: TileID) throws -> [UInt8]? {
        if let known = cache.read(id) { return known.isEmpty ? nil : known }
        guard World.shared.state.network.isReachable else { throw MapFileError(source, at: "tile \(id)", "no network") }
        let text = source.replacingOccurrences(of: "{z}", with: "\(id.z)")
            .replacingOccurrences(of: "{x}", with: "\(id.x)").replacingOccurrences(of: "{y}", with: "\(id.y)")
        guard let url = URL(string: text) else { throw MapFileError(text, "is not an address") }
        let (data, status) = try Self.load(url, id, source)
        if status == 204 || status == 404 {
            cache.write([], id)
            return nil
        }
        guard status == 200 else { throw MapFileError(source, at: "tile \(id)", "the server answers \(status)") }
        do {
            let bytes = try Inflate.unpacked([UInt8](data))
            cache.write(bytes, id)
            return bytes
        } catch { throw error.error(in: source, "tile \(id)") }
    }

    /// Unchecked: written before the semaphore is signalled, read after.
    private final class Answer: @unchecked Sendable {
        var data = Data()
        var status = 0
        var error: (any Error)?
    }

    private static func load(_ url: URL, _ id: TileID, _ source: String) throws -> (Data, Int) {
        let answer = Answer()
        let done = DispatchSemaphore(value: 0)
        var request = URLRequest(url: url)
        request.timeoutInterval = patience
        URLSession.shared.dataTask(with: request) { data, response, error in
            answer.data = data ?? Data()
            answer.status = (response as? HTTPURLResponse)?.statusCode ?? 0
            answer.error = error
            done.signal()
        }.resume()
        done.wait()
        if let error = answer.error { throw MapFileError(source, at: "tile \(id)", "\(error.localizedDescription)") }
        return (answer.data, answer.status)
    }
}

/// Tiles of one server in a folder of the device, at most so many bytes; those read longest ago go first.
final class TileCache: Sendable {
    private let folder: URL
    private let limit: Int
    static let standardLimit = 128 << 20

    convenience init(of source: String) {
        let name = source.utf8.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        let folder = (caches ?? FileManager.default.temporaryDirectory)
            .appendingPathComponent("MapTiles/\(String(name, radix: 16))", isDirectory: true)
        self.init(folder, limit: Self.standardLimit)
    }

    init(_ folder: URL, limit: Int) {
        self.folder = folder
        self.limit = limit
    }

    private func file(_ id: TileID) -> URL { folder.appendingPathComponent("\(id.z)-\(id.x)-\(id.y).pbf") }

    func read(_ id: TileID) -> [UInt8]? {
        let file = file(id)
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        // The date tells what was read longest ago; where it cannot be set, the order is that of writing.
        do {
            try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
        } catch { return [UInt8](data) }
        return [UInt8](data)
    }

    /// A cache that cannot be written is one that remembers nothing.
    func write(_ bytes: [UInt8], _ id: TileID) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(bytes).write(to: file(id), options: .atomic)
            try trim()
        } catch { return }
    }

    private func trim() throws {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))
        var entries = try files.map { file in
            let values = try file.resourceValues(forKeys: keys)
            return (file, values.fileSize ?? 0, values.contentModificationDate ?? .distantPast)
        }
        var total = entries.reduce(0) { $0 + $1.1 }
        guard total > limit else { return }
        entries.sort { $0.2 < $1.2 }
        // A tenth below the limit, so that not every new tile makes room again.
        for entry in entries where total > limit - limit / 10 {
            try FileManager.default.removeItem(at: entry.0)
            total -= entry.1
        }
    }
}
