// SPDX-License-Identifier: MIT
import CoreGraphics
import CoreText
import Foundation
import Testing

/// `UIFontDescriptor` conforms to `NSSecureCoding`: https://developer.apple.com/documentation/uikit/uifontdescriptor
struct DescriptorArchiveTests {
    @Test("a descriptor is the same after an archive, with its traits and features")
    func roundTrip() throws {
        let descriptor = CTFontDescriptor(attributes: [
            "NSFontFamilyAttribute": "Helvetica", "NSFontSizeAttribute": CGFloat(17),
            "NSCTFontTraitsAttribute": ["NSCTFontWeightTrait": CGFloat(0.5)],
            "NSCTFontFeatureSettingsAttribute": [["CTFeatureTypeIdentifier": 6, "CTFeatureSelectorIdentifier": 0]],
            "NSCTFontCascadeListAttribute": [CTFontDescriptor(attributes: ["NSFontNameAttribute": "Menlo"])],
        ])
        let data = try NSKeyedArchiver.archivedData(withRootObject: descriptor, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: CTFontDescriptor.self, from: data)
        #expect(read?.size == 17)
        #expect(read?.attributes["NSFontFamilyAttribute"] as? String == "Helvetica")
        let traits = read?.attributes["NSCTFontTraitsAttribute"] as? [String: Any]
        #expect(CTFontDescriptor.number(traits?["NSCTFontWeightTrait"]) == 0.5)
        let features = read?.attributes["NSCTFontFeatureSettingsAttribute"] as? [[String: Any]]
        #expect(CTFontDescriptor.number(features?.first?["CTFeatureTypeIdentifier"]) == 6)
        let cascade = read?.attributes["NSCTFontCascadeListAttribute"] as? [CTFontDescriptor]
        #expect(cascade?.first?.attributes["NSFontNameAttribute"] as? String == "Menlo")
    }
}
