// SPDX-License-Identifier: MIT

/// What the store signed. Of a local store everything is verified.
public enum VerificationResult<SignedType> {
    public enum VerificationError: Error, Hashable, Sendable {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
        case missingRequiredProperties
    }
    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

/// A purchase, in StoreKit 2. A subscription renews itself: its expiration is the end of the period that contains now, and
/// renewals are not transactions of their own, unlike on iOS.
public struct Transaction: Identifiable, Hashable, Sendable, CustomDebugStringConvertible {
    public enum OwnershipType: String, Hashable, Sendable {
        case purchased = "PURCHASED", familyShared = "FAMILY_SHARED"
    }
    public enum RevocationReason: Int, Hashable, Sendable { case other = 0, developerIssue }
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchase = Reason(rawValue: "PURCHASE")
        public static let renewal = Reason(rawValue: "RENEWAL")
    }

    public let id: UInt64
    public let productID: String
    public let productType: Product.ProductType
    public let purchaseDate: Date
    public let expirationDate: Date?
    public let subscriptionGroupID: String?
    public let purchasedQuantity: Int
    public let appAccountToken: UUID?
    public let price: Decimal?
    let isFinished: Bool

    public var originalID: UInt64 { id }
    public var originalPurchaseDate: Date { purchaseDate }
    public var signedDate: Date { purchaseDate }
    public var revocationDate: Date? { nil }
    public var revocationReason: RevocationReason? { nil }
    public var isUpgraded: Bool { false }
    public var ownershipType: OwnershipType { .purchased }
    public var reason: Reason { .purchase }
    public var environment: AppStore.Environment { .xcode }
    public var storefrontCountryCode: String { StoreConfiguration.current.storefront }
    public var appBundleID: String { Bundle.main.bundleIdentifier ?? "" }
    public var webOrderLineItemID: String? { nil }
    public var debugDescription: String { "Transaction(id: \(id), productID: \(productID))" }

    init(_ purchase: Purchase, of product: Product?) {
        id = UInt64(purchase.transaction) ?? 0
        (productID, purchaseDate, isFinished) = (purchase.product, purchase.date, purchase.isFinished)
        productType = product?.type ?? (purchase.isConsumable ? .consumable : .nonConsumable)
        purchasedQuantity = purchase.quantity ?? 1
        appAccountToken = purchase.accountToken
        price = product?.price
        subscriptionGroupID = product?.subscription?.subscriptionGroupID
        expirationDate = product?.subscription.map { subscription in
            let now = Date()
            var end = subscription.subscriptionPeriod.end(of: purchase.date)
            while end <= now { end = subscription.subscriptionPeriod.end(of: end) }
            return end
        }
    }

    /// The app has given what was bought: the transaction is not told again.
    public func finish() async {
        let number = String(id)
        await MainActor.run { PurchaseStore.shared.finish(number) }
    }
    @MainActor
    public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
        Unsupported.report("Transaction.beginRefundRequest: a local store takes nothing back")
        return .userCancelled
    }
    public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }

    // MARK: What there is

    /// In the order of purchase.
    static func kept() async -> [Transaction] {
        let purchases = await MainActor.run { PurchaseStore.shared.purchases }
        return purchases.map { Transaction($0) }
    }
    init(_ purchase: Purchase) {
        self.init(purchase, of: StoreConfiguration.current.product(purchase.product).map(Product.init))
    }
    private static func latestOnes(_ isWanted: @escaping @Sendable (Transaction) -> Bool) async -> [Transaction] {
        var seen: Set<String> = []
        return await kept().reversed().filter { isWanted($0) && seen.insert($0.productID).inserted }
    }

    public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
        await kept().last { $0.productID == productID }.map { .verified($0) }
    }
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
        await latestOnes { $0.productType != .consumable && $0.productID == productID }.first.map { .verified($0) }
    }

    /// Finished and not; consumables that were finished are not kept by the store.
    public static var all: Transactions {
        Transactions { await kept().filter { !($0.productType == .consumable && $0.isFinished) }.reversed() }
    }
    public static var unfinished: Transactions { Transactions { await kept().filter { !$0.isFinished } } }
    /// What the person may use: everything but consumables, the latest of each product.
    public static var currentEntitlements: Transactions {
        Transactions { await latestOnes { $0.productType != .consumable } }
    }
    /// Those that earlier runs did not finish, then what is bought elsewhere in the app: by StoreKit 1's queue. Does not end.
    public static var updates: Transactions { Transactions(isLive: true) { await kept().filter { !$0.isFinished } } }

    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>
        private let isLive: Bool
        private let load: @Sendable () async -> [Transaction]
        init(isLive: Bool = false, _ load: @escaping @Sendable () async -> [Transaction]) {
            (self.isLive, self.load) = (isLive, load)
        }
        public struct AsyncIterator: AsyncIteratorProtocol {
            private var base: AsyncStream<VerificationResult<Transaction>>.Iterator
            init(_ stream: AsyncStream<VerificationResult<Transaction>>) { base = stream.makeAsyncIterator() }
            public mutating func next() async -> VerificationResult<Transaction>? { await base.next() }
        }
        public func makeAsyncIterator() -> AsyncIterator {
            let (isLive, load) = (isLive, load)
            return AsyncIterator(
                AsyncStream { continuation in
                    let task = Task { @MainActor in
                        if isLive {
                            let number = PurchaseStore.shared.listen { continuation.yield(.verified(Transaction($0))) }
                            continuation.onTermination = { _ in
                                Task { @MainActor in PurchaseStore.shared.stopListening(number) }
                            }
                        }
                        for transaction in await load() { continuation.yield(.verified(transaction)) }
                        if !isLive { continuation.finish() }
                    }
                    if !isLive { continuation.onTermination = { _ in task.cancel() } }
                })
        }
    }
}
