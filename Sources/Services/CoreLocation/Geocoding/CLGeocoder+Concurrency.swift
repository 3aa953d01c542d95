// SPDX-License-Identifier: MIT
public import Contacts

/// What waits for an answer; like the methods with handlers, of which each is the same request.
extension CLGeocoder {
    public func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        try await reverseGeocodeLocation(location, preferredLocale: nil)
    }

    public func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] {
        try await answer { self.reverseGeocodeLocation(location, preferredLocale: locale, completionHandler: $0) }
    }

    public func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        try await geocodeAddressString(addressString, in: nil)
    }

    public func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] {
        try await geocodeAddressString(addressString, in: region, preferredLocale: nil)
    }

    public func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] {
        try await answer {
            self.geocodeAddressString(addressString, in: region, preferredLocale: locale, completionHandler: $0)
        }
    }

    public func geocodePostalAddress(_ postalAddress: CNPostalAddress) async throws -> [CLPlacemark] {
        try await geocodePostalAddress(postalAddress, preferredLocale: nil)
    }

    public func geocodePostalAddress(
        _ postalAddress: CNPostalAddress, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] {
        try await answer { self.geocodePostalAddress(postalAddress, preferredLocale: locale, completionHandler: $0) }
    }

    private func answer(_ ask: (@escaping CLGeocodeCompletionHandler) -> Void) async throws -> [CLPlacemark] {
        try await withCheckedThrowingContinuation { continuation in
            ask { found, error in
                if let error { return continuation.resume(throwing: error) }
                continuation.resume(returning: found ?? [])
            }
        }
    }
}
