// SPDX-License-Identifier: MIT

extension InterfaceLoader {
    /// Makes copies of a cell's or header's prototype, each with objects of its own that may refer to the scene's.
    ///
    /// The closure may outlive the scene, and makes nothing then.
    func prototypeMaker(_ node: ResourceNode) -> @MainActor () -> AnyObject? {
        { [weak self] in
            guard let self else { return nil }
            let loader = self.makeInnerLoader()
            let made = loader.make(node)
            loader.finish()
            // What triggers segues and actions lives as long as the scene.
            self.templates += loader.templates
            return made
        }
    }
}
