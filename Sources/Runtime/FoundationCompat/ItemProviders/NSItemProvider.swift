// SPDX-License-Identifier: MIT
public import Foundation

public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all = 0
    case team, group, ownProcess
}

/// An object that can be written as data of some types.
public protocol NSItemProviderWriting: NSObjectProtocol {
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    var writableTypeIdentifiersForItemProvider: [String] { get }
    static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility { .all }
}

/// An object that can be made of data of some types.
public protocol NSItemProviderReading: NSObjectProtocol {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Promises one item in several forms, best first; each is made when it is asked for.
///
/// Unlike on iOS the forms are handed over inside the process, without a pasteboard server in between.
open class NSItemProvider: __ObjCObject, NSCopying {
    public typealias LoadHandler = (((any NSSecureCoding)?, (any Error)?) -> Void, AnyClass?, [AnyHashable: Any]?) ->
        Void
    public typealias CompletionHandler = ((any NSSecureCoding)?, (any Error)?) -> Void

    public static let errorDomain = "NSItemProviderErrorDomain"

    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    private struct Form {
        let type: String
        let visibility: NSItemProviderRepresentationVisibility
        let load: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    }

    private var forms: [Form] = []
    /// Objects given as they are, for readers in this process.
    private var objects: [Any] = []
    private var items: [String: any NSSecureCoding] = [:]
    open var suggestedName: String?

    public override init() { super.init() }

    public init(object: any NSItemProviderWriting) {
        super.init()
        registerObject(object, visibility: .all)
    }

    /// Promises an item that is loaded as it is.
    public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        super.init()
        guard let item, let typeIdentifier else { return }
        items[typeIdentifier] = item
        objects.append(item)
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { completion in
            completion(Self.data(of: item), nil)
            return nil
        }
    }

    /// Promises the content of a file.
    public init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        super.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        registerDataRepresentation(
            forTypeIdentifier: UniformType.all(withExtension: fileURL.pathExtension).first?.identifier ?? "public.data",
            visibility: .all
        ) { completion in
            do { completion(try Data(contentsOf: fileURL), nil) } catch { completion(nil, error) }
            return nil
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    private static func data(of item: any NSSecureCoding) -> Data? {
        switch item {
        case let data as NSData: data as Data
        case let text as NSString: (text as String).data(using: .utf8)
        case let url as NSURL: url.absoluteString.data(using: .utf8)
        default: nil
        }
    }

    // MARK: Promising

    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) { forms.append(Form(type: typeIdentifier, visibility: visibility, load: loadHandler)) }

    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        objects.append(object)
        for type in object.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
                object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
            }
        }
    }

    open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        forms.append(
            Form(type: typeIdentifier, visibility: .all) { completion in
                loadHandler({ item, error in completion(item.flatMap(Self.data), error) }, nil, nil)
                return nil
            })
    }

    // MARK: What is promised

    open var registeredTypeIdentifiers: [String] { forms.map(\.type) }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        forms.contains { UniformType.conforms($0.type, to: typeIdentifier) }
    }

    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        form(for: aClass) != nil || objects.contains { type(of: $0 as AnyObject) == aClass }
    }

    public func canLoadObject<Bridged: _ObjectiveCBridgeable>(ofClass: Bridged.Type) -> Bool
    where Bridged._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: Bridged._ObjectiveCType.self) }

    private func form(for reader: any NSItemProviderReading.Type) -> (form: Form, type: String)? {
        for type in reader.readableTypeIdentifiersForItemProvider {
            if let form = forms.first(where: { UniformType.conforms($0.type, to: type) }) { return (form, type) }
        }
        return nil
    }

    // MARK: Loading

    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        guard let form = forms.first(where: { UniformType.conforms($0.type, to: typeIdentifier) }) else {
            completionHandler(nil, Self.unavailable(typeIdentifier))
            return progress
        }
        _ = form.load { data, error in
            progress.completedUnitCount = 1
            completionHandler(data, error)
        }
        return progress
    }

    /// The handler is called on another queue, as on iOS.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let known = objects.first { type(of: $0 as AnyObject) == aClass } as? any NSItemProviderReading
        guard known == nil, let (form, type) = form(for: aClass) else {
            nonisolated(unsafe) let known = known
            let error = known == nil ? Self.unavailable("\(aClass)") : nil
            DispatchQueue.global().async {
                progress.completedUnitCount = 1
                completionHandler(known, error)
            }
            return progress
        }
        // A class is the same on every thread.
        nonisolated(unsafe) let reader = aClass
        _ = form.load { data, error in
            DispatchQueue.global().async {
                progress.completedUnitCount = 1
                guard let data else { return completionHandler(nil, error ?? Self.unavailable(type)) }
                do {
                    completionHandler(try reader.object(withItemProviderData: data, typeIdentifier: type), nil)
                } catch {
                    completionHandler(nil, error)
                }
            }
        }
        return progress
    }

    @discardableResult
    public func loadObject<Bridged: _ObjectiveCBridgeable & SendableMetatype>(
        ofClass: Bridged.Type, completionHandler: @escaping @Sendable (Bridged?, (any Error)?) -> Void
    ) -> Progress where Bridged._ObjectiveCType: NSItemProviderReading & SendableMetatype {
        loadObject(ofClass: Bridged._ObjectiveCType.self) { object, error in
            var value: Bridged?
            if let object = object as? Bridged._ObjectiveCType {
                Bridged._forceBridgeFromObjectiveC(object, result: &value)
            }
            completionHandler(value, error)
        }
    }

    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        if let item = items.first(where: { UniformType.conforms($0.key, to: typeIdentifier) })?.value {
            completionHandler?(item, nil)
            return
        }
        nonisolated(unsafe) let handler = completionHandler
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in handler?(data as NSData?, error) }
    }

    private static func unavailable(_ type: String) -> NSError {
        NSError(
            domain: errorDomain, code: ErrorCode.itemUnavailableError.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "Cannot load representation of type \(type)"])
    }
}
