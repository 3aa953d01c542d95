// SPDX-License-Identifier: MIT
import Glibc

/// What is there of a file that the engine loads, kept for a download that goes on after this one: the engine itself removes
/// it as soon as a load ends early.
@MainActor
final class PartialDownload {
    private static let address = "NSURLSessionDownloadURL"
    private static let headers = "NSURLSessionResumeHeaders"

    private let url: URL
    private let agent: String
    /// The entity tag or the date of what is loaded; without one nobody could tell whether the rest belongs to it.
    private let validator: String
    /// The engine's file while it is not whole.
    private let source: URL
    /// Another name of the same file, in the folder where sessions look for what they go on with.
    private let kept = FileManager.default.temporaryDirectory
        .appendingPathComponent("CFNetworkDownload_\(UUID().uuidString.prefix(6)).tmp")
    private var isKept = false

    /// - Returns: nil where the server does not give parts (RFC 9110, 14.3) or the place is not for files.
    init?(of url: URL, _ response: HTTPURLResponse, to place: URL, agent: String) {
        guard response.statusCode == 200, place.isFileURL,
            response.value(forHTTPHeaderField: "Accept-Ranges")?.lowercased() != "none",
            let validator = response.value(forHTTPHeaderField: "ETag")
                ?? response.value(forHTTPHeaderField: "Last-Modified")
        else { return nil }
        self.url = url
        self.agent = agent
        self.validator = validator
        source = place.appendingPathExtension("wkdownload")
    }

    /// To be called when bytes have come.
    func keep() {
        // On another disk than the app's own there is nothing to go on with.
        if !isKept { isKept = link(source.path, kept.path) == 0 }
    }

    func drop() {
        if isKept { unlink(kept.path) }
        isKept = false
    }

    /// A property list as `URLSession` has it; nil: nothing has come.
    func resumeData() -> Data? {
        keep()
        var status = stat()
        guard isKept, stat(kept.path, &status) == 0, status.st_size > 0 else {
            drop()
            return nil
        }
        let table: [String: Any] = [
            Self.address: url.absoluteString, "NSURLSessionResumeBytesReceived": Int(status.st_size),
            "NSURLSessionResumeEntityTag": validator, "NSURLSessionResumeInfoTempFileName": kept.lastPathComponent,
            "NSURLSessionResumeInfoVersion": 2, Self.headers: ["User-Agent": agent],
        ]
        do {
            return try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0)
        } catch {
            drop()
            return nil
        }
    }

    /// - Returns: the data for a request with those of the cookies that its URL gets, and that URL; data that is no download's
    ///   as it is.
    static func adding(_ cookies: [HTTPCookie], to data: Data) -> (Data, URL?) {
        // Anything may be handed in.
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        guard var table = list as? [String: Any], let url = (table[address] as? String).flatMap({ URL(string: $0) }),
            let storage = URLSessionConfiguration.ephemeral.httpCookieStorage
        else { return (data, nil) }
        for cookie in cookies { storage.setCookie(cookie) }
        var headers = table[headers] as? [String: String] ?? [:]
        headers.merge(HTTPCookie.requestHeaderFields(with: storage.cookies(for: url) ?? [])) { $1 }
        table[Self.headers] = headers
        do {
            return (try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0), url)
        } catch {
            return (data, url)
        }
    }
}
