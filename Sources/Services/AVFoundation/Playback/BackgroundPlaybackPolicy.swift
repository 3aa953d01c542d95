// SPDX-License-Identifier: MIT

/// Whether a player goes on when its app goes behind others.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
    /// What is seen pauses, what is heard alone goes on.
    case automatic = 1
    case pauses, continuesIfPossible
}
