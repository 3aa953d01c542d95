// SPDX-License-Identifier: MIT
import CoreGraphics

public struct CTFontCollectionCopyOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let unique = CTFontCollectionCopyOptions(rawValue: 1 << 0)
    public static let standardSort = CTFontCollectionCopyOptions(rawValue: 1 << 1)
}

public nonisolated(unsafe) let kCTFontCollectionRemoveDuplicatesOption: CFString =
    "CTFontCollectionRemoveDuplicatesOption"

public typealias CTFontCollectionSortDescriptorsCallback =
    (CTFontDescriptor, CTFontDescriptor, UnsafeMutableRawPointer?) -> CFComparisonResult

/// Descriptors of fonts, or what fonts have to match. Immutable.
///
/// Sendable because nothing of it changes.
public class CTFontCollection: @unchecked Sendable {
    // Unchecked: descriptors are immutable.
    /// nil: all fonts there are.
    let queries: [CTFontDescriptor]?
    private let removesDuplicates: Bool

    init(_ queries: [CTFontDescriptor]?, _ options: CFDictionary?) {
        self.queries = queries
        removesDuplicates = (options?[kCTFontCollectionRemoveDuplicatesOption] as? NSNumber)?.boolValue ?? false
    }

    func matches(_ options: CFDictionary?) -> [CTFontDescriptor] {
        let found = queries.map { $0.flatMap { $0.matches([]) } } ?? FontFamilies.descriptors
        let isUnique = (options?[kCTFontCollectionRemoveDuplicatesOption] as? NSNumber)?.boolValue ?? removesDuplicates
        guard isUnique else { return found }
        var seen: Set<String> = []
        return found.filter { seen.insert($0.attributes[CTFontDescriptor.Key.name] as? String ?? "").inserted }
    }
}

/// Core Text has no functions that change a collection on iOS.
public final class CTMutableFontCollection: CTFontCollection, @unchecked Sendable {}

public func CTFontCollectionGetTypeID() -> CFTypeID { 0x4354_4663 }

/// Every font that has a name: those of iOS's list and the app's own.
public func CTFontCollectionCreateFromAvailableFonts(_ options: CFDictionary?) -> CTFontCollection {
    CTFontCollection(nil, options)
}

public func CTFontCollectionCreateWithFontDescriptors(
    _ queryDescriptors: CFArray?, _ options: CFDictionary?
) -> CTFontCollection { CTFontCollection(descriptors(queryDescriptors), options) }

/// With more queries.
public func CTFontCollectionCreateCopyWithFontDescriptors(
    _ original: CTFontCollection, _ queryDescriptors: CFArray?, _ options: CFDictionary?
) -> CTFontCollection { CTFontCollection((original.queries ?? []) + descriptors(queryDescriptors), options) }

private func descriptors(_ array: CFArray?) -> [CTFontDescriptor] {
    array?.compactMap { $0 as? CTFontDescriptor } ?? []
}

/// Of all fonts that match one of the queries; nil when there is none.
public func CTFontCollectionCreateMatchingFontDescriptors(_ collection: CTFontCollection) -> CFArray? {
    CTFontCollectionCreateMatchingFontDescriptorsWithOptions(collection, nil)
}

public func CTFontCollectionCreateMatchingFontDescriptorsWithOptions(
    _ collection: CTFontCollection, _ options: CFDictionary?
) -> CFArray? {
    let found = collection.matches(options)
    return found.isEmpty ? nil : found as NSArray
}

public func CTFontCollectionCreateMatchingFontDescriptorsSortedWithCallback(
    _ collection: CTFontCollection, _ sortCallback: CTFontCollectionSortDescriptorsCallback?,
    _ refCon: UnsafeMutableRawPointer?
) -> CFArray? {
    let found = collection.matches(nil)
    guard let sortCallback, !found.isEmpty else { return found.isEmpty ? nil : found as NSArray }
    return found.sorted { sortCallback($0, $1, refCon) == .compareLessThan } as NSArray
}

/// An attribute of every font that matches; `NSNull` for fonts without it.
public func CTFontCollectionCopyFontAttribute(
    _ collection: CTFontCollection, _ attributeName: CFString, _ options: CTFontCollectionCopyOptions
) -> CFArray {
    var values: [AnyObject] = collection.matches(nil).map {
        CTFontDescriptorCopyAttribute($0, attributeName) as AnyObject? ?? NSNull()
    }
    if options.contains(.unique) { values = NSOrderedSet(array: values).array as [AnyObject] }
    if options.contains(.standardSort) { values.sort { "\($0)" < "\($1)" } }
    return values as NSArray
}

/// A dictionary of attributes for every font that matches.
public func CTFontCollectionCopyFontAttributes(
    _ collection: CTFontCollection, _ attributeNames: NSSet, _ options: CTFontCollectionCopyOptions
) -> CFArray {
    collection.matches(nil).map { descriptor -> NSDictionary in
        let values = NSMutableDictionary()
        for case let name as NSString in attributeNames {
            if let value = CTFontDescriptorCopyAttribute(descriptor, name) { values[name] = value }
        }
        return values
    } as NSArray
}

extension FontFamilies {
    /// Of every face of every family.
    static var descriptors: [CTFontDescriptor] {
        names.flatMap { family in fontNames(family).map { descriptor(postScript: $0) } }
    }

    fileprivate static func descriptor(postScript name: String) -> CTFontDescriptor {
        guard let font = FontIdentity(name: name).flatMap({ FontCore.make($0, size: 0) }) else {
            return CTFontDescriptor(attributes: [CTFontDescriptor.Key.name: name])
        }
        return CTFontDescriptor(attributes: [
            CTFontDescriptor.Key.name: name, CTFontDescriptor.Key.family: font.family,
            CTFontDescriptor.Key.face: font.styleName,
        ])
    }
}

extension CTFontDescriptor {
    /// Of the fonts that have what this asks for: those of its family, or the one font of its name. `mandatory` attributes
    /// have to be as asked.
    func matches(_ mandatory: Set<String>) -> [CTFontDescriptor] {
        let asked = attributes
        let candidates =
            (asked[Key.family] as? String).map { FontFamilies.fontNames($0).map(FontFamilies.descriptor(postScript:)) }
            ?? FontCore.make(identity, size: size).map { [$0.matchingDescriptor] } ?? []
        return candidates.filter { candidate in
            [Key.name, Key.face].allSatisfy { key in
                guard let wanted = asked[key] as? String else { return true }
                return wanted.caseInsensitiveCompare(candidate.attributes[key] as? String ?? wanted) == .orderedSame
            }
                && mandatory.allSatisfy { key in
                    guard let wanted = asked[key] else { return true }
                    let own = CTFontDescriptorCopyAttribute(candidate, key as NSString)
                    return own.map { "\($0)" == "\(wanted)" } ?? false
                }
        }
    }
}

/// Of all fonts that match; nil when there is none.
public func CTFontDescriptorCreateMatchingFontDescriptors(
    _ descriptor: CTFontDescriptor, _ mandatoryAttributes: Set<AnyHashable>?
) -> CFArray? {
    let found = descriptor.matches(Set((mandatoryAttributes ?? []).map { "\($0.base)" }))
    return found.isEmpty ? nil : found as NSArray
}

/// An attribute that people read, in English.
public func CTFontDescriptorCopyLocalizedAttribute(
    _ descriptor: CTFontDescriptor, _ attribute: CFString, _ language: UnsafeMutablePointer<Unmanaged<CFString>?>?
) -> CFTypeRef? {
    guard let value = CTFontDescriptorCopyAttribute(descriptor, attribute) else { return nil }
    if value is NSString { language?.pointee = Unmanaged.passRetained("en" as NSString) }
    return value
}

/// Adds a place on an axis of a variable font; the identifier is the axis's tag.
public func CTFontDescriptorCreateCopyWithVariation(
    _ original: CTFontDescriptor, _ variationIdentifier: CFNumber, _ variationValue: CGFloat
) -> CTFontDescriptor {
    var values = original.attributes[CTFontDescriptor.Key.variation] as? [AnyHashable: Any] ?? [:]
    values[variationIdentifier] = NSNumber(value: Double(variationValue))
    return original.adding([CTFontDescriptor.Key.variation: values])
}
