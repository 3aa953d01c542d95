// SPDX-License-Identifier: MIT

/// Where the map is, and conversions.
extension MKMapView {
    /// What the view shows. Setting shows at least what is asked for, at the view's proportions.
    public var region: MKCoordinateRegion {
        get { MKCoordinateRegion(visibleMapRect) }
        set { setRegion(newValue, animated: false) }
    }

    public func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        let isValid =
            CLLocationCoordinate2DIsValid(region.center) && region.span.latitudeDelta >= 0
            && region.span.longitudeDelta >= 0 && region.span.latitudeDelta.isFinite
            && region.span.longitudeDelta.isFinite
        guard isValid else {
            NSException.raise(
                .invalidArgumentException,
                "Invalid Region <center:\(region.center.latitude), \(region.center.longitude) "
                    + "span:\(region.span.latitudeDelta), \(region.span.longitudeDelta)>")
        }
        whenSized {
            var viewport = MapViewport.fitting(region.mapRect, in: $0.viewport.size, insets: .zero, heading: 0)
            // The asked centre stays the centre: Mercator's middle of the rectangle lies farther from the equator.
            viewport.center = MKMapPoint(region.center)
            viewport.scale = max(viewport.scale, $0.scaleShowing(region))
            viewport.heading = $0.viewport.heading
            viewport.pitch = $0.viewport.pitch
            $0.show(viewport, animated: animated)
        }
    }

    /// The scale at which all of the region is seen from its centre.
    private func scaleShowing(_ region: MKCoordinateRegion) -> Double {
        let (rect, center) = (region.mapRect, MKMapPoint(region.center))
        let reach = max(center.y - rect.minY, rect.maxY - center.y)
        return max(2 * reach / viewport.size.height, rect.width / viewport.size.width)
    }

    public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        MKCoordinateRegion(mapRectThatFits(region.mapRect))
    }

    public var centerCoordinate: CLLocationCoordinate2D {
        get { viewport.center.coordinate }
        set { setCenter(newValue, animated: false) }
    }

    public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        whenSized {
            var viewport = $0.viewport
            viewport.center = MKMapPoint(coordinate)
            $0.show(viewport, animated: animated)
        }
    }

    public var visibleMapRect: MKMapRect {
        get {
            viewport.size == .zero ? .world : viewport.rect
        }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    public func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        setVisibleMapRect(mapRect, edgePadding: .zero, animated: animate)
    }

    public func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        guard !mapRect.isNull else { return }
        whenSized {
            let viewport = MapViewport.fitting(
                mapRect, in: $0.viewport.size, insets: insets, heading: $0.viewport.heading)
            $0.show(viewport, animated: animate)
        }
    }

    public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRectThatFits(mapRect, edgePadding: .zero) }

    public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        guard viewport.size != .zero else { return mapRect }
        return MapViewport.fitting(mapRect, in: viewport.size, insets: insets, heading: 0).rect
    }

    // MARK: Camera

    /// Metres from the eye to the ground: the view's height is seen under thirty degrees.
    var distance: Double {
        get {
            let metres =
                viewport.scale * Double(viewport.size.height)
                * MKMetersPerMapPointAtLatitude(viewport.center.coordinate.latitude)
            return metres / 2 / MKMapCamera.tangent
        }
    }

    public var camera: MKMapCamera {
        get {
            let camera = MKMapCamera(
                lookingAtCenter: centerCoordinate, fromDistance: distance, pitch: viewport.pitch,
                heading: viewport.heading)
            camera.map = self
            return camera
        }
        set { setCamera(newValue, animated: false) }
    }

    public func setCamera(_ camera: MKMapCamera, animated: Bool) {
        whenSized {
            var viewport = $0.viewport
            viewport.center = MKMapPoint(camera.centerCoordinate)
            viewport.heading = camera.heading
            let metres = 2 * camera.centerCoordinateDistance * MKMapCamera.tangent
            viewport.scale =
                metres * MKMapPointsPerMeterAtLatitude(camera.centerCoordinate.latitude)
                / Double(max(viewport.size.height, 1))
            viewport.pitch = Double(camera.pitch)
            $0.show(viewport, animated: animated)
        }
    }

    public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        self.cameraZoomRange = cameraZoomRange ?? CameraZoomRange()
    }
    public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        self.cameraBoundary = cameraBoundary
    }

    // MARK: Conversions

    public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        convert(viewport.point(for: MKMapPoint(coordinate)), to: view)
    }
    public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let place = viewport.place(at: convert(point, from: view))
        let x = place.x - (place.x / MapMath.world).rounded(.down) * MapMath.world
        return MKMapPoint(x: x, y: place.y).coordinate
    }
    public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        let rect = region.mapRect
        let a = viewport.point(for: rect.origin)
        let b = viewport.point(for: MKMapPoint(x: rect.maxX, y: rect.maxY))
        return convert(
            CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y)), to: view)
    }
    public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        let own = convert(rect, from: view)
        let a = viewport.place(at: own.origin)
        let b = viewport.place(at: CGPoint(x: own.maxX, y: own.maxY))
        return MKCoordinateRegion(
            MKMapRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y)))
    }
}
