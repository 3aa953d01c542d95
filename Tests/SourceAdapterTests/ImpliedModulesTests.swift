// SPDX-License-Identifier: MIT
import Testing

@testable import SourceAdapter

/// What frameworks of iOS bring along by their headers.
struct ImpliedModulesTests {
    @Test("GameplayKit's headers import SpriteKit's: files that name nodes of it need no import of their own")
    func spritesOfGameplay() {
        let uses = "import GameplayKit\nlet scene = SKScene(size: .zero)"
        #expect(ImpliedModules.names(of: [uses]) == ["SpriteKit"])
        #expect(ImpliedModules.names(of: ["import UIKit\nimport GameKit\nfunc f(_ view: SKView) {}"]) == ["SpriteKit"])
    }

    @Test("Nothing is loaded that no file needs")
    func others() {
        #expect(ImpliedModules.names(of: ["import GameplayKit\nlet random = GKRandomSource()"]).isEmpty)
        #expect(ImpliedModules.names(of: ["import GameplayKit\nimport SpriteKit\nvar node: SKNode?"]).isEmpty)
        #expect(ImpliedModules.names(of: ["struct SKView {}"]).isEmpty)
    }

    @Test("UIKit's class of documents that stand on Core Data")
    func documents() { #expect(ImpliedModules.names(of: ["var document: UIManagedDocument?"]) == ["ManagedDocuments"]) }
}
