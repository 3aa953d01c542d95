// SPDX-License-Identifier: MIT
import Foundation

public typealias CGFunctionEvaluateCallback = (
    UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

public struct CGFunctionCallbacks {
    public var version: UInt32
    public var evaluate: CGFunctionEvaluateCallback?
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    public init() { self.init(version: 0, evaluate: nil, releaseInfo: nil) }

    public init(version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?) {
        self.version = version
        self.evaluate = evaluate
        self.releaseInfo = releaseInfo
    }
}

/// A client's function from numbers to numbers.
public final class CGFunction {
    private let info: UnsafeMutableRawPointer?
    private let domain: [CGFloat]
    private let range: [CGFloat]
    private let callbacks: CGFunctionCallbacks
    let inputs: Int
    let outputs: Int

    /// - Parameters: `domain` and `range` pairs of limits, one pair a dimension; nil does not limit.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard domainDimension > 0, rangeDimension > 0, callbacks.pointee.evaluate != nil else { return nil }
        self.info = info
        self.domain = domain.map { Array(UnsafeBufferPointer(start: $0, count: 2 * domainDimension)) } ?? []
        self.range = range.map { Array(UnsafeBufferPointer(start: $0, count: 2 * rangeDimension)) } ?? []
        self.callbacks = callbacks.pointee
        inputs = domainDimension
        outputs = rangeDimension
    }

    deinit { callbacks.releaseInfo?(info) }

    public static var typeID: CFTypeID { 0x4347_4675 }

    /// Inputs and outputs are clipped to domain and range.
    func evaluate(_ input: CGFloat) -> [CGFloat] {
        var values = [CGFloat](repeating: 0, count: inputs)
        values[0] = domain.count >= 2 ? max(domain[0], min(domain[1], input)) : input
        var result = [CGFloat](repeating: 0, count: outputs)
        callbacks.evaluate?(info, values, &result)
        guard range.count == 2 * outputs else { return result }
        return result.enumerated().map { max(range[2 * $0], min(range[2 * $0 + 1], $1)) }
    }

    /// Where the input goes from 0 to 1 along a shading.
    func position(_ t: CGFloat) -> CGFloat {
        domain.count >= 2 ? domain[0] + (domain[1] - domain[0]) * t : t
    }
}
