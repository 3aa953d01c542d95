// SPDX-License-Identifier: MIT

extension Project {
    /// The scheme of that name, else the one that Xcode makes by itself.
    /// - Throws: when there is neither, with the names of those that there are.
    package func scheme(named name: String?) throws -> Scheme? {
        guard let name else { return nil }
        if let scheme = schemes.first(where: { $0.name == name }) ?? automaticScheme(named: name) { return scheme }
        let known = (schemes.map(\.name) + targets.filter(hasAutomaticScheme).map(\.name)).uniqued()
            .joined(separator: ", ")
        throw Failure(
            .usage, "touchstone: \(self.name) has no scheme '\(name)'" + (known.isEmpty ? "" : "; it has: \(known)"))
    }

    /// The scheme that is named, running the plan that is named; where only a plan is, the first scheme that has it.
    package func scheme(named name: String?, plan: String?) throws -> Scheme? {
        guard let plan else { return try scheme(named: name) }
        let named = try scheme(named: name)
        guard var scheme = named ?? schemes.first(where: { $0.plans.contains { $0.stem == plan } }) else {
            let known = schemes.flatMap(\.plans).map(\.stem).uniqued().joined(separator: ", ")
            throw Failure(
                .usage,
                "touchstone: no scheme of \(self.name) has a test plan '\(plan)'"
                    + (known.isEmpty ? "" : "; there are \(known)"))
        }
        try scheme.use(planNamed: plan)
        return scheme
    }

    /// Xcode makes a scheme for each app and library that no file has one for: it runs the target, and the tests that the
    /// target hosts or that use it. A package has one of its own name, and one for all of it with `-Package` behind.
    private func automaticScheme(named name: String) -> Scheme? {
        var scheme = Scheme(name: name)
        let tests = targets.filter { [.unitTests, .uiTests].contains($0.kind) }
        if let target = targets.first(where: { $0.name == name && hasAutomaticScheme($0) }) {
            if target.kind == .application { scheme.application = target.name }
            scheme.tests = tests.filter { $0.testHost == target.name || $0.dependencies.contains(target.name) }
                .map { Scheme.Tests(target: $0.name) }
            return scheme
        }
        let isPackage = file?.name == "Package.swift"
        guard isPackage, name == self.name || name == "\(self.name)-Package" || products[name] != nil else {
            return nil
        }
        scheme.tests = tests.map { Scheme.Tests(target: $0.name) }
        return scheme
    }

    private func hasAutomaticScheme(_ target: Target) -> Bool { target.kind == .application || target.kind.isLibrary }

    /// The scheme Xcode would offer first for an app: the one of its name, else the first that runs it.
    package func defaultScheme(for application: Target) -> Scheme? {
        let candidates = schemes.filter { $0.application == application.name }
        return candidates.first { $0.name == application.name } ?? candidates.first
    }

    /// The scheme that runs the tests of a target: its app's own first.
    package func scheme(testing target: Target) -> Scheme? {
        let candidates = schemes.filter { $0.tests.contains { $0.target == target.name && !$0.isSkipped } }
        return candidates.first { $0.application != nil && $0.application == target.testHost } ?? candidates.first
    }
}
