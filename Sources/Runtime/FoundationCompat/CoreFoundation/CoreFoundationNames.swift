// SPDX-License-Identifier: MIT
// Core Foundation's toll-free bridged names. On Linux they are the Foundation classes themselves, so that
// `x as CFString`, `options as CFDictionary` and passing either where the other is wanted compile and cost nothing.
import Foundation

public typealias CFString = NSString
public typealias CFMutableString = NSMutableString
public typealias CFArray = NSArray
public typealias CFMutableArray = NSMutableArray
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFURL = NSURL
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFNull = NSNull
public typealias CFDate = NSDate
public typealias CFError = NSError
public typealias CFLocale = NSLocale
public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString
public typealias CFTypeRef = AnyObject
public typealias CFTypeID = UInt
public typealias CFIndex = Int
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double
public typealias CFHashCode = UInt
public typealias CFOptionFlags = UInt

public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
public let kCFNull: CFNull! = NSNull()

public enum CFComparisonResult: Int, Sendable {
    case compareLessThan = -1
    case compareEqualTo = 0
    case compareGreaterThan = 1
}

/// Result codes of old C interfaces; 0: no error.
public typealias OSStatus = Int32
public typealias OSErr = Int16
public typealias FourCharCode = UInt32
public typealias OSType = FourCharCode

/// Where a function of Objective-C's leaves its error; nil: nobody wants it.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
