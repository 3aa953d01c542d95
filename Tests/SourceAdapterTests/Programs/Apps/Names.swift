import UIKit

import class Foundation.NSException
import class Foundation.NSLock.NSRecursiveLock

// Names of Foundation, Security and Darwin that public projects used and that Linux's Foundation lacks or has otherwise.

private class Observed: ObservableObject { @Published var count = 0 }

private class Downloader: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate, NSURLConnectionDataDelegate {
    var (data, isDone) = (Data(), false)
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
    }
    func connection(_ connection: NSURLConnection, didReceive data: Data) { self.data += data }
    func connectionDidFinishLoading(_ connection: NSURLConnection) { isDone = true }
}

private class CountingLock: NSLock, @unchecked Sendable {
    var count = 0
    override func lock() { super.lock(); count += 1 }
}
private class CountingRecursiveLock: NSRecursiveLock, @unchecked Sendable {
    var count = 0
    override func lock() { super.lock(); count += 1 }
}

private class OwnScreen: UIScreen {
    override init() { super.init() }
    override var bounds: CGRect { CGRect(x: 0, y: 0, width: 7, height: 9) }
}

private struct Table<Key: Hashable> { var rows: [Key: any NSCopying] = [:] }

private class Reader: NSObject {}

private class Described: NSObject {}

/// As iOS describes objects whose class says nothing else.
private func descriptions() {
    let text = Described().description
    say("\(text.hasPrefix("<_TtC4Apps") && text.hasSuffix(">")) \(text.contains("Described"))")
    // expect: true true
    let session = "\(Downloader())".drop { $0 != " " }
    say("\(session.hasPrefix(" 0x") && !session.hasPrefix(" 0x0"))")
    // expect: true
}

@MainActor func names() {
    descriptions()
    filesAndConnections()
    locks()
    objects()
    texts()
    interfaces()
    characters()
    classesAsObjects()
}

/// Waits for what other threads do.
@MainActor private func wait(until isDone: () -> Bool) {
    for _ in 0..<3000 where !isDone() { RunLoop.main.run(until: Date().addingTimeInterval(0.01)) }
}

@MainActor private func filesAndConnections() {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".txt")
    try! "one\ntwo\n".write(to: url, atomically: true, encoding: .utf8)
    nonisolated(unsafe) var lines: [String] = []
    let ended = DispatchSemaphore(value: 0)
    Task.detached {
        for try await line in try FileHandle(forReadingFrom: url).bytes.lines { lines.append(line) }
        ended.signal()
    }
    _ = ended.wait(timeout: .now() + 30)
    // expect: ["one", "two"]
    say("\(lines)")
    let request = URLRequest(url: URL(string: "data:text/plain,one%20two")!)
    var response: URLResponse?
    let data = try? NSURLConnection.sendSynchronousRequest(request, returning: &response)
    // expect: one true true
    say(
        "\(String(decoding: data ?? Data(), as: UTF8.self).prefix(3)) \(response != nil) "
            + "\((try? NSURLConnection.sendSynchronousRequest(request, returning: nil)) == data)")
    let downloader = Downloader()
    _ = NSURLConnection(request: request, delegate: downloader, startImmediately: true)
    wait { downloader.isDone }
    let session = URLSession(configuration: .ephemeral, delegate: downloader, delegateQueue: nil)
    // expect: 7 true
    say("\(downloader.data.count) \(session.delegate === downloader)")
    session.invalidateAndCancel()
    let attributes = try! FileManager.default.attributesOfItem(atPath: url.path) as NSDictionary
    // expect: 8 true NSFileTypeRegular
    say("\(attributes.fileSize()) \(attributes.fileModificationDate() != nil) \(attributes.fileType() ?? "-")")
    filesOfSessions(url)
    try! FileManager.default.removeItem(at: url)
}

/// Sessions read files.
@MainActor private func filesOfSessions(_ url: URL) {
    nonisolated(unsafe) var heard: [String] = []
    let ended = DispatchSemaphore(value: 0)
    for place in [url, url.appendingPathExtension("none"), url.deletingLastPathComponent()] {
        URLSession.shared.dataTask(with: place) { data, response, error in
            heard.append(
                "\(data?.count ?? -1) \(response?.mimeType ?? "-") \((error as? URLError)?.code.rawValue ?? 0)")
            ended.signal()
        }.resume()
        _ = ended.wait(timeout: .now() + 30)
    }
    // expect: 8 text/plain 0, -1 - -1100, -1 - -1101
    say(heard.joined(separator: ", "))
}

@MainActor private func locks() {
    var lock = os_unfair_lock_s()
    os_unfair_lock_lock(&lock)
    let isTaken = !os_unfair_lock_trylock(&lock)
    os_unfair_lock_unlock(&lock)
    let (plain, again) = (CountingLock(), CountingRecursiveLock())
    plain.withLock {}
    plain.lock(); plain.unlock()
    again.lock(); again.lock(); again.unlock(); again.unlock()
    // expect: true 2 2
    say("\(isTaken) \(plain.count) \(again.count)")
    let queue = DispatchQueue(label: "own")
    // expect: true false true
    say("\(queue == queue) \(queue == DispatchQueue.main) \(Set([queue, queue]).count == 1)")
    Thread.current.threadDictionary["key"] = 3
    // expect: 3
    say("\(Thread.current.threadDictionary["key"] ?? 0)")
    let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
    source.setEventHandler {}
    source.resume()
    source.cancel()
    // expect: true
    say("\(source.isCancelled)")
}

/// What only the class sees meets no requirement.
final class ShyDelegate: NSObject, UIApplicationDelegate, UITableViewDelegate {
    private func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { false }
    private func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

class OldTicket: NSObject {
    override var hashValue: Int { 7 }
    override func isEqual(_ object: Any?) -> Bool { object is OldTicket }
}
final class OlderTicket: OldTicket {
    override var hashValue: Int { super.hashValue + 1 }
}

class SilentRow: UIView {}
class SpokenRow: UIView {
    override class func description() -> String {
        "described " + (super.description().components(separatedBy: ".").last ?? "")
    }
}
final class RespokenRow: SpokenRow {
    override class func description() -> String { "re" + super.description() }
}
final class MutedRow: SpokenRow {}

private func name<T: UIView>(of type: T.Type) -> String { T.description() }

@MainActor private func objects() {
    let observed = Observed()
    var changes = 0
    let heard = observed.objectWillChange.sink { changes += 1 }
    observed.count += 1
    heard.cancel()
    observed.count += 1
    // expect: 1
    say("\(changes)")
    let cls: UIView.Type = UILabel.self
    let any: AnyClass = UISwitch.self
    // expect: UILabel UISwitch UIView UISlider
    say("\(cls.description()) \(any.description()) \(UIView.description()) \(name(of: UISlider.self))")
    // expect: 7 8 1
    say("\(OldTicket().hash) \(OlderTicket().hash) \(Set([OldTicket(), OldTicket()]).count)")
    let shy = ShyDelegate()
    let selects = #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))
    // expect: true false
    say(
        "\((shy as UIApplicationDelegate).application?(.shared, didFinishLaunchingWithOptions: nil) ?? true) "
            + "\(shy.responds(to: selects))")
    let described: [AnyClass] = [SpokenRow.self, RespokenRow.self, MutedRow.self]
    // expect: described SpokenRow, redescribed RespokenRow, described MutedRow
    say(described.map { ($0 as AnyClass).description() }.joined(separator: ", "))
    let one: UIView = RespokenRow()
    let two: UIView = SilentRow()
    // expect: redescribed RespokenRow described SpokenRow true
    say(
        "\(type(of: one).description()) \(name(of: SpokenRow.self)) \(type(of: two).description().hasSuffix("SilentRow"))"
    )
    var rows: [AnyHashable: Any] = [:]
    let key: any NSCopying & NSObjectProtocol = "k" as NSString
    let dictionary = NSMutableDictionary()
    dictionary.setObject(1, forKey: key)
    rows[key as! NSString] = 1
    // expect: 1 1
    say("\(dictionary["k"] ?? 0) \(rows.count)")
    // expect: 2 -2 2 1 2.5
    say("\(Int(round(1.5))) \(Int(floor(-1.5))) \(Int(ceil(1.2))) \(Int(trunc(1.9))) \(fabs(-2.5))")
    // expect: true NSException
    say("\(noErr == 0) \(NSException.self)")
    weak var kept: Reader?
    autoreleasepool {
        let reader = Reader()
        kept = reader
    }
    // expect: true
    say("\(kept == nil)")
}

@MainActor private func texts() {
    let formatter = NumberFormatter()
    formatter.formatterBehavior = .behavior10_4
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    // expect: 1,234.5 true
    say("\(formatter.string(from: 1234.5) ?? "") \(formatter.formatterBehavior == .behavior10_4)")
    // expect: one two
    say(("one two" as NSString).variantFittingPresentationWidth(10))
    let features: [[UIFontDescriptor.FeatureKey: Int]] = [
        [.featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector],
        [.featureIdentifier: kUpperCaseType, .typeIdentifier: kUpperCaseSmallCapsSelector],
    ]
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.featureSettings: features])
    let back = descriptor.fontAttributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]]
    // expect: true 6 0
    say("\(back == features) \(back?[0][.featureIdentifier] ?? -1) \(back?[0][.typeIdentifier] ?? -1)")
}

@MainActor private func interfaces() {
    let element = Reader()
    element.isAccessibilityElement = true
    element.accessibilityAttributedLabel = NSAttributedString(
        string: "Bonjour", attributes: [.accessibilitySpeechLanguage: "fr-FR", .accessibilitySpeechPitch: 0.5])
    // expect: true Bonjour
    say("\(element.isAccessibilityElement) \(element.accessibilityLabel ?? "-")")
    // expect: 7.0 9.0
    say("\(OwnScreen().bounds.width) \(OwnScreen().bounds.height)")
}

@MainActor private func characters() {
    let (empty, letters) = (NSMutableCharacterSet(), NSMutableCharacterSet(charactersIn: "abc"))
    empty.addCharacters(in: "-")
    letters.formUnion(with: .decimalDigits)
    letters.invert()
    let range = NSMutableCharacterSet(range: NSRange(location: 65, length: 3))
    range.removeCharacters(in: "B")
    let bits = NSMutableCharacterSet(bitmapRepresentation: (range as CharacterSet).bitmapRepresentation)
    bits.addCharacters(in: "x")
    // expect: true false true false true
    say(
        "\(empty.characterIsMember(45)) \(letters.characterIsMember(49)) \(bits.characterIsMember(65)) "
            + "\(bits.characterIsMember(66)) \((bits as CharacterSet).contains("x"))")
    let formatter = DateFormatter()
    formatter.formattingContext = .standalone
    // expect: true
    say("\(formatter.formattingContext == .standalone)")
}

private class Registry: NSObject {
    private(set) var classes: [AnyObject] = []
    @objc func add(_ type: AnyObject) { classes.append(type) }
    func add(_ first: AnyObject, _ second: AnyObject?) { classes += [first, second].compactMap { $0 } }
}

private class Origin {
    let source: AnyObject
    init(source: AnyObject, time: Int) { self.source = source }
    static func own() -> [Origin] { [1, 2].map { Origin(source: self, time: $0) } + [.init(source: Self(), time: 0)] }
    required init() { source = NSNull() }
    func another() -> Origin { Origin.init(source: Self.self, time: 0) }
}

@MainActor private func classesAsObjects() {
    let registry = Registry()
    registry.add(UIView.self)
    registry.add(UILabel.self, UISwitch.self)
    // expect: UIView UILabel UISwitch
    say(registry.classes.compactMap { ($0 as? AnyClass).map { NSStringFromClass($0) } }.joined(separator: " "))
    let senders = Origin.own()
    // expect: 3 2 true
    say(
        "\(senders.count) \(senders.filter { $0.source is Origin.Type }.count) \(senders[0].another().source is AnyClass)"
    )
}
