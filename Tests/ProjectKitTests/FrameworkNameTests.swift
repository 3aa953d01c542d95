// SPDX-License-Identifier: MIT
import Testing

@testable import ProjectKit

/// Apps whose name a framework has as well: on iOS the app's module hides the framework from the app alone.
struct FrameworkNameTests {
    private func target(_ name: String, _ dependencies: [String] = []) -> ProjectKit.Target {
        var target = ProjectKit.Target(
            name: name, kind: .application, moduleName: name, productName: name, settings: ResolvedSettings(layers: []))
        target.dependencies = dependencies
        return target
    }

    @Test("a module named as a framework is compiled under another name, and its users go on writing its own")
    func renaming() throws {
        var project = Project(
            name: "P", root: Path("/"), targets: [target("Contacts"), target("Tests", ["Contacts"]), target("Other")])
        project.renameModules { ["Contacts", "UIKit"].contains($0) }
        let app = try #require(project.target(named: "Contacts"))
        #expect(app.moduleName != "Contacts" && app.importName == "Contacts")
        // Info.plist names the scene's delegate with it.
        #expect(app.settings["PRODUCT_MODULE_NAME"] == app.moduleName)
        for name in ["Contacts", "Tests"] {
            let target = try #require(project.target(named: name))
            #expect(project.moduleAliases(for: target) == ["-module-alias", "Contacts=\(app.moduleName)"])
        }
        let other = try #require(project.target(named: "Other"))
        #expect(project.moduleAliases(for: other) == [] && other.moduleName == "Other" && other.importName == "Other")
    }
}
