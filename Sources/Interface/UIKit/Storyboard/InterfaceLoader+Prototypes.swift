// SPDX-License-Identifier: MIT

extension InterfaceLoader {
    /// Makes copies of a cell's or header's prototype, each with objects of its own that may refer to the scene's.
    ///
    /// The closure keeps this loader, and so what triggers segues, for as long as the list has it.
    func prototypeMaker(_ node: ResourceNode) -> @MainActor () -> AnyObject? {
        {
            let loader = self.makeInnerLoader()
            let made = loader.make(node)
            loader.finish()
            // What triggers segues and actions lives as long as the list.
            self.templates += loader.templates
            return made
        }
    }
}
