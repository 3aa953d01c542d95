// SPDX-License-Identifier: MIT

// Types that Objective-C has beside the player, and Swift within it.
public typealias AVPlayerStatus = AVPlayer.Status
public typealias AVPlayerTimeControlStatus = AVPlayer.TimeControlStatus
public typealias AVPlayerActionAtItemEnd = AVPlayer.ActionAtItemEnd
