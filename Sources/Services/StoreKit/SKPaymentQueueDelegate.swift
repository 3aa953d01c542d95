// SPDX-License-Identifier: MIT

/// What the store asks the app about purchases under way.
@preconcurrency @MainActor
public protocol SKPaymentQueueDelegate: NSObjectProtocol {
    /// Never called: the device stays in its country.
    func paymentQueue(
        _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
        in newStorefront: SKStorefront
    ) -> Bool
    /// Never called: subscriptions keep their prices.
    func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
    public func paymentQueue(
        _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
        in newStorefront: SKStorefront
    ) -> Bool { true }
    public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

extension SKPaymentQueue {
    /// Shows nothing: no price has risen.
    public func showPriceConsentIfNeeded() {}

    public func presentCodeRedemptionSheet() {
        Unsupported.report("SKPaymentQueue.presentCodeRedemptionSheet(): there is no App Store")
    }
}
