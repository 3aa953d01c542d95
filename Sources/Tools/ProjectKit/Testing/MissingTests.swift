// SPDX-License-Identifier: MIT

extension Project {
    /// Why there is nothing to test, and what to name instead.
    package var lackOfTests: Failure {
        if hasTestedPackage {
            return Failure.build("\(name) has no test target; its package has: name Package.swift", at: place)
        }
        if let advice = NearbyProjects.advice(NearbyProjects.withTests(below: root), from: root) {
            return Failure.build("\(name) has no test target; its tests lie in a subfolder: \(advice)", at: place)
        }
        return Failure.build("\(name) has no test target", at: place)
    }

    /// Where the tests lie that the project's folder means when the project itself has none: its package's, or those of the
    /// only project below it that has some. nil: it has tests, or it takes a person to choose.
    package var placeOfTests: Path? {
        guard !targets.contains(where: { [.unitTests, .uiTests].contains($0.kind) }) else { return nil }
        if hasTestedPackage { return root / "Package.swift" }
        let below = NearbyProjects.withTests(below: root)
        return below.count == 1 ? below.first : nil
    }

    /// Whether a package lies beside the project, with tests that the project does not know.
    private var hasTestedPackage: Bool {
        !targets.contains { $0.kind == .unitTests } && (root / "Package.swift").text?.contains(".testTarget(") == true
    }

    /// What keeps the tests of `targets` from being found; nil: nothing known does.
    package func reasonForNoTests(in targets: [Target]) -> String? {
        for target in targets {
            guard let spec = target.sources.first(where: Self.isQuickSpec) else { continue }
            let specs = "'\(target.name)' holds Quick specs (\(spec.name))"
            guard self.targets.contains(where: { $0.name == "Quick" }) else {
                return "\(specs), and Quick itself is not there: its pod, checkout or package is missing"
            }
            return "\(specs), none of which made an example"
        }
        let foreign = targets.flatMap(\.foreignSources)
        guard targets.allSatisfy({ $0.sources.isEmpty }), let first = foreign.first else { return nil }
        return "\(first.name) and the other \(foreign.count) sources of the tests are not Swift"
    }

    private static func isQuickSpec(_ file: Path) -> Bool {
        guard let text = file.text else { return false }
        return text.contains(": QuickSpec") || text.contains(": AsyncSpec")
    }
}
