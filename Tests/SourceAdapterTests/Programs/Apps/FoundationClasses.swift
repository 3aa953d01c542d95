import UIKit

// What Foundation's classes do on iOS and not on Linux.

@MainActor func foundationClasses() {
    changedSets()
    scannedEmoji()
    exceptionNames()
    emptyFoundationObjects()
    testDoubles()
    parserErrors()
    streamsOfFunctions()
    boundStreamsWithDelegates()
    streamProperties()
    paddedComponents()
}

@MainActor private func changedSets() {
    var set = CharacterSet.decimalDigits.inverted
    set.remove(charactersIn: "+")
    set.insert("7")
    var letters = CharacterSet.letters.inverted
    letters.formUnion(CharacterSet(charactersIn: "a"))
    // expect: false true true false true
    say(
        "\(set.contains("+")) \(set.contains("7")) \(set.contains("\u{1F600}")) \(set.contains("1")) \(letters.contains("a"))"
    )
    // expect: true
    say("\(CharacterSet.alphanumerics.inverted.inverted == CharacterSet.alphanumerics)")
}

@MainActor private func scannedEmoji() {
    var (hexadecimal, number, double): (UInt64, Int, Double) = (1, 2, 3)
    let results = [
        Scanner(string: "😵ff").scanHexInt64(&hexadecimal), Scanner(string: "  😵").scanInt(&number),
        Scanner(string: "😵1.5").scanDouble(&double),
    ]
    // expect: [false, false, false] 1 2 3.0
    say("\(results) \(hexadecimal) \(number) \(double)")
    // expect: nil 255 Optional(7)
    let scanner = Scanner(string: " ff 7😵")
    say(
        "\(Scanner(string: "😵").scanInt().map { "\($0)" } ?? "nil") \(scanner.scanHexInt64(&hexadecimal) ? hexadecimal : 0) \(scanner.scanInt() as Any)"
    )
}

@MainActor private func exceptionNames() {
    let name: NSExceptionName = .invalidArgumentException
    let exception = NSException(name: NSExceptionName("Own"), reason: nil, userInfo: nil)
    // expect: NSInvalidArgumentException Own true
    say("\(name.rawValue) \(exception.name.rawValue) \(Foundation.NSExceptionName("Own") == exception.name)")
}

/// https://developer.apple.com/documentation/objectivec/nsobject/init(): every class of Objective-C has it.
@MainActor private func emptyFoundationObjects() {
    let objects: [NSObject] = [
        NSError(), NSPredicate(), XMLParser(), Scanner(), InputStream(), NSRegularExpression(), NSSortDescriptor(),
        NSExpression(), URLCredential(), URLProtectionSpace(), CachedURLResponse(), Timer(), NSURL(),
    ]
    // expect: 13
    say("\(objects.count)")
}

/// https://developer.apple.com/documentation/foundation/urlsession/init(): tests stand in for a session by a subclass of it.
private final class FakeSession: URLSession, @unchecked Sendable {
    private let answer: Data
    init(answer: Data) { self.answer = answer }

    override func dataTask(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, Error?) -> Void
    ) -> URLSessionDataTask {
        FakeTask { [answer] in completionHandler(answer, nil, nil) }
    }
}

private final class FakeTask: URLSessionDataTask, @unchecked Sendable {
    private let answer: () -> Void
    init(answer: @escaping () -> Void) { self.answer = answer }
    override func resume() { answer() }
}

private final class CountingSession: URLSession, @unchecked Sendable {
    var count = 0
    override func dataTask(with request: URLRequest) -> URLSessionDataTask {
        count += 1
        return FakeTask {}
    }
}

private final class CallingSession: URLSession, @unchecked Sendable {
    let name: String
    override init() {
        name = "calling"
        super.init()
    }
}

private final class FakeCache: URLCache, @unchecked Sendable {
    override func cachedResponse(for request: URLRequest) -> CachedURLResponse? { CachedURLResponse() }
}

private final class FakeBundle: Bundle, @unchecked Sendable {
    override var bundleIdentifier: String? { "org.example.fake" }
}

@MainActor private func testDoubles() {
    let address = URL(string: "https://example.invalid")!
    let session: URLSession = FakeSession(answer: Data("faked".utf8))
    session.dataTask(with: address) { data, _, _ in say(String(decoding: data ?? Data(), as: UTF8.self)) }.resume()
    // expect: faked
    let counting = CountingSession()
    counting.dataTask(with: URLRequest(url: address)).resume()
    let configured = CountingSession(configuration: .ephemeral)
    // expect: 1 0 calling
    say("\(counting.count) \(configured.count) \(CallingSession().name)")
    // expect: true org.example.fake
    say("\(FakeCache().cachedResponse(for: URLRequest(url: address)) != nil) \(FakeBundle(path: "/")?.bundleIdentifier ?? "-")")
}

/// The keys of `NSXMLParser`'s errors on iOS.
private final class Reporting: NSObject, XMLParserDelegate {
    var place: [String: Int] = [:]
    func parser(_ parser: XMLParser, parseErrorOccurred parseError: Error) {
        guard place.isEmpty else { return }
        place = (parseError as NSError).userInfo.compactMapValues { $0 as? Int }
    }
}

@MainActor private func parserErrors() {
    let reporting = Reporting()
    let parser = XMLParser(data: Data("<a>\n<b>\n</c>\n</a>".utf8))
    parser.delegate = reporting
    // expect: false 3 true
    say(
        "\(parser.parse()) \(reporting.place["NSXMLParserErrorLineNumber"] ?? 0) \(reporting.place["NSXMLParserErrorColumn"] != nil)"
    )
    // A prefix that nobody declares leaves a document well-formed.
    // expect: prefix true
    say("prefix \(XMLParser(data: Data("<a><b:c/></a>".utf8)).parse())")
}

private final class Memory {
    var bytes: [UInt8] = Array("hello".utf8)
    var place = 0
}

/// funopen(3) of Darwin.
@MainActor private func streamsOfFunctions() {
    let cookie = Unmanaged.passRetained(Memory())
    let file = funopen(
        cookie.toOpaque(),
        { cookie, buffer, size in
            let memory = Unmanaged<Memory>.fromOpaque(cookie!).takeUnretainedValue()
            let count = min(Int(size), memory.bytes.count - memory.place)
            for index in 0..<count { buffer![index] = CChar(memory.bytes[memory.place + index]) }
            memory.place += count
            return Int32(count)
        }, nil,
        { (cookie, offset: fpos_t, whence) -> fpos_t in
            let memory = Unmanaged<Memory>.fromOpaque(cookie!).takeUnretainedValue()
            memory.place = whence == SEEK_END ? memory.bytes.count + Int(offset) : Int(offset)
            return fpos_t(memory.place)
        },
        { cookie in
            Unmanaged<Memory>.fromOpaque(cookie!).release()
            return 0
        })
    var bytes = [UInt8](repeating: 0, count: 8)
    let first = fread(&bytes, 1, 8, file!)
    fseek(file!, -2, SEEK_END)
    let last = fread(&bytes, 1, 8, file!)
    // expect: 5 2 lo 0
    say("\(first) \(last) \(String(decoding: bytes[..<2], as: UTF8.self)) \(fclose(file!))")
}

private final class Ends: NSObject, StreamDelegate {
    var heard: [String] = []
    func stream(_ stream: Stream, handle event: Stream.Event) {
        switch (stream, event) {
        case (let output as OutputStream, .hasSpaceAvailable):
            let count = output.write(Array("hello".utf8), maxLength: 5)
            heard.append("wrote \(count)")
            output.close()
        case (let input as InputStream, .hasBytesAvailable):
            var bytes = [UInt8](repeating: 0, count: 8)
            heard.append("read \(input.read(&bytes, maxLength: 8))")
        case (is InputStream, .endEncountered): heard.append("end")
        default: break
        }
    }
}

/// https://developer.apple.com/documentation/foundation/stream/getboundstreams(withbuffersize:inputstream:outputstream:)
@MainActor private func boundStreamsWithDelegates() {
    var input: InputStream?
    var output: OutputStream?
    Stream.getBoundStreams(withBufferSize: 16, inputStream: &input, outputStream: &output)
    let ends = Ends()
    for stream in [input!, output!] as [Stream] {
        stream.delegate = ends
        stream.schedule(in: .current, forMode: .default)
        stream.open()
    }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.3))
    input?.close()
    // expect: wrote 5 read 5 end
    say(ends.heard.joined(separator: " "))
}

@MainActor private func streamProperties() {
    let stream = InputStream(data: Data())
    // expect: true kCFStreamPropertySSLPeerTrust
    say(
        "\(stream.property(forKey: kCFStreamPropertySSLPeerTrust as Stream.PropertyKey) == nil) \((kCFStreamPropertySSLPeerTrust as Stream.PropertyKey).rawValue)"
    )
}

/// https://developer.apple.com/documentation/foundation/datecomponentsformatter/zeroformattingbehavior-swift.struct: the
/// behaviours are options, each with its own effect.
@MainActor private func paddedComponents() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .positional
    formatter.allowedUnits = [.day, .hour, .minute, .second]
    formatter.zeroFormattingBehavior = [.pad, .dropLeading]
    // expect: 2:05:00
    say(formatter.string(from: 7500) ?? "nil")
}
