// SPDX-License-Identifier: MIT

// Flat names of types that are nested since Swift 4.2. Apple's older names, which Swift 3 and 4 code uses.
public typealias GKLeaderboardPlayerScope = GKLeaderboard.PlayerScope
public typealias GKLeaderboardTimeScope = GKLeaderboard.TimeScope
public typealias GKPhotoSize = GKPlayer.PhotoSize
