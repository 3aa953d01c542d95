import Foundation

/// Sheets that are kept together.
public final class Drawer {
    public let name: String
    public let specimens: [Specimen]

    /// A drawer of the collection that comes with the framework; empty when there is none of the name.
    public init(named name: String) {
        self.name = name
        specimens = Drawer.collection[name] ?? []
    }

    public init(name: String, specimens: [Specimen]) {
        self.name = name
        self.specimens = specimens
    }

    public var title: String {
        NSLocalizedString("drawer." + name, tableName: "Plants", bundle: .herbariumKit, comment: "")
    }

    private static let collection: [String: [Specimen]] = {
        guard let url = Bundle.herbariumKit.url(forResource: "specimens", withExtension: "json") else {
            preconditionFailure("HerbariumKit: specimens.json is not in the framework's bundle")
        }
        do {
            return try JSONDecoder().decode([String: [Specimen]].self, from: Data(contentsOf: url))
        } catch {
            preconditionFailure("HerbariumKit: specimens.json: \(error)")
        }
    }()
}
