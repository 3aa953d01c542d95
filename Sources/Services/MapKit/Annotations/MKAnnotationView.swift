// SPDX-License-Identifier: MIT

public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = Self(1000)
    public static let defaultHigh = Self(750)
    public static let defaultLow = Self(250)
}

public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let max = Self(1000)
    public static let defaultSelected = Self(1000)
    public static let defaultUnselected = Self(500)
    public static let min = Self(0)
}

public enum MKFeatureVisibility: Int, Sendable { case adaptive = 0, hidden, visible }

/// What marks an annotation on the map: any view, kept with its centre at the annotation's place.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
    public enum DragState: UInt, Sendable { case none = 0, starting, dragging, canceling, ending }
    public enum CollisionMode: Int, Sendable { case rectangle = 0, circle, none }

    open var annotation: (any MKAnnotation)? { didSet { annotationChanged() } }
    open private(set) var reuseIdentifier: String?
    open var image: UIImage? { didSet { imageChanged() } }
    /// Points from the place to the view's centre.
    open var centerOffset = CGPoint.zero { didSet { mapView?.place(self) } }
    open var calloutOffset = CGPoint.zero
    open var isEnabled = true
    open var isHighlighted = false
    open var isSelected: Bool {
        get { selection }
        set { setSelected(newValue, animated: false) }
    }
    private var selection = false
    open var canShowCallout = false
    open var leftCalloutAccessoryView: UIView? { didSet { mapView?.calloutChanged(of: self) } }
    open var rightCalloutAccessoryView: UIView? { didSet { mapView?.calloutChanged(of: self) } }
    open var detailCalloutAccessoryView: UIView? { didSet { mapView?.calloutChanged(of: self) } }
    open var isDraggable = false
    open var dragState = DragState.none
    open var clusteringIdentifier: String? {
        didSet { if clusteringIdentifier != oldValue { mapView?.needsClusters() } }
    }
    /// The cluster's view while this one is part of a cluster.
    public internal(set) weak var cluster: MKAnnotationView?
    open var displayPriority = MKFeatureDisplayPriority.required
    open var collisionMode = CollisionMode.rectangle
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected { didSet { layer.zPosition = z } }
    open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected { didSet { layer.zPosition = z } }
    weak var mapView: MKMapView? { didSet { if mapView !== oldValue { mapLookChanged() } } }
    /// What is written here lies on another ground now.
    func mapLookChanged() {}
    /// The edition of the container's places in which the view was placed.
    var placed = 0
    /// Its cluster's view stands for it.
    var isInCluster = false { didSet { if isInCluster != oldValue { updateVisibility() } } }
    /// A view of higher priority lies there.
    var isCollided = false { didSet { if isCollided != oldValue { updateVisibility() } } }
    private func updateVisibility() { isHidden = isInCluster || isCollided }
    /// In the map, without a selection's growth.
    var collisionFrame: CGRect {
        CGRect(
            x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    }
    /// There from the first picture on: a map shows hundreds of views that draw themselves.
    private var imageView: UIImageView?
    /// Of the picture among the subviews.
    var imageIndex: Int { 0 }
    private var z: CGFloat { CGFloat((selection ? selectedZPriority : zPriority).rawValue) }

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        backgroundColor = .clear
        prepare()
        take(annotation)
    }

    /// Outside the initialiser, so that a subclass's own `annotation` hears of it, as of a setter on iOS.
    private func take(_ annotation: (any MKAnnotation)?) { self.annotation = annotation }

    public override convenience init(frame: CGRect) {
        self.init(annotation: nil, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        prepare()
    }

    /// Of the framework's own kinds.
    func prepare() {}
    func annotationChanged() {}
    /// The annotation has another title or subtitle.
    func textsChanged() {}

    open func prepareForReuse() {
        setSelected(false, animated: false)
        cluster = nil
        isInCluster = false
        isCollided = false
        isHidden = false
        alpha = 1
    }
    open func prepareForDisplay() {}

    open func setSelected(_ selected: Bool, animated: Bool) {
        selection = selected
        layer.zPosition = z
    }

    /// Moves the drag on; subclasses end their animation by setting the next state.
    open func setDragState(_ newDragState: DragState, animated: Bool) {
        dragState = newDragState
        if newDragState == .starting { mapView?.drag(self, to: .dragging) }
        if newDragState == .ending || newDragState == .canceling { mapView?.drag(self, to: .none) }
    }

    func imageChanged() {
        guard let image else {
            imageView?.image = nil
            return
        }
        let shown = imageView ?? UIImageView()
        if imageView == nil { insertSubview(shown, at: min(imageIndex, subviews.count)) }
        imageView = shown
        shown.image = image
        bounds.size = image.size
        shown.frame = CGRect(origin: .zero, size: image.size)
        mapView?.place(self)
    }

    /// Where the callout's arrow points to, in the view.
    var calloutAnchor: CGPoint { CGPoint(x: bounds.midX + calloutOffset.x, y: calloutOffset.y) }

    /// What is too small for a finger is easier to hit.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: min(0, (bounds.width - 30) / 2), dy: min(0, (bounds.height - 30) / 2)).contains(point)
    }
}

public enum MKPinAnnotationColor: UInt, Sendable { case red = 0, green, purple }

/// A needle with a round head.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor! = MKPinAnnotationView.redPinColor() { didSet { setNeedsDisplay() } }
    open var animatesDrop = false

    open var pinColor: MKPinAnnotationColor {
        get {
            if pinTintColor == Self.greenPinColor() { return .green }
            return pinTintColor == Self.purplePinColor() ? .purple : .red
        }
        set {
            switch newValue {
            case .red: pinTintColor = Self.redPinColor()
            case .green: pinTintColor = Self.greenPinColor()
            case .purple: pinTintColor = Self.purplePinColor()
            }
        }
    }

    open class func redPinColor() -> UIColor { UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1) }
    open class func greenPinColor() -> UIColor { UIColor(red: 0.3, green: 0.85, blue: 0.39, alpha: 1) }
    open class func purplePinColor() -> UIColor { UIColor(red: 0.79, green: 0.45, blue: 0.97, alpha: 1) }

    override func prepare() {
        super.prepare()
        bounds.size = CGSize(width: 32, height: 39)
        // The needle's point stands on the place.
        centerOffset = CGPoint(x: 8, y: -16)
        calloutOffset = CGPoint(x: -8, y: 0)
        isOpaque = false
    }

    open override func draw(_ rect: CGRect) {
        guard image == nil, let context = UIGraphicsGetCurrentContext() else { return }
        let tip = CGPoint(x: bounds.midX - 8, y: bounds.midY + 16)
        let head = CGRect(x: tip.x - 7, y: tip.y - 33, width: 14, height: 14)
        context.setFillColor(UIColor(white: 0, alpha: 0.25).cgColor)
        context.addEllipse(in: CGRect(x: tip.x - 3, y: tip.y - 1.5, width: 9, height: 4))
        context.fillPath()
        context.setStrokeColor(UIColor(white: 0.45, alpha: 1).cgColor)
        context.setLineWidth(2)
        context.setLineCap(.round)
        context.move(to: CGPoint(x: tip.x, y: head.maxY - 1))
        context.addLine(to: tip)
        context.strokePath()
        context.setFillColor((pinTintColor ?? Self.redPinColor()).cgColor)
        context.addEllipse(in: head)
        context.fillPath()
        context.setFillColor(UIColor(white: 1, alpha: 0.55).cgColor)
        context.addEllipse(in: CGRect(x: head.minX + 2.5, y: head.minY + 2, width: 5, height: 4.5))
        context.fillPath()
    }

    func drop(delay: Double) {
        let end = transform
        transform = CGAffineTransform(translationX: 0, y: -400)
        UIView.animate(withDuration: 0.35, delay: delay, options: .curveEaseIn) { self.transform = end }
    }
}
