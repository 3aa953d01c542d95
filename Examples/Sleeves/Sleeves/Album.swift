// SPDX-License-Identifier: MIT
import UIKit

struct Album: Equatable {
    let title: String
    let artist: String
    let hue: CGFloat
    let art: CoverArt
    let tracks: [String]

    /// A shelf of records that nobody has made yet.
    static let shelf: [Album] = [
        Album(title: "Low Tide", artist: "The Sandpipers' Union", hue: 0.55, art: .waves,
              tracks: ["Groyne", "Wet Rope", "Two Gulls", "Harbour Light"]),
        Album(title: "Red Giant", artist: "Helium Flash", hue: 0.02, art: .sun,
              tracks: ["Main Sequence", "Shell Burning", "Asymptote"]),
        Album(title: "Square Dance", artist: "Four Corners", hue: 0.12, art: .tiles,
              tracks: ["Allemande", "Promenade", "Do-si-do", "Bow to Your Partner"]),
        Album(title: "Night Bus", artist: "Mina Okafor", hue: 0.72, art: .stripes,
              tracks: ["N29", "Upper Deck", "Last Stop", "Walking Home"]),
        Album(title: "Rings", artist: "Dendro", hue: 0.3, art: .rings,
              tracks: ["Sapwood", "A Dry Year", "Heartwood"]),
        Album(title: "Cartographer", artist: "Contour Lines", hue: 0.45, art: .waves,
              tracks: ["Legend", "North Arrow", "Scale Bar", "Here Be Nothing"]),
        Album(title: "Apricot", artist: "Juno & the Pits", hue: 0.08, art: .sun,
              tracks: ["Stone Fruit", "Jam", "Wasps in August"]),
        Album(title: "Paper Planes", artist: "Fold Twice", hue: 0.6, art: .stripes,
              tracks: ["A4", "Valley Fold", "Updraft", "Under the Desk"]),
        Album(title: "Mosaic", artist: "Tessera", hue: 0.9, art: .tiles,
              tracks: ["Grout", "Ravenna", "Gold Ground"]),
        Album(title: "Ripples", artist: "Stone, Thrown", hue: 0.52, art: .rings,
              tracks: ["Plop", "Outward", "Far Shore"]),
    ]
}
