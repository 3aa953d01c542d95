// SPDX-License-Identifier: MIT

public enum StoreKitError: Error, Sendable, LocalizedError {
    case unknown, userCancelled
    case networkError(URLError)
    case systemError(any Error)
    case notAvailableInStorefront, notEntitled, unsupported
}

public enum AppStore {
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let production = Environment(rawValue: "Production")
        public static let sandbox = Environment(rawValue: "Sandbox")
        public static let xcode = Environment(rawValue: "Xcode")
    }
    public static var canMakePayments: Bool { ProcessInfo.processInfo.environment["TOUCHSTONE_NO_PAYMENTS"] != "1" }

    /// A local store knows everything already.
    public static func sync() async throws {}
    @MainActor public static func requestReview(in scene: UIWindowScene) {
        SKStoreReviewController.requestReview(in: scene)
    }

    @MainActor
    public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        Unsupported.report("AppStore.showManageSubscriptions(in:): there is no App Store")
    }
    @MainActor
    public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
        Unsupported.report("AppStore.presentOfferCodeRedeemSheet(in:): there is no App Store")
    }
}

/// Where the store sells.
public struct Storefront: Identifiable, Hashable, Sendable {
    public let id: String
    public let countryCode: String
    public static var current: Storefront? {
        get async { Storefront(id: "143441", countryCode: StoreConfiguration.current.storefront) }
    }
    /// Never: the store's file does not change while the app runs.
    public static var updates: AsyncStream<Storefront> { AsyncStream { $0.finish() } }
}
