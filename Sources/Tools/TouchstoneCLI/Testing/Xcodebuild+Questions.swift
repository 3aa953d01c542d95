// SPDX-License-Identifier: MIT
import ProjectKit

extension Xcodebuild {
    /// What is asked instead of built; the answers are lines that other programs read.
    enum Question { case list, buildSettings, destinations, packages }

    func answer(_ question: Question, _ options: Options) throws -> Int32 {
        let tool = CommandLineTool(command: "build", options: options)
        // Loading is what fetches packages.
        let project = try tool.loadProject()
        switch question {
        case .list: list(project)
        case .buildSettings: try showSettings(of: project, tool)
        case .destinations: try showDestinations()
        case .packages: showPackages(of: project, tool)
        }
        return 0
    }

    private func list(_ project: Project) {
        print("Information about project \"\(project.name)\":\n    Targets:")
        for target in project.targets { print("        \(target.name)") }
        print("\n    Schemes:")
        for scheme in project.schemes { print("        \(scheme.name)") }
    }

    private func showSettings(of project: Project, _ tool: CommandLineTool) throws {
        let scheme = try project.scheme(named: tool.options["scheme"])
        let name = tool.options["target"] ?? scheme?.application ?? scheme?.name
        let named = project.targets.filter { $0.name == name }
        for target in named.isEmpty ? project.targets : named {
            print("Build settings for action build and target \(target.name):")
            for key in target.settings.keys.sorted() { print("    \(key) = \(target.settings[key] ?? "")") }
            print("")
        }
    }

    private func showDestinations() throws {
        print("\n\n\tAvailable destinations for the scheme:")
        for entry in try DeviceShelf().entries() {
            print("\t\t{ platform:iOS Simulator, id:\(entry.record.udid), OS:17.5, name:\(entry.record.name) }")
        }
    }

    private func showPackages(of project: Project, _ tool: CommandLineTool) {
        tool.printErrors(project.diagnostics.filter { $0.severity == .warning })
        print("resolved source packages: \(project.products.keys.sorted().joined(separator: ", "))")
    }
}
