// SPDX-License-Identifier: MIT

/// The part of Xcode's build settings that the Swift compiler hears of.
struct CompilerFlags {
    let settings: ResolvedSettings

    var all: [String] {
        languageVersion + packageName + conditions + isolation + features + regularExpressions + otherFlags
    }

    /// `-swift-version` takes 4, 4.2, 5 and 6; older and finer numbers are rounded down to one of them.
    private var languageVersion: [String] {
        let parts = (settings["SWIFT_VERSION"] ?? "5").split(separator: ".").compactMap { Int($0) }
        let major = parts.first ?? 5
        if major >= 6 { return ["-swift-version", "6"] }
        if major == 5 { return ["-swift-version", "5"] }
        return ["-swift-version", parts.count > 1 && major == 4 && parts[1] >= 2 ? "4.2" : "4"]
    }

    /// Who shares `package` declarations.
    private var packageName: [String] {
        guard let name = settings["SWIFT_PACKAGE_NAME"], !name.isEmpty else { return [] }
        return ["-package-name", name]
    }

    private var conditions: [String] {
        let own = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS").uniqued()
        return (own + (infersExposure ? ["TOUCHSTONE_OBJC_INFERENCE"] : [])).flatMap { ["-D", $0] }
    }

    /// Swift 3 made members of Objective-C classes visible to selectors without `@objc`: see `AdapterOptions`.
    private var infersExposure: Bool {
        let isSwiftThree = (settings["SWIFT_VERSION"] ?? "5").hasPrefix("3")
        return isSwiftThree || ["On", "YES"].contains(settings["SWIFT_SWIFT3_OBJC_INFERENCE"] ?? "")
    }

    private var isolation: [String] {
        var flags: [String] = []
        if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { flags += ["-default-isolation", "MainActor"] }
        if let level = settings["SWIFT_STRICT_CONCURRENCY"], ["minimal", "targeted", "complete"].contains(level) {
            flags += ["-strict-concurrency=\(level)"]
        }
        return flags
    }

    private static let upcomingFeatures = [
        "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "ExistentialAny",
        "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
        "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
        "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE": "ConciseMagicFile",
        "SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
        "SWIFT_UPCOMING_FEATURE_BARE_SLASH_REGEX_LITERALS": "BareSlashRegexLiterals",
        "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
        "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
        "SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
        "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
        "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    ]

    private var features: [String] {
        var names = Self.upcomingFeatures.filter { settings.bool($0.key) }.map(\.value)
        if settings.bool("SWIFT_APPROACHABLE_CONCURRENCY") {
            names += [
                "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
                "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
            ]
        }
        return names.uniqued().sorted().filter(isPassedOn).flatMap { ["-enable-upcoming-feature", $0] }
    }

    /// Members have to come from modules that the file imports itself. What Foundation declares on iOS is in several
    /// modules here, and a program that is right with the feature is right without it.
    private static let visibility = "MemberImportVisibility"

    private func isPassedOn(_ feature: String) -> Bool { feature != Self.visibility && !isIncluded(feature) }

    /// The compiler refuses features that the language version already includes.
    private func isIncluded(_ feature: String) -> Bool {
        languageVersion.last == "6" && Self.includedInSix.contains(feature)
    }

    private static let includedInSix: Set = [
        "ConciseMagicFile", "ForwardTrailingClosures", "BareSlashRegexLiterals", "DisableOutwardActorInference",
        "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures", "ImplicitOpenExistentials",
        "ImportObjcForwardDeclarations", "DeprecateApplicationMain", "IsolatedDefaultValues", "GlobalConcurrency",
        "RegionBasedIsolation", "DynamicActorIsolation", "NonfrozenEnumExhaustivity", "StrictConcurrency",
    ]

    /// `/.../` is a regular expression by default in Xcode, and not in packages. Swift 6 takes no such flag.
    private var regularExpressions: [String] {
        languageVersion.last != "6" && settings.bool("SWIFT_ENABLE_BARE_SLASH_REGEX")
            ? ["-enable-bare-slash-regex"] : []
    }

    /// Of the project's own flags those that mean the same here; frameworks, linker and warning flags do not.
    private var otherFlags: [String] {
        var result: [String] = []
        var words = settings.list("OTHER_SWIFT_FLAGS")[...]
        while let word = words.popFirst() {
            if ["-D", "-enable-upcoming-feature", "-enable-experimental-feature"].contains(word),
                let value = words.popFirst()
            {
                if word != "-enable-upcoming-feature" || isPassedOn(value) { result += [word, value] }
            } else if word.hasPrefix("-D"), word.count > 2 {
                // In two words, as the adapter reads them.
                result += ["-D", String(word.dropFirst(2))]
            }
        }
        return result
    }
}
