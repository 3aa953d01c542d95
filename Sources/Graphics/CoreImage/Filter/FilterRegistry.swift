// SPDX-License-Identifier: MIT
import Foundation
import Synchronization

/// Finds filters by name.
enum FilterRegistry {
    /// What an app has registered.
    // Sendable: behind the lock.
    private struct Registered: @unchecked Sendable {
        var constructors: [String: (any CIFilterConstructor, [String: Any])] = [:]
    }

    private static let registered = Mutex(Registered())

    /// Collected when the first filter is asked for.
    static let definitions: [String: FilterDefinition] = {
        let all: [[FilterDefinition]] = [
            ColorAdjustmentFilters.all, ColorEffectFilters.all, ColorCubeFilters.all, PhotoEffectFilters.all,
            BlurFilters.all, SharpenFilters.all, MorphologyFilters.all, ConvolutionFilters.all, CompositeFilters.all,
            BlendModeFilters.all, MaskFilters.all, GeneratorFilters.all, GradientFilters.all, BarcodeFilters.all,
            GeometryFilters.all, PerspectiveFilters.all, TileFilters.all, DistortionFilters.all, StylizeFilters.all,
            HalftoneFilters.all, ReductionFilters.all, TransitionFilters.all,
        ]
        return Dictionary(all.joined().map { ($0.name, $0) }) { first, _ in first }
    }()

    static func filter(_ name: String) -> CIFilter? {
        if let definition = definitions[name] { return builtinClass(name).init(definition) }
        if let (constructor, _) = registered.withLock({ $0.constructors[name] }) {
            return constructor.filter(withName: name)
        }
        if typedFilters[name] != nil || name.hasPrefix("CI") { Unsupported.report("CIFilter \(name)") }
        return nil
    }

    private static func builtinClass(_ name: String) -> BuiltinFilter.Type { typedFilters[name] ?? BuiltinFilter.self }

    /// A filter for a typed method. What there is not is reported and has no output.
    static func typed<Filter: BuiltinFilter>(_ name: String, _ type: Filter.Type) -> Filter {
        if let definition = definitions[name] { return Filter(definition) }
        Unsupported.report("CIFilter \(name)")
        return Filter(FilterDefinition(name, kCICategoryStylize, []) { _ in nil })
    }

    static func register(_ name: String, _ constructor: any CIFilterConstructor, _ attributes: [String: Any]) {
        registered.withLock { $0.constructors[name] = (constructor, attributes) }
    }

    static func names(in categories: [String]?) -> [String] {
        let own = registered.withLock { registered in
            registered.constructors.filter { _, entry in
                let theirs = entry.1[kCIAttributeFilterCategories] as? [String] ?? []
                return categories?.allSatisfy(theirs.contains) ?? true
            }.map(\.key)
        }
        let builtin = definitions.values.filter { definition in
            categories?.allSatisfy(definition.categories.contains) ?? true
        }.map(\.name)
        return (builtin + own).sorted()
    }
}

extension CIFilter {
    /// In alphabetical order. nil: of all categories.
    public class func filterNames(inCategory category: String?) -> [String] {
        FilterRegistry.names(in: category.map { [$0] })
    }

    /// Of filters that are in all of the categories.
    public class func filterNames(inCategories categories: [String]?) -> [String] {
        FilterRegistry.names(in: categories)
    }

    /// Makes `name` known to `init(name:)`.
    public class func registerName(
        _ name: String, constructor anObject: any CIFilterConstructor, classAttributes attributes: [String: Any] = [:]
    ) {
        FilterRegistry.register(name, anObject, attributes)
    }

    /// nil for unknown filters.
    public class func localizedName(forFilterName filterName: String) -> String? {
        FilterRegistry.definitions[filterName].map { FilterNames.displayName($0.name) }
    }

    public class func localizedName(forCategory category: String) -> String { FilterNames.categoryName(category) }

    /// nil always: descriptions are Apple's texts.
    public class func localizedDescription(forFilterName filterName: String) -> String? { nil }
    public class func localizedReferenceDocumentation(forFilterName filterName: String) -> URL? { nil }
}

/// Names for people.
enum FilterNames {
    /// `CIGaussianBlur` is "Gaussian Blur".
    static func displayName(_ name: String) -> String {
        spaced(name.hasPrefix("CI") ? String(name.dropFirst(2)) : name)
    }

    static func categoryName(_ category: String) -> String {
        switch category {
        case kCICategoryCompositeOperation: "Composite"
        case kCICategoryDistortionEffect: "Distortion"
        case kCICategoryTileEffect: "Tile"
        case kCICategoryStillImage: "Still Image"
        case kCICategoryNonSquarePixels: "Non-Square Pixels"
        default: spaced(String(category.dropFirst("CICategory".count)))
        }
    }

    /// A space before each word.
    static func spaced(_ name: String) -> String {
        var result = ""
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            let next = index + 1 < letters.count ? letters[index + 1] : "A"
            let previous = index > 0 ? letters[index - 1] : "A"
            if index > 0, letter.isUppercase, previous.isLowercase || previous.isNumber || next.isLowercase {
                result.append(" ")
            }
            result.append(letter)
        }
        return result
    }
}
