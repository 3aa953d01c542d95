// SPDX-License-Identifier: MIT

/// Which kinds of data a responder takes when the user pastes or drops.
@preconcurrency @MainActor
open class UIPasteConfiguration: __ObjCObject, @preconcurrency NSCopying {
    /// Uniform type identifiers.
    open var acceptableTypeIdentifiers: [String]

    public override init() {
        acceptableTypeIdentifiers = []
        super.init()
    }

    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Everything that `aClass` can be made of.
    public init(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
        super.init()
    }

    public convenience init<Bridged: _ObjectiveCBridgeable>(forAccepting type: Bridged.Type)
    where Bridged._ObjectiveCType: NSItemProviderReading {
        self.init(forAccepting: Bridged._ObjectiveCType.self)
    }

    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }

    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
    }

    /// Whether one of the items has a form of an acceptable type.
    func accepts(_ providers: [NSItemProvider]) -> Bool {
        providers.contains { provider in
            acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
        }
    }
}

@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// nil: the responder takes nothing by itself.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    func paste(itemProviders: [NSItemProvider])
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder {
    /// Whether pasting is the configuration's business: there is one, and the class does not paste by itself.
    final var pastesItems: Bool {
        guard pasteConfiguration != nil else { return false }
        return EditingActions.isOverridden(Selector("paste:"), in: type(of: self)) == false
    }

    /// Hands over what lies on the general pasteboard, if the responder takes it.
    final func pasteItems() {
        let providers = UIPasteboard.general.itemProviders
        if pasteConfiguration != nil, canPaste(providers) { paste(itemProviders: providers) }
    }
}

extension UIPasteboard {
    /// One for each item, with all its forms. Setting replaces the items by what the providers give at once.
    public var itemProviders: [NSItemProvider] {
        get { known.map(Self.provider) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// - Parameters:
    ///   - localOnly: without effect: nothing leaves this machine.
    ///   - expirationDate: without effect; the items stay until they are replaced.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        if expirationDate != nil { Unsupported.report("UIPasteboard.setItemProviders: expirationDate") }
        items = itemProviders.map(Self.item)
    }

    private static func provider(of item: [String: Any]) -> NSItemProvider {
        let provider = NSItemProvider()
        for (type, value) in item.sorted(by: { $0.key < $1.key }) {
            if let object = writable(value) {
                provider.registerObject(object, visibility: .all)
                continue
            }
            guard let data = value as? Data else { continue }
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                completion(data, nil)
                return nil
            }
        }
        return provider
    }

    private static func writable(_ value: Any) -> (any NSItemProviderWriting)? {
        switch value {
        case let text as String: NSString(string: text)
        case let url as URL: NSURL(string: url.absoluteString)
        case let object as any NSItemProviderWriting: object
        default: nil
        }
    }

    /// The forms that a provider has ready; a form that takes time is left out.
    private static func item(of provider: NSItemProvider) -> [String: Any] {
        var item: [String: Any] = [:]
        for type in provider.registeredTypeIdentifiers {
            let loaded = LoadedForm()
            _ = provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in loaded.data = data }
            item[type] = loaded.data
        }
        return item
    }

    // Sendable: written by a handler that has run before the value is read, or never is.
    private final class LoadedForm: @unchecked Sendable {
        var data: Data?
    }
}
