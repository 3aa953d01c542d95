// SPDX-License-Identifier: MIT

// Values over time, as Apple's Combine has them. The rules that every type here keeps:
// - a subscriber gets at most as many values as it has demanded, and nothing after a completion or its cancellation;
// - state is guarded by a lock that is never held while foreign code runs.
@_exported public import FoundationCompat

/// Namespace of the publishers that operators make.
public enum Publishers {}

/// Namespace of the subscribers.
public enum Subscribers {}

/// Namespace of ready-made subscriptions.
public enum Subscriptions {
    /// A subscription that nothing comes of.
    public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, Sendable {
    static let shared = EmptySubscription()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
