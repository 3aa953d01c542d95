// SPDX-License-Identifier: MIT
import simd

/// What a value handed to a shader is.
public enum SKAttributeType: Int, Sendable {
    case none = 0, float, vectorFloat2, vectorFloat3, vectorFloat4, halfFloat, vectorHalfFloat2, vectorHalfFloat3
    case vectorHalfFloat4
}

public enum SKUniformType: Int, Sendable {
    case none = 0, float, floatVector2, floatVector3, floatVector4, floatMatrix2, floatMatrix3, floatMatrix4, texture
}

/// A node's value for one of its shader's attributes.
open class SKAttributeValue: __ObjCObject, NSSecureCoding {
    open var floatValue: Float = 0
    open var vectorFloat2Value = SIMD2<Float>()
    open var vectorFloat3Value = SIMD3<Float>()
    open var vectorFloat4Value = SIMD4<Float>()

    public override init() { super.init() }
    public init(float value: Float) { floatValue = value }
    public init(vectorFloat2 value: SIMD2<Float>) { vectorFloat2Value = value }
    public init(vectorFloat3 value: SIMD3<Float>) { vectorFloat3Value = value }
    public init(vectorFloat4 value: SIMD4<Float>) { vectorFloat4Value = value }

    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }
}

/// An attribute that a shader declares.
open class SKAttribute: __ObjCObject, NSSecureCoding {
    open private(set) var name: String
    open private(set) var type: SKAttributeType

    public init(name: String, type: SKAttributeType) {
        (self.name, self.type) = (name, type)
        super.init()
    }
    public required init?(coder: NSCoder) {
        name = coder.stored(forKey: "_name") as? String ?? ""
        type = SKAttributeType(rawValue: coder.decodeInteger(forKey: "_type")) ?? .none
        super.init()
    }
    open func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "_name")
        coder.encode(type.rawValue, forKey: "_type")
    }
    open class var supportsSecureCoding: Bool { true }
}

/// A value that all nodes with a shader share.
open class SKUniform: __ObjCObject, NSSecureCoding, NSCopying {
    open private(set) var name: String
    open private(set) var uniformType: SKUniformType
    open var textureValue: SKTexture?
    open var floatValue: Float = 0
    open var vectorFloat2Value = SIMD2<Float>()
    open var vectorFloat3Value = SIMD3<Float>()
    open var vectorFloat4Value = SIMD4<Float>()
    open var matrixFloat2x2Value = matrix_float2x2()
    open var matrixFloat3x3Value = matrix_float3x3()
    open var matrixFloat4x4Value = matrix_float4x4()

    /// Without a value.
    public convenience override init() { self.init(name: "") }

    private init(_ name: String, _ type: SKUniformType) {
        (self.name, uniformType) = (name, type)
        super.init()
    }
    public convenience init(name: String) { self.init(name, .none) }
    public convenience init(name: String, texture: SKTexture?) {
        self.init(name, .texture)
        textureValue = texture
    }
    public convenience init(name: String, float value: Float) {
        self.init(name, .float)
        floatValue = value
    }
    public convenience init(name: String, vectorFloat2 value: SIMD2<Float>) {
        self.init(name, .floatVector2)
        vectorFloat2Value = value
    }
    public convenience init(name: String, vectorFloat3 value: SIMD3<Float>) {
        self.init(name, .floatVector3)
        vectorFloat3Value = value
    }
    public convenience init(name: String, vectorFloat4 value: SIMD4<Float>) {
        self.init(name, .floatVector4)
        vectorFloat4Value = value
    }
    public convenience init(name: String, matrixFloat2x2 value: matrix_float2x2) {
        self.init(name, .floatMatrix2)
        matrixFloat2x2Value = value
    }
    public convenience init(name: String, matrixFloat3x3 value: matrix_float3x3) {
        self.init(name, .floatMatrix3)
        matrixFloat3x3Value = value
    }
    public convenience init(name: String, matrixFloat4x4 value: matrix_float4x4) {
        self.init(name, .floatMatrix4)
        matrixFloat4x4Value = value
    }
    public required convenience init?(coder: NSCoder) {
        self.init(coder.stored(forKey: "_name") as? String ?? "", .none)
        Unsupported.report("SKUniform read from an archive")
    }
    open func encode(with coder: NSCoder) { coder.encode(name as NSString, forKey: "_name") }
    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKUniform(name, uniformType)
        (copy.textureValue, copy.floatValue) = (textureValue, floatValue)
        (copy.vectorFloat2Value, copy.vectorFloat3Value) = (vectorFloat2Value, vectorFloat3Value)
        copy.vectorFloat4Value = vectorFloat4Value
        (copy.matrixFloat2x2Value, copy.matrixFloat3x3Value) = (matrixFloat2x2Value, matrixFloat3x3Value)
        copy.matrixFloat4x4Value = matrixFloat4x4Value
        return copy
    }
}

/// A program for the graphics processor. Kept with its values; not run here: nodes are drawn without it, and that is
/// reported.
open class SKShader: __ObjCObject, NSSecureCoding, NSCopying {
    open var source: String?
    open var uniforms: [SKUniform] = []
    open var attributes: [SKAttribute] = []

    public override init() { super.init() }
    public init(source: String) {
        self.source = source
        super.init()
    }
    public init(source: String, uniforms: [SKUniform]) {
        (self.source, self.uniforms) = (source, uniforms)
        super.init()
    }
    /// - Parameter name: of a file of the app, with or without its ending `fsh`.
    public convenience init(fileNamed name: String) {
        self.init()
        let base = (name as NSString).deletingPathExtension
        let kind = (name as NSString).pathExtension
        guard let path = Bundle.main.path(forResource: base, ofType: kind.isEmpty ? "fsh" : kind) else {
            NSLog("SKShader: there is no file \(name)")
            return
        }
        do { source = try String(contentsOfFile: path, encoding: .utf8) } catch {
            NSLog("SKShader: \(name) cannot be read: \(error)")
        }
    }
    public required init?(coder: NSCoder) {
        source = coder.stored(forKey: "_source") as? String
        super.init()
    }
    open func encode(with coder: NSCoder) { if let source { coder.encode(source as NSString, forKey: "_source") } }
    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKShader()
        (copy.source, copy.uniforms, copy.attributes) = (source, uniforms, attributes)
        return copy
    }

    open func addUniform(_ uniform: SKUniform) { uniforms.append(uniform) }
    open func uniformNamed(_ name: String) -> SKUniform? { uniforms.first { $0.name == name } }
    open func removeUniformNamed(_ name: String) { uniforms.removeAll { $0.name == name } }
}

extension Optional<SKShader> {
    /// Tells that the nodes it is set on are drawn without it.
    func reportIfSet() { if self != nil { Unsupported.report("SKShader: nodes are drawn without their shaders") } }
}
