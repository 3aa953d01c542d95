// SPDX-License-Identifier: MIT

/// Products of a `.storekit` file, the JSON that Xcode's editor writes: the one that `TOUCHSTONE_STOREKIT` names, else the
/// first in the app's bundle.
struct StoreConfiguration: Decodable, Sendable {
    struct Localization: Decodable, Sendable {
        var locale: String?
        var displayName: String?
        var description: String?
    }
    struct Offer: Decodable, Sendable {
        var displayPrice: String?
        var internalID: String?
        var offerID: String?
        var numberOfPeriods: Int?
        var paymentMode: String?
        var subscriptionPeriod: String?
    }
    struct Product: Decodable, Sendable {
        var productID: String
        var displayPrice: String?
        var referenceName: String?
        var type: String?
        var familyShareable: Bool?
        var localizations: [Localization]?
        var recurringSubscriptionPeriod: String?
        var introductoryOffer: Offer?
        var adHocOffers: [Offer]?
        var group: String?
    }
    private struct Group: Decodable, Sendable {
        var id: String
        var subscriptions: [Product]?
    }
    private struct Settings: Decodable, Sendable {
        var _locale: String?
        var _storefront: String?
    }

    let products: [Product]
    let locale: String
    let storefront: String

    private enum Key: String, CodingKey { case products, nonRenewingSubscriptions, subscriptionGroups, settings }

    init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: Key.self)
        var all = try box.decodeIfPresent([Product].self, forKey: .products) ?? []
        all += try box.decodeIfPresent([Product].self, forKey: .nonRenewingSubscriptions) ?? []
        for group in try box.decodeIfPresent([Group].self, forKey: .subscriptionGroups) ?? [] {
            all += (group.subscriptions ?? []).map {
                var product = $0
                product.group = group.id
                return product
            }
        }
        products = all
        let settings = try box.decodeIfPresent(Settings.self, forKey: .settings)
        locale = settings?._locale ?? "en_US"
        storefront = settings?._storefront ?? "USA"
    }

    private init() {
        products = []
        locale = "en_US"
        storefront = "USA"
    }

    func product(_ identifier: String) -> Product? { products.first { $0.productID == identifier } }

    static let current: StoreConfiguration = load()

    private static func load() -> StoreConfiguration {
        let named = ProcessInfo.processInfo.environment["TOUCHSTONE_STOREKIT"].flatMap { $0.isEmpty ? nil : $0 }
        let bundled = Bundle.main.urls(forResourcesWithExtension: "storekit", subdirectory: nil)?.first?.path
        guard let file = named ?? bundled else {
            Unsupported.report(
                "StoreKit: there is no .storekit file, so there are no products; TOUCHSTONE_STOREKIT names one")
            return StoreConfiguration()
        }
        do {
            return try JSONDecoder().decode(StoreConfiguration.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
        } catch {
            FileHandle.standardError.write(Data("\(file): not a StoreKit configuration: \(error)\n".utf8))
            return StoreConfiguration()
        }
    }
}
