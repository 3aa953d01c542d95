// SPDX-License-Identifier: MIT
import FoundationCompat

/// In the layout's file an app is its bundle identifier, a folder an object.
extension HomeLayout.Item: Codable {
    init(from decoder: any Decoder) throws {
        // A text is an app, an object a folder; which of both it is shows in reading it.
        if let app = try? decoder.singleValueContainer().decode(String.self) {
            self = .app(app)
        } else {
            self = .folder(try HomeLayout.Folder(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .app(let app):
            var container = encoder.singleValueContainer()
            try container.encode(app)
        case .folder(let folder): try folder.encode(to: encoder)
        }
    }
}
