// SPDX-License-Identifier: MIT
import FoundationCompat

/// Migration of a store that is being opened.
struct AutomaticMigration {
    let url: URL
    let type: String
    let metadata: [String: Any]
    let destination: NSManagedObjectModel
    let configuration: String?
    let infers: Bool

    func run() throws {
        throw CoreDataError.make(NSMigrationMissingMappingModelError)
    }
}
