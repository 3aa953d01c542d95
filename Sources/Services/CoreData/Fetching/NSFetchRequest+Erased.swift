// SPDX-License-Identifier: MIT

extension __NSFetchSettings {
    /// The same request whatever it finds, as stores of apps' classes get it.
    func erased(_ entity: NSEntityDescription) -> NSFetchRequest<NSFetchRequestResult> {
        let request = NSFetchRequest<NSFetchRequestResult>()
        request.take(self)
        request.entity = entity
        request.predicate = predicate.map { PredicateConstants.identified($0.resolved) }
        return request
    }
}
