// SPDX-License-Identifier: MIT
import CoreGraphics

nonisolated(unsafe) public let kCFErrorDomainCGImageMetadata: CFString = "kCFErrorDomainCGImageMetadata"

public enum CGImageMetadataErrors: Int32, Sendable {
    case unknown = 0
    case unsupportedFormat = 1
    case badArgument = 2
    case conflictingArguments = 3
    case prefixConflict = 4
}

/// What a file says about an image: a tree of XMP properties.
// Sendable: only the mutable subclass changes, which one thread uses at a time.
public class CGImageMetadata: @unchecked Sendable {
    /// In the order they were set.
    fileprivate(set) var tags: [CGImageMetadataTag]
    /// By prefix, beside those that everybody knows.
    fileprivate(set) var namespaces: [String: String]

    init(_ tags: [CGImageMetadataTag], _ namespaces: [String: String]) {
        self.tags = tags
        self.namespaces = namespaces
    }

    func namespace(_ prefix: String) -> String? { namespaces[prefix] ?? XMPNamespaces.known[prefix] }

    func tag(_ prefix: String, _ name: String) -> CGImageMetadataTag? {
        tags.first { $0.prefix == prefix && $0.name == name }
    }

    /// The tag a path leads to from `parent`, or from the whole.
    func find(_ steps: ArraySlice<MetadataPath.Step>, _ parent: CGImageMetadataTag?) -> CGImageMetadataTag? {
        guard let first = steps.first else { return parent }
        if let parent { return parent.follow(first).flatMap { find(steps.dropFirst(), $0) } }
        guard case .property(let prefix?, let name) = first, let root = tag(prefix, name) else { return nil }
        return find(steps.dropFirst(), root)
    }

    func find(_ path: String, _ parent: CGImageMetadataTag? = nil) -> CGImageMetadataTag? {
        MetadataPath(path).flatMap { find($0.steps[...], parent) }
    }
}

/// Metadata that can be changed, to be written with an image.
public final class CGMutableImageMetadata: CGImageMetadata, @unchecked Sendable {
    /// false: the prefix stands for another namespace.
    func register(_ space: String, _ prefix: String) -> Bool {
        guard namespace(prefix).map({ $0 == space }) ?? true else { return false }
        namespaces[prefix] = space
        return true
    }

    func set(_ tag: CGImageMetadataTag, _ steps: ArraySlice<MetadataPath.Step>, _ parent: CGImageMetadataTag?) -> Bool {
        guard let last = steps.last else { return false }
        if steps.count == 1, parent == nil {
            guard case .property(let prefix?, let name) = last else { return false }
            if let place = tags.firstIndex(where: { $0.prefix == prefix && $0.name == name }) {
                tags[place] = tag
            } else {
                tags.append(tag)
            }
            return register(tag.namespace, tag.prefix)
        }
        guard let owner = owner(steps.dropLast(), last, parent, space: tag) else { return false }
        return owner.put(tag, at: last)
    }

    /// The tag that the last step starts from, made where it is missing.
    private func owner(
        _ steps: ArraySlice<MetadataPath.Step>, _ next: MetadataPath.Step, _ parent: CGImageMetadataTag?,
        space: CGImageMetadataTag
    ) -> CGImageMetadataTag? {
        if let found = find(steps, parent) { return found }
        guard case .property(let prefix?, let name)? = steps.last, let namespace = namespace(prefix) else { return nil }
        let usual = XMPSchema.type(namespace, name)
        let made: CGImageMetadataTag
        switch next {
        case .property: made = CGImageMetadataTag(namespace, prefix, name, .structure, .fields([]))
        case .element:
            made = CGImageMetadataTag(namespace, prefix, name, usual == .default ? .arrayOrdered : usual, .list([]))
        case .language: made = CGImageMetadataTag(namespace, prefix, name, .alternateText, .list([]))
        case .qualifier: return nil
        }
        return set(made, steps, parent) ? made : nil
    }

    func set(_ value: Any, _ path: MetadataPath, _ parent: CGImageMetadataTag?) -> Bool {
        guard let last = path.steps.last else { return false }
        let owner = path.steps.dropLast().compactMap { step -> String? in
            if case .property(let prefix, _) = step { prefix } else { nil }
        }.last
        guard let prefix = Self.prefix(last) ?? owner ?? parent?.prefix, let space = namespace(prefix) else {
            return false
        }
        let tag: CGImageMetadataTag?
        switch last {
        case .language(let language):
            tag = XMPText.text(value).map { XMPText.alternative($0, language, space, prefix) }
        case .element: tag = CGImageMetadataTag(space, prefix, "", .default, foundation: value)
        case .property(_, let name), .qualifier(_, let name):
            tag = CGImageMetadataTag(space, prefix, name, .default, foundation: value)
        }
        return tag.map { set($0, path.steps[...], parent) } ?? false
    }

    private static func prefix(_ step: MetadataPath.Step) -> String? {
        switch step {
        case .property(let prefix, _), .qualifier(let prefix, _): prefix
        case .element, .language: nil
        }
    }

    func remove(_ path: MetadataPath, _ parent: CGImageMetadataTag?) -> Bool {
        guard let last = path.steps.last else { return false }
        if path.steps.count == 1, parent == nil {
            guard let found = find(path.steps[...], nil) else { return false }
            tags.removeAll { $0 === found }
            return true
        }
        return find(path.steps.dropLast(), parent)?.remove(last) ?? false
    }
}

public func CGImageMetadataGetTypeID() -> CFTypeID { 0x4347_494D }

public func CGImageMetadataCreateMutable() -> CGMutableImageMetadata { CGMutableImageMetadata([], [:]) }

public func CGImageMetadataCreateMutableCopy(_ metadata: CGImageMetadata) -> CGMutableImageMetadata? {
    CGMutableImageMetadata(metadata.tags.map(\.copy), metadata.namespaces)
}

/// The properties at the top; nil where there are none.
public func CGImageMetadataCopyTags(_ metadata: CGImageMetadata) -> CFArray? {
    metadata.tags.isEmpty ? nil : NSArray(array: metadata.tags)
}

/// - Parameters:
///   - parent: where the path starts; nil: at the top, so that it begins with a prefix.
///   - path: `tiff:Make`, `exif:Flash.RedEyeMode`, `dc:subject[0]`, `dc:title[x-default]`, `xmp:Label?xml:lang`.
/// - Returns: nil: nothing is there.
public func CGImageMetadataCopyTagWithPath(
    _ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString
) -> CGImageMetadataTag? { metadata.find(path as String, parent) }

/// The tag's text; of texts in several languages the default one.
public func CGImageMetadataCopyStringValueWithPath(
    _ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString
) -> CFString? { metadata.find(path as String, parent)?.text.map { NSString(string: $0) } }

/// Lets paths use a prefix. false, with `prefixConflict`, where it stands for another namespace.
public func CGImageMetadataRegisterNamespaceForPrefix(
    _ metadata: CGMutableImageMetadata, _ xmlns: CFString, _ prefix: CFString,
    _ err: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    if metadata.register(xmlns as String, prefix as String) { return true }
    let text = "The prefix \(prefix) stands for \(metadata.namespace(prefix as String) ?? "")"
    err?.pointee = .passRetained(
        NSError(
            domain: kCFErrorDomainCGImageMetadata as String,
            code: Int(CGImageMetadataErrors.prefixConflict.rawValue), userInfo: [NSLocalizedDescriptionKey: text]))
    return false
}

/// Puts a tag at a path; structures and lists on the way are made. false: the path leads nowhere.
public func CGImageMetadataSetTagWithPath(
    _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString, _ tag: CGImageMetadataTag
) -> Bool { MetadataPath(path as String).map { metadata.set(tag.copy, $0.steps[...], parent) } ?? false }

/// The same with a text, number, Boolean, array or dictionary. The prefix must be a known or registered one.
public func CGImageMetadataSetValueWithPath(
    _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString, _ value: CFTypeRef
) -> Bool { MetadataPath(path as String).map { metadata.set(value, $0, parent) } ?? false }

/// false: nothing was there.
public func CGImageMetadataRemoveTagWithPath(
    _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString
) -> Bool { MetadataPath(path as String).map { metadata.remove($0, parent) } ?? false }

/// Gets a tag's path and the tag; false ends the walk.
public typealias CGImageMetadataTagBlock = (CFString, CGImageMetadataTag) -> Bool

nonisolated(unsafe) public let kCGImageMetadataEnumerateRecursively: CFString = "kCGImageMetadataEnumerateRecursively"

/// Tells the block of the tags at the top, or of those in the tag that `rootPath` leads to; of all below them with
/// `kCGImageMetadataEnumerateRecursively`.
public func CGImageMetadataEnumerateTagsUsingBlock(
    _ metadata: CGImageMetadata, _ rootPath: CFString?, _ options: CFDictionary?,
    _ block: @escaping CGImageMetadataTagBlock
) {
    let isDeep = options.flag(kCGImageMetadataEnumerateRecursively) == true
    let root = rootPath.flatMap { metadata.find($0 as String) }
    guard rootPath == nil || root != nil else { return }
    var starts = metadata.tags.map { ("\($0.prefix):\($0.name)", $0) }
    if let root, let rootPath { starts = root.children(rootPath as String) }
    _ = starts.allSatisfy { walk($0.0, $0.1, isDeep, block) }
}

/// false: the block wants no more.
private func walk(
    _ path: String, _ tag: CGImageMetadataTag, _ isDeep: Bool, _ block: CGImageMetadataTagBlock
) -> Bool {
    guard block(NSString(string: path), tag) else { return false }
    return !isDeep || tag.children(path).allSatisfy { walk($0.0, $0.1, true, block) }
}

extension CGImageMetadataTag {
    /// The tags in it with their paths.
    fileprivate func children(_ path: String) -> [(String, CGImageMetadataTag)] {
        let inside: [(String, CGImageMetadataTag)] =
            switch value {
            case .text: []
            case .list(let items): items.enumerated().map { ("\(path)[\($0.offset)]", $0.element) }
            case .fields(let fields): fields.map { ("\(path).\($0.prefix):\($0.name)", $0) }
            }
        return inside + qualifiers.map { ("\(path)?\($0.prefix):\($0.name)", $0) }
    }
}
