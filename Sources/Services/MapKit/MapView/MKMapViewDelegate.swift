// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
    func mapViewWillStartRenderingMap(_ mapView: MKMapView)
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    func mapViewWillStartLocatingUser(_ mapView: MKMapView)
    func mapViewDidStopLocatingUser(_ mapView: MKMapView)
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState)
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
    func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
        byName(self, "mapView:regionWillChangeAnimated:", [mapView, animated])
    }
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        byName(self, "mapView:regionDidChangeAnimated:", [mapView, animated])
    }
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
        byName(self, "mapViewDidChangeVisibleRegion:", [mapView])
    }
    public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {
        byName(self, "mapViewWillStartLoadingMap:", [mapView])
    }
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {
        byName(self, "mapViewDidFinishLoadingMap:", [mapView])
    }
    public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {
        byName(self, "mapViewDidFailLoadingMap:withError:", [mapView, error])
    }
    public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {
        byName(self, "mapViewWillStartRenderingMap:", [mapView])
    }
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {
        byName(self, "mapViewDidFinishRenderingMap:fullyRendered:", [mapView, fullyRendered])
    }
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        byName(self, "mapView:viewForAnnotation:", [mapView, annotation], or: nil)
    }
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
        byName(self, "mapView:didAddAnnotationViews:", [mapView, views])
    }
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) { byName(self, "mapView:annotationView:calloutAccessoryControlTapped:", [mapView, view, control]) }
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        byName(self, "mapView:didSelectAnnotationView:", [mapView, view])
    }
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
        byName(self, "mapView:didDeselectAnnotationView:", [mapView, view])
    }
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
        byName(self, "mapView:didSelectAnnotation:", [mapView, annotation])
    }
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
        byName(self, "mapView:didDeselectAnnotation:", [mapView, annotation])
    }
    public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {
        byName(self, "mapViewWillStartLocatingUser:", [mapView])
    }
    public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {
        byName(self, "mapViewDidStopLocatingUser:", [mapView])
    }
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
        byName(self, "mapView:didUpdateUserLocation:", [mapView, userLocation])
    }
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
        byName(self, "mapView:didFailToLocateUserWithError:", [mapView, error])
    }
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {
        byName(self, "mapView:annotationView:didChangeDragState:fromOldState:", [mapView, view, newState, oldState])
    }
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
        byName(self, "mapView:didChangeUserTrackingMode:animated:", [mapView, mode, animated])
    }
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        byName(self, "mapView:rendererForOverlay:", [mapView, overlay], or: MKOverlayRenderer(overlay: overlay))
    }
    public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {
        byName(self, "mapView:didAddOverlayRenderers:", [mapView, renderers])
    }
    public func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation {
        byName(
            self, "mapView:clusterAnnotationForMemberAnnotations:", [mapView, memberAnnotations],
            or: MKClusterAnnotation(memberAnnotations: memberAnnotations))
    }
}

public enum MKUserTrackingMode: Int, Sendable { case none = 0, follow, followWithHeading }
