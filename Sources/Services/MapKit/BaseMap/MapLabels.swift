// SPDX-License-Identifier: MIT
import CoreLocation

/// Names of countries and towns, the more important first; one that would lie over another is left out.
@MainActor
struct MapLabels {
    private struct Label {
        let text: String
        let place: MKMapPoint
        let font: UIFont
        let isCountry: Bool
        let isCapital: Bool
    }

    let viewport: MapViewport
    let style: MapStyle

    private static let countryPlaces: [(name: String, place: MKMapPoint, weight: Double)] = {
        let gazetteer = Gazetteer.shared
        var towns: [Int: [Gazetteer.Place]] = [:]
        for place in gazetteer.places { towns[gazetteer.regions[place.region].country, default: []].append(place) }
        return towns.map { country, places in
            // The middle town of each direction lies in the land, which the mean of far islands need not.
            let latitudes = places.map(\.latitude).sorted()
            let longitudes = places.map(\.longitude).sorted()
            let center = CLLocationCoordinate2D(
                latitude: latitudes[latitudes.count / 2], longitude: longitudes[longitudes.count / 2])
            let weight = places.reduce(0) { $0 + $1.population }
            return (gazetteer.countries[country].name, MKMapPoint(center), weight)
        }.sorted { $0.weight > $1.weight }
    }()

    private static let townPlaces: [(place: MKMapPoint, town: Gazetteer.Place)] = Gazetteer.shared.places.map {
        (MKMapPoint(CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude)), $0)
    }

    func draw(in context: CGContext) {
        var taken: [CGRect] = []
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        for label in candidates() {
            let point = viewport.point(for: label.place)
            guard CGRect(origin: .zero, size: viewport.size).contains(point) else { continue }
            let text = NSAttributedString(
                string: label.text,
                attributes: [.font: label.font, .foregroundColor: label.isCountry ? style.quietLabel : style.label])
            let size = text.size()
            // Towns have a dot with the name above it; countries are their name alone.
            let origin = CGPoint(
                x: point.x - size.width / 2, y: label.isCountry ? point.y - size.height / 2 : point.y - size.height - 3)
            let frame = CGRect(origin: origin, size: size).insetBy(dx: -6, dy: -4)
            if taken.contains(where: { $0.intersects(frame) }) { continue }
            taken.append(frame)
            draw(text, at: origin)
            if !label.isCountry { drawDot(at: point, isCapital: label.isCapital, in: context) }
        }
    }

    private func draw(_ text: NSAttributedString, at origin: CGPoint) {
        let halo = NSMutableAttributedString(attributedString: text)
        halo.addAttribute(
            .foregroundColor, value: style.halo.withAlphaComponent(0.8),
            range: NSRange(location: 0, length: text.length))
        for (dx, dy) in [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)] {
            halo.draw(at: CGPoint(x: origin.x + dx, y: origin.y + dy))
        }
        text.draw(at: origin)
    }

    private func drawDot(at point: CGPoint, isCapital: Bool, in context: CGContext) {
        let radius: CGFloat = isCapital ? 3 : 2
        let frame = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
        context.setFillColor((isCapital ? style.label : style.halo).cgColor)
        context.setStrokeColor(style.label.cgColor)
        context.setLineWidth(1)
        context.addEllipse(in: frame)
        context.drawPath(using: .fillStroke)
    }

    /// Most important first.
    private func candidates() -> [Label] {
        var result: [Label] = []
        let visible = viewport.rect
        if viewport.scale > 8_000 {
            let least = viewport.scale > 150_000 ? 20_000_000.0 : viewport.scale > 60_000 ? 3_000_000 : 100_000
            for country in Self.countryPlaces where country.weight >= least && isVisible(country.place, visible) {
                let name = viewport.scale > 60_000 ? country.name : country.name.uppercased()
                result.append(
                    Label(
                        text: name, place: country.place, font: .systemFont(ofSize: 11, weight: .semibold),
                        isCountry: true, isCapital: false))
            }
        }
        if viewport.scale < 130_000 {
            // Towns that count at this distance: each halving of the scale lets in places a third as large.
            let least = 1_200_000 * pow(viewport.scale / 25_000, 1.4)
            for (place, town) in Self.townPlaces {
                if town.population < least { break }
                guard isVisible(place, visible) else { continue }
                let size: CGFloat = town.population > 1_000_000 ? 14 : town.population > 200_000 ? 12.5 : 11
                let weight: UIFont.Weight = town.population > 1_000_000 ? .semibold : .medium
                result.append(
                    Label(
                        text: town.name, place: place, font: .systemFont(ofSize: size, weight: weight),
                        isCountry: false, isCapital: town.isCapital))
                if result.count > 250 { break }
            }
        }
        return result
    }

    private func isVisible(_ place: MKMapPoint, _ visible: MKMapRect) -> Bool {
        abs(remainder(place.x - visible.midX, MapMath.world)) <= visible.width / 2 && place.y >= visible.minY
            && place.y <= visible.maxY
    }
}
