// SPDX-License-Identifier: MIT
import CoreGraphics

/// Colours of streets and what lies between them.
package struct StreetPalette: Sendable {
    /// Where no area lies.
    package var land: CGColor
    /// Those that are missing are not filled.
    package var areas: [AreaKind: CGColor]
    /// Between the edges; a kind that is missing has the edges' colour.
    package var roads: [WayKind: CGColor]
    /// Edges of small roads.
    package var casing: CGColor
    /// Edges of main roads.
    package var mainCasing: CGColor
    /// Roads below ground.
    package var tunnel: CGColor
    /// Of paths and tracks.
    package var path: CGColor
    /// Also of ferries.
    package var rail: CGColor
    /// Of rivers and streams; lakes are among the areas.
    package var water: CGColor
    /// Between countries; inner ones are half as strong.
    package var border: CGColor
    /// Around buildings.
    package var buildingEdge: CGColor

    private static func color(_ hex: UInt32) -> CGColor {
        CGColor(
            srgbRed: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
            blue: CGFloat(hex & 255) / 255,
            alpha: 1)
    }

    /// For light appearance.
    package static let light = StreetPalette(
        land: color(0xF6F3EA),
        areas: [
            .land: color(0xF6F3EA), .urban: color(0xF1EEE6), .farmland: color(0xEFEDDA), .grass: color(0xDFEBCB),
            .sand: color(0xF5EBCB), .ice: color(0xF2F7FA), .wood: color(0xCDE3BC), .park: color(0xC8E6B4),
            .campus: color(0xEFE6D3), .hospital: color(0xF7E1DF), .cemetery: color(0xD6E3CB), .pitch: color(0xBFE0AE),
            .airport: color(0xE4E3E8), .water: color(0x96CDEB), .pier: color(0xF1EEE6), .building: color(0xE6E1D6),
        ],
        roads: [
            .motorway: color(0xFBD27A), .trunk: color(0xFCE0A0), .primary: color(0xFDF0C8), .secondary: color(0xFFFFFF),
            .tertiary: color(0xFFFFFF), .minor: color(0xFFFFFF), .service: color(0xFDFDFB),
        ],
        casing: color(0xD9D4C8), mainCasing: color(0xE0B052), tunnel: color(0xECE8DE), path: color(0xC9BFA9),
        rail: color(0xBDB9B4), water: color(0x96CDEB), border: color(0x968C96), buildingEdge: color(0xD5CFC2))

    /// For dark appearance.
    package static let dark = StreetPalette(
        land: color(0x34373C),
        areas: [
            .land: color(0x34373C), .urban: color(0x373A40), .farmland: color(0x363B38), .grass: color(0x34413A),
            .sand: color(0x45423A), .ice: color(0x4A5157), .wood: color(0x2F4038), .park: color(0x2D463A),
            .campus: color(0x3C3B40), .hospital: color(0x463A3D), .cemetery: color(0x35423C), .pitch: color(0x2F4B3B),
            .airport: color(0x41434B), .water: color(0x1C2C42), .pier: color(0x373A40), .building: color(0x41444B),
        ],
        roads: [
            .motorway: color(0x8A7340), .trunk: color(0x796A45), .primary: color(0x6C6A66), .secondary: color(0x5D6067),
            .tertiary: color(0x565961), .minor: color(0x50535B), .service: color(0x494C53),
        ],
        casing: color(0x2A2C31), mainCasing: color(0x4D4129), tunnel: color(0x41444B), path: color(0x60605C),
        rail: color(0x5F6168), water: color(0x1C2C42), border: color(0x78767D), buildingEdge: color(0x4B4E56))

    /// As land looks from above.
    package static let imagery: StreetPalette = {
        var result = dark
        let ground = [
            AreaKind.land: 0x485838, .urban: 0x545B47, .farmland: 0x56603C, .grass: 0x4D613A, .sand: 0x7C7352,
            .ice: 0xB9C3C6, .wood: 0x35482C, .park: 0x42582F, .campus: 0x585C48, .hospital: 0x5E5C4C,
            .cemetery: 0x495A3A, .pitch: 0x4E6C3C, .airport: 0x63665C, .water: 0x102646, .pier: 0x6A6A5C,
            .building: 0x6B6E5F,
        ]
        for (kind, hex) in ground { result.areas[kind] = color(UInt32(hex)) }
        result.land = color(0x485838)
        result.water = color(0x102646)
        for kind in [WayKind.secondary, .tertiary, .minor, .service] { result.roads[kind] = color(0x8A8C7E) }
        result.casing = color(0x3C4A30)
        result.buildingEdge = color(0x53584A)
        return result
    }()

    /// Less colour, for maps that carry an app's own data.
    package static let muted: StreetPalette = {
        var result = light
        let gray = [
            AreaKind.urban: 0xF1F1F1, .farmland: 0xF2F2EF, .grass: 0xE9EDE5, .wood: 0xE0E7DA, .park: 0xDDE8D6,
            .pitch: 0xD8E5D0, .water: 0xC8D7E0, .building: 0xE6E6E6, .campus: 0xEDEBE7, .land: 0xF5F5F5,
        ]
        for (kind, hex) in gray { result.areas[kind] = color(UInt32(hex)) }
        result.land = color(0xF5F5F5)
        result.water = color(0xC8D7E0)
        for kind in [WayKind.motorway, .trunk, .primary] { result.roads[kind] = color(0xFFFFFF) }
        result.casing = color(0xD4D4D4)
        result.mainCasing = color(0xC4C4C4)
        return result
    }()
}
