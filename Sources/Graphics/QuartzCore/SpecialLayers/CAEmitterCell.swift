// SPDX-License-Identifier: MIT
import CoreGraphics

/// The values of a cell, read by the emitter.
package struct EmitterCellState {
    /// What a particle shows: a `CGImage`; nil: nothing.
    package var contents: AnyObject?
    /// Unit space of the contents.
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the contents per point.
    package var contentsScale: CGFloat = 1
    /// sRGB, not premultiplied; multiplies the contents.
    package var color = SIMD4<Float>(1, 1, 1, 1)
    /// By how much components differ from particle to particle: half to either side.
    package var colorRange = SIMD4<Float>.zero
    /// Change of the components a second.
    package var colorSpeed = SIMD4<Float>.zero
    /// Particles a second.
    package var birthRate = 0.0
    /// Seconds.
    package var lifetime = 0.0
    /// Seconds by which lifetimes differ: half to either side.
    package var lifetimeRange = 0.0
    /// Points a second.
    package var velocity = 0.0
    /// Points a second by which velocities differ: half to either side.
    package var velocityRange = 0.0
    /// Points a second squared, z towards the viewer.
    package var acceleration = SIMD3<Double>.zero
    /// Radians in the layer's plane, from the x axis.
    package var emissionLongitude = 0.0
    /// Radians out of the layer's plane.
    package var emissionLatitude = 0.0
    /// Radians in the layer's plane, half to either side of the direction.
    package var emissionRange = 0.0
    /// Of the contents; 1 is their natural size.
    package var scale = 1.0
    /// By how much scales differ: half to either side.
    package var scaleRange = 0.0
    /// Change of the scale a second.
    package var scaleSpeed = 0.0
    /// Radians a second.
    package var spin = 0.0
    /// Radians a second by which spins differ: half to either side.
    package var spinRange = 0.0
    /// False: its particles are not there, also those already born.
    package var isEnabled = true
    /// Each particle emits these, from where it is when they are born.
    package var cells: [EmitterCellState] = []
    /// Seconds after the start of the emitter or of the particle that emits it.
    package var beginTime = 0.0
    /// Seconds for which particles are born; infinity: as long as what emits them is there.
    package var duration = Double.infinity
}

/// Describes one kind of particle. Angles are radians, rates per second, lengths points.
open class CAEmitterCell: __ObjCObject, CAMediaTiming {
    /// Read when the cell is set on a layer or another cell; later changes do not reach those.
    package private(set) var state = EmitterCellState()
    private var timing = TimingState()
    private var children: [CAEmitterCell]?
    private var clientColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open var name: String?
    open var style: [AnyHashable: Any]?
    open var isEnabled: Bool {
        get { state.isEnabled }
        set { state.isEnabled = newValue }
    }
    /// A `CGImage`.
    open var contents: Any? {
        get { state.contents }
        set { state.contents = newValue.map { $0 as AnyObject } }
    }
    open var contentsRect: CGRect {
        get { state.contentsRect }
        set { state.contentsRect = newValue }
    }
    open var contentsScale: CGFloat {
        get { state.contentsScale }
        set { state.contentsScale = newValue }
    }
    open var emitterCells: [CAEmitterCell]? {
        get { children }
        set {
            children = newValue
            state.cells = (newValue ?? []).map(\.state)
        }
    }

    /// Multiplies the contents.
    open var color: CGColor? {
        get { clientColor }
        set {
            clientColor = newValue
            state.color = LayerColor(newValue)?.rgba ?? SIMD4(1, 1, 1, 1)
        }
    }
    open var redRange: Float {
        get { state.colorRange.x }
        set { state.colorRange.x = newValue }
    }
    open var greenRange: Float {
        get { state.colorRange.y }
        set { state.colorRange.y = newValue }
    }
    open var blueRange: Float {
        get { state.colorRange.z }
        set { state.colorRange.z = newValue }
    }
    open var alphaRange: Float {
        get { state.colorRange.w }
        set { state.colorRange.w = newValue }
    }
    open var redSpeed: Float {
        get { state.colorSpeed.x }
        set { state.colorSpeed.x = newValue }
    }
    open var greenSpeed: Float {
        get { state.colorSpeed.y }
        set { state.colorSpeed.y = newValue }
    }
    open var blueSpeed: Float {
        get { state.colorSpeed.z }
        set { state.colorSpeed.z = newValue }
    }
    open var alphaSpeed: Float {
        get { state.colorSpeed.w }
        set { state.colorSpeed.w = newValue }
    }

    open var birthRate: Float {
        get { Float(state.birthRate) }
        set { state.birthRate = Double(newValue) }
    }
    open var lifetime: Float {
        get { Float(state.lifetime) }
        set { state.lifetime = Double(newValue) }
    }
    open var lifetimeRange: Float {
        get { Float(state.lifetimeRange) }
        set { state.lifetimeRange = Double(newValue) }
    }
    open var velocity: CGFloat {
        get { state.velocity }
        set { state.velocity = newValue }
    }
    open var velocityRange: CGFloat {
        get { state.velocityRange }
        set { state.velocityRange = newValue }
    }
    open var xAcceleration: CGFloat {
        get { state.acceleration.x }
        set { state.acceleration.x = newValue }
    }
    open var yAcceleration: CGFloat {
        get { state.acceleration.y }
        set { state.acceleration.y = newValue }
    }
    /// Towards the viewer.
    open var zAcceleration: CGFloat {
        get { state.acceleration.z }
        set { state.acceleration.z = newValue }
    }
    /// In the layer's plane, from the x axis.
    open var emissionLongitude: CGFloat {
        get { state.emissionLongitude }
        set { state.emissionLongitude = newValue }
    }
    /// Out of the layer's plane, towards the viewer.
    open var emissionLatitude: CGFloat {
        get { state.emissionLatitude }
        set { state.emissionLatitude = newValue }
    }
    open var emissionRange: CGFloat {
        get { state.emissionRange }
        set { state.emissionRange = newValue }
    }
    open var scale: CGFloat {
        get { state.scale }
        set { state.scale = newValue }
    }
    open var scaleRange: CGFloat {
        get { state.scaleRange }
        set { state.scaleRange = newValue }
    }
    open var scaleSpeed: CGFloat {
        get { state.scaleSpeed }
        set { state.scaleSpeed = newValue }
    }
    open var spin: CGFloat {
        get { state.spin }
        set { state.spin = newValue }
    }
    open var spinRange: CGFloat {
        get { state.spinRange }
        set { state.spinRange = newValue }
    }
    open var magnificationFilter: String = "linear"
    open var minificationFilter: String = "linear"
    open var minificationFilterBias: Float = 0

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set {
            timing.beginTime = newValue
            state.beginTime = newValue
        }
    }
    open var duration: CFTimeInterval {
        get { timing.duration }
        set {
            timing.duration = newValue
            state.duration = newValue > 0 ? newValue : .infinity
        }
    }
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    open class func defaultValue(forKey key: String) -> Any? { nil }
    open func shouldArchiveValue(forKey key: String) -> Bool { false }
}
