// SPDX-License-Identifier: MIT

extension Project {
    /// Why there is nothing to test, and what to name instead.
    package var lackOfTests: Failure {
        if let advice = NearbyProjects.advice(NearbyProjects.withTests(below: root), from: root) {
            return Failure.build("\(name) has no test target; its tests lie in a subfolder: \(advice)", at: place)
        }
        return Failure.build("\(name) has no test target", at: place)
    }

    /// What keeps the tests of `targets` from being found; nil: nothing known does.
    package func reasonForNoTests(in targets: [Target]) -> String? {
        for target in targets {
            guard let spec = target.sources.first(where: Self.isQuickSpec) else { continue }
            return
                "'\(target.name)' holds Quick specs (\(spec.name)), whose examples only Objective-C's runtime can list; "
                + "XCTest and Swift Testing are supported"
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
