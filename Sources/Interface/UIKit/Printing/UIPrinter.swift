// SPDX-License-Identifier: MIT
import HostKit
import TouchstoneDevice

/// A printer that speaks IPP, or the device's own that makes PDF files.
@preconcurrency @MainActor
open class UIPrinter: __ObjCObject {
    public enum CutterBehavior: Int, Sendable {
        case noCut = 0, printerDefault, cutAfterEachPage, cutAfterEachCopy, cutAfterEachJob
    }
    public struct JobTypes: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let document = JobTypes(rawValue: 1)
        public static let envelope = JobTypes(rawValue: 2)
        public static let label = JobTypes(rawValue: 4)
        public static let photo = JobTypes(rawValue: 8)
        public static let receipt = JobTypes(rawValue: 16)
        public static let roll = JobTypes(rawValue: 32)
        public static let largeFormat = JobTypes(rawValue: 64)
        public static let postcard = JobTypes(rawValue: 128)
        public static var unknown: JobTypes { [] }
    }

    public let url: URL
    open private(set) var displayName: String
    open private(set) var displayLocation: String?
    open private(set) var makeAndModel: String?
    open private(set) var supportsColor = true
    open private(set) var supportsDuplex = true
    open private(set) var supportedJobTypes: JobTypes = [.document, .photo]
    /// Of a test printer of the device: what goes wrong with each job.
    private(set) var fault: String?
    /// What lies in the printer's trays; nil: any paper.
    private(set) var papers: [UIPrintPaper]?

    public init(url: URL) {
        self.url = url
        displayName = url.host ?? url.lastPathComponent
        super.init()
    }

    convenience init(record: PrinterRecord) {
        self.init(url: record.url)
        displayName = record.name
        displayLocation = record.location
        supportsColor = record.color ?? true
        supportsDuplex = record.duplex ?? true
        fault = record.fault
        papers = record.papers.map { names in UIPrintPaper.all.filter { names.contains($0.name) } }
    }

    /// Asks the printer what it can do; the properties then tell.
    /// - Parameter completionHandler: on the main thread, with whether it answered.
    open func contactPrinter(_ completionHandler: (@MainActor @Sendable (Bool) -> Void)?) {
        guard url.scheme != "pdf" else {
            return DispatchQueue.main.async { [self] in completionHandler?(fault == nil) }
        }
        IPPJobs.attributes(of: url) { [weak self] answer in
            var didAnswer = false
            if case .success(let attributes) = answer {
                self?.take(attributes)
                didAnswer = true
            }
            completionHandler?(didAnswer)
        }
    }

    private func take(_ attributes: [String: [IPPValue]]) {
        if let name = attributes["printer-name"]?.first?.text { displayName = name }
        if let info = attributes["printer-info"]?.first?.text, !info.isEmpty { displayName = info }
        displayLocation = attributes["printer-location"]?.first?.text ?? displayLocation
        makeAndModel = attributes["printer-make-and-model"]?.first?.text ?? makeAndModel
        if case .boolean(let isColor)? = attributes["color-supported"]?.first { supportsColor = isColor }
        if let sides = attributes["sides-supported"] {
            supportsDuplex = sides.contains { $0.text?.hasPrefix("two-sided") == true }
        }
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIPrinter)?.url == url }
    open override var hash: Int { url.hashValue }
}

/// A printer as the device's file `Printers.json` names it.
struct PrinterRecord: Codable, Hashable, Sendable {
    var name: String
    /// `ipp://host:port/path`, or `pdf:` for files in the device's folder.
    var url: URL
    var location: String?
    var color: Bool?
    var duplex: Bool?
    /// By their names in IPP's registry, as `iso_a4_210x297mm`; nil: any.
    var papers: [String]?
    /// "paper-out", "off": each job fails.
    var fault: String?
}

/// The printers around the device: those of `Printers.json` in its folder, `TOUCHSTONE_PRINTER` (an IPP address, or
/// `none` for a device that cannot print), else one that makes PDF files and those of this machine's networks. These are
/// looked for where a person sees the display, or `TOUCHSTONE_PRINTER` is `discover`: pictures and tests are the same on
/// every network.
@MainActor
enum PrinterList {
    private static let toFile = URL(string: "pdf:device")

    /// The printer that was used last; nil: none yet.
    static var lastUsed: String?

    static var printers: [UIPrinter] {
        switch named {
        case "none": return []
        case nil, "discover": break
        case let text?: return URL(string: text).map { [UIPrinter(url: $0)] } ?? []
        }
        if let records { return records.map { UIPrinter(record: $0) } }
        guard let toFile else { return [] }
        let record = PrinterRecord(
            name: SystemStrings.text("Save as PDF"), url: toFile, location: SystemStrings.text("On this device"))
        return ([record] + found).map { UIPrinter(record: $0) }
    }

    private static var named: String? { Device.variable("PRINTER") }

    // MARK: On the networks

    private static var found: [PrinterRecord] = []

    /// Looks anew for those on the networks, where they count.
    /// - Parameter changed: called once others were found than before.
    static func discover(_ changed: @escaping @MainActor @Sendable () -> Void) {
        guard named == "discover" || named == nil && HostRegister.isSeen, records == nil else { return }
        PrinterDiscovery.run { records in
            guard records != found else { return }
            found = records
            changed()
        }
    }

    private static var records: [PrinterRecord]? {
        let file = Device.current.folder.appendingPathComponent("Printers.json")
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do { return try JSONDecoder().decode([PrinterRecord].self, from: Data(contentsOf: file)) } catch {
            Unsupported.report("\(file.path): \(error)")
            return nil
        }
    }

    /// Where printed pages are kept.
    static var output: URL { Device.current.folder.appendingPathComponent("Printouts", isDirectory: true) }
}
