// SPDX-License-Identifier: MIT
public import Foundation

extension NSString: NSItemProviderWriting {
    public class var writableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.utf16-plain-text"]
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let encoding: String.Encoding = typeIdentifier == "public.utf16-plain-text" ? .utf16 : .utf8
        completionHandler((self as String).data(using: encoding), nil)
        return nil
    }
}

extension NSString: NSItemProviderReading {
    public class var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.utf16-plain-text", "public.plain-text", "public.text"]
    }

    public class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let encoding: String.Encoding = typeIdentifier == "public.utf16-plain-text" ? .utf16 : .utf8
        guard let text = String(data: data, encoding: encoding) else { throw CocoaError(.fileReadCorruptFile) }
        return self.init(string: text)
    }
}

extension NSURL: NSItemProviderReading {
    public class var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }

    public class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let url = NSURL(string: text) as? Self else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return url
    }
}

extension NSURL: NSItemProviderWriting {
    public class var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(absoluteString.data(using: .utf8), nil)
        return nil
    }
}
