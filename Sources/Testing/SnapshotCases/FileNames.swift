// SPDX-License-Identifier: MIT
import Foundation
import UIKit

/// What the name of a picture says besides test and identifier.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing, whatever else is asked for.
    public static let none = Self(rawValue: 1 << 0)
    public static let device = Self(rawValue: 1 << 1)
    public static let OS = Self(rawValue: 1 << 2)
    public static let screenSize = Self(rawValue: 1 << 3)
    /// As `@3x`, by which the picture is read in points again.
    public static let screenScale = Self(rawValue: 1 << 4)
}

public func FBSnapshotTestCaseIs64Bit() -> Bool { MemoryLayout<Int>.size == 8 }

/// The endings of the reference folder that are looked at.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet {
    NSOrderedSet(object: FBSnapshotTestCaseIs64Bit() ? "_64" : "_32")
}

/// `name` with what the options ask for; spaces and punctuation become underscores.
@preconcurrency @MainActor
public func FBFileNameIncludeNormalizedFileNameFromOption(
    _ name: String, _ option: FBSnapshotTestCaseFileNameIncludeOption
) -> String {
    var name = name
    if option.contains(.device) { name += "_\(UIDevice.current.model)" }
    if option.contains(.OS) { name += "_\(UIDevice.current.systemVersion)" }
    if option.contains(.screenSize) {
        let size = UIScreen.main.bounds.size
        name += "_\(Int(size.width))x\(Int(size.height))"
    }
    let invalid = CharacterSet.whitespaces.union(.punctuationCharacters)
    name = name.components(separatedBy: invalid).joined(separator: "_")
    return option.contains(.screenScale) ? name + "@\(Int(UIScreen.main.scale))x" : name
}
