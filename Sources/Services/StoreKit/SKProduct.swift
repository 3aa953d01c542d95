// SPDX-License-Identifier: MIT

/// Something to buy. Sendable: immutable.
open class SKProduct: __ObjCObject, @unchecked Sendable {
    public enum PeriodUnit: UInt, Sendable { case day = 0, week, month, year }

    private let product: StoreConfiguration.Product?
    /// What tests give a product of their own by key-value coding, which sets the fields behind the properties.
    private let given = GivenFields()

    /// For subclasses of tests.
    public override init() {
        product = nil
        super.init()
    }

    init(_ product: StoreConfiguration.Product) {
        self.product = product
        super.init()
    }

    private var localization: StoreConfiguration.Localization? {
        let all = product?.localizations ?? []
        let wanted = Locale.current.identifier
        return all.first { $0.locale == wanted }
            ?? all.first { $0.locale?.prefix(2) == wanted.prefix(2) } ?? all.first
    }

    open var localizedDescription: String { given["localizedDescription"] ?? localization?.description ?? "" }
    open var localizedTitle: String {
        given["localizedTitle"] ?? localization?.displayName ?? product?.referenceName ?? ""
    }
    open var price: NSDecimalNumber { given["price"] ?? NSDecimalNumber(string: product?.displayPrice ?? "0") }
    open var priceLocale: Locale { given["priceLocale"] ?? Locale(identifier: StoreConfiguration.current.locale) }
    open var productIdentifier: String { given["productIdentifier"] ?? product?.productID ?? "" }
    /// Whether Apple hosts content of the product, which is never so here: there is no size of any, and no version.
    open var isDownloadable: Bool { false }
    /// Bytes of each piece of such content.
    open var downloadContentLengths: [NSNumber] { given["downloadContentLengths"] ?? [] }
    open var contentVersion: String { downloadContentVersion }
    open var downloadContentVersion: String { given["downloadContentVersion"] ?? "" }
    open var isFamilyShareable: Bool { product?.familyShareable ?? false }
    open var subscriptionGroupIdentifier: String? { given["subscriptionGroupIdentifier"] ?? product?.group }
    open var subscriptionPeriod: SKProductSubscriptionPeriod? {
        given["subscriptionPeriod"]
            ?? product?.recurringSubscriptionPeriod.flatMap(SKProductSubscriptionPeriod.init(duration:))
    }
    open var introductoryPrice: SKProductDiscount? {
        given["introductoryPrice"] ?? product?.introductoryOffer.map { SKProductDiscount($0) }
    }
    open var discounts: [SKProductDiscount] {
        given["discounts"] ?? (product?.adHocOffers ?? []).map { SKProductDiscount($0) }
    }
    var isConsumable: Bool { product?.type == "Consumable" }

    private static let fields: Set<String> = [
        "localizedDescription", "localizedTitle", "price", "priceLocale", "productIdentifier",
        "subscriptionGroupIdentifier", "subscriptionPeriod", "introductoryPrice", "discounts",
        "downloadContentLengths", "downloadContentVersion",
    ]

    open override func setValue(_ value: Any?, forUndefinedKey key: String) {
        guard Self.fields.contains(key) else { return super.setValue(value, forUndefinedKey: key) }
        given.set(value, key)
    }
}

/// Values by key.
// Sendable: the lock guards what changes.
private final class GivenFields: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [String: Any] = [:]

    subscript<Value>(key: String) -> Value? { lock.withLock { values[key] as? Value } }
    func set(_ value: Any?, _ key: String) { lock.withLock { values[key] = value } }
}

/// Sendable: immutable.
open class SKProductSubscriptionPeriod: __ObjCObject, @unchecked Sendable {
    open var numberOfUnits: Int { number }
    open var unit: SKProduct.PeriodUnit { kind }
    private let number: Int
    private let kind: SKProduct.PeriodUnit

    public override init() {
        number = 0
        kind = .day
        super.init()
    }

    /// An ISO 8601 duration of one unit: `P1M`, `P2W`.
    init?(duration: String) {
        let units: [Character: SKProduct.PeriodUnit] = ["D": .day, "W": .week, "M": .month, "Y": .year]
        guard duration.first == "P", let last = duration.last, let unit = units[last],
            let count = Int(duration.dropFirst().dropLast())
        else { return nil }
        number = count
        kind = unit
        super.init()
    }
}

/// Sendable: immutable.
open class SKProductDiscount: __ObjCObject, @unchecked Sendable {
    public enum PaymentMode: UInt, Sendable { case payAsYouGo = 0, payUpFront, freeTrial }
    public enum `Type`: UInt, Sendable { case introductory = 0, subscription }

    private let offer: StoreConfiguration.Offer?
    public override init() {
        offer = nil
        super.init()
    }
    init(_ offer: StoreConfiguration.Offer) {
        self.offer = offer
        super.init()
    }

    open var price: NSDecimalNumber { NSDecimalNumber(string: offer?.displayPrice ?? "0") }
    open var priceLocale: Locale { Locale(identifier: StoreConfiguration.current.locale) }
    open var identifier: String? { offer?.offerID }
    open var numberOfPeriods: Int { offer?.numberOfPeriods ?? 1 }
    open var subscriptionPeriod: SKProductSubscriptionPeriod {
        offer?.subscriptionPeriod.flatMap(SKProductSubscriptionPeriod.init(duration:)) ?? SKProductSubscriptionPeriod()
    }
    open var paymentMode: PaymentMode {
        switch offer?.paymentMode {
        case "payUpFront": .payUpFront
        case "free", "freeTrial": .freeTrial
        default: .payAsYouGo
        }
    }
    open var type: `Type` { offer?.offerID == nil ? .introductory : .subscription }
}
