import UIKit

// What is loaded, sent and received.

private final class OwnLoader: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "registered" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
        let response = URLResponse(
            url: request.url!, mimeType: "text/plain", expectedContentLength: 2, textEncodingName: nil)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data("hi".utf8))
        client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
}

/// What a session loads, or an error's number.
private func loaded(_ session: URLSession, _ address: String) -> String {
    nonisolated(unsafe) var heard = ""
    let ended = DispatchSemaphore(value: 0)
    session.dataTask(with: URL(string: address)!) { data, _, error in
        heard = data.map { String(decoding: $0, as: UTF8.self) } ?? "\((error as? URLError)?.code.rawValue ?? 0)"
        ended.signal()
    }.resume()
    _ = ended.wait(timeout: .now() + 30)
    return heard
}

/// Accepts one connection, sends back what comes and closes.
private func echoPort() -> UInt32 {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            _ = bind(listener, $0, length)
            _ = getsockname(listener, $0, &length)
        }
    }
    listen(listener, 1)
    Thread.detachNewThread {
        let peer = accept(listener, nil, nil)
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = recv(peer, &bytes, bytes.count, 0)
        _ = send(peer, bytes, count, 0)
        close(peer)
        close(listener)
    }
    return UInt32(UInt16(bigEndian: address.sin_port))
}

private class Chat: NSObject, StreamDelegate {
    var input: InputStream!
    var output: OutputStream!
    var (heard, text, isDone) = ([String](), "", false)

    func join(_ port: UInt32) {
        var (reading, writing): (Unmanaged<CFReadStream>?, Unmanaged<CFWriteStream>?)
        CFStreamCreatePairWithSocketToHost(kCFAllocatorDefault, "127.0.0.1" as CFString, port, &reading, &writing)
        input = reading!.takeRetainedValue()
        output = writing!.takeRetainedValue()
        for stream in [input, output] as [Stream] {
            stream.delegate = self
            stream.schedule(in: .current, forMode: .common)
            stream.open()
        }
    }

    func stream(_ stream: Stream, handle event: Stream.Event) {
        switch event {
        case .openCompleted: heard.append(stream === input ? "in" : "out")
        case .hasSpaceAvailable where text.isEmpty:
            text = "-"
            output.write([104, 101, 121], maxLength: 3)
        case .hasBytesAvailable:
            var bytes = [UInt8](repeating: 0, count: 8)
            let count = input.read(&bytes, maxLength: bytes.count)
            if count > 0 { text = String(decoding: bytes[..<count], as: UTF8.self) }
        case .endEncountered: isDone = true
        default: break
        }
    }
}

@MainActor func connections() {
    let shared = URLSession.shared
    URLProtocol.registerClass(OwnLoader.self)
    let other = URLSessionConfiguration.ephemeral
    other.protocolClasses = [OwnLoader.self]
    let registered = loaded(shared, "http://registered/")
    URLProtocol.unregisterClass(OwnLoader.self)
    // expect: hi hi true one
    say(
        "\(registered) \(loaded(URLSession(configuration: other), "http://registered/")) "
            + "\(loaded(shared, "http://registered/") != "hi") \(loaded(shared, "data:text/plain,one"))")
    // expect: touchstone: URLSessionConfiguration.background beyond the app's life is not supported
    let background = URLSessionConfiguration.background(withIdentifier: "com.example.transfers")
    background.isDiscretionary = true
    background.sessionSendsLaunchEvents = false
    let session = URLSession(configuration: background)
    // expect: com.example.transfers one
    say("\(session.configuration.identifier ?? "-") \(loaded(session, "data:text/plain,one"))")
    let chat = Chat()
    chat.join(echoPort())
    for _ in 0..<3000 where !chat.isDone { RunLoop.main.run(until: Date().addingTimeInterval(0.01)) }
    // expect: ["in", "out"] hey true true
    say("\(chat.heard.sorted()) \(chat.text) \(chat.isDone) \(chat.input.streamStatus == .atEnd)")
    chat.input.close()
    chat.output.close()
    let closed = Chat()
    closed.join(1)
    for _ in 0..<3000 where closed.output.streamStatus != .error {
        RunLoop.main.run(until: Date().addingTimeInterval(0.01))
    }
    // expect: 111
    say("\((closed.output.streamError as NSError?)?.code ?? 0)")
    let bytes: [UInt8] = [1, 2, 3]
    let reading = CFReadStreamCreateWithBytesNoCopy(kCFAllocatorDefault, bytes, 3, nil)
    CFReadStreamOpen(reading)
    var buffer = [UInt8](repeating: 0, count: 8)
    // expect: true 3 [1, 2, 3]
    say("\(CFReadStreamHasBytesAvailable(reading)) \(CFReadStreamRead(reading, &buffer, 8)) \(buffer.prefix(3))")
    CFReadStreamClose(reading)
}

private class Heard { var names: [String] = [] }

/// What stays on the device, comes with the app, and tells by name.
@MainActor func localServices() {
    let cloud = NSUbiquitousKeyValueStore.default
    cloud.set("tea", forKey: "drink")
    cloud.set(Int64(3), forKey: "cups")
    cloud.set(true, forKey: "sugar")
    let kept = "\(cloud.string(forKey: "drink") ?? "-") \(cloud.longLong(forKey: "cups")) \(cloud.bool(forKey: "sugar"))"
    cloud.removeObject(forKey: "drink")
    // expect: tea 3 true true
    say("\(kept) \(cloud.object(forKey: "drink") == nil)")
    let request = NSBundleResourceRequest(tags: ["level"])
    nonisolated(unsafe) var isHere = false
    let ended = DispatchSemaphore(value: 0)
    request.conditionallyBeginAccessingResources { isHere = $0; ended.signal() }
    ended.wait()
    // expect: true 1.0
    say("\(isHere) \(request.progress.fractionCompleted)")
    let (center, heard) = (CFNotificationCenterGetDarwinNotifyCenter(), Heard())
    let observer = Unmanaged.passUnretained(heard).toOpaque()
    CFNotificationCenterAddObserver(
        center, observer,
        { _, observer, name, _, _ in
            let heard = Unmanaged<Heard>.fromOpaque(observer!).takeUnretainedValue()
            heard.names.append(name!.rawValue as String)
        }, "changed" as CFString, nil, .deliverImmediately)
    CFNotificationCenterPostNotification(center, CFNotificationName("other" as CFString), nil, nil, true)
    CFNotificationCenterPostNotification(center, CFNotificationName("changed" as CFString), nil, nil, true)
    var calls = 0
    let timer = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent() + 0.01, 0, 0, 0) { _ in calls += 1 }
    CFRunLoopAddTimer(CFRunLoopGetMain(), timer, .commonModes)
    for _ in 0..<3000 where calls == 0 || heard.names.isEmpty {
        RunLoop.main.run(until: Date().addingTimeInterval(0.01))
    }
    // expect: ["changed"] 1 true
    say("\(heard.names) \(calls) \(NSFileVersion.currentVersionOfItem(at: URL(fileURLWithPath: "/nowhere")) == nil)")
    CFNotificationCenterRemoveEveryObserver(center, observer)
}
