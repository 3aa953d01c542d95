// SPDX-License-Identifier: MIT
import TouchstoneDevice

public let UIPrintErrorDomain = "UIPrintErrorDomain"
public let UIPrintingNotAvailableError = 1
public let UIPrintNoContentError = 2
public let UIPrintUnknownImageFormatError = 3
public let UIPrintJobFailedError = 4

/// Why a job came to nothing.
public struct UIPrintError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case notAvailable = 1, noContent, unknownImageFormat, jobFailed }
    public let code: Code
    private let reason: String?
    public init(_ code: Code) { self.init(code, reason: nil) }
    init(_ code: Code, reason: String?) {
        self.code = code
        self.reason = reason
    }
    public static var errorDomain: String { UIPrintErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: reason ?? text] }
    public static var notAvailable: Code { .notAvailable }
    public static var noContent: Code { .noContent }
    public static var unknownImageFormat: Code { .unknownImageFormat }
    public static var jobFailed: Code { .jobFailed }

    private var text: String {
        switch code {
        case .notAvailable: "Printing is not available."
        case .noContent: "There is nothing to print."
        case .unknownImageFormat: "The image format is not known."
        case .jobFailed: "The print job failed."
        }
    }
}

/// How a job is to be printed. The controller takes it up when it is assigned.
@preconcurrency @MainActor
open class UIPrintInfo: __ObjCObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    public enum OutputType: Int, Sendable { case general = 0, photo, grayscale, photoGrayscale }
    public enum Orientation: Int, Sendable { case portrait = 0, landscape }
    public enum Duplex: Int, Sendable { case none = 0, longEdge, shortEdge }

    /// nil: the last printer that was used.
    open var printerID: String?
    /// Under which the job is listed; at first the app's name.
    open var jobName: String
    open var outputType = OutputType.general
    open var orientation = Orientation.portrait
    open var duplex = Duplex.none

    /// A new one each time, with the system's settings.
    open class func printInfo() -> Self { unsafeDowncast(UIPrintInfo(dictionary: nil), to: Self.self) }

    /// As a printer prints when nothing is said.
    public convenience override init() { self.init(dictionary: nil) }

    /// - Parameter dictionary: what `dictionaryRepresentation` gave; nil: the system's settings.
    public init(dictionary: [AnyHashable: Any]?) {
        jobName = dictionary?["UIPrintInfoJobName"] as? String ?? AppIdentity.displayName
        printerID = dictionary?["UIPrintInfoPrinterID"] as? String ?? PrinterList.lastUsed
        outputType = (dictionary?["UIPrintInfoOutputType"] as? Int).flatMap(OutputType.init) ?? .general
        orientation = (dictionary?["UIPrintInfoOrientation"] as? Int).flatMap(Orientation.init) ?? .portrait
        duplex = (dictionary?["UIPrintInfoDuplex"] as? Int).flatMap(Duplex.init) ?? .none
        super.init()
    }

    public required convenience init?(coder: NSCoder) {
        self.init(dictionary: coder.decodeObject(forKey: "info") as? [AnyHashable: Any])
    }

    open func encode(with coder: NSCoder) { coder.encode(dictionaryRepresentation, forKey: "info") }

    open var dictionaryRepresentation: [AnyHashable: Any] {
        var dictionary: [AnyHashable: Any] = [
            "UIPrintInfoJobName": jobName, "UIPrintInfoOutputType": outputType.rawValue,
            "UIPrintInfoOrientation": orientation.rawValue, "UIPrintInfoDuplex": duplex.rawValue,
        ]
        if let printerID { dictionary["UIPrintInfoPrinterID"] = printerID }
        return dictionary
    }

    open func copy(with zone: NSZone? = nil) -> Any { UIPrintInfo(dictionary: dictionaryRepresentation) }
}
