// SPDX-License-Identifier: MIT

// How apps once told systems apart. The number is iOS 17's.
public let NSFoundationVersionNumber: Double = 2048
public let NSFoundationVersionNumber_iOS_4_0: Double = 751.32
public let NSFoundationVersionNumber_iOS_4_1: Double = 751.37
public let NSFoundationVersionNumber_iOS_4_2: Double = 751.49
public let NSFoundationVersionNumber_iOS_4_3: Double = 751.49
public let NSFoundationVersionNumber_iOS_5_0: Double = 881.00
public let NSFoundationVersionNumber_iOS_5_1: Double = 890.10
public let NSFoundationVersionNumber_iOS_6_0: Double = 993.00
public let NSFoundationVersionNumber_iOS_6_1: Double = 993.00
public let NSFoundationVersionNumber_iOS_7_0: Double = 1047.20
public let NSFoundationVersionNumber_iOS_7_1: Double = 1047.25
public let NSFoundationVersionNumber_iOS_8_0: Double = 1140.11
public let NSFoundationVersionNumber_iOS_8_1: Double = 1141.1
public let NSFoundationVersionNumber_iOS_8_2: Double = 1141.14
public let NSFoundationVersionNumber_iOS_8_3: Double = 1144.17
public let NSFoundationVersionNumber_iOS_8_4: Double = 1144.17
public let NSFoundationVersionNumber_iOS_8_x_Max: Double = 1199
public let NSFoundationVersionNumber_iOS_9_0: Double = 1240.1
public let NSFoundationVersionNumber_iOS_9_1: Double = 1241.14
public let NSFoundationVersionNumber_iOS_9_2: Double = 1242.12
public let NSFoundationVersionNumber_iOS_9_3: Double = 1242.12
public let NSFoundationVersionNumber_iOS_9_4: Double = 1280.25
public let NSFoundationVersionNumber_iOS_9_x_Max: Double = 1299
