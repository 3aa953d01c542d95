// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by scripts/generate-tables.

import QuartzCore

@MainActor private func fillCAAnimation(_ t: inout __ObjCTable) {
    t.method("runActionForKey:object:arguments:") { o, a in __objcResult(unsafeDowncast(o, to: CAAnimation.self).run(forKey: __objcArgument(a, 0) as String, object: __objcArgument(a, 1) as Any, arguments: __objcArgument(a, 2) as [AnyHashable : Any]?)) }
    t.method("shouldArchiveValueForKey:") { o, a in __objcResult(unsafeDowncast(o, to: CAAnimation.self).shouldArchiveValue(forKey: __objcArgument(a, 0) as String)) }
    t.property("autoreverses", \CAAnimation.autoreverses)
    t.property("beginTime", \CAAnimation.beginTime)
    t.property("delegate", \CAAnimation.delegate)
    t.property("duration", \CAAnimation.duration)
    t.property("fillMode", \CAAnimation.fillMode)
    t.property("preferredFrameRateRange", \CAAnimation.preferredFrameRateRange)
    t.property("removedOnCompletion", \CAAnimation.isRemovedOnCompletion, getter: "isRemovedOnCompletion")
    t.property("repeatCount", \CAAnimation.repeatCount)
    t.property("repeatDuration", \CAAnimation.repeatDuration)
    t.property("speed", \CAAnimation.speed)
    t.property("timeOffset", \CAAnimation.timeOffset)
    t.property("timingFunction", \CAAnimation.timingFunction)
}

@MainActor private func fillCAAnimationGroup(_ t: inout __ObjCTable) {
    t.property("animations", \CAAnimationGroup.animations)
}

@MainActor private func fillCABasicAnimation(_ t: inout __ObjCTable) {
    t.property("byValue", \CABasicAnimation.byValue)
    t.property("fromValue", \CABasicAnimation.fromValue)
    t.property("toValue", \CABasicAnimation.toValue)
}

@MainActor private func fillCADisplayLink(_ t: inout __ObjCTable) {
    t.method("addToRunLoop:forMode:") { o, a in __objcResult(unsafeDowncast(o, to: CADisplayLink.self).add(to: __objcArgument(a, 0) as RunLoop, forMode: __objcArgument(a, 1) as RunLoop.Mode)) }
    t.method("invalidate") { o, a in __objcResult(unsafeDowncast(o, to: CADisplayLink.self).invalidate()) }
    t.method("removeFromRunLoop:forMode:") { o, a in __objcResult(unsafeDowncast(o, to: CADisplayLink.self).remove(from: __objcArgument(a, 0) as RunLoop, forMode: __objcArgument(a, 1) as RunLoop.Mode)) }
    t.property("duration", \CADisplayLink.duration)
    t.property("frameInterval", \CADisplayLink.frameInterval)
    t.property("paused", \CADisplayLink.isPaused, getter: "isPaused")
    t.property("preferredFrameRateRange", \CADisplayLink.preferredFrameRateRange)
    t.property("preferredFramesPerSecond", \CADisplayLink.preferredFramesPerSecond)
    t.property("targetTimestamp", \CADisplayLink.targetTimestamp)
    t.property("timestamp", \CADisplayLink.timestamp)
}

@MainActor private func fillCAEmitterCell(_ t: inout __ObjCTable) {
    t.method("shouldArchiveValueForKey:") { o, a in __objcResult(unsafeDowncast(o, to: CAEmitterCell.self).shouldArchiveValue(forKey: __objcArgument(a, 0) as String)) }
    t.property("alphaRange", \CAEmitterCell.alphaRange)
    t.property("alphaSpeed", \CAEmitterCell.alphaSpeed)
    t.property("autoreverses", \CAEmitterCell.autoreverses)
    t.property("beginTime", \CAEmitterCell.beginTime)
    t.property("birthRate", \CAEmitterCell.birthRate)
    t.property("blueRange", \CAEmitterCell.blueRange)
    t.property("blueSpeed", \CAEmitterCell.blueSpeed)
    t.property("color", \CAEmitterCell.color)
    t.property("contents", \CAEmitterCell.contents)
    t.property("contentsRect", \CAEmitterCell.contentsRect)
    t.property("contentsScale", \CAEmitterCell.contentsScale)
    t.property("duration", \CAEmitterCell.duration)
    t.property("emissionLatitude", \CAEmitterCell.emissionLatitude)
    t.property("emissionLongitude", \CAEmitterCell.emissionLongitude)
    t.property("emissionRange", \CAEmitterCell.emissionRange)
    t.property("emitterCells", \CAEmitterCell.emitterCells)
    t.property("enabled", \CAEmitterCell.isEnabled, getter: "isEnabled")
    t.property("fillMode", \CAEmitterCell.fillMode)
    t.property("greenRange", \CAEmitterCell.greenRange)
    t.property("greenSpeed", \CAEmitterCell.greenSpeed)
    t.property("lifetime", \CAEmitterCell.lifetime)
    t.property("lifetimeRange", \CAEmitterCell.lifetimeRange)
    t.property("magnificationFilter", \CAEmitterCell.magnificationFilter)
    t.property("minificationFilter", \CAEmitterCell.minificationFilter)
    t.property("minificationFilterBias", \CAEmitterCell.minificationFilterBias)
    t.property("name", \CAEmitterCell.name)
    t.property("redRange", \CAEmitterCell.redRange)
    t.property("redSpeed", \CAEmitterCell.redSpeed)
    t.property("repeatCount", \CAEmitterCell.repeatCount)
    t.property("repeatDuration", \CAEmitterCell.repeatDuration)
    t.property("scale", \CAEmitterCell.scale)
    t.property("scaleRange", \CAEmitterCell.scaleRange)
    t.property("scaleSpeed", \CAEmitterCell.scaleSpeed)
    t.property("speed", \CAEmitterCell.speed)
    t.property("spin", \CAEmitterCell.spin)
    t.property("spinRange", \CAEmitterCell.spinRange)
    t.property("style", \CAEmitterCell.style)
    t.property("timeOffset", \CAEmitterCell.timeOffset)
    t.property("velocity", \CAEmitterCell.velocity)
    t.property("velocityRange", \CAEmitterCell.velocityRange)
    t.property("xAcceleration", \CAEmitterCell.xAcceleration)
    t.property("yAcceleration", \CAEmitterCell.yAcceleration)
    t.property("zAcceleration", \CAEmitterCell.zAcceleration)
}

@MainActor private func fillCAEmitterLayer(_ t: inout __ObjCTable) {
    t.property("birthRate", \CAEmitterLayer.birthRate)
    t.property("emitterCells", \CAEmitterLayer.emitterCells)
    t.property("emitterDepth", \CAEmitterLayer.emitterDepth)
    t.property("emitterMode", \CAEmitterLayer.emitterMode)
    t.property("emitterPosition", \CAEmitterLayer.emitterPosition)
    t.property("emitterShape", \CAEmitterLayer.emitterShape)
    t.property("emitterSize", \CAEmitterLayer.emitterSize)
    t.property("emitterZPosition", \CAEmitterLayer.emitterZPosition)
    t.property("lifetime", \CAEmitterLayer.lifetime)
    t.property("preservesDepth", \CAEmitterLayer.preservesDepth)
    t.property("renderMode", \CAEmitterLayer.renderMode)
    t.property("scale", \CAEmitterLayer.scale)
    t.property("seed", \CAEmitterLayer.seed)
    t.property("spin", \CAEmitterLayer.spin)
    t.property("velocity", \CAEmitterLayer.velocity)
}

@MainActor private func fillCAGradientLayer(_ t: inout __ObjCTable) {
    t.property("colors", \CAGradientLayer.colors)
    t.property("endPoint", \CAGradientLayer.endPoint)
    t.property("locations", \CAGradientLayer.locations)
    t.property("startPoint", \CAGradientLayer.startPoint)
    t.property("type", \CAGradientLayer.type)
}

@MainActor private func fillCAKeyframeAnimation(_ t: inout __ObjCTable) {
    t.property("biasValues", \CAKeyframeAnimation.biasValues)
    t.property("calculationMode", \CAKeyframeAnimation.calculationMode)
    t.property("continuityValues", \CAKeyframeAnimation.continuityValues)
    t.property("keyTimes", \CAKeyframeAnimation.keyTimes)
    t.property("path", \CAKeyframeAnimation.path)
    t.property("rotationMode", \CAKeyframeAnimation.rotationMode)
    t.property("tensionValues", \CAKeyframeAnimation.tensionValues)
    t.property("timingFunctions", \CAKeyframeAnimation.timingFunctions)
    t.property("values", \CAKeyframeAnimation.values)
}

@MainActor private func fillCALayer(_ t: inout __ObjCTable) {
    t.method("actionForKey:") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).action(forKey: __objcArgument(a, 0) as String)) }
    t.method("addAnimation:forKey:") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).add(__objcArgument(a, 0) as CAAnimation, forKey: __objcArgument(a, 1) as String?)) }
    t.method("addSublayer:") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).addSublayer(__objcArgument(a, 0) as CALayer)) }
    t.method("affineTransform") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).affineTransform()) }
    t.method("animationForKey:") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).animation(forKey: __objcArgument(a, 0) as String)) }
    t.method("animationKeys") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).animationKeys()) }
    t.method("containsPoint:") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).contains(__objcArgument(a, 0) as CGPoint)) }
    t.method("contentsAreFlipped") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).contentsAreFlipped()) }
    t.method("convertPoint:fromLayer:") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).convert(__objcArgument(a, 0) as CGPoint, from: __objcArgument(a, 1) as CALayer?)) }
    t.method("convertPoint:fromLayer:") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).convert(__objcArgument(a, 0) as CGRect, from: __objcArgument(a, 1) as CALayer?)) }
    t.method("convertPoint:toLayer:") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).convert(__objcArgument(a, 0) as CGPoint, to: __objcArgument(a, 1) as CALayer?)) }
    t.method("convertPoint:toLayer:") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).convert(__objcArgument(a, 0) as CGRect, to: __objcArgument(a, 1) as CALayer?)) }
    t.method("convertTime:fromLayer:") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).convertTime(__objcArgument(a, 0) as CFTimeInterval, from: __objcArgument(a, 1) as CALayer?)) }
    t.method("convertTime:toLayer:") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).convertTime(__objcArgument(a, 0) as CFTimeInterval, to: __objcArgument(a, 1) as CALayer?)) }
    t.method("display") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).display()) }
    t.method("displayIfNeeded") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).displayIfNeeded()) }
    t.method("drawInContext:") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).draw(in: __objcArgument(a, 0) as CGContext)) }
    t.method("hitTest:") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).hitTest(__objcArgument(a, 0) as CGPoint)) }
    t.method("insertSublayer:above:") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).insertSublayer(__objcArgument(a, 0) as CALayer, above: __objcArgument(a, 1) as CALayer?)) }
    t.method("insertSublayer:atIndex:") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).insertSublayer(__objcArgument(a, 0) as CALayer, at: __objcArgument(a, 1) as UInt32)) }
    t.method("insertSublayer:below:") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).insertSublayer(__objcArgument(a, 0) as CALayer, below: __objcArgument(a, 1) as CALayer?)) }
    t.method("layoutIfNeeded") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).layoutIfNeeded()) }
    t.method("layoutSublayers") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).layoutSublayers()) }
    t.method("modelLayer") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).model()) }
    t.method("needsDisplay") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).needsDisplay()) }
    t.method("needsLayout") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).needsLayout()) }
    t.method("preferredFrameSize") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).preferredFrameSize()) }
    t.method("presentationLayer") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).presentation()) }
    t.method("removeAllAnimations") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).removeAllAnimations()) }
    t.method("removeAnimationForKey:") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).removeAnimation(forKey: __objcArgument(a, 0) as String)) }
    t.method("removeFromSuperlayer") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).removeFromSuperlayer()) }
    t.method("renderInContext:") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).render(in: __objcArgument(a, 0) as CGContext)) }
    t.method("replaceSublayer:with:") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).replaceSublayer(__objcArgument(a, 0) as CALayer, with: __objcArgument(a, 1) as CALayer)) }
    t.method("resizeSublayersWithOldSize:") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).resizeSublayers(withOldSize: __objcArgument(a, 0) as CGSize)) }
    t.method("resizeWithOldSuperlayerSize:") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).resize(withOldSuperlayerSize: __objcArgument(a, 0) as CGSize)) }
    t.method("scrollPoint:") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).scroll(__objcArgument(a, 0) as CGPoint)) }
    t.method("scrollRectToVisible:") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).scrollRectToVisible(__objcArgument(a, 0) as CGRect)) }
    t.method("setAffineTransform:") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).setAffineTransform(__objcArgument(a, 0) as CGAffineTransform)) }
    t.method("setNeedsDisplay") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).setNeedsDisplay()) }
    t.method("setNeedsDisplayInRect:") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).setNeedsDisplay(__objcArgument(a, 0) as CGRect)) }
    t.method("setNeedsLayout") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).setNeedsLayout()) }
    t.method("shouldArchiveValueForKey:") { o, a in __objcResult(unsafeDowncast(o, to: CALayer.self).shouldArchiveValue(forKey: __objcArgument(a, 0) as String)) }
    t.property("actions", \CALayer.actions)
    t.property("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing)
    t.property("allowsGroupOpacity", \CALayer.allowsGroupOpacity)
    t.property("anchorPoint", \CALayer.anchorPoint)
    t.property("anchorPointZ", \CALayer.anchorPointZ)
    t.property("autoresizingMask", \CALayer.autoresizingMask)
    t.property("autoreverses", \CALayer.autoreverses)
    t.property("backgroundColor", \CALayer.backgroundColor)
    t.property("backgroundFilters", \CALayer.backgroundFilters)
    t.property("beginTime", \CALayer.beginTime)
    t.property("borderColor", \CALayer.borderColor)
    t.property("borderWidth", \CALayer.borderWidth)
    t.property("bounds", \CALayer.bounds)
    t.property("compositingFilter", \CALayer.compositingFilter)
    t.property("contents", \CALayer.contents)
    t.property("contentsCenter", \CALayer.contentsCenter)
    t.property("contentsFormat", \CALayer.contentsFormat)
    t.property("contentsGravity", \CALayer.contentsGravity)
    t.property("contentsRect", \CALayer.contentsRect)
    t.property("contentsScale", \CALayer.contentsScale)
    t.property("cornerCurve", \CALayer.cornerCurve)
    t.property("cornerRadius", \CALayer.cornerRadius)
    t.property("delegate", \CALayer.delegate)
    t.property("doubleSided", \CALayer.isDoubleSided, getter: "isDoubleSided")
    t.property("drawsAsynchronously", \CALayer.drawsAsynchronously)
    t.property("duration", \CALayer.duration)
    t.property("edgeAntialiasingMask", \CALayer.edgeAntialiasingMask)
    t.property("fillMode", \CALayer.fillMode)
    t.property("filters", \CALayer.filters)
    t.property("frame", \CALayer.frame)
    t.property("geometryFlipped", \CALayer.isGeometryFlipped, getter: "isGeometryFlipped")
    t.property("hidden", \CALayer.isHidden, getter: "isHidden")
    t.property("layoutManager", \CALayer.layoutManager)
    t.property("magnificationFilter", \CALayer.magnificationFilter)
    t.property("mask", \CALayer.mask)
    t.property("maskedCorners", \CALayer.maskedCorners)
    t.property("masksToBounds", \CALayer.masksToBounds)
    t.property("minificationFilter", \CALayer.minificationFilter)
    t.property("minificationFilterBias", \CALayer.minificationFilterBias)
    t.property("name", \CALayer.name)
    t.property("needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange)
    t.property("opacity", \CALayer.opacity)
    t.property("opaque", \CALayer.isOpaque, getter: "isOpaque")
    t.property("position", \CALayer.position)
    t.property("rasterizationScale", \CALayer.rasterizationScale)
    t.property("repeatCount", \CALayer.repeatCount)
    t.property("repeatDuration", \CALayer.repeatDuration)
    t.property("shadowColor", \CALayer.shadowColor)
    t.property("shadowOffset", \CALayer.shadowOffset)
    t.property("shadowOpacity", \CALayer.shadowOpacity)
    t.property("shadowPath", \CALayer.shadowPath)
    t.property("shadowRadius", \CALayer.shadowRadius)
    t.property("shouldRasterize", \CALayer.shouldRasterize)
    t.property("speed", \CALayer.speed)
    t.property("style", \CALayer.style)
    t.property("sublayerTransform", \CALayer.sublayerTransform)
    t.property("sublayers", \CALayer.sublayers)
    t.property("superlayer", \CALayer.superlayer)
    t.property("timeOffset", \CALayer.timeOffset)
    t.property("transform", \CALayer.transform)
    t.property("visibleRect", \CALayer.visibleRect)
    t.property("wantsExtendedDynamicRangeContent", \CALayer.wantsExtendedDynamicRangeContent)
    t.property("zPosition", \CALayer.zPosition)
}

@MainActor private func fillCAPropertyAnimation(_ t: inout __ObjCTable) {
    t.property("additive", \CAPropertyAnimation.isAdditive, getter: "isAdditive")
    t.property("cumulative", \CAPropertyAnimation.isCumulative, getter: "isCumulative")
    t.property("keyPath", \CAPropertyAnimation.keyPath)
    t.property("valueFunction", \CAPropertyAnimation.valueFunction)
}

@MainActor private func fillCAReplicatorLayer(_ t: inout __ObjCTable) {
    t.property("instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset)
    t.property("instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset)
    t.property("instanceColor", \CAReplicatorLayer.instanceColor)
    t.property("instanceCount", \CAReplicatorLayer.instanceCount)
    t.property("instanceDelay", \CAReplicatorLayer.instanceDelay)
    t.property("instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset)
    t.property("instanceRedOffset", \CAReplicatorLayer.instanceRedOffset)
    t.property("instanceTransform", \CAReplicatorLayer.instanceTransform)
    t.property("preservesDepth", \CAReplicatorLayer.preservesDepth)
}

@MainActor private func fillCAScrollLayer(_ t: inout __ObjCTable) {
    t.method("scrollToPoint:") { o, a in __objcResult(unsafeDowncast(o, to: CAScrollLayer.self).scroll(to: __objcArgument(a, 0) as CGPoint)) }
    t.method("scrollToPoint:") { o, a in __objcResult(unsafeDowncast(o, to: CAScrollLayer.self).scroll(to: __objcArgument(a, 0) as CGRect)) }
    t.property("scrollMode", \CAScrollLayer.scrollMode)
}

@MainActor private func fillCAShapeLayer(_ t: inout __ObjCTable) {
    t.property("fillColor", \CAShapeLayer.fillColor)
    t.property("fillRule", \CAShapeLayer.fillRule)
    t.property("lineCap", \CAShapeLayer.lineCap)
    t.property("lineDashPattern", \CAShapeLayer.lineDashPattern)
    t.property("lineDashPhase", \CAShapeLayer.lineDashPhase)
    t.property("lineJoin", \CAShapeLayer.lineJoin)
    t.property("lineWidth", \CAShapeLayer.lineWidth)
    t.property("miterLimit", \CAShapeLayer.miterLimit)
    t.property("path", \CAShapeLayer.path)
    t.property("strokeColor", \CAShapeLayer.strokeColor)
    t.property("strokeEnd", \CAShapeLayer.strokeEnd)
    t.property("strokeStart", \CAShapeLayer.strokeStart)
}

@MainActor private func fillCASpringAnimation(_ t: inout __ObjCTable) {
    t.property("allowsOverdamping", \CASpringAnimation.allowsOverdamping)
    t.property("bounce", \CASpringAnimation.bounce)
    t.property("damping", \CASpringAnimation.damping)
    t.property("initialVelocity", \CASpringAnimation.initialVelocity)
    t.property("mass", \CASpringAnimation.mass)
    t.property("perceptualDuration", \CASpringAnimation.perceptualDuration)
    t.property("settlingDuration", \CASpringAnimation.settlingDuration)
    t.property("stiffness", \CASpringAnimation.stiffness)
}

@MainActor private func fillCATextLayer(_ t: inout __ObjCTable) {
    t.method("drawInContext:") { o, a in __objcResult(unsafeDowncast(o, to: CATextLayer.self).draw(in: __objcArgument(a, 0) as CGContext)) }
    t.property("alignmentMode", \CATextLayer.alignmentMode)
    t.property("allowsFontSubpixelQuantization", \CATextLayer.allowsFontSubpixelQuantization)
    t.property("font", \CATextLayer.font)
    t.property("fontSize", \CATextLayer.fontSize)
    t.property("foregroundColor", \CATextLayer.foregroundColor)
    t.property("string", \CATextLayer.string)
    t.property("truncationMode", \CATextLayer.truncationMode)
    t.property("wrapped", \CATextLayer.isWrapped, getter: "isWrapped")
}

@MainActor private func fillCATiledLayer(_ t: inout __ObjCTable) {
    t.method("display") { o, a in __objcResult(unsafeDowncast(o, to: CATiledLayer.self).display()) }
    t.method("drawInContext:") { o, a in __objcResult(unsafeDowncast(o, to: CATiledLayer.self).draw(in: __objcArgument(a, 0) as CGContext)) }
    t.property("levelsOfDetail", \CATiledLayer.levelsOfDetail)
    t.property("levelsOfDetailBias", \CATiledLayer.levelsOfDetailBias)
    t.property("tileSize", \CATiledLayer.tileSize)
}

@MainActor private func fillCATransformLayer(_ t: inout __ObjCTable) {
    t.method("hitTest:") { o, a in __objcResult(unsafeDowncast(o, to: CATransformLayer.self).hitTest(__objcArgument(a, 0) as CGPoint)) }
}

@MainActor private func fillCATransition(_ t: inout __ObjCTable) {
    t.property("endProgress", \CATransition.endProgress)
    t.property("filter", \CATransition.filter)
    t.property("startProgress", \CATransition.startProgress)
    t.property("subtype", \CATransition.subtype)
    t.property("type", \CATransition.type)
}

@MainActor private func fillCAValueFunction(_ t: inout __ObjCTable) {
    t.property("name", \CAValueFunction.name)
}

private func registerQuartzCore() {
    __objcRegisterMembers(of: CAAnimation.self, fillCAAnimation)
    __objcRegisterMembers(of: CAAnimationGroup.self, fillCAAnimationGroup)
    __objcRegisterMembers(of: CABasicAnimation.self, fillCABasicAnimation)
    __objcRegisterMembers(of: CADisplayLink.self, fillCADisplayLink)
    __objcRegisterMembers(of: CAEmitterCell.self, fillCAEmitterCell)
    __objcRegisterMembers(of: CAEmitterLayer.self, fillCAEmitterLayer)
    __objcRegisterMembers(of: CAGradientLayer.self, fillCAGradientLayer)
    __objcRegisterMembers(of: CAKeyframeAnimation.self, fillCAKeyframeAnimation)
    __objcRegisterMembers(of: CALayer.self, fillCALayer)
    __objcRegisterMembers(of: CAPropertyAnimation.self, fillCAPropertyAnimation)
    __objcRegisterMembers(of: CAReplicatorLayer.self, fillCAReplicatorLayer)
    __objcRegisterMembers(of: CAScrollLayer.self, fillCAScrollLayer)
    __objcRegisterMembers(of: CAShapeLayer.self, fillCAShapeLayer)
    __objcRegisterMembers(of: CASpringAnimation.self, fillCASpringAnimation)
    __objcRegisterMembers(of: CATextLayer.self, fillCATextLayer)
    __objcRegisterMembers(of: CATiledLayer.self, fillCATiledLayer)
    __objcRegisterMembers(of: CATransformLayer.self, fillCATransformLayer)
    __objcRegisterMembers(of: CATransition.self, fillCATransition)
    __objcRegisterMembers(of: CAValueFunction.self, fillCAValueFunction)
}

@section(".init_array") @used
private let recordQuartzCore: @convention(c) () -> Void = { __objcRecord { registerQuartzCore() } }
