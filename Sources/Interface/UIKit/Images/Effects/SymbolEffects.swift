// SPDX-License-Identifier: MIT

/// A motion of a symbol. Here a symbol moves as a whole: its outlines are not drawn in layers.
public protocol SymbolEffect {
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that stays until it is removed.
public protocol IndefiniteSymbolEffect {}
/// An effect that plays and is over.
public protocol DiscreteSymbolEffect {}
/// An effect with which a view comes and goes.
public protocol TransitionSymbolEffect {}
/// An effect with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does, in terms of its kind.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, bounce, pulse, variableColor, scale, appear, disappear, replace
    }

    let kind: Kind
    /// 1: upwards or larger, -1: downwards or smaller, 0: the kind's own.
    var direction = 0
    /// Goes back the way it came.
    var reverses = false
    /// One part after the other instead of all that came before.
    var isIterative = false
    var hidesInactive = false
    /// Of a replacement: how the old symbol goes and the new one comes.
    var replacement = 0

    init(_ kind: Kind) { self.kind = kind }
}

/// How often and how fast an effect plays.
public struct SymbolEffectOptions: Hashable, Sendable {
    var speedFactor = 1.0
    /// nil: as the effect does by itself.
    var count: Int?
    var repeats: Bool?

    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// Until the effect is removed.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }

    public var repeating: SymbolEffectOptions {
        var made = self
        made.repeats = true
        return made
    }
    public var nonRepeating: SymbolEffectOptions {
        var made = self
        made.repeats = false
        return made
    }
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var made = self
        made.speedFactor = max(0.01, speed)
        return made
    }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        var made = self
        made.count = count
        return made
    }
}

extension SymbolEffect {
    fileprivate func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> SymbolEffectConfiguration {
        var made = configuration
        change(&made)
        return made
    }
}

/// What suits the symbols.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable,
    Sendable
{
    public let configuration: SymbolEffectConfiguration
}

/// Grows and comes back, as if touched.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, Hashable, Sendable {
    public let configuration: SymbolEffectConfiguration
    public var up: BounceSymbolEffect { BounceSymbolEffect(configuration: with { $0.direction = 1 }) }
    public var down: BounceSymbolEffect { BounceSymbolEffect(configuration: with { $0.direction = -1 }) }
    public var byLayer: BounceSymbolEffect { self }
    public var wholeSymbol: BounceSymbolEffect { self }
}

/// Fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    public let configuration: SymbolEffectConfiguration
    public var byLayer: PulseSymbolEffect { self }
    public var wholeSymbol: PulseSymbolEffect { self }
}

/// Fills the symbol's parts one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable
{
    public let configuration: SymbolEffectConfiguration
    public var iterative: Self { Self(configuration: with { $0.isIterative = true }) }
    public var cumulative: Self { Self(configuration: with { $0.isIterative = false }) }
    public var reversing: Self { Self(configuration: with { $0.reverses = true }) }
    public var nonReversing: Self { Self(configuration: with { $0.reverses = false }) }
    public var hideInactiveLayers: Self { Self(configuration: with { $0.hidesInactive = true }) }
    public var dimInactiveLayers: Self { Self(configuration: with { $0.hidesInactive = false }) }
}

/// Is larger or smaller while it lasts.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    public let configuration: SymbolEffectConfiguration
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(configuration: with { $0.direction = 1 }) }
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(configuration: with { $0.direction = -1 }) }
    public var byLayer: ScaleSymbolEffect { self }
    public var wholeSymbol: ScaleSymbolEffect { self }
}

public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    public let configuration: SymbolEffectConfiguration
    public var up: AppearSymbolEffect { AppearSymbolEffect(configuration: with { $0.direction = 1 }) }
    public var down: AppearSymbolEffect { AppearSymbolEffect(configuration: with { $0.direction = -1 }) }
    public var byLayer: AppearSymbolEffect { self }
    public var wholeSymbol: AppearSymbolEffect { self }
}

public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    public let configuration: SymbolEffectConfiguration
    public var up: DisappearSymbolEffect { DisappearSymbolEffect(configuration: with { $0.direction = 1 }) }
    public var down: DisappearSymbolEffect { DisappearSymbolEffect(configuration: with { $0.direction = -1 }) }
    public var byLayer: DisappearSymbolEffect { self }
    public var wholeSymbol: DisappearSymbolEffect { self }
}

/// One symbol goes, the other comes.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
    public let configuration: SymbolEffectConfiguration
    public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(configuration: with { $0.replacement = 0 }) }
    public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(configuration: with { $0.replacement = 1 }) }
    public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(configuration: with { $0.replacement = 2 }) }
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: AutomaticSymbolEffect { Self(configuration: .init(.automatic)) }
}
extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect { Self(configuration: .init(.bounce)) }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: PulseSymbolEffect { Self(configuration: .init(.pulse)) }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect { Self(configuration: .init(.variableColor)) }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect { Self(configuration: .init(.scale)) }
}
extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: AppearSymbolEffect { Self(configuration: .init(.appear)) }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { Self(configuration: .init(.disappear)) }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { Self(configuration: .init(.replace)) }
}
