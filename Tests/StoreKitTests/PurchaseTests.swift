// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import StoreKit

/// With a file as Xcode's editor writes it.
@MainActor
struct PurchaseTests {
    private func configuration() throws -> StoreConfiguration {
        let text = """
            {"identifier": "1", "version": {"major": 2, "minor": 0}, "settings": {"_locale": "de_DE", "_storefront": "DEU"},
             "products": [{"productID": "coins", "type": "Consumable", "displayPrice": "0.99", "referenceName": "Coins",
               "localizations": [{"locale": "en_US", "displayName": "100 Coins", "description": "Shiny"}]},
              {"productID": "pro", "type": "NonConsumable", "displayPrice": "4.99", "familyShareable": true}],
             "subscriptionGroups": [{"id": "G", "subscriptions": [{"productID": "month", "type": "RecurringSubscription",
               "displayPrice": "1.99", "recurringSubscriptionPeriod": "P1M",
               "introductoryOffer": {"paymentMode": "free", "subscriptionPeriod": "P1W", "numberOfPeriods": 1}}]}]}
            """
        return try JSONDecoder().decode(StoreConfiguration.self, from: Data(text.utf8))
    }

    @Test("products of a store's file have its kinds, prices, names and periods")
    func products() throws {
        let configuration = try configuration()
        let products = configuration.products.map(Product.init)
        #expect(products.map(\.id) == ["coins", "pro", "month"])
        #expect(products.map(\.type) == [.consumable, .nonConsumable, .autoRenewable])
        #expect(products[0].displayName == "100 Coins" && products[0].price == Decimal(string: "0.99"))
        #expect(products[1].isFamilyShareable && products[1].subscription == nil)
        let subscription = try #require(products[2].subscription)
        #expect(subscription.subscriptionGroupID == "G" && subscription.subscriptionPeriod == .monthly)
        #expect(subscription.introductoryOffer?.paymentMode == .freeTrial)
        #expect(subscription.introductoryOffer?.period == .weekly)
    }

    @Test("a period ends at the same day of the next month, or at its last")
    func periods() throws {
        let format = ISO8601DateFormatter()
        func date(_ text: String) throws -> Date { try #require(format.date(from: text)) }
        let start = try date("2024-01-31T10:00:00Z")
        #expect(try Product.SubscriptionPeriod.monthly.end(of: start) == date("2024-02-29T10:00:00Z"))
        #expect(try Product.SubscriptionPeriod(duration: "P2W")?.end(of: start) == date("2024-02-14T10:00:00Z"))
        #expect(try Product.SubscriptionPeriod.yearly.end(of: start) == date("2025-01-31T10:00:00Z"))
        #expect(Product.SubscriptionPeriod(duration: "1M") == nil)
    }

    @Test("purchases outlive the run, are finished once, and a subscription is always within a period")
    func store() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("purchases-" + UUID().uuidString)
        defer { do { try FileManager.default.removeItem(at: folder) } catch {} }
        let (configuration, store, token) = (try configuration(), PurchaseStore(folder: folder), UUID())
        let first = store.add(configuration.products[0], quantity: 3, accountToken: token)
        let second = store.add(configuration.products[2], quantity: 1)
        #expect(first.transaction == "1" && second.transaction == "2")
        store.finish("1")
        let again = PurchaseStore(folder: folder)
        #expect(again.purchases.map(\.isFinished) == [true, false])
        let transactions = again.purchases.map { purchase in
            Transaction(purchase, of: configuration.product(purchase.product).map(Product.init))
        }
        #expect(transactions[0].purchasedQuantity == 3 && transactions[0].appAccountToken == token)
        #expect(transactions[0].expirationDate == nil && transactions[0].productType == .consumable)
        #expect(try #require(transactions[1].expirationDate) > Date() && transactions[1].subscriptionGroupID == "G")
        let result = VerificationResult<Transaction>.verified(transactions[0])
        #expect(try result.payloadValue == result.unsafePayloadValue)
    }

    /// SKErrorCode's numbers: https://developer.apple.com/documentation/storekit/skerror/code
    @Test("errors of Objective-C become errors of the store with their text")
    func errors() {
        let plain = NSError(domain: SKErrorDomain, code: 2, userInfo: [NSLocalizedDescriptionKey: "Not now"])
        let error = SKError(_nsError: plain)
        #expect(error.code == .paymentCancelled && error.code == SKError.paymentCancelled)
        #expect((error as NSError).localizedDescription == "Not now")
        #expect(SKError(_nsError: NSError(domain: "Other", code: -1)).code == .unknown)
    }

    /// Key-value coding reaches the fields behind properties that can only be read:
    /// https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/KeyValueCoding/SearchImplementation.html
    @Test("tests make products of their own by key-value coding")
    func madeProduct() {
        let product = SKProduct()
        product.setValue("coins", forKey: "productIdentifier")
        product.setValue(NSDecimalNumber(string: "10.50"), forKey: "price")
        product.setValue(Locale(identifier: "en_US"), forKey: "priceLocale")
        #expect(product.productIdentifier == "coins" && product.price == NSDecimalNumber(string: "10.5"))
        #expect(product.priceLocale.identifier == "en_US" && product.localizedTitle.isEmpty)
    }

    /// The maker for a product is a class method of Objective-C's, which Swift has as a convenience initialiser:
    /// https://developer.apple.com/documentation/storekit/skpayment
    @Test("tests make payments of classes of their own, which have no initialiser to call")
    func ownPayment() {
        final class Gift: SKPayment, @unchecked Sendable {
            let name: String
            override var productIdentifier: String { name }
            init(name: String) { self.name = name }
        }
        #expect(Gift(name: "coins").productIdentifier == "coins" && Gift(name: "coins").quantity == 1)
    }

    /// https://developer.apple.com/documentation/storekit/skproduct/downloadcontentlengths
    @Test("a product has no content at Apple's, but for one of a test")
    func hostedContent() {
        let product = SKProduct()
        #expect(
            !product.isDownloadable && product.downloadContentLengths.isEmpty && product.downloadContentVersion == "")
        product.setValue([NSNumber(value: 7)], forKey: "downloadContentLengths")
        #expect(product.downloadContentLengths == [7])
    }

    private final class Consent: NSObject, SKPaymentQueueDelegate {
        func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { false }
    }

    /// https://developer.apple.com/documentation/storekit/skpaymentqueuedelegate
    @Test("the queue has a delegate, whose methods are optional and which it does not keep")
    func delegate() {
        let queue = SKPaymentQueue()
        var consent: Consent? = Consent()
        queue.delegate = consent
        queue.showPriceConsentIfNeeded()
        #expect(queue.delegate === consent && queue.delegate?.paymentQueueShouldShowPriceConsent(queue) == false)
        consent = nil
        #expect(queue.delegate == nil)
    }
}
