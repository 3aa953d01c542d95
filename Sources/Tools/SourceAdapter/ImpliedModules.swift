// SPDX-License-Identifier: MIT

/// Modules that sources see on iOS without naming them, because a framework they do name brings them along, where here the
/// floors run the other way.
enum ImpliedModules {
    /// - Parameter texts: of all files of a module.
    static func names(of texts: [String]) -> [String] {
        var names: [String] = []
        // UIKit's class that stands on Core Data.
        if texts.contains(where: { $0.contains("UIManagedDocument") }) { names.append("ManagedDocuments") }
        if texts.contains(where: usesSpritesOfGameplay) { names.append("SpriteKit") }
        return names
    }

    /// GameplayKit's headers import SpriteKit's, for the component of nodes; here SpriteKit stands on GameplayKit.
    private static func usesSpritesOfGameplay(_ text: String) -> Bool {
        !text.contains("import SpriteKit") && ["import GameplayKit", "import GameKit"].contains(where: text.contains)
            && ["SKView", "SKScene", "SKNode", "SKSpriteNode"].contains(where: text.contains)
    }
}
