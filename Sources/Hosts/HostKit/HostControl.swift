// SPDX-License-Identifier: MIT

/// What a person does to the device itself, beside its screen.
package enum HostControl: Hashable, Sendable, Codable {
    case home
    /// Locks it, or unlocks one that is locked.
    case lock
    /// By a quarter of a turn.
    case turnLeft, turnRight
    /// It is held so, however it was held before: a raw value of `UIDeviceOrientation`.
    case held(orientation: Int)
    case shake
    /// Presses a key of the volume: a sixteenth of its range.
    case volume(isUp: Bool)
    case appearance(isDark: Bool)
    /// XS to XXXL, AX1 to AX5.
    case textSize(String)
    /// As the world names them: wifi, cellular, none.
    case network(String)
    /// Whether somebody wants to be told what is on the screen, for want of seeing it.
    case mirror(isWanted: Bool)
    /// Degrees.
    case place(latitude: Double, longitude: Double)
    /// Language and region, as de_DE.
    case language(String)
    /// Goes on with what another device of the person offers to the app of that identifier.
    case handoff(String)
}
