// SPDX-License-Identifier: MIT

/// Something to buy, in StoreKit 2: a value of the `.storekit` file.
public struct Product: Identifiable, Hashable, Sendable, CustomDebugStringConvertible {
    public struct ProductType: RawRepresentable, Hashable, Sendable, Codable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
        public var localizedDescription: String { rawValue }
    }
    public enum PurchaseError: Error, Hashable, Sendable, LocalizedError {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier
        case invalidOfferPrice, invalidOfferSignature, missingOfferParameters
    }
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        /// Somebody else has to agree: with the option that simulates it.
        case pending
    }
    public struct PurchaseOption: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case token(UUID), quantity(Int), asksToBuy(Bool), other(String) }
        let kind: Kind
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(kind: .token(token)) }
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(kind: .quantity(quantity)) }
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            PurchaseOption(kind: .asksToBuy(simulateAskToBuy))
        }
        public static func onStorefrontChange(shouldContinuePurchase: @escaping (Storefront) -> Bool) -> PurchaseOption
        {
            PurchaseOption(kind: .other("onStorefrontChange"))
        }
        public static func custom(key: String, value: String) -> PurchaseOption { PurchaseOption(kind: .other(key)) }
    }

    public struct SubscriptionPeriod: Hashable, Sendable {
        public enum Unit: Hashable, Sendable {
            case day, week, month, year
            var component: Calendar.Component {
                switch self {
                case .day: .day
                case .week: .weekOfYear
                case .month: .month
                case .year: .year
                }
            }
            public var localizedDescription: String {
                switch self {
                case .day: "Day"
                case .week: "Week"
                case .month: "Month"
                case .year: "Year"
                }
            }
        }
        public let unit: Unit
        public let value: Int
        public var debugDescription: String { "\(value) \(unit.localizedDescription)" }
        public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
        public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
        public static let yearly = SubscriptionPeriod(unit: .year, value: 1)

        init(unit: Unit, value: Int) { (self.unit, self.value) = (unit, value) }
        /// An ISO 8601 duration of one unit: `P1M`, `P2W`.
        init?(duration: String) {
            let units: [Character: Unit] = ["D": .day, "W": .week, "M": .month, "Y": .year]
            guard duration.first == "P", let last = duration.last, let unit = units[last],
                let value = Int(duration.dropFirst().dropLast()), value > 0
            else { return nil }
            self.init(unit: unit, value: value)
        }
        func end(of start: Date) -> Date {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = .gmt
            let count = unit == .week ? value * 7 : value
            return calendar.date(byAdding: unit == .week ? .day : unit.component, value: count, to: start) ?? start
        }
    }

    public struct SubscriptionOffer: Hashable, Sendable {
        public enum PaymentMode: Hashable, Sendable { case payAsYouGo, payUpFront, freeTrial }
        public enum OfferType: Hashable, Sendable { case introductory, promotional }
        public let id: String?
        public let type: OfferType
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode
        init(_ offer: StoreConfiguration.Offer, _ type: OfferType) {
            self.type = type
            id = type == .introductory ? nil : offer.offerID
            price = Decimal(string: offer.displayPrice ?? "0") ?? 0
            displayPrice = Product.text(price)
            period = offer.subscriptionPeriod.flatMap(SubscriptionPeriod.init(duration:)) ?? .monthly
            periodCount = offer.numberOfPeriods ?? 1
            switch offer.paymentMode {
            case "payUpFront": paymentMode = .payUpFront
            case "free", "freeTrial": paymentMode = .freeTrial
            default: paymentMode = .payAsYouGo
            }
        }
    }

    /// Of a subscription that renews itself.
    public struct SubscriptionInfo: Hashable, Sendable {
        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let subscribed = RenewalState(rawValue: 1)
            public static let expired = RenewalState(rawValue: 2)
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            public static let inGracePeriod = RenewalState(rawValue: 4)
            public static let revoked = RenewalState(rawValue: 5)
        }
        public struct RenewalInfo: Hashable, Sendable {
            public let originalTransactionID: UInt64
            public let currentProductID: String
            public let willAutoRenew: Bool
            public let autoRenewPreference: String?
            public let renewalDate: Date?
        }
        public struct Status: Hashable, Sendable {
            public let state: RenewalState
            public let renewalInfo: VerificationResult<RenewalInfo>
            public let transaction: VerificationResult<Transaction>
        }
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
        public let introductoryOffer: SubscriptionOffer?
        public let promotionalOffers: [SubscriptionOffer]

        /// Whether nothing of the group was ever bought.
        public var isEligibleForIntroOffer: Bool {
            get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
        }
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
            await Transaction.kept().allSatisfy { $0.subscriptionGroupID != groupID }
        }
        public var status: [Status] { get async throws { try await Self.status(for: subscriptionGroupID) } }
        public static func status(for groupID: String) async throws -> [Status] {
            await Transaction.kept().last { $0.subscriptionGroupID == groupID }.map { last in
                let info = RenewalInfo(
                    originalTransactionID: last.originalID, currentProductID: last.productID, willAutoRenew: true,
                    autoRenewPreference: last.productID, renewalDate: last.expirationDate)
                return [Status(state: .subscribed, renewalInfo: .verified(info), transaction: .verified(last))]
            } ?? []
        }
    }

    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String
    public let isFamilyShareable: Bool
    public let subscription: SubscriptionInfo?
    public var priceFormatStyle: Decimal.FormatStyle.Currency {
        Decimal.FormatStyle.Currency(code: Self.locale.currency?.identifier ?? "USD", locale: Self.locale)
    }
    public var debugDescription: String { "Product(id: \(id), type: \(type.rawValue), price: \(displayPrice))" }

    static var locale: Locale { Locale(identifier: StoreConfiguration.current.locale) }
    static func text(_ price: Decimal) -> String {
        let format = NumberFormatter()
        format.numberStyle = .currency
        format.locale = locale
        return format.string(from: NSDecimalNumber(decimal: price)) ?? "\(price)"
    }

    init(_ product: StoreConfiguration.Product) {
        let shown = SKProduct(product)
        (id, displayName, description) = (product.productID, shown.localizedTitle, shown.localizedDescription)
        price = shown.price.decimalValue
        displayPrice = Self.text(price)
        isFamilyShareable = shown.isFamilyShareable
        let period = product.recurringSubscriptionPeriod.flatMap(SubscriptionPeriod.init(duration:))
        switch product.type {
        case "Consumable": type = .consumable
        case "NonConsumable": type = .nonConsumable
        case "NonRenewingSubscription": type = .nonRenewable
        case "RecurringSubscription": type = .autoRenewable
        default: type = period == nil ? .nonConsumable : .autoRenewable
        }
        subscription = product.group.map { group in
            SubscriptionInfo(
                subscriptionGroupID: group, subscriptionPeriod: period ?? .monthly,
                introductoryOffer: product.introductoryOffer.map { SubscriptionOffer($0, .introductory) },
                promotionalOffers: (product.adHocOffers ?? []).map { SubscriptionOffer($0, .promotional) })
        }
    }

    // MARK: Loading and buying

    /// In the order of the store's file; identifiers that it does not have are left out.
    public static func products<Identifiers: Collection>(
        for identifiers: Identifiers
    ) async throws -> [Product] where Identifiers.Element == String {
        let wanted = Set(identifiers)
        return StoreConfiguration.current.products.filter { wanted.contains($0.productID) }.map(Product.init)
    }

    /// Asks the person on the store's own sheet.
    @MainActor
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        guard AppStore.canMakePayments else { throw PurchaseError.purchaseNotAllowed }
        guard let product = StoreConfiguration.current.product(id) else { throw PurchaseError.productUnavailable }
        var (quantity, token) = (1, UUID?.none)
        for option in options {
            switch option.kind {
            case .quantity(let number): quantity = number
            case .token(let own): token = own
            case .asksToBuy(true): return .pending
            case .asksToBuy(false): break
            case .other(let name): Unsupported.report("Product.PurchaseOption: \(name)")
            }
        }
        guard (1...10).contains(quantity) else { throw PurchaseError.invalidQuantity }
        let answer = await withCheckedContinuation { done in
            PurchaseStore.shared.confirm(product) { done.resume(returning: $0) }
        }
        switch answer {
        case .cancel: return .userCancelled
        case .nobody: throw StoreKitError.unknown
        case .buy:
            let purchase = PurchaseStore.shared.add(product, quantity: quantity, accountToken: token)
            return .success(.verified(Transaction(purchase, of: Product(product))))
        }
    }
    @MainActor
    public func purchase(
        confirmIn scene: UIScene, options: Set<PurchaseOption> = []
    ) async throws -> PurchaseResult { try await purchase(options: options) }

    public var latestTransaction: VerificationResult<Transaction>? { get async { await Transaction.latest(for: id) } }
    public var currentEntitlement: VerificationResult<Transaction>? {
        get async { await Transaction.currentEntitlement(for: id) }
    }
}
