// SPDX-License-Identifier: MIT

/// Pictures of names with a border that lifts them off the ground, made once each.
@MainActor
enum LabelImages {
    private struct Key: Hashable {
        let text: String
        let kind: MapLabel.Kind
        let size: Int
        let isDark: Bool
        let background: UIColor
        let scale: CGFloat
        let degrees: Int
    }

    private static var known: [Key: UIImage] = [:]
    private static let capacity = 600
    /// Points of a picture that its dot takes up beyond the place.
    static let dotRoom: CGFloat = 4
    /// Points around the letters, for their border.
    private static let edge: CGFloat = 2

    /// - Parameter degrees: clockwise; names along lines are drawn as they lie, so that frames only copy them.
    static func image(of label: MapLabel, _ style: MapStyle, isDark: Bool, degrees: Int = 0) -> UIImage {
        let key = Key(
            text: label.text, kind: label.kind, size: label.size, isDark: isDark, background: style.halo,
            scale: UIScreen.main.scale, degrees: degrees)
        if let image = known[key] { return image }
        if known.count > capacity { known = [:] }
        let image = draw(label, style, degrees: degrees)
        known[key] = image
        return image
    }

    private struct SizeKey: Hashable {
        let text: String
        let kind: MapLabel.Kind
        let size: Int
    }

    private static var sizes: [SizeKey: CGSize] = [:]

    /// Of a picture that is not turned, points.
    static func size(of label: MapLabel) -> CGSize {
        let key = SizeKey(text: label.text, kind: label.kind, size: label.size)
        if let size = sizes[key] { return size }
        if sizes.count > 4 * capacity { sizes = [:] }
        let letters = letterSize(text(of: label, color: .black), label)
        let dot: CGFloat = hasDot(label) ? 2 * dotRoom : 0
        let size = CGSize(width: letters.width + 2 * edge, height: letters.height + 2 * edge + dot)
        sizes[key] = size
        return size
    }

    private static func font(_ label: MapLabel) -> UIFont {
        switch label.kind {
        case .country: .systemFont(ofSize: 11, weight: .semibold)
        case .capital, .city:
            .systemFont(ofSize: [11, 12.5, 14][min(label.size, 2)], weight: label.size == 2 ? .semibold : .medium)
        case .town: .systemFont(ofSize: 12.5, weight: .semibold)
        case .village: .systemFont(ofSize: 11.5, weight: .medium)
        case .suburb: .systemFont(ofSize: 11, weight: .semibold)
        case .street: .systemFont(ofSize: 10.5, weight: .medium)
        case .water, .park: .italicSystemFont(ofSize: 11)
        case .interest: .systemFont(ofSize: 10.5, weight: .medium)
        }
    }

    private static func color(_ label: MapLabel, _ style: MapStyle) -> UIColor {
        switch label.kind {
        case .country, .suburb, .street: style.quietLabel
        case .water: style.waterLabel
        case .park: style.parkLabel
        case .interest: LabelColors.color(ofInterest: label.category)
        default: style.label
        }
    }

    private static func text(of label: MapLabel, color: UIColor) -> NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        let attributes: [NSAttributedString.Key: Any] = [
            .font: font(label), .foregroundColor: color, .paragraphStyle: paragraph,
        ]
        let shown = label.kind == .suburb ? label.text.uppercased() : label.text
        return NSAttributedString(string: shown, attributes: attributes)
    }

    private static func letterSize(_ text: NSAttributedString, _ label: MapLabel) -> CGSize {
        // Long names of points of interest stand in two lines.
        let widest: CGFloat = label.kind == .interest ? 96 : .greatestFiniteMagnitude
        let bounds = text.boundingRect(
            with: CGSize(width: widest, height: .greatestFiniteMagnitude), options: options, context: nil)
        return CGSize(width: bounds.width.rounded(.up), height: bounds.height.rounded(.up))
    }

    private static let options: NSStringDrawingOptions = [.usesLineFragmentOrigin]

    private static func draw(_ label: MapLabel, _ style: MapStyle, degrees: Int) -> UIImage {
        let (size, scale, color) = (size(of: label), UIScreen.main.scale, color(label, style))
        let letters = letters(of: label, color, size, degrees: degrees, scale)
        let picture = LabelHalo(color: style.halo.rgb, reach: 1.2 * scale).surround(letters)
        if hasDot(label) {
            let y = label.kind == .interest ? dotRoom : size.height - dotRoom
            draw(on: picture, scale) { drawDot(label, at: CGPoint(x: size.width / 2, y: y), style, color, in: $0) }
        }
        return UIImage(cgImage: CGImage(pixels: picture), scale: scale, orientation: .up)
    }

    /// Without border and dot, in a picture that has room for both.
    private static func letters(
        of label: MapLabel, _ color: UIColor, _ size: CGSize, degrees: Int, _ scale: CGFloat
    ) -> PixelBuffer {
        let text = text(of: label, color: color)
        let top = edge + (label.kind == .interest ? 2 * dotRoom : 0)
        let place = CGRect(origin: CGPoint(x: edge, y: top), size: letterSize(text, label))
        let turned = turned(size, degrees)
        let pixels = PixelBuffer(
            width: Int((turned.width * scale).rounded(.up)), height: Int((turned.height * scale).rounded(.up)))
        draw(on: pixels, scale) { context in
            if degrees != 0 {
                context.translateBy(x: turned.width / 2, y: turned.height / 2)
                context.rotate(by: CGFloat(degrees) * .pi / 180)
                context.translateBy(x: -size.width / 2, y: -size.height / 2)
            }
            text.draw(with: place, options: options, context: nil)
        }
        return pixels
    }

    /// Whole points that hold a turned picture.
    private static func turned(_ size: CGSize, _ degrees: Int) -> CGSize {
        guard degrees != 0 else { return size }
        let angle = CGFloat(degrees) * .pi / 180
        let (sine, cosine) = (abs(sin(angle)), abs(cos(angle)))
        return CGSize(
            width: (size.width * cosine + size.height * sine).rounded(.up),
            height: (size.width * sine + size.height * cosine).rounded(.up))
    }

    private static func draw(on pixels: PixelBuffer, _ scale: CGFloat, _ body: (CGContext) -> Void) {
        let context = CGContext(buffer: pixels, scale: scale)
        UIGraphicsPushContext(context)
        body(context)
        UIGraphicsPopContext()
    }

    private static func hasDot(_ label: MapLabel) -> Bool {
        label.kind == .capital || label.kind == .city || label.kind == .interest
    }

    private static func drawDot(
        _ label: MapLabel, at point: CGPoint, _ style: MapStyle, _ color: UIColor, in context: CGContext
    ) {
        let radius: CGFloat = label.kind == .city ? 2 : 3
        let frame = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
        context.setFillColor((label.kind == .city ? style.halo : color).cgColor)
        context.setStrokeColor((label.kind == .interest ? style.halo : style.label).cgColor)
        context.setLineWidth(1)
        context.addEllipse(in: frame)
        context.drawPath(using: .fillStroke)
    }
}

/// Colours of points of interest by what they are for, as maps on phones have them.
enum LabelColors {
    static func color(ofInterest word: String) -> UIColor {
        switch MKPointOfInterestCategory(schemaWord: word) {
        case .restaurant?, .cafe?, .bakery?, .brewery?, .winery?, .nightlife?: .systemOrange
        case .hospital?, .pharmacy?: .systemRed
        case .park?, .nationalPark?, .zoo?, .campground?, .beach?: .systemGreen
        case .publicTransport?, .parking?, .gasStation?, .evCharger?, .airport?, .carRental?: .systemBlue
        case .store?, .foodMarket?: UIColor(red: 0.85, green: 0.6, blue: 0.1, alpha: 1)
        case .museum?, .theater?, .movieTheater?, .amusementPark?, .aquarium?, .stadium?, .hotel?: .systemPurple
        default: .systemGray
        }
    }
}

extension MKPointOfInterestCategory {
    /// Of the words that OpenStreetMap and the schemas of its tiles use.
    private static let words: [String: MKPointOfInterestCategory] = [
        "restaurant": .restaurant, "fast_food": .restaurant, "cafe": .cafe, "bar": .nightlife, "pub": .nightlife,
        "nightclub": .nightlife, "beer": .brewery, "brewery": .brewery, "bakery": .bakery, "winery": .winery,
        "museum": .museum, "gallery": .museum, "art_gallery": .museum, "theatre": .theater, "cinema": .movieTheater,
        "hospital": .hospital, "clinic": .hospital, "pharmacy": .pharmacy, "school": .school, "college": .university,
        "university": .university, "library": .library, "bank": .bank, "atm": .atm, "hotel": .hotel,
        "lodging": .hotel, "hostel": .hotel, "railway": .publicTransport, "station": .publicTransport,
        "bus": .publicTransport, "bus_stop": .publicTransport, "subway": .publicTransport,
        "fuel": .gasStation, "charging_station": .evCharger, "parking": .parking, "park": .park, "garden": .park,
        "zoo": .zoo, "stadium": .stadium, "police": .police, "fire_station": .fireStation, "post": .postOffice,
        "post_office": .postOffice, "shop": .store, "clothing_store": .store, "supermarket": .foodMarket,
        "grocery": .foodMarket, "marketplace": .foodMarket, "toilets": .restroom, "laundry": .laundry,
        "airport": .airport, "aerodrome": .airport, "aquarium": .aquarium, "beach": .beach,
        "campsite": .campground, "camp_site": .campground, "car_rental": .carRental, "marina": .marina,
        "fitness_centre": .fitnessCenter, "theme_park": .amusementPark, "national_park": .nationalPark,
    ]

    init?(schemaWord word: String) {
        guard let found = Self.words[word] else { return nil }
        self = found
    }
}

extension UIColor {
    /// 0xRRGGBB.
    fileprivate var rgb: UInt32 {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: nil)
        return [red, green, blue].reduce(0) { $0 << 8 | UInt32((min(max($1, 0), 1) * 255).rounded()) }
    }
}
