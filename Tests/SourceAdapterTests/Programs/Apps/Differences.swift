import UIKit

// What Foundation on Linux does otherwise or lacks, and what Objective-C does not look at.

class Sender: NSObject {
    var heard = ""
    @IBAction func unused(_ sender: UIButton) { heard = "unused" }
    @IBAction func passed(_ sender: UIButton) { pass("row", sender: sender) }
    @objc func pass(_ name: String, sender: Any?) { heard = "\(name) \(sender is UIBarButtonItem)" }
}

class DelayedCaller: NSObject {
    var calls = 0
    @objc func call() { calls += 1 }
}

typealias PlatformImageView = UIImageView
@objc extension PlatformImageView { func preloads() -> Bool { true } }
class AnimatedView: UIImageView {
    override func preloads() -> Bool { false }
    override func display(_ layer: CALayer) { layer.contentsScale = 7 }
}

@MainActor func differences() {
    anyClassOfSender()
    firstFire()
    wholeNumbers()
    dictionariesOfObjects()
    objectsOfNoClass()
    encodings()
    otherNamesOfClasses()
    boundStreams()
    scheduledStreams()
    imagesByPath()
}

@MainActor func anyClassOfSender() {
    let target = Sender()
    let item = UIBarButtonItem()
    _ = target.perform(#selector(Sender.unused(_:)), with: item)
    let first = target.heard
    _ = target.perform(#selector(Sender.passed(_:)), with: item)
    // expect: unused row true
    say("\(first) \(target.heard)")
}

@MainActor func firstFire() {
    let late = DelayedCaller()
    late.perform(#selector(DelayedCaller.call), with: nil, afterDelay: 3600)
    let timer = Timer(timeInterval: 3600, repeats: true) { _ in late.call() }
    RunLoop.main.add(timer, forMode: .common)
    _ = RunLoop.main.limitDate(forMode: .default)
    // expect: 0 true
    say("\(late.calls) \(timer.fireDate.timeIntervalSinceNow > 3000)")
    NSObject.cancelPreviousPerformRequests(withTarget: late)
    timer.invalidate()
}

@MainActor func wholeNumbers() {
    let numbers: [NSNumber] = [NSNumber(value: 0.0), NSNumber(value: 3.0), NSNumber(value: 2.5), NSNumber(value: true)]
    // expect: 0 3 2.5 1 3 12
    say(
        numbers.map(\.stringValue).joined(separator: " ") + " \(numbers[1]) "
            + String(format: "%@", NSNumber(value: Float(12))))
}

@MainActor func dictionariesOfObjects() {
    let facts: [String: AnyObject] = ["delay": NSNumber(value: 0.5)]
    let delay = facts["delay"]?.doubleValue ?? 0
    // expect: 0.5 true
    say("\(delay) \(facts["none"]?.doubleValue == nil)")
}

@MainActor func objectsOfNoClass() {
    let object: NSObjectProtocol = UIView()
    let element: NSObject = UILabel()
    element.accessibilityLabel = "name"
    element.isAccessibilityElement = true
    // expect: true false CALayer name true
    say(
        "\(object.isKind(of: UIView.self)) \(object.isMember(of: UILabel.self)) "
            + "\(CALayer().classForCoder.description()) \((element as? UILabel)?.accessibilityLabel ?? "") "
            + "\(element.isAccessibilityElement)")
}

@MainActor func encodings() {
    let chinese = CFStringConvertEncodingToNSStringEncoding(CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue))
    let latin = CFStringConvertEncodingToNSStringEncoding(CFStringConvertIANACharSetNameToEncoding("ISO-8859-1" as NSString))
    let name = CFStringConvertEncodingToIANACharSetName(CFStringConvertNSStringEncodingToEncoding(String.Encoding.utf8.rawValue))
    // expect: 你 true utf-8
    say(
        "\(String(data: Data([0xC4, 0xE3]), encoding: String.Encoding(rawValue: chinese)) ?? "") "
            + "\(latin == String.Encoding.isoLatin1.rawValue) \((name as String?) ?? "")")
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    // expect: 0 0
    say(
        "\(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE)) "
            + "\(pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE)))")
}

@MainActor func otherNamesOfClasses() {
    let view: PlatformImageView = AnimatedView()
    view.layer.display()
    // expect: false true 7.0
    say("\(view.preloads()) \(UIImageView().preloads()) \(view.layer.contentsScale)")
}

@MainActor func boundStreams() {
    var input: InputStream?
    var output: OutputStream?
    Stream.getBoundStreams(withBufferSize: 4, inputStream: &input, outputStream: &output)
    guard let input, let output else { return }
    input.open()
    output.open()
    let written = output.write([1, 2, 3, 4, 5], maxLength: 5)
    var bytes = [UInt8](repeating: 0, count: 8)
    let first = input.read(&bytes, maxLength: 3)
    let rest = input.read(&bytes, maxLength: 8)
    output.close()
    // expect: 4 3 1 4 0
    say("\(written) \(first) \(rest) \(bytes[0]) \(input.read(&bytes, maxLength: 8))")
}

private final class StreamReader: NSObject, StreamDelegate {
    var heard: [String] = []
    func stream(_ stream: Stream, handle event: Stream.Event) {
        switch event {
        case .openCompleted: heard.append("open")
        case .hasBytesAvailable:
            var bytes = [UInt8](repeating: 0, count: 3)
            let count = (stream as? InputStream)?.read(&bytes, maxLength: 3) ?? -1
            if count > 0 { heard.append("\(count)") }
        case .endEncountered: heard.append("end")
        default: heard.append("error")
        }
    }
}

@MainActor func scheduledStreams() {
    let reader = StreamReader()
    let input = InputStream(data: Data("hello".utf8))
    input.delegate = reader
    input.schedule(in: .current, forMode: .default)
    input.open()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
    input.close()
    // expect: open 3 2 end
    say(reader.heard.joined(separator: " "))
}

@MainActor func imagesByPath() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2)) }
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    try! UIImage(cgImage: image.cgImage!, scale: 1, orientation: .up).pngData()!.write(to: url)
    // expect: true
    say("\(UIImage(named: url.path).map { $0.size.width > 0 } ?? false)")
    try! FileManager.default.removeItem(at: url)
}
