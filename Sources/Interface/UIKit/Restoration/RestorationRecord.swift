// SPDX-License-Identifier: MIT

/// What is saved of one controller.
struct RestorationRecord: Codable {
    /// The path of identifiers, with the position in a navigation stack after those that may repeat: unique.
    var place: String
    /// The identifiers from the root to the controller, as apps see them.
    var path: [String]
    var className: String
    var restorationClass: String?
    var storyboard: String?
    var storyboardBundle: String?
    var state: Data
    /// By the identifiers of the views.
    var views: [String: Data] = [:]
    var children: [String] = []
    var presented: String?
    var selected: Int?
}

/// What is saved of an app.
struct RestorationArchive: Codable {
    var header: Data
    var idiom: Int
    var bundleVersion: String
    var systemVersion: String
    var timestamp: Date
    var records: [RestorationRecord] = []
    var objects: [String: Data] = [:]
}
