// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by scripts/generate-simd.

// MARK: simd_make_float

public func simd_make_float2(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2<Float>(x, y) }
public func simd_make_float2(_ x: Float) -> SIMD2<Float> { SIMD2<Float>(x, 0) }
public func simd_make_float2(_ v: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(v.x, v.y) }
public func simd_make_float2(_ v: SIMD3<Float>) -> SIMD2<Float> { SIMD2<Float>(v.x, v.y) }
public func simd_make_float2(_ v: SIMD4<Float>) -> SIMD2<Float> { SIMD2<Float>(v.x, v.y) }
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3<Float>(x, y, z) }
public func simd_make_float3(_ x: Float) -> SIMD3<Float> { SIMD3<Float>(x, 0, 0) }
public func simd_make_float3(_ v: SIMD2<Float>) -> SIMD3<Float> { SIMD3<Float>(v.x, v.y, 0) }
public func simd_make_float3(_ v: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(v.x, v.y, v.z) }
public func simd_make_float3(_ v: SIMD4<Float>) -> SIMD3<Float> { SIMD3<Float>(v.x, v.y, v.z) }
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> { SIMD4<Float>(x, y, z, w) }
public func simd_make_float4(_ x: Float) -> SIMD4<Float> { SIMD4<Float>(x, 0, 0, 0) }
public func simd_make_float4(_ v: SIMD2<Float>) -> SIMD4<Float> { SIMD4<Float>(v.x, v.y, 0, 0) }
public func simd_make_float4(_ v: SIMD3<Float>) -> SIMD4<Float> { SIMD4<Float>(v.x, v.y, v.z, 0) }
public func simd_make_float4(_ v: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(v.x, v.y, v.z, v.w) }
public func simd_make_float3(_ v: SIMD2<Float>, _ z: Float) -> SIMD3<Float> { SIMD3<Float>(v, z) }
public func simd_make_float4(_ v: SIMD3<Float>, _ w: Float) -> SIMD4<Float> { SIMD4<Float>(v, w) }
public func simd_make_float4(_ low: SIMD2<Float>, _ high: SIMD2<Float>) -> SIMD4<Float> { SIMD4<Float>(lowHalf: low, highHalf: high) }
public func simd_make_float4(_ v: SIMD2<Float>, _ z: Float, _ w: Float) -> SIMD4<Float> { SIMD4<Float>(v.x, v.y, z, w) }

// MARK: simd_make_double

public func simd_make_double2(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2<Double>(x, y) }
public func simd_make_double2(_ x: Double) -> SIMD2<Double> { SIMD2<Double>(x, 0) }
public func simd_make_double2(_ v: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(v.x, v.y) }
public func simd_make_double2(_ v: SIMD3<Double>) -> SIMD2<Double> { SIMD2<Double>(v.x, v.y) }
public func simd_make_double2(_ v: SIMD4<Double>) -> SIMD2<Double> { SIMD2<Double>(v.x, v.y) }
public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> { SIMD3<Double>(x, y, z) }
public func simd_make_double3(_ x: Double) -> SIMD3<Double> { SIMD3<Double>(x, 0, 0) }
public func simd_make_double3(_ v: SIMD2<Double>) -> SIMD3<Double> { SIMD3<Double>(v.x, v.y, 0) }
public func simd_make_double3(_ v: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(v.x, v.y, v.z) }
public func simd_make_double3(_ v: SIMD4<Double>) -> SIMD3<Double> { SIMD3<Double>(v.x, v.y, v.z) }
public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> SIMD4<Double> { SIMD4<Double>(x, y, z, w) }
public func simd_make_double4(_ x: Double) -> SIMD4<Double> { SIMD4<Double>(x, 0, 0, 0) }
public func simd_make_double4(_ v: SIMD2<Double>) -> SIMD4<Double> { SIMD4<Double>(v.x, v.y, 0, 0) }
public func simd_make_double4(_ v: SIMD3<Double>) -> SIMD4<Double> { SIMD4<Double>(v.x, v.y, v.z, 0) }
public func simd_make_double4(_ v: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(v.x, v.y, v.z, v.w) }
public func simd_make_double3(_ v: SIMD2<Double>, _ z: Double) -> SIMD3<Double> { SIMD3<Double>(v, z) }
public func simd_make_double4(_ v: SIMD3<Double>, _ w: Double) -> SIMD4<Double> { SIMD4<Double>(v, w) }
public func simd_make_double4(_ low: SIMD2<Double>, _ high: SIMD2<Double>) -> SIMD4<Double> { SIMD4<Double>(lowHalf: low, highHalf: high) }
public func simd_make_double4(_ v: SIMD2<Double>, _ z: Double, _ w: Double) -> SIMD4<Double> { SIMD4<Double>(v.x, v.y, z, w) }

// MARK: simd_make_char

public func simd_make_char2(_ x: Int8, _ y: Int8) -> SIMD2<Int8> { SIMD2<Int8>(x, y) }
public func simd_make_char2(_ x: Int8) -> SIMD2<Int8> { SIMD2<Int8>(x, 0) }
public func simd_make_char2(_ v: SIMD2<Int8>) -> SIMD2<Int8> { SIMD2<Int8>(v.x, v.y) }
public func simd_make_char2(_ v: SIMD3<Int8>) -> SIMD2<Int8> { SIMD2<Int8>(v.x, v.y) }
public func simd_make_char2(_ v: SIMD4<Int8>) -> SIMD2<Int8> { SIMD2<Int8>(v.x, v.y) }
public func simd_make_char3(_ x: Int8, _ y: Int8, _ z: Int8) -> SIMD3<Int8> { SIMD3<Int8>(x, y, z) }
public func simd_make_char3(_ x: Int8) -> SIMD3<Int8> { SIMD3<Int8>(x, 0, 0) }
public func simd_make_char3(_ v: SIMD2<Int8>) -> SIMD3<Int8> { SIMD3<Int8>(v.x, v.y, 0) }
public func simd_make_char3(_ v: SIMD3<Int8>) -> SIMD3<Int8> { SIMD3<Int8>(v.x, v.y, v.z) }
public func simd_make_char3(_ v: SIMD4<Int8>) -> SIMD3<Int8> { SIMD3<Int8>(v.x, v.y, v.z) }
public func simd_make_char4(_ x: Int8, _ y: Int8, _ z: Int8, _ w: Int8) -> SIMD4<Int8> { SIMD4<Int8>(x, y, z, w) }
public func simd_make_char4(_ x: Int8) -> SIMD4<Int8> { SIMD4<Int8>(x, 0, 0, 0) }
public func simd_make_char4(_ v: SIMD2<Int8>) -> SIMD4<Int8> { SIMD4<Int8>(v.x, v.y, 0, 0) }
public func simd_make_char4(_ v: SIMD3<Int8>) -> SIMD4<Int8> { SIMD4<Int8>(v.x, v.y, v.z, 0) }
public func simd_make_char4(_ v: SIMD4<Int8>) -> SIMD4<Int8> { SIMD4<Int8>(v.x, v.y, v.z, v.w) }
public func simd_make_char3(_ v: SIMD2<Int8>, _ z: Int8) -> SIMD3<Int8> { SIMD3<Int8>(v, z) }
public func simd_make_char4(_ v: SIMD3<Int8>, _ w: Int8) -> SIMD4<Int8> { SIMD4<Int8>(v, w) }
public func simd_make_char4(_ low: SIMD2<Int8>, _ high: SIMD2<Int8>) -> SIMD4<Int8> { SIMD4<Int8>(lowHalf: low, highHalf: high) }
public func simd_make_char4(_ v: SIMD2<Int8>, _ z: Int8, _ w: Int8) -> SIMD4<Int8> { SIMD4<Int8>(v.x, v.y, z, w) }

// MARK: simd_make_uchar

public func simd_make_uchar2(_ x: UInt8, _ y: UInt8) -> SIMD2<UInt8> { SIMD2<UInt8>(x, y) }
public func simd_make_uchar2(_ x: UInt8) -> SIMD2<UInt8> { SIMD2<UInt8>(x, 0) }
public func simd_make_uchar2(_ v: SIMD2<UInt8>) -> SIMD2<UInt8> { SIMD2<UInt8>(v.x, v.y) }
public func simd_make_uchar2(_ v: SIMD3<UInt8>) -> SIMD2<UInt8> { SIMD2<UInt8>(v.x, v.y) }
public func simd_make_uchar2(_ v: SIMD4<UInt8>) -> SIMD2<UInt8> { SIMD2<UInt8>(v.x, v.y) }
public func simd_make_uchar3(_ x: UInt8, _ y: UInt8, _ z: UInt8) -> SIMD3<UInt8> { SIMD3<UInt8>(x, y, z) }
public func simd_make_uchar3(_ x: UInt8) -> SIMD3<UInt8> { SIMD3<UInt8>(x, 0, 0) }
public func simd_make_uchar3(_ v: SIMD2<UInt8>) -> SIMD3<UInt8> { SIMD3<UInt8>(v.x, v.y, 0) }
public func simd_make_uchar3(_ v: SIMD3<UInt8>) -> SIMD3<UInt8> { SIMD3<UInt8>(v.x, v.y, v.z) }
public func simd_make_uchar3(_ v: SIMD4<UInt8>) -> SIMD3<UInt8> { SIMD3<UInt8>(v.x, v.y, v.z) }
public func simd_make_uchar4(_ x: UInt8, _ y: UInt8, _ z: UInt8, _ w: UInt8) -> SIMD4<UInt8> { SIMD4<UInt8>(x, y, z, w) }
public func simd_make_uchar4(_ x: UInt8) -> SIMD4<UInt8> { SIMD4<UInt8>(x, 0, 0, 0) }
public func simd_make_uchar4(_ v: SIMD2<UInt8>) -> SIMD4<UInt8> { SIMD4<UInt8>(v.x, v.y, 0, 0) }
public func simd_make_uchar4(_ v: SIMD3<UInt8>) -> SIMD4<UInt8> { SIMD4<UInt8>(v.x, v.y, v.z, 0) }
public func simd_make_uchar4(_ v: SIMD4<UInt8>) -> SIMD4<UInt8> { SIMD4<UInt8>(v.x, v.y, v.z, v.w) }
public func simd_make_uchar3(_ v: SIMD2<UInt8>, _ z: UInt8) -> SIMD3<UInt8> { SIMD3<UInt8>(v, z) }
public func simd_make_uchar4(_ v: SIMD3<UInt8>, _ w: UInt8) -> SIMD4<UInt8> { SIMD4<UInt8>(v, w) }
public func simd_make_uchar4(_ low: SIMD2<UInt8>, _ high: SIMD2<UInt8>) -> SIMD4<UInt8> { SIMD4<UInt8>(lowHalf: low, highHalf: high) }
public func simd_make_uchar4(_ v: SIMD2<UInt8>, _ z: UInt8, _ w: UInt8) -> SIMD4<UInt8> { SIMD4<UInt8>(v.x, v.y, z, w) }

// MARK: simd_make_short

public func simd_make_short2(_ x: Int16, _ y: Int16) -> SIMD2<Int16> { SIMD2<Int16>(x, y) }
public func simd_make_short2(_ x: Int16) -> SIMD2<Int16> { SIMD2<Int16>(x, 0) }
public func simd_make_short2(_ v: SIMD2<Int16>) -> SIMD2<Int16> { SIMD2<Int16>(v.x, v.y) }
public func simd_make_short2(_ v: SIMD3<Int16>) -> SIMD2<Int16> { SIMD2<Int16>(v.x, v.y) }
public func simd_make_short2(_ v: SIMD4<Int16>) -> SIMD2<Int16> { SIMD2<Int16>(v.x, v.y) }
public func simd_make_short3(_ x: Int16, _ y: Int16, _ z: Int16) -> SIMD3<Int16> { SIMD3<Int16>(x, y, z) }
public func simd_make_short3(_ x: Int16) -> SIMD3<Int16> { SIMD3<Int16>(x, 0, 0) }
public func simd_make_short3(_ v: SIMD2<Int16>) -> SIMD3<Int16> { SIMD3<Int16>(v.x, v.y, 0) }
public func simd_make_short3(_ v: SIMD3<Int16>) -> SIMD3<Int16> { SIMD3<Int16>(v.x, v.y, v.z) }
public func simd_make_short3(_ v: SIMD4<Int16>) -> SIMD3<Int16> { SIMD3<Int16>(v.x, v.y, v.z) }
public func simd_make_short4(_ x: Int16, _ y: Int16, _ z: Int16, _ w: Int16) -> SIMD4<Int16> { SIMD4<Int16>(x, y, z, w) }
public func simd_make_short4(_ x: Int16) -> SIMD4<Int16> { SIMD4<Int16>(x, 0, 0, 0) }
public func simd_make_short4(_ v: SIMD2<Int16>) -> SIMD4<Int16> { SIMD4<Int16>(v.x, v.y, 0, 0) }
public func simd_make_short4(_ v: SIMD3<Int16>) -> SIMD4<Int16> { SIMD4<Int16>(v.x, v.y, v.z, 0) }
public func simd_make_short4(_ v: SIMD4<Int16>) -> SIMD4<Int16> { SIMD4<Int16>(v.x, v.y, v.z, v.w) }
public func simd_make_short3(_ v: SIMD2<Int16>, _ z: Int16) -> SIMD3<Int16> { SIMD3<Int16>(v, z) }
public func simd_make_short4(_ v: SIMD3<Int16>, _ w: Int16) -> SIMD4<Int16> { SIMD4<Int16>(v, w) }
public func simd_make_short4(_ low: SIMD2<Int16>, _ high: SIMD2<Int16>) -> SIMD4<Int16> { SIMD4<Int16>(lowHalf: low, highHalf: high) }
public func simd_make_short4(_ v: SIMD2<Int16>, _ z: Int16, _ w: Int16) -> SIMD4<Int16> { SIMD4<Int16>(v.x, v.y, z, w) }

// MARK: simd_make_ushort

public func simd_make_ushort2(_ x: UInt16, _ y: UInt16) -> SIMD2<UInt16> { SIMD2<UInt16>(x, y) }
public func simd_make_ushort2(_ x: UInt16) -> SIMD2<UInt16> { SIMD2<UInt16>(x, 0) }
public func simd_make_ushort2(_ v: SIMD2<UInt16>) -> SIMD2<UInt16> { SIMD2<UInt16>(v.x, v.y) }
public func simd_make_ushort2(_ v: SIMD3<UInt16>) -> SIMD2<UInt16> { SIMD2<UInt16>(v.x, v.y) }
public func simd_make_ushort2(_ v: SIMD4<UInt16>) -> SIMD2<UInt16> { SIMD2<UInt16>(v.x, v.y) }
public func simd_make_ushort3(_ x: UInt16, _ y: UInt16, _ z: UInt16) -> SIMD3<UInt16> { SIMD3<UInt16>(x, y, z) }
public func simd_make_ushort3(_ x: UInt16) -> SIMD3<UInt16> { SIMD3<UInt16>(x, 0, 0) }
public func simd_make_ushort3(_ v: SIMD2<UInt16>) -> SIMD3<UInt16> { SIMD3<UInt16>(v.x, v.y, 0) }
public func simd_make_ushort3(_ v: SIMD3<UInt16>) -> SIMD3<UInt16> { SIMD3<UInt16>(v.x, v.y, v.z) }
public func simd_make_ushort3(_ v: SIMD4<UInt16>) -> SIMD3<UInt16> { SIMD3<UInt16>(v.x, v.y, v.z) }
public func simd_make_ushort4(_ x: UInt16, _ y: UInt16, _ z: UInt16, _ w: UInt16) -> SIMD4<UInt16> { SIMD4<UInt16>(x, y, z, w) }
public func simd_make_ushort4(_ x: UInt16) -> SIMD4<UInt16> { SIMD4<UInt16>(x, 0, 0, 0) }
public func simd_make_ushort4(_ v: SIMD2<UInt16>) -> SIMD4<UInt16> { SIMD4<UInt16>(v.x, v.y, 0, 0) }
public func simd_make_ushort4(_ v: SIMD3<UInt16>) -> SIMD4<UInt16> { SIMD4<UInt16>(v.x, v.y, v.z, 0) }
public func simd_make_ushort4(_ v: SIMD4<UInt16>) -> SIMD4<UInt16> { SIMD4<UInt16>(v.x, v.y, v.z, v.w) }
public func simd_make_ushort3(_ v: SIMD2<UInt16>, _ z: UInt16) -> SIMD3<UInt16> { SIMD3<UInt16>(v, z) }
public func simd_make_ushort4(_ v: SIMD3<UInt16>, _ w: UInt16) -> SIMD4<UInt16> { SIMD4<UInt16>(v, w) }
public func simd_make_ushort4(_ low: SIMD2<UInt16>, _ high: SIMD2<UInt16>) -> SIMD4<UInt16> { SIMD4<UInt16>(lowHalf: low, highHalf: high) }
public func simd_make_ushort4(_ v: SIMD2<UInt16>, _ z: UInt16, _ w: UInt16) -> SIMD4<UInt16> { SIMD4<UInt16>(v.x, v.y, z, w) }

// MARK: simd_make_int

public func simd_make_int2(_ x: Int32, _ y: Int32) -> SIMD2<Int32> { SIMD2<Int32>(x, y) }
public func simd_make_int2(_ x: Int32) -> SIMD2<Int32> { SIMD2<Int32>(x, 0) }
public func simd_make_int2(_ v: SIMD2<Int32>) -> SIMD2<Int32> { SIMD2<Int32>(v.x, v.y) }
public func simd_make_int2(_ v: SIMD3<Int32>) -> SIMD2<Int32> { SIMD2<Int32>(v.x, v.y) }
public func simd_make_int2(_ v: SIMD4<Int32>) -> SIMD2<Int32> { SIMD2<Int32>(v.x, v.y) }
public func simd_make_int3(_ x: Int32, _ y: Int32, _ z: Int32) -> SIMD3<Int32> { SIMD3<Int32>(x, y, z) }
public func simd_make_int3(_ x: Int32) -> SIMD3<Int32> { SIMD3<Int32>(x, 0, 0) }
public func simd_make_int3(_ v: SIMD2<Int32>) -> SIMD3<Int32> { SIMD3<Int32>(v.x, v.y, 0) }
public func simd_make_int3(_ v: SIMD3<Int32>) -> SIMD3<Int32> { SIMD3<Int32>(v.x, v.y, v.z) }
public func simd_make_int3(_ v: SIMD4<Int32>) -> SIMD3<Int32> { SIMD3<Int32>(v.x, v.y, v.z) }
public func simd_make_int4(_ x: Int32, _ y: Int32, _ z: Int32, _ w: Int32) -> SIMD4<Int32> { SIMD4<Int32>(x, y, z, w) }
public func simd_make_int4(_ x: Int32) -> SIMD4<Int32> { SIMD4<Int32>(x, 0, 0, 0) }
public func simd_make_int4(_ v: SIMD2<Int32>) -> SIMD4<Int32> { SIMD4<Int32>(v.x, v.y, 0, 0) }
public func simd_make_int4(_ v: SIMD3<Int32>) -> SIMD4<Int32> { SIMD4<Int32>(v.x, v.y, v.z, 0) }
public func simd_make_int4(_ v: SIMD4<Int32>) -> SIMD4<Int32> { SIMD4<Int32>(v.x, v.y, v.z, v.w) }
public func simd_make_int3(_ v: SIMD2<Int32>, _ z: Int32) -> SIMD3<Int32> { SIMD3<Int32>(v, z) }
public func simd_make_int4(_ v: SIMD3<Int32>, _ w: Int32) -> SIMD4<Int32> { SIMD4<Int32>(v, w) }
public func simd_make_int4(_ low: SIMD2<Int32>, _ high: SIMD2<Int32>) -> SIMD4<Int32> { SIMD4<Int32>(lowHalf: low, highHalf: high) }
public func simd_make_int4(_ v: SIMD2<Int32>, _ z: Int32, _ w: Int32) -> SIMD4<Int32> { SIMD4<Int32>(v.x, v.y, z, w) }

// MARK: simd_make_uint

public func simd_make_uint2(_ x: UInt32, _ y: UInt32) -> SIMD2<UInt32> { SIMD2<UInt32>(x, y) }
public func simd_make_uint2(_ x: UInt32) -> SIMD2<UInt32> { SIMD2<UInt32>(x, 0) }
public func simd_make_uint2(_ v: SIMD2<UInt32>) -> SIMD2<UInt32> { SIMD2<UInt32>(v.x, v.y) }
public func simd_make_uint2(_ v: SIMD3<UInt32>) -> SIMD2<UInt32> { SIMD2<UInt32>(v.x, v.y) }
public func simd_make_uint2(_ v: SIMD4<UInt32>) -> SIMD2<UInt32> { SIMD2<UInt32>(v.x, v.y) }
public func simd_make_uint3(_ x: UInt32, _ y: UInt32, _ z: UInt32) -> SIMD3<UInt32> { SIMD3<UInt32>(x, y, z) }
public func simd_make_uint3(_ x: UInt32) -> SIMD3<UInt32> { SIMD3<UInt32>(x, 0, 0) }
public func simd_make_uint3(_ v: SIMD2<UInt32>) -> SIMD3<UInt32> { SIMD3<UInt32>(v.x, v.y, 0) }
public func simd_make_uint3(_ v: SIMD3<UInt32>) -> SIMD3<UInt32> { SIMD3<UInt32>(v.x, v.y, v.z) }
public func simd_make_uint3(_ v: SIMD4<UInt32>) -> SIMD3<UInt32> { SIMD3<UInt32>(v.x, v.y, v.z) }
public func simd_make_uint4(_ x: UInt32, _ y: UInt32, _ z: UInt32, _ w: UInt32) -> SIMD4<UInt32> { SIMD4<UInt32>(x, y, z, w) }
public func simd_make_uint4(_ x: UInt32) -> SIMD4<UInt32> { SIMD4<UInt32>(x, 0, 0, 0) }
public func simd_make_uint4(_ v: SIMD2<UInt32>) -> SIMD4<UInt32> { SIMD4<UInt32>(v.x, v.y, 0, 0) }
public func simd_make_uint4(_ v: SIMD3<UInt32>) -> SIMD4<UInt32> { SIMD4<UInt32>(v.x, v.y, v.z, 0) }
public func simd_make_uint4(_ v: SIMD4<UInt32>) -> SIMD4<UInt32> { SIMD4<UInt32>(v.x, v.y, v.z, v.w) }
public func simd_make_uint3(_ v: SIMD2<UInt32>, _ z: UInt32) -> SIMD3<UInt32> { SIMD3<UInt32>(v, z) }
public func simd_make_uint4(_ v: SIMD3<UInt32>, _ w: UInt32) -> SIMD4<UInt32> { SIMD4<UInt32>(v, w) }
public func simd_make_uint4(_ low: SIMD2<UInt32>, _ high: SIMD2<UInt32>) -> SIMD4<UInt32> { SIMD4<UInt32>(lowHalf: low, highHalf: high) }
public func simd_make_uint4(_ v: SIMD2<UInt32>, _ z: UInt32, _ w: UInt32) -> SIMD4<UInt32> { SIMD4<UInt32>(v.x, v.y, z, w) }
