// SPDX-License-Identifier: MIT

extension UIColor: NSItemProviderWriting {
    public class var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

    /// The components as text; only this process reads them.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        completionHandler(Data("\(red) \(green) \(blue) \(alpha)".utf8), nil)
        return nil
    }
}

extension UIColor: NSItemProviderReading {
    public class var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

    public class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let parts = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap { Double($0) }
        guard parts.count == 4,
            let color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) as? Self
        else { throw CocoaError(.fileReadCorruptFile) }
        return color
    }
}

extension UIImage: NSItemProviderWriting {
    public class var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData(), nil)
        return nil
    }
}

extension UIImage: NSItemProviderReading {
    public class var readableTypeIdentifiersForItemProvider: [String] {
        ["public.png", "public.jpeg", "public.heic", "com.compuserve.gif", "public.image"]
    }

    public class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
        return image
    }
}

extension NSAttributedString: NSItemProviderWriting {
    public class var writableTypeIdentifiersForItemProvider: [String] { ["public.rtf", "public.utf8-plain-text"] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let type: DocumentType = typeIdentifier == "public.rtf" ? .rtf : .plain
        do {
            let all = NSRange(location: 0, length: length)
            completionHandler(try data(from: all, documentAttributes: [.documentType: type]), nil)
        } catch {
            completionHandler(nil, error)
        }
        return nil
    }
}

extension NSAttributedString: NSItemProviderReading {
    public class var readableTypeIdentifiersForItemProvider: [String] {
        ["public.rtf", "public.utf8-plain-text", "public.plain-text", "public.text"]
    }

    public class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let type: DocumentType = typeIdentifier == "public.rtf" ? .rtf : .plain
        let text = try NSMutableAttributedString(data: data, options: [.documentType: type], documentAttributes: nil)
        guard let text = text as? Self ?? NSAttributedString(attributedString: text) as? Self else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return text
    }
}
