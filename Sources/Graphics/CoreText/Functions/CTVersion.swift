// SPDX-License-Identifier: MIT
import CoreGraphics

// Versions of Core Text, by the macOS they came with.
public let kCTVersionNumber10_5: Int32 = 0x0002_0000
public let kCTVersionNumber10_5_2: Int32 = 0x0002_0001
public let kCTVersionNumber10_5_3: Int32 = 0x0002_0002
public let kCTVersionNumber10_5_5: Int32 = 0x0002_0003
public let kCTVersionNumber10_6: Int32 = 0x0003_0000
public let kCTVersionNumber10_7: Int32 = 0x0004_0000
public let kCTVersionNumber10_8: Int32 = 0x0005_0000
public let kCTVersionNumber10_9: Int32 = 0x0006_0000
public let kCTVersionNumber10_10: Int32 = 0x0007_0000
public let kCTVersionNumber10_11: Int32 = 0x0008_0000
public let kCTVersionNumber10_12: Int32 = 0x0009_0000
public let kCTVersionNumber10_13: Int32 = 0x000A_0000
public let kCTVersionNumber10_14: Int32 = 0x000B_0000
public let kCTVersionNumber10_15: Int32 = 0x000C_0000
public let kCTVersionNumber11_0: Int32 = 0x000D_0000

public func CTGetCoreTextVersion() -> UInt32 { UInt32(kCTVersionNumber11_0) }
