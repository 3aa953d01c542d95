// SPDX-License-Identifier: MIT
import WebKit
import XCTest

/// Downloads that end early and go on later, from a server that gives parts of files.
final class DownloadTests: XCTestCase {
    private let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Wayfarer downloads")
    private var server: LocalServer?

    override func setUpWithError() throws {
        try super.setUpWithError()
        // What a run that was ended has left; mostly nothing.
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        server = try LocalServer()
    }

    override func tearDownWithError() throws {
        server?.stop()
        server = nil
        try FileManager.default.removeItem(at: folder)
        try super.tearDownWithError()
    }

    private func start(_ path: String, _ follower: Follower) throws -> WKDownload {
        let url = try XCTUnwrap(server).plain.appendingPathComponent(path)
        var download: WKDownload?
        webView.startDownload(using: URLRequest(url: url)) {
            download = $0
            $0.delegate = follower
        }
        waitUntil("download") { download != nil }
        return try XCTUnwrap(download)
    }

    private func resume(_ data: Data, _ follower: Follower) throws -> WKDownload {
        var download: WKDownload?
        webView.resumeDownload(fromResumeData: data) {
            download = $0
            $0.delegate = follower
        }
        waitUntil("resumed download") { download != nil }
        return try XCTUnwrap(download)
    }

    private func checkWhole(_ file: URL) throws {
        let data = try Data(contentsOf: file)
        XCTAssertEqual(data.count, LocalServer.size)
        XCTAssertTrue(data.enumerated().allSatisfy { $1 == LocalServer.byte(at: $0) })
    }

    private func log() throws -> [String] {
        let url = try XCTUnwrap(server).plain.appendingPathComponent("log")
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    /// RFC 9110, 14.2: the rest is asked for on condition that the file is the same.
    func testACancelledDownloadGoesOn() throws {
        let first = Follower(folder.appendingPathComponent("first"))
        let download = try start("file", first)
        waitUntil("half of it") { download.progress.completedUnitCount >= LocalServer.size / 2 }
        let ended = expectation(description: "cancelled")
        var data: Data?
        download.cancel {
            data = $0
            ended.fulfill()
        }
        wait(for: [ended], timeout: 60)
        let second = Follower(folder.appendingPathComponent("second"))
        let resumed = try resume(try XCTUnwrap(data), second)
        waitUntil("all of it") { second.heard.last == "finish" }
        XCTAssertEqual(second.heard, ["destination 206", "finish"])
        XCTAssertEqual(resumed.progress.completedUnitCount, Int64(LocalServer.size))
        try checkWhole(second.place)
        XCTAssertEqual(try log(), ["/file None None", "/file bytes=\(LocalServer.size / 2)- \"one\""])
        XCTAssertFalse(first.heard.contains("finish"))
    }

    func testABrokenDownloadGoesOn() throws {
        let first = Follower(folder.appendingPathComponent("first"))
        let download = try start("torn", first)
        waitUntil("half of it") { download.progress.completedUnitCount >= LocalServer.size / 2 }
        _ = try String(contentsOf: try XCTUnwrap(server).plain.appendingPathComponent("go"), encoding: .utf8)
        waitUntil("the break") { first.heard.last?.hasPrefix("fail") == true }
        let second = Follower(folder.appendingPathComponent("second"))
        _ = try resume(try XCTUnwrap(first.resumeData), second)
        waitUntil("all of it") { second.heard.last == "finish" }
        try checkWhole(second.place)
    }

    /// One that is let be leaves nothing behind but its file.
    func testADownloadThatIsLetBe() throws {
        let follower = Follower(folder.appendingPathComponent("whole"))
        let download = try start("file", follower)
        waitUntil("half of it") { download.progress.completedUnitCount >= LocalServer.size / 2 }
        _ = try String(contentsOf: try XCTUnwrap(server).plain.appendingPathComponent("go"), encoding: .utf8)
        waitUntil("all of it") { follower.heard.last == "finish" }
        try checkWhole(follower.place)
        let left = try FileManager.default.contentsOfDirectory(atPath: FileManager.default.temporaryDirectory.path)
        XCTAssertEqual(left.filter { $0.hasPrefix("CFNetworkDownload") }, [])
    }

    func testWhatIsNoResumeData() throws {
        let follower = Follower(folder.appendingPathComponent("none"))
        _ = try resume(Data("nothing".utf8), follower)
        waitUntil("failure") { follower.heard.last?.hasPrefix("fail") == true }
    }
}

private final class Follower: NSObject, WKDownloadDelegate {
    let place: URL
    private(set) var heard: [String] = []
    private(set) var resumeData: Data?

    init(_ place: URL) { self.place = place }

    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping (URL?) -> Void
    ) {
        heard.append("destination \((response as? HTTPURLResponse)?.statusCode ?? 0)")
        completionHandler(place)
    }
    func downloadDidFinish(_ download: WKDownload) { heard.append("finish") }
    func download(_ download: WKDownload, didFailWithError error: Error, resumeData: Data?) {
        heard.append("fail \((error as NSError).code)")
        self.resumeData = resumeData
    }
}
