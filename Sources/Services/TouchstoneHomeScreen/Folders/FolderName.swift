// SPDX-License-Identifier: MIT

/// What a new folder is called.
enum FolderName {
    /// After the category of both apps; of two different ones that of the app that was there. "Folder" where either has none.
    /// - Parameters: `LSApplicationCategoryType` of both, nil: Info.plist has none.
    static func guess(_ target: String?, _ other: String?) -> String {
        guard let target, other.flatMap({ name(of: $0) }) != nil else { return plain }
        return name(of: target) ?? plain
    }

    private static let plain = "Folder"
    private static let prefix = "public.app-category."

    /// nil: no category of Apple's.
    private static func name(of category: String) -> String? {
        guard category.hasPrefix(prefix) else { return nil }
        let key = String(category.dropFirst(prefix.count))
        // Kinds of games have categories of their own: action-games, word-games.
        return key.hasSuffix("-games") ? names["games"] : names[key]
    }

    /// https://developer.apple.com/documentation/bundleresources/information-property-list/lsapplicationcategorytype
    /// with the names that the App Store shows.
    private static let names = [
        "books": "Books", "business": "Business", "developer-tools": "Developer Tools", "education": "Education",
        "entertainment": "Entertainment", "finance": "Finance", "food-and-drink": "Food & Drink", "games": "Games",
        "graphics-design": "Graphics & Design", "healthcare-fitness": "Health & Fitness", "lifestyle": "Lifestyle",
        "magazines-and-newspapers": "Magazines & Newspapers", "medical": "Medical", "music": "Music",
        "navigation": "Navigation", "news": "News", "photography": "Photo & Video", "productivity": "Productivity",
        "reference": "Reference", "shopping": "Shopping", "social-networking": "Social Networking", "sports": "Sports",
        "travel": "Travel", "utilities": "Utilities", "video": "Photo & Video", "weather": "Weather",
    ]
}
