import Foundation

/// A pressed plant.
public struct Specimen: Codable, Equatable {
    /// Names the plant in every language.
    public let key: String
    public let latin: String
    /// Days since it was found.
    public let days: Int
    /// The picture in the app's asset catalog.
    public let drawing: String

    public init(key: String, latin: String, days: Int, drawing: String) {
        self.key = key
        self.latin = latin
        self.days = days
        self.drawing = drawing
    }

    /// In the user's language.
    public var name: String {
        NSLocalizedString(key, tableName: "Plants", bundle: .herbariumKit, comment: "")
    }

    /// "Found 3 days ago"
    public var age: String {
        let format = NSLocalizedString("found", tableName: "Ages", bundle: .herbariumKit, comment: "")
        return String.localizedStringWithFormat(format, days)
    }
}

extension Bundle {
    private final class Token {}

    /// Where this framework keeps its resources.
    static let herbariumKit = Bundle(for: Token.self)
}
