// SPDX-License-Identifier: MIT
import ProjectKit

/// What a command is about: a project, one of its apps, and the scheme that says how the app is run.
struct Selection {
    var project: Project
    var application: Target
    var scheme: Scheme?
}

extension CommandLineTool {
    /// The app that `--target` or `--scheme` names, else the first, in the configuration that `--configuration` or the
    /// scheme names.
    func select(fallback: Path? = nil) throws -> Selection {
        let selection = try select(in: try loadProject(fallback: fallback))
        guard options["configuration"] == nil, let wanted = selection.scheme?.runConfiguration,
            wanted != selection.application.settings["CONFIGURATION"]
        else { return selection }
        return try select(in: try loadProject(fallback: fallback, configuration: wanted))
    }

    /// The project in the configuration that `--configuration` names, else the one its scheme tests in. A folder whose
    /// project has no tests means the tests that lie in it otherwise, of a package or of an example, and says so.
    func loadTestedProject() throws -> Project {
        let named = try loadProject()
        let isFolder = options.operands.first.map { Path.absolute($0).pathExtension != "xcodeproj" } ?? false
        guard isFolder, options["scheme"] == nil, let place = named.placeOfTests else {
            return try inTestedConfiguration(named)
        }
        var other = self
        other.options.operands = [place.string]
        var tested = try other.inTestedConfiguration(try other.loadProject())
        let shown = place.relative(to: named.root) ?? place.string
        tested.diagnostics.append(
            Diagnostic(.warning, "\(named.name) has no test target; the tests of \(shown) are run"))
        return tested
    }

    private func inTestedConfiguration(_ project: Project) throws -> Project {
        let tested = project.targets.first { $0.kind == .unitTests }
        guard options["configuration"] == nil,
            let scheme = try project.scheme(named: options["scheme"]) ?? tested.flatMap(project.scheme(testing:)),
            let wanted = scheme.testConfiguration, wanted != project.targets.first?.settings["CONFIGURATION"]
        else { return project }
        return try loadProject(configuration: wanted)
    }

    /// What `build` means in a project of libraries alone, or by the `--target` or `--scheme` that names one.
    func selectLibraries() throws -> (Project, [Target])? {
        guard !options.operands.isEmpty else { return nil }
        let project = try loadProject()
        let libraries = project.targets.filter(\.kind.isLibrary)
        if let scheme = try project.scheme(named: options["scheme"]) {
            let named = libraries.filter { $0.name == scheme.name }
            let hasApps = project.targets.contains { $0.kind == .application }
            let isOfLibraries = scheme.application == nil && (!named.isEmpty || !hasApps && !libraries.isEmpty)
            return isOfLibraries ? (project, named.isEmpty ? libraries : named) : nil
        }
        if let name = options["target"] {
            return libraries.first { $0.name == name }.map { (project, [$0]) }
        }
        guard !libraries.isEmpty, !project.targets.contains(where: { $0.kind == .application }) else { return nil }
        return (project, libraries)
    }

    private func select(in project: Project) throws -> Selection {
        let scheme = try project.scheme(named: options["scheme"])
        let application = try project.application(named: options["target"] ?? scheme?.application)
        return Selection(
            project: project, application: application, scheme: scheme ?? project.defaultScheme(for: application))
    }
}
