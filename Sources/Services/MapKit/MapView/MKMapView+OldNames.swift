// SPDX-License-Identifier: MIT

/// The names that overlays went by until Swift 4.2.
extension MKMapView {
    public func add(_ overlay: any MKOverlay) { addOverlay(overlay) }
    public func add(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay, level: level) }
    public func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }
    public func insert(_ overlay: any MKOverlay, at index: Int) { insertOverlay(overlay, at: index) }
    public func insert(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        insertOverlay(overlay, at: index, level: level)
    }
    public func insert(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
        insertOverlay(overlay, above: sibling)
    }
    public func insert(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        insertOverlay(overlay, below: sibling)
    }
    public func exchange(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
        exchangeOverlay(overlay1, with: overlay2)
    }
}
