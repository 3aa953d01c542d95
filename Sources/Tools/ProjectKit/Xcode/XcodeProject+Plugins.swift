// SPDX-License-Identifier: MIT

extension XcodeProject {
    /// Build tool plugins of targets, which Xcode notes among what a target depends on: `plugin:Name`.
    mutating func addPlugins(to project: inout Project, of packages: [Path], _ checkouts: PackageCheckouts) throws {
        for index in project.targets.indices {
            let target = project.targets[index]
            let wanted = target.dependencies.filter { $0.hasPrefix(Self.pluginMark) }
            guard !wanted.isEmpty else { continue }
            project.targets[index].dependencies.removeAll { wanted.contains($0) }
            var plugins: [(name: String, package: Path)] = []
            for name in wanted.map({ String($0.dropFirst(Self.pluginMark.count)) }) {
                if let package = try packages.first(where: { try SwiftPackage.dump($0).offers(name) }) {
                    plugins.append((name, package))
                } else {
                    diagnostics.append(
                        Diagnostic(
                            .warning, "plugin '\(name)' of '\(target.name)' is not run: its package is not there",
                            at: .init(file: graph.file.parent)))
                }
            }
            guard !plugins.isEmpty else { continue }
            project.targets[index].plugins = plugins.map(\.name)
            project.targets[index].hostPackage = try HostPackage(
                of: target, in: graph.projectFolder, plugins: plugins, checkouts)
        }
    }

    private static let pluginMark = "plugin:"
}

extension Manifest {
    fileprivate func offers(_ product: String) -> Bool { products.contains { $0.name == product } }
}
