// SPDX-License-Identifier: MIT

import MapEngine

/// Colours of the base map.
struct MapStyle: Sendable {
    var streets: StreetPalette
    var water: UIColor
    var land: UIColor
    var coast: UIColor
    var border: UIColor
    var innerBorder: UIColor
    var river: UIColor
    var label: UIColor
    var halo: UIColor
    var quietLabel: UIColor
    var waterLabel: UIColor { UIColor(red: 0.25, green: 0.5, blue: 0.72, alpha: 1) }
    var parkLabel: UIColor { UIColor(red: 0.25, green: 0.55, blue: 0.28, alpha: 1) }

    private static func gray(_ white: CGFloat) -> UIColor { UIColor(white: white, alpha: 1) }
    private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
    }

    static let light = MapStyle(
        streets: .light, water: rgb(150, 205, 235), land: rgb(246, 243, 234), coast: rgb(120, 175, 205),
        border: rgb(150, 140, 150),
        innerBorder: rgb(205, 198, 200), river: rgb(150, 205, 235), label: rgb(70, 70, 75), halo: gray(1),
        quietLabel: rgb(125, 120, 130))
    static let dark = MapStyle(
        streets: .dark, water: rgb(28, 44, 66), land: rgb(52, 55, 60), coast: rgb(45, 65, 90),
        border: rgb(120, 118, 125),
        innerBorder: rgb(78, 80, 86), river: rgb(35, 55, 82), label: rgb(225, 225, 230), halo: rgb(35, 37, 42),
        quietLabel: rgb(160, 160, 168))
    static let mutedLight = MapStyle(
        streets: .muted, water: rgb(200, 215, 224), land: rgb(245, 245, 245), coast: rgb(180, 195, 205),
        border: rgb(170, 170, 172),
        innerBorder: rgb(215, 215, 216), river: rgb(200, 215, 224), label: rgb(110, 110, 115), halo: gray(1),
        quietLabel: rgb(150, 150, 155))
    /// Stands for pictures from above, of which there are none: the colours that land and sea have there.
    static let imagery = MapStyle(
        streets: .imagery, water: rgb(16, 38, 70), land: rgb(72, 88, 56), coast: rgb(30, 60, 90),
        border: rgb(230, 225, 190),
        innerBorder: rgb(150, 150, 120), river: rgb(28, 55, 90), label: gray(1), halo: rgb(20, 25, 20),
        quietLabel: rgb(235, 235, 220))

    static func style(_ type: MKMapType, isDark: Bool) -> MapStyle {
        switch type {
        case .standard: isDark ? dark : light
        case .mutedStandard: isDark ? dark : mutedLight
        case .satellite, .hybrid, .satelliteFlyover, .hybridFlyover: imagery
        }
    }
}

public enum MKMapType: UInt, Sendable {
    case standard = 0, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard

    var showsLabels: Bool { self != .satellite && self != .satelliteFlyover }
    var isImagery: Bool { self != .standard && self != .mutedStandard }
    /// Of what is written on the map: imagery is dark, whatever the phone's appearance.
    var letterStyle: UIUserInterfaceStyle { isImagery ? .dark : .unspecified }
}
