// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by scripts/generate-simd.

// MARK: SIMD2<Int32>

public func simd_min(_ x: SIMD2<Int32>, _ y: SIMD2<Int32>) -> SIMD2<Int32> { pointwiseMin(x, y) }
public func min(_ x: SIMD2<Int32>, _ y: SIMD2<Int32>) -> SIMD2<Int32> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD2<Int32>, _ y: SIMD2<Int32>) -> SIMD2<Int32> { pointwiseMax(x, y) }
public func max(_ x: SIMD2<Int32>, _ y: SIMD2<Int32>) -> SIMD2<Int32> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD2<Int32>, min: SIMD2<Int32>, max: SIMD2<Int32>) -> SIMD2<Int32> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD2<Int32>, min: SIMD2<Int32>, max: SIMD2<Int32>) -> SIMD2<Int32> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD2<Int32>, _ min: SIMD2<Int32>, _ max: SIMD2<Int32>) -> SIMD2<Int32> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_abs(_ x: SIMD2<Int32>) -> SIMD2<Int32> { x.replacing(with: 0 &- x, where: x .< 0) }
public func abs(_ x: SIMD2<Int32>) -> SIMD2<Int32> { x.replacing(with: 0 &- x, where: x .< 0) }
public func simd_dot(_ x: SIMD2<Int32>, _ y: SIMD2<Int32>) -> Int32 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD2<Int32>, _ y: SIMD2<Int32>) -> Bool { x == y }
public func simd_all(_ x: SIMD2<Int32>) -> Bool { Swift.all(x .< 0) }
public func all(_ x: SIMD2<Int32>) -> Bool { Swift.all(x .< 0) }
public func simd_any(_ x: SIMD2<Int32>) -> Bool { Swift.any(x .< 0) }
public func any(_ x: SIMD2<Int32>) -> Bool { Swift.any(x .< 0) }
public func simd_reduce_add(_ x: SIMD2<Int32>) -> Int32 { x.wrappedSum() }
public func reduce_add(_ x: SIMD2<Int32>) -> Int32 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD2<Int32>) -> Int32 { x.min() }
public func reduce_min(_ x: SIMD2<Int32>) -> Int32 { x.min() }
public func simd_reduce_max(_ x: SIMD2<Int32>) -> Int32 { x.max() }
public func reduce_max(_ x: SIMD2<Int32>) -> Int32 { x.max() }

// MARK: SIMD3<Int32>

public func simd_min(_ x: SIMD3<Int32>, _ y: SIMD3<Int32>) -> SIMD3<Int32> { pointwiseMin(x, y) }
public func min(_ x: SIMD3<Int32>, _ y: SIMD3<Int32>) -> SIMD3<Int32> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD3<Int32>, _ y: SIMD3<Int32>) -> SIMD3<Int32> { pointwiseMax(x, y) }
public func max(_ x: SIMD3<Int32>, _ y: SIMD3<Int32>) -> SIMD3<Int32> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD3<Int32>, min: SIMD3<Int32>, max: SIMD3<Int32>) -> SIMD3<Int32> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD3<Int32>, min: SIMD3<Int32>, max: SIMD3<Int32>) -> SIMD3<Int32> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD3<Int32>, _ min: SIMD3<Int32>, _ max: SIMD3<Int32>) -> SIMD3<Int32> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_abs(_ x: SIMD3<Int32>) -> SIMD3<Int32> { x.replacing(with: 0 &- x, where: x .< 0) }
public func abs(_ x: SIMD3<Int32>) -> SIMD3<Int32> { x.replacing(with: 0 &- x, where: x .< 0) }
public func simd_dot(_ x: SIMD3<Int32>, _ y: SIMD3<Int32>) -> Int32 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD3<Int32>, _ y: SIMD3<Int32>) -> Bool { x == y }
public func simd_all(_ x: SIMD3<Int32>) -> Bool { Swift.all(x .< 0) }
public func all(_ x: SIMD3<Int32>) -> Bool { Swift.all(x .< 0) }
public func simd_any(_ x: SIMD3<Int32>) -> Bool { Swift.any(x .< 0) }
public func any(_ x: SIMD3<Int32>) -> Bool { Swift.any(x .< 0) }
public func simd_reduce_add(_ x: SIMD3<Int32>) -> Int32 { x.wrappedSum() }
public func reduce_add(_ x: SIMD3<Int32>) -> Int32 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD3<Int32>) -> Int32 { x.min() }
public func reduce_min(_ x: SIMD3<Int32>) -> Int32 { x.min() }
public func simd_reduce_max(_ x: SIMD3<Int32>) -> Int32 { x.max() }
public func reduce_max(_ x: SIMD3<Int32>) -> Int32 { x.max() }

// MARK: SIMD4<Int32>

public func simd_min(_ x: SIMD4<Int32>, _ y: SIMD4<Int32>) -> SIMD4<Int32> { pointwiseMin(x, y) }
public func min(_ x: SIMD4<Int32>, _ y: SIMD4<Int32>) -> SIMD4<Int32> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD4<Int32>, _ y: SIMD4<Int32>) -> SIMD4<Int32> { pointwiseMax(x, y) }
public func max(_ x: SIMD4<Int32>, _ y: SIMD4<Int32>) -> SIMD4<Int32> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD4<Int32>, min: SIMD4<Int32>, max: SIMD4<Int32>) -> SIMD4<Int32> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD4<Int32>, min: SIMD4<Int32>, max: SIMD4<Int32>) -> SIMD4<Int32> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD4<Int32>, _ min: SIMD4<Int32>, _ max: SIMD4<Int32>) -> SIMD4<Int32> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_abs(_ x: SIMD4<Int32>) -> SIMD4<Int32> { x.replacing(with: 0 &- x, where: x .< 0) }
public func abs(_ x: SIMD4<Int32>) -> SIMD4<Int32> { x.replacing(with: 0 &- x, where: x .< 0) }
public func simd_dot(_ x: SIMD4<Int32>, _ y: SIMD4<Int32>) -> Int32 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD4<Int32>, _ y: SIMD4<Int32>) -> Bool { x == y }
public func simd_all(_ x: SIMD4<Int32>) -> Bool { Swift.all(x .< 0) }
public func all(_ x: SIMD4<Int32>) -> Bool { Swift.all(x .< 0) }
public func simd_any(_ x: SIMD4<Int32>) -> Bool { Swift.any(x .< 0) }
public func any(_ x: SIMD4<Int32>) -> Bool { Swift.any(x .< 0) }
public func simd_reduce_add(_ x: SIMD4<Int32>) -> Int32 { x.wrappedSum() }
public func reduce_add(_ x: SIMD4<Int32>) -> Int32 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD4<Int32>) -> Int32 { x.min() }
public func reduce_min(_ x: SIMD4<Int32>) -> Int32 { x.min() }
public func simd_reduce_max(_ x: SIMD4<Int32>) -> Int32 { x.max() }
public func reduce_max(_ x: SIMD4<Int32>) -> Int32 { x.max() }

// MARK: SIMD8<Int32>

public func simd_min(_ x: SIMD8<Int32>, _ y: SIMD8<Int32>) -> SIMD8<Int32> { pointwiseMin(x, y) }
public func min(_ x: SIMD8<Int32>, _ y: SIMD8<Int32>) -> SIMD8<Int32> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD8<Int32>, _ y: SIMD8<Int32>) -> SIMD8<Int32> { pointwiseMax(x, y) }
public func max(_ x: SIMD8<Int32>, _ y: SIMD8<Int32>) -> SIMD8<Int32> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD8<Int32>, min: SIMD8<Int32>, max: SIMD8<Int32>) -> SIMD8<Int32> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD8<Int32>, min: SIMD8<Int32>, max: SIMD8<Int32>) -> SIMD8<Int32> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD8<Int32>, _ min: SIMD8<Int32>, _ max: SIMD8<Int32>) -> SIMD8<Int32> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_abs(_ x: SIMD8<Int32>) -> SIMD8<Int32> { x.replacing(with: 0 &- x, where: x .< 0) }
public func abs(_ x: SIMD8<Int32>) -> SIMD8<Int32> { x.replacing(with: 0 &- x, where: x .< 0) }
public func simd_dot(_ x: SIMD8<Int32>, _ y: SIMD8<Int32>) -> Int32 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD8<Int32>, _ y: SIMD8<Int32>) -> Bool { x == y }
public func simd_all(_ x: SIMD8<Int32>) -> Bool { Swift.all(x .< 0) }
public func all(_ x: SIMD8<Int32>) -> Bool { Swift.all(x .< 0) }
public func simd_any(_ x: SIMD8<Int32>) -> Bool { Swift.any(x .< 0) }
public func any(_ x: SIMD8<Int32>) -> Bool { Swift.any(x .< 0) }
public func simd_reduce_add(_ x: SIMD8<Int32>) -> Int32 { x.wrappedSum() }
public func reduce_add(_ x: SIMD8<Int32>) -> Int32 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD8<Int32>) -> Int32 { x.min() }
public func reduce_min(_ x: SIMD8<Int32>) -> Int32 { x.min() }
public func simd_reduce_max(_ x: SIMD8<Int32>) -> Int32 { x.max() }
public func reduce_max(_ x: SIMD8<Int32>) -> Int32 { x.max() }

// MARK: SIMD16<Int32>

public func simd_min(_ x: SIMD16<Int32>, _ y: SIMD16<Int32>) -> SIMD16<Int32> { pointwiseMin(x, y) }
public func min(_ x: SIMD16<Int32>, _ y: SIMD16<Int32>) -> SIMD16<Int32> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD16<Int32>, _ y: SIMD16<Int32>) -> SIMD16<Int32> { pointwiseMax(x, y) }
public func max(_ x: SIMD16<Int32>, _ y: SIMD16<Int32>) -> SIMD16<Int32> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD16<Int32>, min: SIMD16<Int32>, max: SIMD16<Int32>) -> SIMD16<Int32> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD16<Int32>, min: SIMD16<Int32>, max: SIMD16<Int32>) -> SIMD16<Int32> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD16<Int32>, _ min: SIMD16<Int32>, _ max: SIMD16<Int32>) -> SIMD16<Int32> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_abs(_ x: SIMD16<Int32>) -> SIMD16<Int32> { x.replacing(with: 0 &- x, where: x .< 0) }
public func abs(_ x: SIMD16<Int32>) -> SIMD16<Int32> { x.replacing(with: 0 &- x, where: x .< 0) }
public func simd_dot(_ x: SIMD16<Int32>, _ y: SIMD16<Int32>) -> Int32 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD16<Int32>, _ y: SIMD16<Int32>) -> Bool { x == y }
public func simd_all(_ x: SIMD16<Int32>) -> Bool { Swift.all(x .< 0) }
public func all(_ x: SIMD16<Int32>) -> Bool { Swift.all(x .< 0) }
public func simd_any(_ x: SIMD16<Int32>) -> Bool { Swift.any(x .< 0) }
public func any(_ x: SIMD16<Int32>) -> Bool { Swift.any(x .< 0) }
public func simd_reduce_add(_ x: SIMD16<Int32>) -> Int32 { x.wrappedSum() }
public func reduce_add(_ x: SIMD16<Int32>) -> Int32 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD16<Int32>) -> Int32 { x.min() }
public func reduce_min(_ x: SIMD16<Int32>) -> Int32 { x.min() }
public func simd_reduce_max(_ x: SIMD16<Int32>) -> Int32 { x.max() }
public func reduce_max(_ x: SIMD16<Int32>) -> Int32 { x.max() }

// MARK: SIMD2<UInt32>

public func simd_min(_ x: SIMD2<UInt32>, _ y: SIMD2<UInt32>) -> SIMD2<UInt32> { pointwiseMin(x, y) }
public func min(_ x: SIMD2<UInt32>, _ y: SIMD2<UInt32>) -> SIMD2<UInt32> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD2<UInt32>, _ y: SIMD2<UInt32>) -> SIMD2<UInt32> { pointwiseMax(x, y) }
public func max(_ x: SIMD2<UInt32>, _ y: SIMD2<UInt32>) -> SIMD2<UInt32> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD2<UInt32>, min: SIMD2<UInt32>, max: SIMD2<UInt32>) -> SIMD2<UInt32> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD2<UInt32>, min: SIMD2<UInt32>, max: SIMD2<UInt32>) -> SIMD2<UInt32> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD2<UInt32>, _ min: SIMD2<UInt32>, _ max: SIMD2<UInt32>) -> SIMD2<UInt32> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_dot(_ x: SIMD2<UInt32>, _ y: SIMD2<UInt32>) -> UInt32 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD2<UInt32>, _ y: SIMD2<UInt32>) -> Bool { x == y }
public func simd_all(_ x: SIMD2<UInt32>) -> Bool { Swift.all((x &>> SIMD2<UInt32>(repeating: UInt32(UInt32.bitWidth - 1))) .!= 0) }
public func all(_ x: SIMD2<UInt32>) -> Bool { Swift.all((x &>> SIMD2<UInt32>(repeating: UInt32(UInt32.bitWidth - 1))) .!= 0) }
public func simd_any(_ x: SIMD2<UInt32>) -> Bool { Swift.any((x &>> SIMD2<UInt32>(repeating: UInt32(UInt32.bitWidth - 1))) .!= 0) }
public func any(_ x: SIMD2<UInt32>) -> Bool { Swift.any((x &>> SIMD2<UInt32>(repeating: UInt32(UInt32.bitWidth - 1))) .!= 0) }
public func simd_reduce_add(_ x: SIMD2<UInt32>) -> UInt32 { x.wrappedSum() }
public func reduce_add(_ x: SIMD2<UInt32>) -> UInt32 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD2<UInt32>) -> UInt32 { x.min() }
public func reduce_min(_ x: SIMD2<UInt32>) -> UInt32 { x.min() }
public func simd_reduce_max(_ x: SIMD2<UInt32>) -> UInt32 { x.max() }
public func reduce_max(_ x: SIMD2<UInt32>) -> UInt32 { x.max() }

// MARK: SIMD3<UInt32>

public func simd_min(_ x: SIMD3<UInt32>, _ y: SIMD3<UInt32>) -> SIMD3<UInt32> { pointwiseMin(x, y) }
public func min(_ x: SIMD3<UInt32>, _ y: SIMD3<UInt32>) -> SIMD3<UInt32> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD3<UInt32>, _ y: SIMD3<UInt32>) -> SIMD3<UInt32> { pointwiseMax(x, y) }
public func max(_ x: SIMD3<UInt32>, _ y: SIMD3<UInt32>) -> SIMD3<UInt32> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD3<UInt32>, min: SIMD3<UInt32>, max: SIMD3<UInt32>) -> SIMD3<UInt32> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD3<UInt32>, min: SIMD3<UInt32>, max: SIMD3<UInt32>) -> SIMD3<UInt32> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD3<UInt32>, _ min: SIMD3<UInt32>, _ max: SIMD3<UInt32>) -> SIMD3<UInt32> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_dot(_ x: SIMD3<UInt32>, _ y: SIMD3<UInt32>) -> UInt32 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD3<UInt32>, _ y: SIMD3<UInt32>) -> Bool { x == y }
public func simd_all(_ x: SIMD3<UInt32>) -> Bool { Swift.all((x &>> SIMD3<UInt32>(repeating: UInt32(UInt32.bitWidth - 1))) .!= 0) }
public func all(_ x: SIMD3<UInt32>) -> Bool { Swift.all((x &>> SIMD3<UInt32>(repeating: UInt32(UInt32.bitWidth - 1))) .!= 0) }
public func simd_any(_ x: SIMD3<UInt32>) -> Bool { Swift.any((x &>> SIMD3<UInt32>(repeating: UInt32(UInt32.bitWidth - 1))) .!= 0) }
public func any(_ x: SIMD3<UInt32>) -> Bool { Swift.any((x &>> SIMD3<UInt32>(repeating: UInt32(UInt32.bitWidth - 1))) .!= 0) }
public func simd_reduce_add(_ x: SIMD3<UInt32>) -> UInt32 { x.wrappedSum() }
public func reduce_add(_ x: SIMD3<UInt32>) -> UInt32 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD3<UInt32>) -> UInt32 { x.min() }
public func reduce_min(_ x: SIMD3<UInt32>) -> UInt32 { x.min() }
public func simd_reduce_max(_ x: SIMD3<UInt32>) -> UInt32 { x.max() }
public func reduce_max(_ x: SIMD3<UInt32>) -> UInt32 { x.max() }

// MARK: SIMD4<UInt32>

public func simd_min(_ x: SIMD4<UInt32>, _ y: SIMD4<UInt32>) -> SIMD4<UInt32> { pointwiseMin(x, y) }
public func min(_ x: SIMD4<UInt32>, _ y: SIMD4<UInt32>) -> SIMD4<UInt32> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD4<UInt32>, _ y: SIMD4<UInt32>) -> SIMD4<UInt32> { pointwiseMax(x, y) }
public func max(_ x: SIMD4<UInt32>, _ y: SIMD4<UInt32>) -> SIMD4<UInt32> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD4<UInt32>, min: SIMD4<UInt32>, max: SIMD4<UInt32>) -> SIMD4<UInt32> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD4<UInt32>, min: SIMD4<UInt32>, max: SIMD4<UInt32>) -> SIMD4<UInt32> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD4<UInt32>, _ min: SIMD4<UInt32>, _ max: SIMD4<UInt32>) -> SIMD4<UInt32> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_dot(_ x: SIMD4<UInt32>, _ y: SIMD4<UInt32>) -> UInt32 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD4<UInt32>, _ y: SIMD4<UInt32>) -> Bool { x == y }
public func simd_all(_ x: SIMD4<UInt32>) -> Bool { Swift.all((x &>> SIMD4<UInt32>(repeating: UInt32(UInt32.bitWidth - 1))) .!= 0) }
public func all(_ x: SIMD4<UInt32>) -> Bool { Swift.all((x &>> SIMD4<UInt32>(repeating: UInt32(UInt32.bitWidth - 1))) .!= 0) }
public func simd_any(_ x: SIMD4<UInt32>) -> Bool { Swift.any((x &>> SIMD4<UInt32>(repeating: UInt32(UInt32.bitWidth - 1))) .!= 0) }
public func any(_ x: SIMD4<UInt32>) -> Bool { Swift.any((x &>> SIMD4<UInt32>(repeating: UInt32(UInt32.bitWidth - 1))) .!= 0) }
public func simd_reduce_add(_ x: SIMD4<UInt32>) -> UInt32 { x.wrappedSum() }
public func reduce_add(_ x: SIMD4<UInt32>) -> UInt32 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD4<UInt32>) -> UInt32 { x.min() }
public func reduce_min(_ x: SIMD4<UInt32>) -> UInt32 { x.min() }
public func simd_reduce_max(_ x: SIMD4<UInt32>) -> UInt32 { x.max() }
public func reduce_max(_ x: SIMD4<UInt32>) -> UInt32 { x.max() }

// MARK: SIMD8<UInt32>

public func simd_min(_ x: SIMD8<UInt32>, _ y: SIMD8<UInt32>) -> SIMD8<UInt32> { pointwiseMin(x, y) }
public func min(_ x: SIMD8<UInt32>, _ y: SIMD8<UInt32>) -> SIMD8<UInt32> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD8<UInt32>, _ y: SIMD8<UInt32>) -> SIMD8<UInt32> { pointwiseMax(x, y) }
public func max(_ x: SIMD8<UInt32>, _ y: SIMD8<UInt32>) -> SIMD8<UInt32> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD8<UInt32>, min: SIMD8<UInt32>, max: SIMD8<UInt32>) -> SIMD8<UInt32> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD8<UInt32>, min: SIMD8<UInt32>, max: SIMD8<UInt32>) -> SIMD8<UInt32> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD8<UInt32>, _ min: SIMD8<UInt32>, _ max: SIMD8<UInt32>) -> SIMD8<UInt32> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_dot(_ x: SIMD8<UInt32>, _ y: SIMD8<UInt32>) -> UInt32 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD8<UInt32>, _ y: SIMD8<UInt32>) -> Bool { x == y }
public func simd_all(_ x: SIMD8<UInt32>) -> Bool { Swift.all((x &>> SIMD8<UInt32>(repeating: UInt32(UInt32.bitWidth - 1))) .!= 0) }
public func all(_ x: SIMD8<UInt32>) -> Bool { Swift.all((x &>> SIMD8<UInt32>(repeating: UInt32(UInt32.bitWidth - 1))) .!= 0) }
public func simd_any(_ x: SIMD8<UInt32>) -> Bool { Swift.any((x &>> SIMD8<UInt32>(repeating: UInt32(UInt32.bitWidth - 1))) .!= 0) }
public func any(_ x: SIMD8<UInt32>) -> Bool { Swift.any((x &>> SIMD8<UInt32>(repeating: UInt32(UInt32.bitWidth - 1))) .!= 0) }
public func simd_reduce_add(_ x: SIMD8<UInt32>) -> UInt32 { x.wrappedSum() }
public func reduce_add(_ x: SIMD8<UInt32>) -> UInt32 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD8<UInt32>) -> UInt32 { x.min() }
public func reduce_min(_ x: SIMD8<UInt32>) -> UInt32 { x.min() }
public func simd_reduce_max(_ x: SIMD8<UInt32>) -> UInt32 { x.max() }
public func reduce_max(_ x: SIMD8<UInt32>) -> UInt32 { x.max() }

// MARK: SIMD16<UInt32>

public func simd_min(_ x: SIMD16<UInt32>, _ y: SIMD16<UInt32>) -> SIMD16<UInt32> { pointwiseMin(x, y) }
public func min(_ x: SIMD16<UInt32>, _ y: SIMD16<UInt32>) -> SIMD16<UInt32> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD16<UInt32>, _ y: SIMD16<UInt32>) -> SIMD16<UInt32> { pointwiseMax(x, y) }
public func max(_ x: SIMD16<UInt32>, _ y: SIMD16<UInt32>) -> SIMD16<UInt32> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD16<UInt32>, min: SIMD16<UInt32>, max: SIMD16<UInt32>) -> SIMD16<UInt32> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD16<UInt32>, min: SIMD16<UInt32>, max: SIMD16<UInt32>) -> SIMD16<UInt32> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD16<UInt32>, _ min: SIMD16<UInt32>, _ max: SIMD16<UInt32>) -> SIMD16<UInt32> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_dot(_ x: SIMD16<UInt32>, _ y: SIMD16<UInt32>) -> UInt32 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD16<UInt32>, _ y: SIMD16<UInt32>) -> Bool { x == y }
public func simd_all(_ x: SIMD16<UInt32>) -> Bool { Swift.all((x &>> SIMD16<UInt32>(repeating: UInt32(UInt32.bitWidth - 1))) .!= 0) }
public func all(_ x: SIMD16<UInt32>) -> Bool { Swift.all((x &>> SIMD16<UInt32>(repeating: UInt32(UInt32.bitWidth - 1))) .!= 0) }
public func simd_any(_ x: SIMD16<UInt32>) -> Bool { Swift.any((x &>> SIMD16<UInt32>(repeating: UInt32(UInt32.bitWidth - 1))) .!= 0) }
public func any(_ x: SIMD16<UInt32>) -> Bool { Swift.any((x &>> SIMD16<UInt32>(repeating: UInt32(UInt32.bitWidth - 1))) .!= 0) }
public func simd_reduce_add(_ x: SIMD16<UInt32>) -> UInt32 { x.wrappedSum() }
public func reduce_add(_ x: SIMD16<UInt32>) -> UInt32 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD16<UInt32>) -> UInt32 { x.min() }
public func reduce_min(_ x: SIMD16<UInt32>) -> UInt32 { x.min() }
public func simd_reduce_max(_ x: SIMD16<UInt32>) -> UInt32 { x.max() }
public func reduce_max(_ x: SIMD16<UInt32>) -> UInt32 { x.max() }

// MARK: SIMD2<Int16>

public func simd_min(_ x: SIMD2<Int16>, _ y: SIMD2<Int16>) -> SIMD2<Int16> { pointwiseMin(x, y) }
public func min(_ x: SIMD2<Int16>, _ y: SIMD2<Int16>) -> SIMD2<Int16> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD2<Int16>, _ y: SIMD2<Int16>) -> SIMD2<Int16> { pointwiseMax(x, y) }
public func max(_ x: SIMD2<Int16>, _ y: SIMD2<Int16>) -> SIMD2<Int16> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD2<Int16>, min: SIMD2<Int16>, max: SIMD2<Int16>) -> SIMD2<Int16> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD2<Int16>, min: SIMD2<Int16>, max: SIMD2<Int16>) -> SIMD2<Int16> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD2<Int16>, _ min: SIMD2<Int16>, _ max: SIMD2<Int16>) -> SIMD2<Int16> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_abs(_ x: SIMD2<Int16>) -> SIMD2<Int16> { x.replacing(with: 0 &- x, where: x .< 0) }
public func abs(_ x: SIMD2<Int16>) -> SIMD2<Int16> { x.replacing(with: 0 &- x, where: x .< 0) }
public func simd_dot(_ x: SIMD2<Int16>, _ y: SIMD2<Int16>) -> Int16 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD2<Int16>, _ y: SIMD2<Int16>) -> Bool { x == y }
public func simd_all(_ x: SIMD2<Int16>) -> Bool { Swift.all(x .< 0) }
public func all(_ x: SIMD2<Int16>) -> Bool { Swift.all(x .< 0) }
public func simd_any(_ x: SIMD2<Int16>) -> Bool { Swift.any(x .< 0) }
public func any(_ x: SIMD2<Int16>) -> Bool { Swift.any(x .< 0) }
public func simd_reduce_add(_ x: SIMD2<Int16>) -> Int16 { x.wrappedSum() }
public func reduce_add(_ x: SIMD2<Int16>) -> Int16 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD2<Int16>) -> Int16 { x.min() }
public func reduce_min(_ x: SIMD2<Int16>) -> Int16 { x.min() }
public func simd_reduce_max(_ x: SIMD2<Int16>) -> Int16 { x.max() }
public func reduce_max(_ x: SIMD2<Int16>) -> Int16 { x.max() }

// MARK: SIMD3<Int16>

public func simd_min(_ x: SIMD3<Int16>, _ y: SIMD3<Int16>) -> SIMD3<Int16> { pointwiseMin(x, y) }
public func min(_ x: SIMD3<Int16>, _ y: SIMD3<Int16>) -> SIMD3<Int16> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD3<Int16>, _ y: SIMD3<Int16>) -> SIMD3<Int16> { pointwiseMax(x, y) }
public func max(_ x: SIMD3<Int16>, _ y: SIMD3<Int16>) -> SIMD3<Int16> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD3<Int16>, min: SIMD3<Int16>, max: SIMD3<Int16>) -> SIMD3<Int16> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD3<Int16>, min: SIMD3<Int16>, max: SIMD3<Int16>) -> SIMD3<Int16> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD3<Int16>, _ min: SIMD3<Int16>, _ max: SIMD3<Int16>) -> SIMD3<Int16> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_abs(_ x: SIMD3<Int16>) -> SIMD3<Int16> { x.replacing(with: 0 &- x, where: x .< 0) }
public func abs(_ x: SIMD3<Int16>) -> SIMD3<Int16> { x.replacing(with: 0 &- x, where: x .< 0) }
public func simd_dot(_ x: SIMD3<Int16>, _ y: SIMD3<Int16>) -> Int16 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD3<Int16>, _ y: SIMD3<Int16>) -> Bool { x == y }
public func simd_all(_ x: SIMD3<Int16>) -> Bool { Swift.all(x .< 0) }
public func all(_ x: SIMD3<Int16>) -> Bool { Swift.all(x .< 0) }
public func simd_any(_ x: SIMD3<Int16>) -> Bool { Swift.any(x .< 0) }
public func any(_ x: SIMD3<Int16>) -> Bool { Swift.any(x .< 0) }
public func simd_reduce_add(_ x: SIMD3<Int16>) -> Int16 { x.wrappedSum() }
public func reduce_add(_ x: SIMD3<Int16>) -> Int16 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD3<Int16>) -> Int16 { x.min() }
public func reduce_min(_ x: SIMD3<Int16>) -> Int16 { x.min() }
public func simd_reduce_max(_ x: SIMD3<Int16>) -> Int16 { x.max() }
public func reduce_max(_ x: SIMD3<Int16>) -> Int16 { x.max() }

// MARK: SIMD4<Int16>

public func simd_min(_ x: SIMD4<Int16>, _ y: SIMD4<Int16>) -> SIMD4<Int16> { pointwiseMin(x, y) }
public func min(_ x: SIMD4<Int16>, _ y: SIMD4<Int16>) -> SIMD4<Int16> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD4<Int16>, _ y: SIMD4<Int16>) -> SIMD4<Int16> { pointwiseMax(x, y) }
public func max(_ x: SIMD4<Int16>, _ y: SIMD4<Int16>) -> SIMD4<Int16> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD4<Int16>, min: SIMD4<Int16>, max: SIMD4<Int16>) -> SIMD4<Int16> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD4<Int16>, min: SIMD4<Int16>, max: SIMD4<Int16>) -> SIMD4<Int16> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD4<Int16>, _ min: SIMD4<Int16>, _ max: SIMD4<Int16>) -> SIMD4<Int16> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_abs(_ x: SIMD4<Int16>) -> SIMD4<Int16> { x.replacing(with: 0 &- x, where: x .< 0) }
public func abs(_ x: SIMD4<Int16>) -> SIMD4<Int16> { x.replacing(with: 0 &- x, where: x .< 0) }
public func simd_dot(_ x: SIMD4<Int16>, _ y: SIMD4<Int16>) -> Int16 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD4<Int16>, _ y: SIMD4<Int16>) -> Bool { x == y }
public func simd_all(_ x: SIMD4<Int16>) -> Bool { Swift.all(x .< 0) }
public func all(_ x: SIMD4<Int16>) -> Bool { Swift.all(x .< 0) }
public func simd_any(_ x: SIMD4<Int16>) -> Bool { Swift.any(x .< 0) }
public func any(_ x: SIMD4<Int16>) -> Bool { Swift.any(x .< 0) }
public func simd_reduce_add(_ x: SIMD4<Int16>) -> Int16 { x.wrappedSum() }
public func reduce_add(_ x: SIMD4<Int16>) -> Int16 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD4<Int16>) -> Int16 { x.min() }
public func reduce_min(_ x: SIMD4<Int16>) -> Int16 { x.min() }
public func simd_reduce_max(_ x: SIMD4<Int16>) -> Int16 { x.max() }
public func reduce_max(_ x: SIMD4<Int16>) -> Int16 { x.max() }

// MARK: SIMD8<Int16>

public func simd_min(_ x: SIMD8<Int16>, _ y: SIMD8<Int16>) -> SIMD8<Int16> { pointwiseMin(x, y) }
public func min(_ x: SIMD8<Int16>, _ y: SIMD8<Int16>) -> SIMD8<Int16> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD8<Int16>, _ y: SIMD8<Int16>) -> SIMD8<Int16> { pointwiseMax(x, y) }
public func max(_ x: SIMD8<Int16>, _ y: SIMD8<Int16>) -> SIMD8<Int16> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD8<Int16>, min: SIMD8<Int16>, max: SIMD8<Int16>) -> SIMD8<Int16> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD8<Int16>, min: SIMD8<Int16>, max: SIMD8<Int16>) -> SIMD8<Int16> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD8<Int16>, _ min: SIMD8<Int16>, _ max: SIMD8<Int16>) -> SIMD8<Int16> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_abs(_ x: SIMD8<Int16>) -> SIMD8<Int16> { x.replacing(with: 0 &- x, where: x .< 0) }
public func abs(_ x: SIMD8<Int16>) -> SIMD8<Int16> { x.replacing(with: 0 &- x, where: x .< 0) }
public func simd_dot(_ x: SIMD8<Int16>, _ y: SIMD8<Int16>) -> Int16 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD8<Int16>, _ y: SIMD8<Int16>) -> Bool { x == y }
public func simd_all(_ x: SIMD8<Int16>) -> Bool { Swift.all(x .< 0) }
public func all(_ x: SIMD8<Int16>) -> Bool { Swift.all(x .< 0) }
public func simd_any(_ x: SIMD8<Int16>) -> Bool { Swift.any(x .< 0) }
public func any(_ x: SIMD8<Int16>) -> Bool { Swift.any(x .< 0) }
public func simd_reduce_add(_ x: SIMD8<Int16>) -> Int16 { x.wrappedSum() }
public func reduce_add(_ x: SIMD8<Int16>) -> Int16 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD8<Int16>) -> Int16 { x.min() }
public func reduce_min(_ x: SIMD8<Int16>) -> Int16 { x.min() }
public func simd_reduce_max(_ x: SIMD8<Int16>) -> Int16 { x.max() }
public func reduce_max(_ x: SIMD8<Int16>) -> Int16 { x.max() }

// MARK: SIMD16<Int16>

public func simd_min(_ x: SIMD16<Int16>, _ y: SIMD16<Int16>) -> SIMD16<Int16> { pointwiseMin(x, y) }
public func min(_ x: SIMD16<Int16>, _ y: SIMD16<Int16>) -> SIMD16<Int16> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD16<Int16>, _ y: SIMD16<Int16>) -> SIMD16<Int16> { pointwiseMax(x, y) }
public func max(_ x: SIMD16<Int16>, _ y: SIMD16<Int16>) -> SIMD16<Int16> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD16<Int16>, min: SIMD16<Int16>, max: SIMD16<Int16>) -> SIMD16<Int16> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD16<Int16>, min: SIMD16<Int16>, max: SIMD16<Int16>) -> SIMD16<Int16> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD16<Int16>, _ min: SIMD16<Int16>, _ max: SIMD16<Int16>) -> SIMD16<Int16> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_abs(_ x: SIMD16<Int16>) -> SIMD16<Int16> { x.replacing(with: 0 &- x, where: x .< 0) }
public func abs(_ x: SIMD16<Int16>) -> SIMD16<Int16> { x.replacing(with: 0 &- x, where: x .< 0) }
public func simd_dot(_ x: SIMD16<Int16>, _ y: SIMD16<Int16>) -> Int16 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD16<Int16>, _ y: SIMD16<Int16>) -> Bool { x == y }
public func simd_all(_ x: SIMD16<Int16>) -> Bool { Swift.all(x .< 0) }
public func all(_ x: SIMD16<Int16>) -> Bool { Swift.all(x .< 0) }
public func simd_any(_ x: SIMD16<Int16>) -> Bool { Swift.any(x .< 0) }
public func any(_ x: SIMD16<Int16>) -> Bool { Swift.any(x .< 0) }
public func simd_reduce_add(_ x: SIMD16<Int16>) -> Int16 { x.wrappedSum() }
public func reduce_add(_ x: SIMD16<Int16>) -> Int16 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD16<Int16>) -> Int16 { x.min() }
public func reduce_min(_ x: SIMD16<Int16>) -> Int16 { x.min() }
public func simd_reduce_max(_ x: SIMD16<Int16>) -> Int16 { x.max() }
public func reduce_max(_ x: SIMD16<Int16>) -> Int16 { x.max() }

// MARK: SIMD2<UInt16>

public func simd_min(_ x: SIMD2<UInt16>, _ y: SIMD2<UInt16>) -> SIMD2<UInt16> { pointwiseMin(x, y) }
public func min(_ x: SIMD2<UInt16>, _ y: SIMD2<UInt16>) -> SIMD2<UInt16> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD2<UInt16>, _ y: SIMD2<UInt16>) -> SIMD2<UInt16> { pointwiseMax(x, y) }
public func max(_ x: SIMD2<UInt16>, _ y: SIMD2<UInt16>) -> SIMD2<UInt16> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD2<UInt16>, min: SIMD2<UInt16>, max: SIMD2<UInt16>) -> SIMD2<UInt16> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD2<UInt16>, min: SIMD2<UInt16>, max: SIMD2<UInt16>) -> SIMD2<UInt16> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD2<UInt16>, _ min: SIMD2<UInt16>, _ max: SIMD2<UInt16>) -> SIMD2<UInt16> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_dot(_ x: SIMD2<UInt16>, _ y: SIMD2<UInt16>) -> UInt16 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD2<UInt16>, _ y: SIMD2<UInt16>) -> Bool { x == y }
public func simd_all(_ x: SIMD2<UInt16>) -> Bool { Swift.all((x &>> SIMD2<UInt16>(repeating: UInt16(UInt16.bitWidth - 1))) .!= 0) }
public func all(_ x: SIMD2<UInt16>) -> Bool { Swift.all((x &>> SIMD2<UInt16>(repeating: UInt16(UInt16.bitWidth - 1))) .!= 0) }
public func simd_any(_ x: SIMD2<UInt16>) -> Bool { Swift.any((x &>> SIMD2<UInt16>(repeating: UInt16(UInt16.bitWidth - 1))) .!= 0) }
public func any(_ x: SIMD2<UInt16>) -> Bool { Swift.any((x &>> SIMD2<UInt16>(repeating: UInt16(UInt16.bitWidth - 1))) .!= 0) }
public func simd_reduce_add(_ x: SIMD2<UInt16>) -> UInt16 { x.wrappedSum() }
public func reduce_add(_ x: SIMD2<UInt16>) -> UInt16 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD2<UInt16>) -> UInt16 { x.min() }
public func reduce_min(_ x: SIMD2<UInt16>) -> UInt16 { x.min() }
public func simd_reduce_max(_ x: SIMD2<UInt16>) -> UInt16 { x.max() }
public func reduce_max(_ x: SIMD2<UInt16>) -> UInt16 { x.max() }

// MARK: SIMD3<UInt16>

public func simd_min(_ x: SIMD3<UInt16>, _ y: SIMD3<UInt16>) -> SIMD3<UInt16> { pointwiseMin(x, y) }
public func min(_ x: SIMD3<UInt16>, _ y: SIMD3<UInt16>) -> SIMD3<UInt16> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD3<UInt16>, _ y: SIMD3<UInt16>) -> SIMD3<UInt16> { pointwiseMax(x, y) }
public func max(_ x: SIMD3<UInt16>, _ y: SIMD3<UInt16>) -> SIMD3<UInt16> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD3<UInt16>, min: SIMD3<UInt16>, max: SIMD3<UInt16>) -> SIMD3<UInt16> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD3<UInt16>, min: SIMD3<UInt16>, max: SIMD3<UInt16>) -> SIMD3<UInt16> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD3<UInt16>, _ min: SIMD3<UInt16>, _ max: SIMD3<UInt16>) -> SIMD3<UInt16> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_dot(_ x: SIMD3<UInt16>, _ y: SIMD3<UInt16>) -> UInt16 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD3<UInt16>, _ y: SIMD3<UInt16>) -> Bool { x == y }
public func simd_all(_ x: SIMD3<UInt16>) -> Bool { Swift.all((x &>> SIMD3<UInt16>(repeating: UInt16(UInt16.bitWidth - 1))) .!= 0) }
public func all(_ x: SIMD3<UInt16>) -> Bool { Swift.all((x &>> SIMD3<UInt16>(repeating: UInt16(UInt16.bitWidth - 1))) .!= 0) }
public func simd_any(_ x: SIMD3<UInt16>) -> Bool { Swift.any((x &>> SIMD3<UInt16>(repeating: UInt16(UInt16.bitWidth - 1))) .!= 0) }
public func any(_ x: SIMD3<UInt16>) -> Bool { Swift.any((x &>> SIMD3<UInt16>(repeating: UInt16(UInt16.bitWidth - 1))) .!= 0) }
public func simd_reduce_add(_ x: SIMD3<UInt16>) -> UInt16 { x.wrappedSum() }
public func reduce_add(_ x: SIMD3<UInt16>) -> UInt16 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD3<UInt16>) -> UInt16 { x.min() }
public func reduce_min(_ x: SIMD3<UInt16>) -> UInt16 { x.min() }
public func simd_reduce_max(_ x: SIMD3<UInt16>) -> UInt16 { x.max() }
public func reduce_max(_ x: SIMD3<UInt16>) -> UInt16 { x.max() }

// MARK: SIMD4<UInt16>

public func simd_min(_ x: SIMD4<UInt16>, _ y: SIMD4<UInt16>) -> SIMD4<UInt16> { pointwiseMin(x, y) }
public func min(_ x: SIMD4<UInt16>, _ y: SIMD4<UInt16>) -> SIMD4<UInt16> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD4<UInt16>, _ y: SIMD4<UInt16>) -> SIMD4<UInt16> { pointwiseMax(x, y) }
public func max(_ x: SIMD4<UInt16>, _ y: SIMD4<UInt16>) -> SIMD4<UInt16> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD4<UInt16>, min: SIMD4<UInt16>, max: SIMD4<UInt16>) -> SIMD4<UInt16> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD4<UInt16>, min: SIMD4<UInt16>, max: SIMD4<UInt16>) -> SIMD4<UInt16> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD4<UInt16>, _ min: SIMD4<UInt16>, _ max: SIMD4<UInt16>) -> SIMD4<UInt16> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_dot(_ x: SIMD4<UInt16>, _ y: SIMD4<UInt16>) -> UInt16 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD4<UInt16>, _ y: SIMD4<UInt16>) -> Bool { x == y }
public func simd_all(_ x: SIMD4<UInt16>) -> Bool { Swift.all((x &>> SIMD4<UInt16>(repeating: UInt16(UInt16.bitWidth - 1))) .!= 0) }
public func all(_ x: SIMD4<UInt16>) -> Bool { Swift.all((x &>> SIMD4<UInt16>(repeating: UInt16(UInt16.bitWidth - 1))) .!= 0) }
public func simd_any(_ x: SIMD4<UInt16>) -> Bool { Swift.any((x &>> SIMD4<UInt16>(repeating: UInt16(UInt16.bitWidth - 1))) .!= 0) }
public func any(_ x: SIMD4<UInt16>) -> Bool { Swift.any((x &>> SIMD4<UInt16>(repeating: UInt16(UInt16.bitWidth - 1))) .!= 0) }
public func simd_reduce_add(_ x: SIMD4<UInt16>) -> UInt16 { x.wrappedSum() }
public func reduce_add(_ x: SIMD4<UInt16>) -> UInt16 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD4<UInt16>) -> UInt16 { x.min() }
public func reduce_min(_ x: SIMD4<UInt16>) -> UInt16 { x.min() }
public func simd_reduce_max(_ x: SIMD4<UInt16>) -> UInt16 { x.max() }
public func reduce_max(_ x: SIMD4<UInt16>) -> UInt16 { x.max() }

// MARK: SIMD8<UInt16>

public func simd_min(_ x: SIMD8<UInt16>, _ y: SIMD8<UInt16>) -> SIMD8<UInt16> { pointwiseMin(x, y) }
public func min(_ x: SIMD8<UInt16>, _ y: SIMD8<UInt16>) -> SIMD8<UInt16> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD8<UInt16>, _ y: SIMD8<UInt16>) -> SIMD8<UInt16> { pointwiseMax(x, y) }
public func max(_ x: SIMD8<UInt16>, _ y: SIMD8<UInt16>) -> SIMD8<UInt16> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD8<UInt16>, min: SIMD8<UInt16>, max: SIMD8<UInt16>) -> SIMD8<UInt16> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD8<UInt16>, min: SIMD8<UInt16>, max: SIMD8<UInt16>) -> SIMD8<UInt16> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD8<UInt16>, _ min: SIMD8<UInt16>, _ max: SIMD8<UInt16>) -> SIMD8<UInt16> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_dot(_ x: SIMD8<UInt16>, _ y: SIMD8<UInt16>) -> UInt16 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD8<UInt16>, _ y: SIMD8<UInt16>) -> Bool { x == y }
public func simd_all(_ x: SIMD8<UInt16>) -> Bool { Swift.all((x &>> SIMD8<UInt16>(repeating: UInt16(UInt16.bitWidth - 1))) .!= 0) }
public func all(_ x: SIMD8<UInt16>) -> Bool { Swift.all((x &>> SIMD8<UInt16>(repeating: UInt16(UInt16.bitWidth - 1))) .!= 0) }
public func simd_any(_ x: SIMD8<UInt16>) -> Bool { Swift.any((x &>> SIMD8<UInt16>(repeating: UInt16(UInt16.bitWidth - 1))) .!= 0) }
public func any(_ x: SIMD8<UInt16>) -> Bool { Swift.any((x &>> SIMD8<UInt16>(repeating: UInt16(UInt16.bitWidth - 1))) .!= 0) }
public func simd_reduce_add(_ x: SIMD8<UInt16>) -> UInt16 { x.wrappedSum() }
public func reduce_add(_ x: SIMD8<UInt16>) -> UInt16 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD8<UInt16>) -> UInt16 { x.min() }
public func reduce_min(_ x: SIMD8<UInt16>) -> UInt16 { x.min() }
public func simd_reduce_max(_ x: SIMD8<UInt16>) -> UInt16 { x.max() }
public func reduce_max(_ x: SIMD8<UInt16>) -> UInt16 { x.max() }

// MARK: SIMD16<UInt16>

public func simd_min(_ x: SIMD16<UInt16>, _ y: SIMD16<UInt16>) -> SIMD16<UInt16> { pointwiseMin(x, y) }
public func min(_ x: SIMD16<UInt16>, _ y: SIMD16<UInt16>) -> SIMD16<UInt16> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD16<UInt16>, _ y: SIMD16<UInt16>) -> SIMD16<UInt16> { pointwiseMax(x, y) }
public func max(_ x: SIMD16<UInt16>, _ y: SIMD16<UInt16>) -> SIMD16<UInt16> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD16<UInt16>, min: SIMD16<UInt16>, max: SIMD16<UInt16>) -> SIMD16<UInt16> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD16<UInt16>, min: SIMD16<UInt16>, max: SIMD16<UInt16>) -> SIMD16<UInt16> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD16<UInt16>, _ min: SIMD16<UInt16>, _ max: SIMD16<UInt16>) -> SIMD16<UInt16> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_dot(_ x: SIMD16<UInt16>, _ y: SIMD16<UInt16>) -> UInt16 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD16<UInt16>, _ y: SIMD16<UInt16>) -> Bool { x == y }
public func simd_all(_ x: SIMD16<UInt16>) -> Bool { Swift.all((x &>> SIMD16<UInt16>(repeating: UInt16(UInt16.bitWidth - 1))) .!= 0) }
public func all(_ x: SIMD16<UInt16>) -> Bool { Swift.all((x &>> SIMD16<UInt16>(repeating: UInt16(UInt16.bitWidth - 1))) .!= 0) }
public func simd_any(_ x: SIMD16<UInt16>) -> Bool { Swift.any((x &>> SIMD16<UInt16>(repeating: UInt16(UInt16.bitWidth - 1))) .!= 0) }
public func any(_ x: SIMD16<UInt16>) -> Bool { Swift.any((x &>> SIMD16<UInt16>(repeating: UInt16(UInt16.bitWidth - 1))) .!= 0) }
public func simd_reduce_add(_ x: SIMD16<UInt16>) -> UInt16 { x.wrappedSum() }
public func reduce_add(_ x: SIMD16<UInt16>) -> UInt16 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD16<UInt16>) -> UInt16 { x.min() }
public func reduce_min(_ x: SIMD16<UInt16>) -> UInt16 { x.min() }
public func simd_reduce_max(_ x: SIMD16<UInt16>) -> UInt16 { x.max() }
public func reduce_max(_ x: SIMD16<UInt16>) -> UInt16 { x.max() }

// MARK: SIMD2<Int8>

public func simd_min(_ x: SIMD2<Int8>, _ y: SIMD2<Int8>) -> SIMD2<Int8> { pointwiseMin(x, y) }
public func min(_ x: SIMD2<Int8>, _ y: SIMD2<Int8>) -> SIMD2<Int8> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD2<Int8>, _ y: SIMD2<Int8>) -> SIMD2<Int8> { pointwiseMax(x, y) }
public func max(_ x: SIMD2<Int8>, _ y: SIMD2<Int8>) -> SIMD2<Int8> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD2<Int8>, min: SIMD2<Int8>, max: SIMD2<Int8>) -> SIMD2<Int8> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD2<Int8>, min: SIMD2<Int8>, max: SIMD2<Int8>) -> SIMD2<Int8> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD2<Int8>, _ min: SIMD2<Int8>, _ max: SIMD2<Int8>) -> SIMD2<Int8> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_abs(_ x: SIMD2<Int8>) -> SIMD2<Int8> { x.replacing(with: 0 &- x, where: x .< 0) }
public func abs(_ x: SIMD2<Int8>) -> SIMD2<Int8> { x.replacing(with: 0 &- x, where: x .< 0) }
public func simd_dot(_ x: SIMD2<Int8>, _ y: SIMD2<Int8>) -> Int8 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD2<Int8>, _ y: SIMD2<Int8>) -> Bool { x == y }
public func simd_all(_ x: SIMD2<Int8>) -> Bool { Swift.all(x .< 0) }
public func all(_ x: SIMD2<Int8>) -> Bool { Swift.all(x .< 0) }
public func simd_any(_ x: SIMD2<Int8>) -> Bool { Swift.any(x .< 0) }
public func any(_ x: SIMD2<Int8>) -> Bool { Swift.any(x .< 0) }
public func simd_reduce_add(_ x: SIMD2<Int8>) -> Int8 { x.wrappedSum() }
public func reduce_add(_ x: SIMD2<Int8>) -> Int8 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD2<Int8>) -> Int8 { x.min() }
public func reduce_min(_ x: SIMD2<Int8>) -> Int8 { x.min() }
public func simd_reduce_max(_ x: SIMD2<Int8>) -> Int8 { x.max() }
public func reduce_max(_ x: SIMD2<Int8>) -> Int8 { x.max() }

// MARK: SIMD3<Int8>

public func simd_min(_ x: SIMD3<Int8>, _ y: SIMD3<Int8>) -> SIMD3<Int8> { pointwiseMin(x, y) }
public func min(_ x: SIMD3<Int8>, _ y: SIMD3<Int8>) -> SIMD3<Int8> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD3<Int8>, _ y: SIMD3<Int8>) -> SIMD3<Int8> { pointwiseMax(x, y) }
public func max(_ x: SIMD3<Int8>, _ y: SIMD3<Int8>) -> SIMD3<Int8> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD3<Int8>, min: SIMD3<Int8>, max: SIMD3<Int8>) -> SIMD3<Int8> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD3<Int8>, min: SIMD3<Int8>, max: SIMD3<Int8>) -> SIMD3<Int8> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD3<Int8>, _ min: SIMD3<Int8>, _ max: SIMD3<Int8>) -> SIMD3<Int8> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_abs(_ x: SIMD3<Int8>) -> SIMD3<Int8> { x.replacing(with: 0 &- x, where: x .< 0) }
public func abs(_ x: SIMD3<Int8>) -> SIMD3<Int8> { x.replacing(with: 0 &- x, where: x .< 0) }
public func simd_dot(_ x: SIMD3<Int8>, _ y: SIMD3<Int8>) -> Int8 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD3<Int8>, _ y: SIMD3<Int8>) -> Bool { x == y }
public func simd_all(_ x: SIMD3<Int8>) -> Bool { Swift.all(x .< 0) }
public func all(_ x: SIMD3<Int8>) -> Bool { Swift.all(x .< 0) }
public func simd_any(_ x: SIMD3<Int8>) -> Bool { Swift.any(x .< 0) }
public func any(_ x: SIMD3<Int8>) -> Bool { Swift.any(x .< 0) }
public func simd_reduce_add(_ x: SIMD3<Int8>) -> Int8 { x.wrappedSum() }
public func reduce_add(_ x: SIMD3<Int8>) -> Int8 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD3<Int8>) -> Int8 { x.min() }
public func reduce_min(_ x: SIMD3<Int8>) -> Int8 { x.min() }
public func simd_reduce_max(_ x: SIMD3<Int8>) -> Int8 { x.max() }
public func reduce_max(_ x: SIMD3<Int8>) -> Int8 { x.max() }

// MARK: SIMD4<Int8>

public func simd_min(_ x: SIMD4<Int8>, _ y: SIMD4<Int8>) -> SIMD4<Int8> { pointwiseMin(x, y) }
public func min(_ x: SIMD4<Int8>, _ y: SIMD4<Int8>) -> SIMD4<Int8> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD4<Int8>, _ y: SIMD4<Int8>) -> SIMD4<Int8> { pointwiseMax(x, y) }
public func max(_ x: SIMD4<Int8>, _ y: SIMD4<Int8>) -> SIMD4<Int8> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD4<Int8>, min: SIMD4<Int8>, max: SIMD4<Int8>) -> SIMD4<Int8> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD4<Int8>, min: SIMD4<Int8>, max: SIMD4<Int8>) -> SIMD4<Int8> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD4<Int8>, _ min: SIMD4<Int8>, _ max: SIMD4<Int8>) -> SIMD4<Int8> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_abs(_ x: SIMD4<Int8>) -> SIMD4<Int8> { x.replacing(with: 0 &- x, where: x .< 0) }
public func abs(_ x: SIMD4<Int8>) -> SIMD4<Int8> { x.replacing(with: 0 &- x, where: x .< 0) }
public func simd_dot(_ x: SIMD4<Int8>, _ y: SIMD4<Int8>) -> Int8 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD4<Int8>, _ y: SIMD4<Int8>) -> Bool { x == y }
public func simd_all(_ x: SIMD4<Int8>) -> Bool { Swift.all(x .< 0) }
public func all(_ x: SIMD4<Int8>) -> Bool { Swift.all(x .< 0) }
public func simd_any(_ x: SIMD4<Int8>) -> Bool { Swift.any(x .< 0) }
public func any(_ x: SIMD4<Int8>) -> Bool { Swift.any(x .< 0) }
public func simd_reduce_add(_ x: SIMD4<Int8>) -> Int8 { x.wrappedSum() }
public func reduce_add(_ x: SIMD4<Int8>) -> Int8 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD4<Int8>) -> Int8 { x.min() }
public func reduce_min(_ x: SIMD4<Int8>) -> Int8 { x.min() }
public func simd_reduce_max(_ x: SIMD4<Int8>) -> Int8 { x.max() }
public func reduce_max(_ x: SIMD4<Int8>) -> Int8 { x.max() }

// MARK: SIMD8<Int8>

public func simd_min(_ x: SIMD8<Int8>, _ y: SIMD8<Int8>) -> SIMD8<Int8> { pointwiseMin(x, y) }
public func min(_ x: SIMD8<Int8>, _ y: SIMD8<Int8>) -> SIMD8<Int8> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD8<Int8>, _ y: SIMD8<Int8>) -> SIMD8<Int8> { pointwiseMax(x, y) }
public func max(_ x: SIMD8<Int8>, _ y: SIMD8<Int8>) -> SIMD8<Int8> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD8<Int8>, min: SIMD8<Int8>, max: SIMD8<Int8>) -> SIMD8<Int8> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD8<Int8>, min: SIMD8<Int8>, max: SIMD8<Int8>) -> SIMD8<Int8> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD8<Int8>, _ min: SIMD8<Int8>, _ max: SIMD8<Int8>) -> SIMD8<Int8> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_abs(_ x: SIMD8<Int8>) -> SIMD8<Int8> { x.replacing(with: 0 &- x, where: x .< 0) }
public func abs(_ x: SIMD8<Int8>) -> SIMD8<Int8> { x.replacing(with: 0 &- x, where: x .< 0) }
public func simd_dot(_ x: SIMD8<Int8>, _ y: SIMD8<Int8>) -> Int8 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD8<Int8>, _ y: SIMD8<Int8>) -> Bool { x == y }
public func simd_all(_ x: SIMD8<Int8>) -> Bool { Swift.all(x .< 0) }
public func all(_ x: SIMD8<Int8>) -> Bool { Swift.all(x .< 0) }
public func simd_any(_ x: SIMD8<Int8>) -> Bool { Swift.any(x .< 0) }
public func any(_ x: SIMD8<Int8>) -> Bool { Swift.any(x .< 0) }
public func simd_reduce_add(_ x: SIMD8<Int8>) -> Int8 { x.wrappedSum() }
public func reduce_add(_ x: SIMD8<Int8>) -> Int8 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD8<Int8>) -> Int8 { x.min() }
public func reduce_min(_ x: SIMD8<Int8>) -> Int8 { x.min() }
public func simd_reduce_max(_ x: SIMD8<Int8>) -> Int8 { x.max() }
public func reduce_max(_ x: SIMD8<Int8>) -> Int8 { x.max() }

// MARK: SIMD16<Int8>

public func simd_min(_ x: SIMD16<Int8>, _ y: SIMD16<Int8>) -> SIMD16<Int8> { pointwiseMin(x, y) }
public func min(_ x: SIMD16<Int8>, _ y: SIMD16<Int8>) -> SIMD16<Int8> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD16<Int8>, _ y: SIMD16<Int8>) -> SIMD16<Int8> { pointwiseMax(x, y) }
public func max(_ x: SIMD16<Int8>, _ y: SIMD16<Int8>) -> SIMD16<Int8> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD16<Int8>, min: SIMD16<Int8>, max: SIMD16<Int8>) -> SIMD16<Int8> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD16<Int8>, min: SIMD16<Int8>, max: SIMD16<Int8>) -> SIMD16<Int8> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD16<Int8>, _ min: SIMD16<Int8>, _ max: SIMD16<Int8>) -> SIMD16<Int8> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_abs(_ x: SIMD16<Int8>) -> SIMD16<Int8> { x.replacing(with: 0 &- x, where: x .< 0) }
public func abs(_ x: SIMD16<Int8>) -> SIMD16<Int8> { x.replacing(with: 0 &- x, where: x .< 0) }
public func simd_dot(_ x: SIMD16<Int8>, _ y: SIMD16<Int8>) -> Int8 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD16<Int8>, _ y: SIMD16<Int8>) -> Bool { x == y }
public func simd_all(_ x: SIMD16<Int8>) -> Bool { Swift.all(x .< 0) }
public func all(_ x: SIMD16<Int8>) -> Bool { Swift.all(x .< 0) }
public func simd_any(_ x: SIMD16<Int8>) -> Bool { Swift.any(x .< 0) }
public func any(_ x: SIMD16<Int8>) -> Bool { Swift.any(x .< 0) }
public func simd_reduce_add(_ x: SIMD16<Int8>) -> Int8 { x.wrappedSum() }
public func reduce_add(_ x: SIMD16<Int8>) -> Int8 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD16<Int8>) -> Int8 { x.min() }
public func reduce_min(_ x: SIMD16<Int8>) -> Int8 { x.min() }
public func simd_reduce_max(_ x: SIMD16<Int8>) -> Int8 { x.max() }
public func reduce_max(_ x: SIMD16<Int8>) -> Int8 { x.max() }

// MARK: SIMD2<UInt8>

public func simd_min(_ x: SIMD2<UInt8>, _ y: SIMD2<UInt8>) -> SIMD2<UInt8> { pointwiseMin(x, y) }
public func min(_ x: SIMD2<UInt8>, _ y: SIMD2<UInt8>) -> SIMD2<UInt8> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD2<UInt8>, _ y: SIMD2<UInt8>) -> SIMD2<UInt8> { pointwiseMax(x, y) }
public func max(_ x: SIMD2<UInt8>, _ y: SIMD2<UInt8>) -> SIMD2<UInt8> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD2<UInt8>, min: SIMD2<UInt8>, max: SIMD2<UInt8>) -> SIMD2<UInt8> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD2<UInt8>, min: SIMD2<UInt8>, max: SIMD2<UInt8>) -> SIMD2<UInt8> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD2<UInt8>, _ min: SIMD2<UInt8>, _ max: SIMD2<UInt8>) -> SIMD2<UInt8> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_dot(_ x: SIMD2<UInt8>, _ y: SIMD2<UInt8>) -> UInt8 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD2<UInt8>, _ y: SIMD2<UInt8>) -> Bool { x == y }
public func simd_all(_ x: SIMD2<UInt8>) -> Bool { Swift.all((x &>> SIMD2<UInt8>(repeating: UInt8(UInt8.bitWidth - 1))) .!= 0) }
public func all(_ x: SIMD2<UInt8>) -> Bool { Swift.all((x &>> SIMD2<UInt8>(repeating: UInt8(UInt8.bitWidth - 1))) .!= 0) }
public func simd_any(_ x: SIMD2<UInt8>) -> Bool { Swift.any((x &>> SIMD2<UInt8>(repeating: UInt8(UInt8.bitWidth - 1))) .!= 0) }
public func any(_ x: SIMD2<UInt8>) -> Bool { Swift.any((x &>> SIMD2<UInt8>(repeating: UInt8(UInt8.bitWidth - 1))) .!= 0) }
public func simd_reduce_add(_ x: SIMD2<UInt8>) -> UInt8 { x.wrappedSum() }
public func reduce_add(_ x: SIMD2<UInt8>) -> UInt8 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD2<UInt8>) -> UInt8 { x.min() }
public func reduce_min(_ x: SIMD2<UInt8>) -> UInt8 { x.min() }
public func simd_reduce_max(_ x: SIMD2<UInt8>) -> UInt8 { x.max() }
public func reduce_max(_ x: SIMD2<UInt8>) -> UInt8 { x.max() }

// MARK: SIMD3<UInt8>

public func simd_min(_ x: SIMD3<UInt8>, _ y: SIMD3<UInt8>) -> SIMD3<UInt8> { pointwiseMin(x, y) }
public func min(_ x: SIMD3<UInt8>, _ y: SIMD3<UInt8>) -> SIMD3<UInt8> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD3<UInt8>, _ y: SIMD3<UInt8>) -> SIMD3<UInt8> { pointwiseMax(x, y) }
public func max(_ x: SIMD3<UInt8>, _ y: SIMD3<UInt8>) -> SIMD3<UInt8> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD3<UInt8>, min: SIMD3<UInt8>, max: SIMD3<UInt8>) -> SIMD3<UInt8> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD3<UInt8>, min: SIMD3<UInt8>, max: SIMD3<UInt8>) -> SIMD3<UInt8> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD3<UInt8>, _ min: SIMD3<UInt8>, _ max: SIMD3<UInt8>) -> SIMD3<UInt8> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_dot(_ x: SIMD3<UInt8>, _ y: SIMD3<UInt8>) -> UInt8 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD3<UInt8>, _ y: SIMD3<UInt8>) -> Bool { x == y }
public func simd_all(_ x: SIMD3<UInt8>) -> Bool { Swift.all((x &>> SIMD3<UInt8>(repeating: UInt8(UInt8.bitWidth - 1))) .!= 0) }
public func all(_ x: SIMD3<UInt8>) -> Bool { Swift.all((x &>> SIMD3<UInt8>(repeating: UInt8(UInt8.bitWidth - 1))) .!= 0) }
public func simd_any(_ x: SIMD3<UInt8>) -> Bool { Swift.any((x &>> SIMD3<UInt8>(repeating: UInt8(UInt8.bitWidth - 1))) .!= 0) }
public func any(_ x: SIMD3<UInt8>) -> Bool { Swift.any((x &>> SIMD3<UInt8>(repeating: UInt8(UInt8.bitWidth - 1))) .!= 0) }
public func simd_reduce_add(_ x: SIMD3<UInt8>) -> UInt8 { x.wrappedSum() }
public func reduce_add(_ x: SIMD3<UInt8>) -> UInt8 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD3<UInt8>) -> UInt8 { x.min() }
public func reduce_min(_ x: SIMD3<UInt8>) -> UInt8 { x.min() }
public func simd_reduce_max(_ x: SIMD3<UInt8>) -> UInt8 { x.max() }
public func reduce_max(_ x: SIMD3<UInt8>) -> UInt8 { x.max() }

// MARK: SIMD4<UInt8>

public func simd_min(_ x: SIMD4<UInt8>, _ y: SIMD4<UInt8>) -> SIMD4<UInt8> { pointwiseMin(x, y) }
public func min(_ x: SIMD4<UInt8>, _ y: SIMD4<UInt8>) -> SIMD4<UInt8> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD4<UInt8>, _ y: SIMD4<UInt8>) -> SIMD4<UInt8> { pointwiseMax(x, y) }
public func max(_ x: SIMD4<UInt8>, _ y: SIMD4<UInt8>) -> SIMD4<UInt8> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD4<UInt8>, min: SIMD4<UInt8>, max: SIMD4<UInt8>) -> SIMD4<UInt8> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD4<UInt8>, min: SIMD4<UInt8>, max: SIMD4<UInt8>) -> SIMD4<UInt8> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD4<UInt8>, _ min: SIMD4<UInt8>, _ max: SIMD4<UInt8>) -> SIMD4<UInt8> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_dot(_ x: SIMD4<UInt8>, _ y: SIMD4<UInt8>) -> UInt8 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD4<UInt8>, _ y: SIMD4<UInt8>) -> Bool { x == y }
public func simd_all(_ x: SIMD4<UInt8>) -> Bool { Swift.all((x &>> SIMD4<UInt8>(repeating: UInt8(UInt8.bitWidth - 1))) .!= 0) }
public func all(_ x: SIMD4<UInt8>) -> Bool { Swift.all((x &>> SIMD4<UInt8>(repeating: UInt8(UInt8.bitWidth - 1))) .!= 0) }
public func simd_any(_ x: SIMD4<UInt8>) -> Bool { Swift.any((x &>> SIMD4<UInt8>(repeating: UInt8(UInt8.bitWidth - 1))) .!= 0) }
public func any(_ x: SIMD4<UInt8>) -> Bool { Swift.any((x &>> SIMD4<UInt8>(repeating: UInt8(UInt8.bitWidth - 1))) .!= 0) }
public func simd_reduce_add(_ x: SIMD4<UInt8>) -> UInt8 { x.wrappedSum() }
public func reduce_add(_ x: SIMD4<UInt8>) -> UInt8 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD4<UInt8>) -> UInt8 { x.min() }
public func reduce_min(_ x: SIMD4<UInt8>) -> UInt8 { x.min() }
public func simd_reduce_max(_ x: SIMD4<UInt8>) -> UInt8 { x.max() }
public func reduce_max(_ x: SIMD4<UInt8>) -> UInt8 { x.max() }

// MARK: SIMD8<UInt8>

public func simd_min(_ x: SIMD8<UInt8>, _ y: SIMD8<UInt8>) -> SIMD8<UInt8> { pointwiseMin(x, y) }
public func min(_ x: SIMD8<UInt8>, _ y: SIMD8<UInt8>) -> SIMD8<UInt8> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD8<UInt8>, _ y: SIMD8<UInt8>) -> SIMD8<UInt8> { pointwiseMax(x, y) }
public func max(_ x: SIMD8<UInt8>, _ y: SIMD8<UInt8>) -> SIMD8<UInt8> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD8<UInt8>, min: SIMD8<UInt8>, max: SIMD8<UInt8>) -> SIMD8<UInt8> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD8<UInt8>, min: SIMD8<UInt8>, max: SIMD8<UInt8>) -> SIMD8<UInt8> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD8<UInt8>, _ min: SIMD8<UInt8>, _ max: SIMD8<UInt8>) -> SIMD8<UInt8> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_dot(_ x: SIMD8<UInt8>, _ y: SIMD8<UInt8>) -> UInt8 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD8<UInt8>, _ y: SIMD8<UInt8>) -> Bool { x == y }
public func simd_all(_ x: SIMD8<UInt8>) -> Bool { Swift.all((x &>> SIMD8<UInt8>(repeating: UInt8(UInt8.bitWidth - 1))) .!= 0) }
public func all(_ x: SIMD8<UInt8>) -> Bool { Swift.all((x &>> SIMD8<UInt8>(repeating: UInt8(UInt8.bitWidth - 1))) .!= 0) }
public func simd_any(_ x: SIMD8<UInt8>) -> Bool { Swift.any((x &>> SIMD8<UInt8>(repeating: UInt8(UInt8.bitWidth - 1))) .!= 0) }
public func any(_ x: SIMD8<UInt8>) -> Bool { Swift.any((x &>> SIMD8<UInt8>(repeating: UInt8(UInt8.bitWidth - 1))) .!= 0) }
public func simd_reduce_add(_ x: SIMD8<UInt8>) -> UInt8 { x.wrappedSum() }
public func reduce_add(_ x: SIMD8<UInt8>) -> UInt8 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD8<UInt8>) -> UInt8 { x.min() }
public func reduce_min(_ x: SIMD8<UInt8>) -> UInt8 { x.min() }
public func simd_reduce_max(_ x: SIMD8<UInt8>) -> UInt8 { x.max() }
public func reduce_max(_ x: SIMD8<UInt8>) -> UInt8 { x.max() }

// MARK: SIMD16<UInt8>

public func simd_min(_ x: SIMD16<UInt8>, _ y: SIMD16<UInt8>) -> SIMD16<UInt8> { pointwiseMin(x, y) }
public func min(_ x: SIMD16<UInt8>, _ y: SIMD16<UInt8>) -> SIMD16<UInt8> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD16<UInt8>, _ y: SIMD16<UInt8>) -> SIMD16<UInt8> { pointwiseMax(x, y) }
public func max(_ x: SIMD16<UInt8>, _ y: SIMD16<UInt8>) -> SIMD16<UInt8> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD16<UInt8>, min: SIMD16<UInt8>, max: SIMD16<UInt8>) -> SIMD16<UInt8> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD16<UInt8>, min: SIMD16<UInt8>, max: SIMD16<UInt8>) -> SIMD16<UInt8> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD16<UInt8>, _ min: SIMD16<UInt8>, _ max: SIMD16<UInt8>) -> SIMD16<UInt8> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_dot(_ x: SIMD16<UInt8>, _ y: SIMD16<UInt8>) -> UInt8 { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD16<UInt8>, _ y: SIMD16<UInt8>) -> Bool { x == y }
public func simd_all(_ x: SIMD16<UInt8>) -> Bool { Swift.all((x &>> SIMD16<UInt8>(repeating: UInt8(UInt8.bitWidth - 1))) .!= 0) }
public func all(_ x: SIMD16<UInt8>) -> Bool { Swift.all((x &>> SIMD16<UInt8>(repeating: UInt8(UInt8.bitWidth - 1))) .!= 0) }
public func simd_any(_ x: SIMD16<UInt8>) -> Bool { Swift.any((x &>> SIMD16<UInt8>(repeating: UInt8(UInt8.bitWidth - 1))) .!= 0) }
public func any(_ x: SIMD16<UInt8>) -> Bool { Swift.any((x &>> SIMD16<UInt8>(repeating: UInt8(UInt8.bitWidth - 1))) .!= 0) }
public func simd_reduce_add(_ x: SIMD16<UInt8>) -> UInt8 { x.wrappedSum() }
public func reduce_add(_ x: SIMD16<UInt8>) -> UInt8 { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD16<UInt8>) -> UInt8 { x.min() }
public func reduce_min(_ x: SIMD16<UInt8>) -> UInt8 { x.min() }
public func simd_reduce_max(_ x: SIMD16<UInt8>) -> UInt8 { x.max() }
public func reduce_max(_ x: SIMD16<UInt8>) -> UInt8 { x.max() }

// MARK: SIMD2<Int>

public func simd_min(_ x: SIMD2<Int>, _ y: SIMD2<Int>) -> SIMD2<Int> { pointwiseMin(x, y) }
public func min(_ x: SIMD2<Int>, _ y: SIMD2<Int>) -> SIMD2<Int> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD2<Int>, _ y: SIMD2<Int>) -> SIMD2<Int> { pointwiseMax(x, y) }
public func max(_ x: SIMD2<Int>, _ y: SIMD2<Int>) -> SIMD2<Int> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD2<Int>, min: SIMD2<Int>, max: SIMD2<Int>) -> SIMD2<Int> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD2<Int>, min: SIMD2<Int>, max: SIMD2<Int>) -> SIMD2<Int> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD2<Int>, _ min: SIMD2<Int>, _ max: SIMD2<Int>) -> SIMD2<Int> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_abs(_ x: SIMD2<Int>) -> SIMD2<Int> { x.replacing(with: 0 &- x, where: x .< 0) }
public func abs(_ x: SIMD2<Int>) -> SIMD2<Int> { x.replacing(with: 0 &- x, where: x .< 0) }
public func simd_dot(_ x: SIMD2<Int>, _ y: SIMD2<Int>) -> Int { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD2<Int>, _ y: SIMD2<Int>) -> Bool { x == y }
public func simd_all(_ x: SIMD2<Int>) -> Bool { Swift.all(x .< 0) }
public func all(_ x: SIMD2<Int>) -> Bool { Swift.all(x .< 0) }
public func simd_any(_ x: SIMD2<Int>) -> Bool { Swift.any(x .< 0) }
public func any(_ x: SIMD2<Int>) -> Bool { Swift.any(x .< 0) }
public func simd_reduce_add(_ x: SIMD2<Int>) -> Int { x.wrappedSum() }
public func reduce_add(_ x: SIMD2<Int>) -> Int { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD2<Int>) -> Int { x.min() }
public func reduce_min(_ x: SIMD2<Int>) -> Int { x.min() }
public func simd_reduce_max(_ x: SIMD2<Int>) -> Int { x.max() }
public func reduce_max(_ x: SIMD2<Int>) -> Int { x.max() }

// MARK: SIMD3<Int>

public func simd_min(_ x: SIMD3<Int>, _ y: SIMD3<Int>) -> SIMD3<Int> { pointwiseMin(x, y) }
public func min(_ x: SIMD3<Int>, _ y: SIMD3<Int>) -> SIMD3<Int> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD3<Int>, _ y: SIMD3<Int>) -> SIMD3<Int> { pointwiseMax(x, y) }
public func max(_ x: SIMD3<Int>, _ y: SIMD3<Int>) -> SIMD3<Int> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD3<Int>, min: SIMD3<Int>, max: SIMD3<Int>) -> SIMD3<Int> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD3<Int>, min: SIMD3<Int>, max: SIMD3<Int>) -> SIMD3<Int> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD3<Int>, _ min: SIMD3<Int>, _ max: SIMD3<Int>) -> SIMD3<Int> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_abs(_ x: SIMD3<Int>) -> SIMD3<Int> { x.replacing(with: 0 &- x, where: x .< 0) }
public func abs(_ x: SIMD3<Int>) -> SIMD3<Int> { x.replacing(with: 0 &- x, where: x .< 0) }
public func simd_dot(_ x: SIMD3<Int>, _ y: SIMD3<Int>) -> Int { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD3<Int>, _ y: SIMD3<Int>) -> Bool { x == y }
public func simd_all(_ x: SIMD3<Int>) -> Bool { Swift.all(x .< 0) }
public func all(_ x: SIMD3<Int>) -> Bool { Swift.all(x .< 0) }
public func simd_any(_ x: SIMD3<Int>) -> Bool { Swift.any(x .< 0) }
public func any(_ x: SIMD3<Int>) -> Bool { Swift.any(x .< 0) }
public func simd_reduce_add(_ x: SIMD3<Int>) -> Int { x.wrappedSum() }
public func reduce_add(_ x: SIMD3<Int>) -> Int { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD3<Int>) -> Int { x.min() }
public func reduce_min(_ x: SIMD3<Int>) -> Int { x.min() }
public func simd_reduce_max(_ x: SIMD3<Int>) -> Int { x.max() }
public func reduce_max(_ x: SIMD3<Int>) -> Int { x.max() }

// MARK: SIMD4<Int>

public func simd_min(_ x: SIMD4<Int>, _ y: SIMD4<Int>) -> SIMD4<Int> { pointwiseMin(x, y) }
public func min(_ x: SIMD4<Int>, _ y: SIMD4<Int>) -> SIMD4<Int> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD4<Int>, _ y: SIMD4<Int>) -> SIMD4<Int> { pointwiseMax(x, y) }
public func max(_ x: SIMD4<Int>, _ y: SIMD4<Int>) -> SIMD4<Int> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD4<Int>, min: SIMD4<Int>, max: SIMD4<Int>) -> SIMD4<Int> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD4<Int>, min: SIMD4<Int>, max: SIMD4<Int>) -> SIMD4<Int> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD4<Int>, _ min: SIMD4<Int>, _ max: SIMD4<Int>) -> SIMD4<Int> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_abs(_ x: SIMD4<Int>) -> SIMD4<Int> { x.replacing(with: 0 &- x, where: x .< 0) }
public func abs(_ x: SIMD4<Int>) -> SIMD4<Int> { x.replacing(with: 0 &- x, where: x .< 0) }
public func simd_dot(_ x: SIMD4<Int>, _ y: SIMD4<Int>) -> Int { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD4<Int>, _ y: SIMD4<Int>) -> Bool { x == y }
public func simd_all(_ x: SIMD4<Int>) -> Bool { Swift.all(x .< 0) }
public func all(_ x: SIMD4<Int>) -> Bool { Swift.all(x .< 0) }
public func simd_any(_ x: SIMD4<Int>) -> Bool { Swift.any(x .< 0) }
public func any(_ x: SIMD4<Int>) -> Bool { Swift.any(x .< 0) }
public func simd_reduce_add(_ x: SIMD4<Int>) -> Int { x.wrappedSum() }
public func reduce_add(_ x: SIMD4<Int>) -> Int { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD4<Int>) -> Int { x.min() }
public func reduce_min(_ x: SIMD4<Int>) -> Int { x.min() }
public func simd_reduce_max(_ x: SIMD4<Int>) -> Int { x.max() }
public func reduce_max(_ x: SIMD4<Int>) -> Int { x.max() }

// MARK: SIMD2<UInt>

public func simd_min(_ x: SIMD2<UInt>, _ y: SIMD2<UInt>) -> SIMD2<UInt> { pointwiseMin(x, y) }
public func min(_ x: SIMD2<UInt>, _ y: SIMD2<UInt>) -> SIMD2<UInt> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD2<UInt>, _ y: SIMD2<UInt>) -> SIMD2<UInt> { pointwiseMax(x, y) }
public func max(_ x: SIMD2<UInt>, _ y: SIMD2<UInt>) -> SIMD2<UInt> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD2<UInt>, min: SIMD2<UInt>, max: SIMD2<UInt>) -> SIMD2<UInt> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD2<UInt>, min: SIMD2<UInt>, max: SIMD2<UInt>) -> SIMD2<UInt> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD2<UInt>, _ min: SIMD2<UInt>, _ max: SIMD2<UInt>) -> SIMD2<UInt> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_dot(_ x: SIMD2<UInt>, _ y: SIMD2<UInt>) -> UInt { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD2<UInt>, _ y: SIMD2<UInt>) -> Bool { x == y }
public func simd_all(_ x: SIMD2<UInt>) -> Bool { Swift.all((x &>> SIMD2<UInt>(repeating: UInt(UInt.bitWidth - 1))) .!= 0) }
public func all(_ x: SIMD2<UInt>) -> Bool { Swift.all((x &>> SIMD2<UInt>(repeating: UInt(UInt.bitWidth - 1))) .!= 0) }
public func simd_any(_ x: SIMD2<UInt>) -> Bool { Swift.any((x &>> SIMD2<UInt>(repeating: UInt(UInt.bitWidth - 1))) .!= 0) }
public func any(_ x: SIMD2<UInt>) -> Bool { Swift.any((x &>> SIMD2<UInt>(repeating: UInt(UInt.bitWidth - 1))) .!= 0) }
public func simd_reduce_add(_ x: SIMD2<UInt>) -> UInt { x.wrappedSum() }
public func reduce_add(_ x: SIMD2<UInt>) -> UInt { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD2<UInt>) -> UInt { x.min() }
public func reduce_min(_ x: SIMD2<UInt>) -> UInt { x.min() }
public func simd_reduce_max(_ x: SIMD2<UInt>) -> UInt { x.max() }
public func reduce_max(_ x: SIMD2<UInt>) -> UInt { x.max() }

// MARK: SIMD3<UInt>

public func simd_min(_ x: SIMD3<UInt>, _ y: SIMD3<UInt>) -> SIMD3<UInt> { pointwiseMin(x, y) }
public func min(_ x: SIMD3<UInt>, _ y: SIMD3<UInt>) -> SIMD3<UInt> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD3<UInt>, _ y: SIMD3<UInt>) -> SIMD3<UInt> { pointwiseMax(x, y) }
public func max(_ x: SIMD3<UInt>, _ y: SIMD3<UInt>) -> SIMD3<UInt> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD3<UInt>, min: SIMD3<UInt>, max: SIMD3<UInt>) -> SIMD3<UInt> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD3<UInt>, min: SIMD3<UInt>, max: SIMD3<UInt>) -> SIMD3<UInt> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD3<UInt>, _ min: SIMD3<UInt>, _ max: SIMD3<UInt>) -> SIMD3<UInt> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_dot(_ x: SIMD3<UInt>, _ y: SIMD3<UInt>) -> UInt { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD3<UInt>, _ y: SIMD3<UInt>) -> Bool { x == y }
public func simd_all(_ x: SIMD3<UInt>) -> Bool { Swift.all((x &>> SIMD3<UInt>(repeating: UInt(UInt.bitWidth - 1))) .!= 0) }
public func all(_ x: SIMD3<UInt>) -> Bool { Swift.all((x &>> SIMD3<UInt>(repeating: UInt(UInt.bitWidth - 1))) .!= 0) }
public func simd_any(_ x: SIMD3<UInt>) -> Bool { Swift.any((x &>> SIMD3<UInt>(repeating: UInt(UInt.bitWidth - 1))) .!= 0) }
public func any(_ x: SIMD3<UInt>) -> Bool { Swift.any((x &>> SIMD3<UInt>(repeating: UInt(UInt.bitWidth - 1))) .!= 0) }
public func simd_reduce_add(_ x: SIMD3<UInt>) -> UInt { x.wrappedSum() }
public func reduce_add(_ x: SIMD3<UInt>) -> UInt { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD3<UInt>) -> UInt { x.min() }
public func reduce_min(_ x: SIMD3<UInt>) -> UInt { x.min() }
public func simd_reduce_max(_ x: SIMD3<UInt>) -> UInt { x.max() }
public func reduce_max(_ x: SIMD3<UInt>) -> UInt { x.max() }

// MARK: SIMD4<UInt>

public func simd_min(_ x: SIMD4<UInt>, _ y: SIMD4<UInt>) -> SIMD4<UInt> { pointwiseMin(x, y) }
public func min(_ x: SIMD4<UInt>, _ y: SIMD4<UInt>) -> SIMD4<UInt> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD4<UInt>, _ y: SIMD4<UInt>) -> SIMD4<UInt> { pointwiseMax(x, y) }
public func max(_ x: SIMD4<UInt>, _ y: SIMD4<UInt>) -> SIMD4<UInt> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD4<UInt>, min: SIMD4<UInt>, max: SIMD4<UInt>) -> SIMD4<UInt> { pointwiseMin(pointwiseMax(x, min), max) }
public func clamp(_ x: SIMD4<UInt>, min: SIMD4<UInt>, max: SIMD4<UInt>) -> SIMD4<UInt> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_clamp(_ x: SIMD4<UInt>, _ min: SIMD4<UInt>, _ max: SIMD4<UInt>) -> SIMD4<UInt> { pointwiseMin(pointwiseMax(x, min), max) }
public func simd_dot(_ x: SIMD4<UInt>, _ y: SIMD4<UInt>) -> UInt { (x &* y).wrappedSum() }
public func simd_equal(_ x: SIMD4<UInt>, _ y: SIMD4<UInt>) -> Bool { x == y }
public func simd_all(_ x: SIMD4<UInt>) -> Bool { Swift.all((x &>> SIMD4<UInt>(repeating: UInt(UInt.bitWidth - 1))) .!= 0) }
public func all(_ x: SIMD4<UInt>) -> Bool { Swift.all((x &>> SIMD4<UInt>(repeating: UInt(UInt.bitWidth - 1))) .!= 0) }
public func simd_any(_ x: SIMD4<UInt>) -> Bool { Swift.any((x &>> SIMD4<UInt>(repeating: UInt(UInt.bitWidth - 1))) .!= 0) }
public func any(_ x: SIMD4<UInt>) -> Bool { Swift.any((x &>> SIMD4<UInt>(repeating: UInt(UInt.bitWidth - 1))) .!= 0) }
public func simd_reduce_add(_ x: SIMD4<UInt>) -> UInt { x.wrappedSum() }
public func reduce_add(_ x: SIMD4<UInt>) -> UInt { x.wrappedSum() }
public func simd_reduce_min(_ x: SIMD4<UInt>) -> UInt { x.min() }
public func reduce_min(_ x: SIMD4<UInt>) -> UInt { x.min() }
public func simd_reduce_max(_ x: SIMD4<UInt>) -> UInt { x.max() }
public func reduce_max(_ x: SIMD4<UInt>) -> UInt { x.max() }
