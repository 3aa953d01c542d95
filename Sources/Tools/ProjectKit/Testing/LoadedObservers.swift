// SPDX-License-Identifier: MIT

/// Test observers that Objective-C registers when its library is loaded:
/// `+ (void)load { [[self sharedTestObservationCenter] addTestObserver:[Tracker sharedInstance]]; }`.
/// That file is not compiled; the test program registers the observer, which is Swift and may be internal, instead.
struct LoadedObservers {
    /// As Swift calls each, with its module.
    private(set) var expressions: [String] = []
    private(set) var modules: [String] = []

    init(_ libraries: [Target], in project: Project) {
        let names = Set(libraries.map(\.name))
        let beside = project.targets.filter { $0.isMacOnly && !names.isDisjoint(with: $0.dependencies) }
        for library in libraries + beside {
            for text in library.foreignSources.compactMap(\.text) where text.contains("(void)load") {
                for match in text.matches(of: #/addTestObserver:\s*\[(\w+)\s+(\w+)\]/#) {
                    add(String(match.1), String(match.2), of: [library] + project.dependencies(of: library))
                }
            }
        }
    }

    private mutating func add(_ type: String, _ selector: String, of libraries: [Target]) {
        for library in libraries {
            for text in library.sources.compactMap(\.text) where text.contains("class \(type)") {
                expressions.append("\(library.moduleName).\(type).\(Self.member(selector, in: text))")
                if !modules.contains(library.moduleName) { modules.append(library.moduleName) }
                return
            }
        }
    }

    /// What Swift calls the class's member that Objective-C knows by `selector`.
    private static func member(_ selector: String, in text: String) -> String {
        for match in text.matches(of: #/@objc\((\w+)\)\s+(?:\w+\s+)*?(?:let|var|func)\s+(\w+)/#)
        where match.1 == selector {
            return String(match.2)
        }
        return selector
    }
}
