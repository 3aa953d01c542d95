import CFNetwork
import UIKit

// What an app's own protocol tells a session: https://developer.apple.com/documentation/foundation/urlprotocolclient

private enum Refusal: Error { case full, closed }

/// Answers by the path: in two pieces, with a redirect, with an error.
private final class Scripted: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "scripted" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
        switch request.url!.path {
        case "/moved":
            let next = URLRequest(url: URL(string: "http://scripted/pieces")!)
            client?.urlProtocol(self, wasRedirectedTo: next, redirectResponse: answer(302))
            client?.urlProtocol(self, didFailWithError: CocoaError(.userCancelled))
        case "/refused": client?.urlProtocol(self, didFailWithError: Refusal.closed)
        default:
            client?.urlProtocol(self, didReceive: answer(200), cacheStoragePolicy: .allowed)
            client?.urlProtocol(self, didLoad: Data("one ".utf8))
            client?.urlProtocol(self, didLoad: Data("two".utf8))
            client?.urlProtocolDidFinishLoading(self)
        }
    }

    private func answer(_ status: Int) -> HTTPURLResponse {
        HTTPURLResponse(
            url: request.url!, statusCode: status, httpVersion: "HTTP/1.1",
            headerFields: ["Cache-Control": "public, max-age=600"])!
    }
}

private final class Listener: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate {
    nonisolated(unsafe) var heard: [String] = []
    nonisolated(unsafe) var mayRedirect = true
    let ended = DispatchSemaphore(value: 0)

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        heard.append(String(decoding: data, as: UTF8.self))
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        heard.append("\(response.statusCode) to \(request.url!.path)")
        completionHandler(mayRedirect ? request : nil)
    }

    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
    ) { heard.append("\(bytesWritten) of \(totalBytesWritten)") }

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
        heard.append((try? String(contentsOf: location, encoding: .utf8)) ?? "no file")
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
        heard.append("\((task.response as? HTTPURLResponse)?.statusCode ?? 0)")
        ended.signal()
    }

    func hears(_ task: URLSessionTask) -> [String] {
        heard = []
        task.resume()
        _ = ended.wait(timeout: .now() + 30)
        return heard
    }
}

@MainActor func loads() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Scripted.self]
    let cache = URLCache()
    configuration.urlCache = cache
    let session = URLSession(configuration: configuration)
    let pieces = URL(string: "http://scripted/pieces")!
    let moved = URL(string: "http://scripted/moved")!
    nonisolated(unsafe) var (texts, errors) = ([String](), [NSError]())
    let ended = DispatchSemaphore(value: 0)
    for address in [pieces, moved, URL(string: "http://scripted/refused")!] {
        session.dataTask(with: address) { data, response, error in
            if let data { texts.append("\(String(decoding: data, as: UTF8.self)) from \(response?.url?.path ?? "-")") }
            if let error { errors.append(error as NSError) }
            ended.signal()
        }.resume()
        _ = ended.wait(timeout: .now() + 30)
    }
    // A handler gets all pieces; a redirect is followed.
    // expect: ["one two from /pieces", "one two from /pieces"]
    say("\(texts)")
    // The loading system's error is a copy that knows the address and not the app's type.
    // expect: true 1 /refused false
    say(
        "\(errors[0].domain.hasSuffix("Refusal")) \(errors[0].code) "
            + "\((errors[0].userInfo[NSURLErrorFailingURLErrorKey] as? URL)?.path ?? "-") \((errors[0] as Error) is Refusal)")
    // expect: one two
    say(cache.cachedResponse(for: URLRequest(url: pieces)).map { String(decoding: $0.data, as: UTF8.self) } ?? "nothing")

    session.downloadTask(with: pieces) { file, _, _ in
        texts = [file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no file"]
        ended.signal()
    }.resume()
    _ = ended.wait(timeout: .now() + 30)
    // expect: ["one two"]
    say("\(texts)")

    nonisolated(unsafe) var lines = [String]()
    Task.detached {
        do {
            let (bytes, response) = try await session.bytes(from: pieces)
            for try await line in bytes.lines { lines.append(line) }
            lines.append("\((response as? HTTPURLResponse)?.statusCode ?? 0)")
            _ = try await session.bytes(from: URL(string: "http://scripted/refused")!)
        } catch { lines.append("\((error as NSError).domain.hasSuffix("Refusal"))") }
        ended.signal()
    }
    _ = ended.wait(timeout: .now() + 30)
    // Bytes as they come, by the line; what ends a load before its answer is thrown at once.
    // expect: ["one two", "200", "true"]
    say("\(lines)")

    let listener = Listener()
    let told = URLSession(configuration: configuration, delegate: listener, delegateQueue: nil)
    // A delegate gets each piece.
    // expect: ["one ", "two", "200"]
    say("\(listener.hears(told.dataTask(with: pieces)))")
    // expect: ["302 to /pieces", "one ", "two", "200"]
    say("\(listener.hears(told.dataTask(with: moved)))")
    // expect: ["4 of 4", "3 of 7", "one two", "200"]
    say("\(listener.hears(told.downloadTask(with: pieces)))")
    listener.mayRedirect = false
    // expect: ["302 to /pieces", "302"]
    say("\(listener.hears(told.dataTask(with: moved)))")
    descriptions()
    messages()
    numbersAndTypes()
}

private struct Number: Decodable { let value: Int }

// As issues, answers and suites quote them from iOS.
private func descriptions() {
    func description(_ body: () throws -> Void) -> String {
        do { try body() } catch { return error.localizedDescription }
        return "no error"
    }
    // expect: The data couldn’t be read because it is missing.
    say(description { _ = try JSONDecoder().decode(Number.self, from: Data("{}".utf8)) })
    // expect: The data couldn’t be read because it isn’t in the correct format.
    say(description { _ = try JSONDecoder().decode(Number.self, from: Data("no".utf8)) })
    // expect: The file “gone.txt” couldn’t be opened because there is no such file.
    say(description { _ = try Data(contentsOf: URL(fileURLWithPath: "/nowhere/gone.txt")) })
    // expect: The operation couldn’t be completed. (Shelf error 3.)
    say(NSError(domain: "Shelf", code: 3).localizedDescription)
    // expect: The operation couldn’t be completed. (NSURLErrorDomain error -1009.)
    say(URLError(.notConnectedToInternet).localizedDescription)
    // expect: true
    say("\(description { throw Refusal.closed }.hasSuffix("Refusal error 1.)"))")
    // expect: mine
    say(NSError(domain: "Shelf", code: 3, userInfo: [NSLocalizedDescriptionKey: "mine"]).localizedDescription)
}

// https://developer.apple.com/documentation/cfnetwork/cfhttpmessage
private func messages() {
    let address = URL(string: "ws://example.com/chat?room=1")!
    let request = CFHTTPMessageCreateRequest(
        kCFAllocatorDefault, "GET" as CFString, address as CFURL, kCFHTTPVersion1_1
    ).takeRetainedValue()
    CFHTTPMessageSetHeaderFieldValue(request, "Host" as CFString, "example.com" as CFString)
    CFHTTPMessageSetBody(request, Data("body".utf8) as CFData)
    let bytes = CFHTTPMessageCopySerializedMessage(request)!.takeRetainedValue() as Data
    // expect: "GET /chat?room=1 HTTP/1.1\r\nHost: example.com\r\n\r\nbody"
    say(String(decoding: bytes, as: UTF8.self).debugDescription)
    let response = CFHTTPMessageCreateEmpty(kCFAllocatorDefault, false).takeRetainedValue()
    var isWhole: [Bool] = []
    for part in ["HTTP/1.1 101 Switching", " Protocols\r\nUpgrade: websocket\r\nVia: a\r\nvia: b\r\n", "\r\nrest"] {
        isWhole.append(CFHTTPMessageAppendBytes(response, Array(part.utf8), part.utf8.count))
        isWhole.append(CFHTTPMessageIsHeaderComplete(response))
    }
    // expect: [true, false, true, false, true, true] 101
    say("\(isWhole) \(CFHTTPMessageGetResponseStatusCode(response))")
    let fields = CFHTTPMessageCopyAllHeaderFields(response)!.takeRetainedValue() as NSDictionary
    let upgrade = CFHTTPMessageCopyHeaderFieldValue(response, "upgrade" as CFString)!.takeRetainedValue() as String
    let line = CFHTTPMessageCopyResponseStatusLine(response)!.takeRetainedValue() as String
    let body = CFHTTPMessageCopyBody(response)!.takeRetainedValue() as Data
    // expect: a, b websocket HTTP/1.1 101 Switching Protocols rest
    say("\(fields["Via"] ?? "-") \(upgrade) \(line) \(String(decoding: body, as: UTF8.self))")
    let nonsense = CFHTTPMessageCreateEmpty(kCFAllocatorDefault, true).takeRetainedValue()
    // expect: false
    say("\(CFHTTPMessageAppendBytes(nonsense, Array("what?\r\n\r\n".utf8), 9))")
}

// What Darwin's C library has as numbers and under other names.
private func numbersAndTypes() {
    var status = stat()
    // expect: 0 true
    say("\(stat("/", &status)) \(status.st_mtimespec.tv_sec > 0 && status.st_atimespec.tv_sec > 0)")
    var limit = rlimit()
    // expect: 0 true 0
    say("\(getrlimit(RLIMIT_NOFILE, &limit)) \(limit.rlim_cur > 0) \(setrlimit(RLIMIT_NOFILE, &limit))")
    let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    // expect: true true
    say("\(descriptor >= 0) \(socket(AF_INET, Int32(SOCK_DGRAM), 0) >= 0)")
    // Escapes stay: https://developer.apple.com/documentation/corefoundation/cfurlcreatewithstring(_:_:_:)
    // expect: http://a.b/c%20d?e=1
    say((CFURLCreateWithString(nil, "http://a.b/c%20d?e=1" as CFString, nil) as URL?)?.absoluteString ?? "-")
    // expect: false
    say("\(NSURL(fileURLWithPath: "/").isFileReferenceURL())")
}
