// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by scripts/generate-filters.
import Foundation

final class TypedCIAccordionFoldTransition: BuiltinFilter, CIAccordionFoldTransition {
    var bottomHeight: Float { get { number("inputBottomHeight") } set { set(newValue, "inputBottomHeight") } }
    var foldShadowAmount: Float { get { number("inputFoldShadowAmount") } set { set(newValue, "inputFoldShadowAmount") } }
    var numberOfFolds: Float { get { number("inputNumberOfFolds") } set { set(newValue, "inputNumberOfFolds") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var targetImage: CIImage? { get { image("inputTargetImage") } set { set(newValue, "inputTargetImage") } }
    var time: Float { get { number("inputTime") } set { set(newValue, "inputTime") } }
}

final class TypedCIAffineClamp: BuiltinFilter, CIAffineClamp {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var transform: CGAffineTransform { get { transform("inputTransform") } set { set(newValue, "inputTransform") } }
}

final class TypedCIAffineTile: BuiltinFilter, CIAffineTile {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var transform: CGAffineTransform { get { transform("inputTransform") } set { set(newValue, "inputTransform") } }
}

final class TypedCIAreaAverage: BuiltinFilter, CIAreaAverage {
    var extent: CGRect { get { rect("inputExtent") } set { set(newValue, "inputExtent") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIAreaAverageMaximumRed: BuiltinFilter, CIAreaAverageMaximumRed {
    var extent: CGRect { get { rect("inputExtent") } set { set(newValue, "inputExtent") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIAreaBoundsRed: BuiltinFilter, CIAreaBoundsRed {
    var extent: CGRect { get { rect("inputExtent") } set { set(newValue, "inputExtent") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIAreaHistogram: BuiltinFilter, CIAreaHistogram {
    var count: Int { get { integer("inputCount") } set { set(newValue, "inputCount") } }
    var scale: Float { get { number("inputScale") } set { set(newValue, "inputScale") } }
    var extent: CGRect { get { rect("inputExtent") } set { set(newValue, "inputExtent") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIAreaLogarithmicHistogram: BuiltinFilter, CIAreaLogarithmicHistogram {
    var count: Int { get { integer("inputCount") } set { set(newValue, "inputCount") } }
    var maximumStop: Float { get { number("inputMaximumStop") } set { set(newValue, "inputMaximumStop") } }
    var minimumStop: Float { get { number("inputMinimumStop") } set { set(newValue, "inputMinimumStop") } }
    var scale: Float { get { number("inputScale") } set { set(newValue, "inputScale") } }
    var extent: CGRect { get { rect("inputExtent") } set { set(newValue, "inputExtent") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIAreaMaximum: BuiltinFilter, CIAreaMaximum {
    var extent: CGRect { get { rect("inputExtent") } set { set(newValue, "inputExtent") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIAreaMaximumAlpha: BuiltinFilter, CIAreaMaximumAlpha {
    var extent: CGRect { get { rect("inputExtent") } set { set(newValue, "inputExtent") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIAreaMinMax: BuiltinFilter, CIAreaMinMax {
    var extent: CGRect { get { rect("inputExtent") } set { set(newValue, "inputExtent") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIAreaMinMaxRed: BuiltinFilter, CIAreaMinMaxRed {
    var extent: CGRect { get { rect("inputExtent") } set { set(newValue, "inputExtent") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIAreaMinimum: BuiltinFilter, CIAreaMinimum {
    var extent: CGRect { get { rect("inputExtent") } set { set(newValue, "inputExtent") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIAreaMinimumAlpha: BuiltinFilter, CIAreaMinimumAlpha {
    var extent: CGRect { get { rect("inputExtent") } set { set(newValue, "inputExtent") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIAttributedTextImageGenerator: BuiltinFilter, CIAttributedTextImageGenerator {
    var padding: Float { get { number("inputPadding") } set { set(newValue, "inputPadding") } }
    var scaleFactor: Float { get { number("inputScaleFactor") } set { set(newValue, "inputScaleFactor") } }
    var text: NSAttributedString { get { attributedText("inputText") } set { set(newValue, "inputText") } }
}

final class TypedCIAztecCodeGenerator: BuiltinFilter, CIAztecCodeGenerator {
    var compactStyle: Float { get { number("inputCompactStyle") } set { set(newValue, "inputCompactStyle") } }
    var correctionLevel: Float { get { number("inputCorrectionLevel") } set { set(newValue, "inputCorrectionLevel") } }
    var layers: Float { get { number("inputLayers") } set { set(newValue, "inputLayers") } }
    var message: Data { get { data("inputMessage") } set { set(newValue, "inputMessage") } }
}

final class TypedCIBarsSwipeTransition: BuiltinFilter, CIBarsSwipeTransition {
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var barOffset: Float { get { number("inputBarOffset") } set { set(newValue, "inputBarOffset") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var targetImage: CIImage? { get { image("inputTargetImage") } set { set(newValue, "inputTargetImage") } }
    var time: Float { get { number("inputTime") } set { set(newValue, "inputTime") } }
}

final class TypedCIBicubicScaleTransform: BuiltinFilter, CIBicubicScaleTransform {
    var aspectRatio: Float { get { number("inputAspectRatio") } set { set(newValue, "inputAspectRatio") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var parameterB: Float { get { number("inputParameterB") } set { set(newValue, "inputParameterB") } }
    var parameterC: Float { get { number("inputParameterC") } set { set(newValue, "inputParameterC") } }
    var scale: Float { get { number("inputScale") } set { set(newValue, "inputScale") } }
}

final class TypedCIBlendWithMask: BuiltinFilter, CIBlendWithMask {
    var backgroundImage: CIImage? { get { image("inputBackgroundImage") } set { set(newValue, "inputBackgroundImage") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var maskImage: CIImage? { get { image("inputMaskImage") } set { set(newValue, "inputMaskImage") } }
}

final class TypedCIBloom: BuiltinFilter, CIBloom {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var intensity: Float { get { number("inputIntensity") } set { set(newValue, "inputIntensity") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
}

final class TypedCIBlurredRectangleGenerator: BuiltinFilter, CIBlurredRectangleGenerator {
    var color: CIColor { get { color("inputColor") } set { set(newValue, "inputColor") } }
    var extent: CGRect { get { rect("inputExtent") } set { set(newValue, "inputExtent") } }
    var sigma: Float { get { number("inputSigma") } set { set(newValue, "inputSigma") } }
}

final class TypedCIBlurredRoundedRectangleGenerator: BuiltinFilter, CIBlurredRoundedRectangleGenerator {
    var color: CIColor { get { color("inputColor") } set { set(newValue, "inputColor") } }
    var extent: CGRect { get { rect("inputExtent") } set { set(newValue, "inputExtent") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
    var sigma: Float { get { number("inputSigma") } set { set(newValue, "inputSigma") } }
    var smoothness: Float { get { number("inputSmoothness") } set { set(newValue, "inputSmoothness") } }
}

final class TypedCIBokehBlur: BuiltinFilter, CIBokehBlur {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
    var ringAmount: Float { get { number("inputRingAmount") } set { set(newValue, "inputRingAmount") } }
    var ringSize: Float { get { number("inputRingSize") } set { set(newValue, "inputRingSize") } }
    var softness: Float { get { number("inputSoftness") } set { set(newValue, "inputSoftness") } }
}

final class TypedCIBoxBlur: BuiltinFilter, CIBoxBlur {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
}

final class TypedCIBumpDistortion: BuiltinFilter, CIBumpDistortion {
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
    var scale: Float { get { number("inputScale") } set { set(newValue, "inputScale") } }
}

final class TypedCIBumpDistortionLinear: BuiltinFilter, CIBumpDistortionLinear {
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
    var scale: Float { get { number("inputScale") } set { set(newValue, "inputScale") } }
}

final class TypedCICMYKHalftone: BuiltinFilter, CICMYKHalftone {
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var grayComponentReplacement: Float { get { number("inputGrayComponentReplacement") } set { set(newValue, "inputGrayComponentReplacement") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var sharpness: Float { get { number("inputSharpness") } set { set(newValue, "inputSharpness") } }
    var underColorRemoval: Float { get { number("inputUnderColorRemoval") } set { set(newValue, "inputUnderColorRemoval") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
}

final class TypedCICannyEdgeDetector: BuiltinFilter, CICannyEdgeDetector {
    var gaussianSigma: Float { get { number("inputGaussianSigma") } set { set(newValue, "inputGaussianSigma") } }
    var hysteresisPasses: Int { get { integer("inputHysteresisPasses") } set { set(newValue, "inputHysteresisPasses") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var perceptual: Bool { get { flag("inputPerceptual") } set { set(newValue, "inputPerceptual") } }
    var thresholdHigh: Float { get { number("inputThresholdHigh") } set { set(newValue, "inputThresholdHigh") } }
    var thresholdLow: Float { get { number("inputThresholdLow") } set { set(newValue, "inputThresholdLow") } }
}

final class TypedCICheckerboardGenerator: BuiltinFilter, CICheckerboardGenerator {
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var color0: CIColor { get { color("inputColor0") } set { set(newValue, "inputColor0") } }
    var color1: CIColor { get { color("inputColor1") } set { set(newValue, "inputColor1") } }
    var sharpness: Float { get { number("inputSharpness") } set { set(newValue, "inputSharpness") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
}

final class TypedCICircleSplashDistortion: BuiltinFilter, CICircleSplashDistortion {
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
}

final class TypedCICircularScreen: BuiltinFilter, CICircularScreen {
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var sharpness: Float { get { number("inputSharpness") } set { set(newValue, "inputSharpness") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
}

final class TypedCICircularWrap: BuiltinFilter, CICircularWrap {
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
}

final class TypedCICode128BarcodeGenerator: BuiltinFilter, CICode128BarcodeGenerator {
    var barcodeHeight: Float { get { number("inputBarcodeHeight") } set { set(newValue, "inputBarcodeHeight") } }
    var message: Data { get { data("inputMessage") } set { set(newValue, "inputMessage") } }
    var quietSpace: Float { get { number("inputQuietSpace") } set { set(newValue, "inputQuietSpace") } }
}

final class TypedCIColorAbsoluteDifference: BuiltinFilter, CIColorAbsoluteDifference {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var inputImage2: CIImage? { get { image("inputImage2") } set { set(newValue, "inputImage2") } }
}

final class TypedCIColorClamp: BuiltinFilter, CIColorClamp {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var maxComponents: CIVector { get { vector("inputMaxComponents") } set { set(newValue, "inputMaxComponents") } }
    var minComponents: CIVector { get { vector("inputMinComponents") } set { set(newValue, "inputMinComponents") } }
}

final class TypedCIColorControls: BuiltinFilter, CIColorControls {
    var brightness: Float { get { number("inputBrightness") } set { set(newValue, "inputBrightness") } }
    var contrast: Float { get { number("inputContrast") } set { set(newValue, "inputContrast") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var saturation: Float { get { number("inputSaturation") } set { set(newValue, "inputSaturation") } }
}

final class TypedCIColorCrossPolynomial: BuiltinFilter, CIColorCrossPolynomial {
    var blueCoefficients: CIVector { get { vector("inputBlueCoefficients") } set { set(newValue, "inputBlueCoefficients") } }
    var greenCoefficients: CIVector { get { vector("inputGreenCoefficients") } set { set(newValue, "inputGreenCoefficients") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var redCoefficients: CIVector { get { vector("inputRedCoefficients") } set { set(newValue, "inputRedCoefficients") } }
}

final class TypedCIColorCube: BuiltinFilter, CIColorCube {
    var cubeData: Data { get { data("inputCubeData") } set { set(newValue, "inputCubeData") } }
    var cubeDimension: Float { get { number("inputCubeDimension") } set { set(newValue, "inputCubeDimension") } }
    var extrapolate: Bool { get { flag("inputExtrapolate") } set { set(newValue, "inputExtrapolate") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIColorCubeWithColorSpace: BuiltinFilter, CIColorCubeWithColorSpace {
    var colorSpace: CGColorSpace? { get { colorSpace("inputColorSpace") } set { set(newValue, "inputColorSpace") } }
    var cubeData: Data { get { data("inputCubeData") } set { set(newValue, "inputCubeData") } }
    var cubeDimension: Float { get { number("inputCubeDimension") } set { set(newValue, "inputCubeDimension") } }
    var extrapolate: Bool { get { flag("inputExtrapolate") } set { set(newValue, "inputExtrapolate") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIColorCubesMixedWithMask: BuiltinFilter, CIColorCubesMixedWithMask {
    var colorSpace: CGColorSpace? { get { colorSpace("inputColorSpace") } set { set(newValue, "inputColorSpace") } }
    var cube0Data: Data { get { data("inputCube0Data") } set { set(newValue, "inputCube0Data") } }
    var cube1Data: Data { get { data("inputCube1Data") } set { set(newValue, "inputCube1Data") } }
    var cubeDimension: Float { get { number("inputCubeDimension") } set { set(newValue, "inputCubeDimension") } }
    var extrapolate: Bool { get { flag("inputExtrapolate") } set { set(newValue, "inputExtrapolate") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var maskImage: CIImage? { get { image("inputMaskImage") } set { set(newValue, "inputMaskImage") } }
}

final class TypedCIColorCurves: BuiltinFilter, CIColorCurves {
    var colorSpace: CGColorSpace? { get { colorSpace("inputColorSpace") } set { set(newValue, "inputColorSpace") } }
    var curvesData: Data { get { data("inputCurvesData") } set { set(newValue, "inputCurvesData") } }
    var curvesDomain: CIVector { get { vector("inputCurvesDomain") } set { set(newValue, "inputCurvesDomain") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIColorInvert: BuiltinFilter, CIColorInvert {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIColorMap: BuiltinFilter, CIColorMap {
    var gradientImage: CIImage? { get { image("inputGradientImage") } set { set(newValue, "inputGradientImage") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIColorMatrix: BuiltinFilter, CIColorMatrix {
    var aVector: CIVector { get { vector("inputAVector") } set { set(newValue, "inputAVector") } }
    var bVector: CIVector { get { vector("inputBVector") } set { set(newValue, "inputBVector") } }
    var biasVector: CIVector { get { vector("inputBiasVector") } set { set(newValue, "inputBiasVector") } }
    var gVector: CIVector { get { vector("inputGVector") } set { set(newValue, "inputGVector") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var rVector: CIVector { get { vector("inputRVector") } set { set(newValue, "inputRVector") } }
}

final class TypedCIColorMonochrome: BuiltinFilter, CIColorMonochrome {
    var color: CIColor { get { color("inputColor") } set { set(newValue, "inputColor") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var intensity: Float { get { number("inputIntensity") } set { set(newValue, "inputIntensity") } }
}

final class TypedCIColorPolynomial: BuiltinFilter, CIColorPolynomial {
    var alphaCoefficients: CIVector { get { vector("inputAlphaCoefficients") } set { set(newValue, "inputAlphaCoefficients") } }
    var blueCoefficients: CIVector { get { vector("inputBlueCoefficients") } set { set(newValue, "inputBlueCoefficients") } }
    var greenCoefficients: CIVector { get { vector("inputGreenCoefficients") } set { set(newValue, "inputGreenCoefficients") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var redCoefficients: CIVector { get { vector("inputRedCoefficients") } set { set(newValue, "inputRedCoefficients") } }
}

final class TypedCIColorPosterize: BuiltinFilter, CIColorPosterize {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var levels: Float { get { number("inputLevels") } set { set(newValue, "inputLevels") } }
}

final class TypedCIColorThreshold: BuiltinFilter, CIColorThreshold {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var threshold: Float { get { number("inputThreshold") } set { set(newValue, "inputThreshold") } }
}

final class TypedCIColorThresholdOtsu: BuiltinFilter, CIColorThresholdOtsu {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIColumnAverage: BuiltinFilter, CIColumnAverage {
    var extent: CGRect { get { rect("inputExtent") } set { set(newValue, "inputExtent") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIComicEffect: BuiltinFilter, CIComicEffect {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCICompositeOperation: BuiltinFilter, CICompositeOperation {
    var backgroundImage: CIImage? { get { image("inputBackgroundImage") } set { set(newValue, "inputBackgroundImage") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIConvertLab: BuiltinFilter, CIConvertLab {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var normalize: Bool { get { flag("inputNormalize") } set { set(newValue, "inputNormalize") } }
}

final class TypedCIConvolution: BuiltinFilter, CIConvolution {
    var bias: Float { get { number("inputBias") } set { set(newValue, "inputBias") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var weights: CIVector { get { vector("inputWeights") } set { set(newValue, "inputWeights") } }
}

final class TypedCICopyMachineTransition: BuiltinFilter, CICopyMachineTransition {
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var color: CIColor { get { color("inputColor") } set { set(newValue, "inputColor") } }
    var extent: CGRect { get { rect("inputExtent") } set { set(newValue, "inputExtent") } }
    var opacity: Float { get { number("inputOpacity") } set { set(newValue, "inputOpacity") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var targetImage: CIImage? { get { image("inputTargetImage") } set { set(newValue, "inputTargetImage") } }
    var time: Float { get { number("inputTime") } set { set(newValue, "inputTime") } }
}

final class TypedCICrystallize: BuiltinFilter, CICrystallize {
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
}

final class TypedCIDepthOfField: BuiltinFilter, CIDepthOfField {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var point0: CGPoint { get { point("inputPoint0") } set { set(newValue, "inputPoint0") } }
    var point1: CGPoint { get { point("inputPoint1") } set { set(newValue, "inputPoint1") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
    var saturation: Float { get { number("inputSaturation") } set { set(newValue, "inputSaturation") } }
    var unsharpMaskIntensity: Float { get { number("inputUnsharpMaskIntensity") } set { set(newValue, "inputUnsharpMaskIntensity") } }
    var unsharpMaskRadius: Float { get { number("inputUnsharpMaskRadius") } set { set(newValue, "inputUnsharpMaskRadius") } }
}

final class TypedCIDepthToDisparity: BuiltinFilter, CIDepthToDisparity {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIDiscBlur: BuiltinFilter, CIDiscBlur {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
}

final class TypedCIDisintegrateWithMaskTransition: BuiltinFilter, CIDisintegrateWithMaskTransition {
    var maskImage: CIImage? { get { image("inputMaskImage") } set { set(newValue, "inputMaskImage") } }
    var shadowDensity: Float { get { number("inputShadowDensity") } set { set(newValue, "inputShadowDensity") } }
    var shadowOffset: CGPoint { get { point("inputShadowOffset") } set { set(newValue, "inputShadowOffset") } }
    var shadowRadius: Float { get { number("inputShadowRadius") } set { set(newValue, "inputShadowRadius") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var targetImage: CIImage? { get { image("inputTargetImage") } set { set(newValue, "inputTargetImage") } }
    var time: Float { get { number("inputTime") } set { set(newValue, "inputTime") } }
}

final class TypedCIDisparityToDepth: BuiltinFilter, CIDisparityToDepth {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIDisplacementDistortion: BuiltinFilter, CIDisplacementDistortion {
    var displacementImage: CIImage? { get { image("inputDisplacementImage") } set { set(newValue, "inputDisplacementImage") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var scale: Float { get { number("inputScale") } set { set(newValue, "inputScale") } }
}

final class TypedCIDissolveTransition: BuiltinFilter, CIDissolveTransition {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var targetImage: CIImage? { get { image("inputTargetImage") } set { set(newValue, "inputTargetImage") } }
    var time: Float { get { number("inputTime") } set { set(newValue, "inputTime") } }
}

final class TypedCIDistanceGradientFromRedMask: BuiltinFilter, CIDistanceGradientFromRedMask {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var maximumDistance: Float { get { number("inputMaximumDistance") } set { set(newValue, "inputMaximumDistance") } }
}

final class TypedCIDither: BuiltinFilter, CIDither {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var intensity: Float { get { number("inputIntensity") } set { set(newValue, "inputIntensity") } }
}

final class TypedCIDocumentEnhancer: BuiltinFilter, CIDocumentEnhancer {
    var amount: Float { get { number("inputAmount") } set { set(newValue, "inputAmount") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIDotScreen: BuiltinFilter, CIDotScreen {
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var sharpness: Float { get { number("inputSharpness") } set { set(newValue, "inputSharpness") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
}

final class TypedCIDroste: BuiltinFilter, CIDroste {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var insetPoint0: CGPoint { get { point("inputInsetPoint0") } set { set(newValue, "inputInsetPoint0") } }
    var insetPoint1: CGPoint { get { point("inputInsetPoint1") } set { set(newValue, "inputInsetPoint1") } }
    var periodicity: Float { get { number("inputPeriodicity") } set { set(newValue, "inputPeriodicity") } }
    var rotation: Float { get { number("inputRotation") } set { set(newValue, "inputRotation") } }
    var strands: Float { get { number("inputStrands") } set { set(newValue, "inputStrands") } }
    var zoom: Float { get { number("inputZoom") } set { set(newValue, "inputZoom") } }
}

final class TypedCIEdgePreserveUpsample: BuiltinFilter, CIEdgePreserveUpsample {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var lumaSigma: Float { get { number("inputLumaSigma") } set { set(newValue, "inputLumaSigma") } }
    var smallImage: CIImage? { get { image("inputSmallImage") } set { set(newValue, "inputSmallImage") } }
    var spatialSigma: Float { get { number("inputSpatialSigma") } set { set(newValue, "inputSpatialSigma") } }
}

final class TypedCIEdgeWork: BuiltinFilter, CIEdgeWork {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
}

final class TypedCIEdges: BuiltinFilter, CIEdges {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var intensity: Float { get { number("inputIntensity") } set { set(newValue, "inputIntensity") } }
}

final class TypedCIEightfoldReflectedTile: BuiltinFilter, CIEightfoldReflectedTile {
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
}

final class TypedCIExposureAdjust: BuiltinFilter, CIExposureAdjust {
    var ev: Float { get { number("inputEV") } set { set(newValue, "inputEV") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIFalseColor: BuiltinFilter, CIFalseColor {
    var color0: CIColor { get { color("inputColor0") } set { set(newValue, "inputColor0") } }
    var color1: CIColor { get { color("inputColor1") } set { set(newValue, "inputColor1") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIFlashTransition: BuiltinFilter, CIFlashTransition {
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var color: CIColor { get { color("inputColor") } set { set(newValue, "inputColor") } }
    var extent: CGRect { get { rect("inputExtent") } set { set(newValue, "inputExtent") } }
    var fadeThreshold: Float { get { number("inputFadeThreshold") } set { set(newValue, "inputFadeThreshold") } }
    var maxStriationRadius: Float { get { number("inputMaxStriationRadius") } set { set(newValue, "inputMaxStriationRadius") } }
    var striationContrast: Float { get { number("inputStriationContrast") } set { set(newValue, "inputStriationContrast") } }
    var striationStrength: Float { get { number("inputStriationStrength") } set { set(newValue, "inputStriationStrength") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var targetImage: CIImage? { get { image("inputTargetImage") } set { set(newValue, "inputTargetImage") } }
    var time: Float { get { number("inputTime") } set { set(newValue, "inputTime") } }
}

final class TypedCIFourfoldReflectedTile: BuiltinFilter, CIFourfoldReflectedTile {
    var acuteAngle: Float { get { number("inputAcuteAngle") } set { set(newValue, "inputAcuteAngle") } }
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
}

final class TypedCIFourfoldRotatedTile: BuiltinFilter, CIFourfoldRotatedTile {
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
}

final class TypedCIFourfoldTranslatedTile: BuiltinFilter, CIFourfoldTranslatedTile {
    var acuteAngle: Float { get { number("inputAcuteAngle") } set { set(newValue, "inputAcuteAngle") } }
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
}

final class TypedCIGaborGradients: BuiltinFilter, CIGaborGradients {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIGammaAdjust: BuiltinFilter, CIGammaAdjust {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var power: Float { get { number("inputPower") } set { set(newValue, "inputPower") } }
}

final class TypedCIGaussianBlur: BuiltinFilter, CIGaussianBlur {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
}

final class TypedCIGaussianGradient: BuiltinFilter, CIGaussianGradient {
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var color0: CIColor { get { color("inputColor0") } set { set(newValue, "inputColor0") } }
    var color1: CIColor { get { color("inputColor1") } set { set(newValue, "inputColor1") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
}

final class TypedCIGlassDistortion: BuiltinFilter, CIGlassDistortion {
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var scale: Float { get { number("inputScale") } set { set(newValue, "inputScale") } }
    var textureImage: CIImage? { get { image("inputTextureImage") } set { set(newValue, "inputTextureImage") } }
}

final class TypedCIGlassLozenge: BuiltinFilter, CIGlassLozenge {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var point0: CGPoint { get { point("inputPoint0") } set { set(newValue, "inputPoint0") } }
    var point1: CGPoint { get { point("inputPoint1") } set { set(newValue, "inputPoint1") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
    var refraction: Float { get { number("inputRefraction") } set { set(newValue, "inputRefraction") } }
}

final class TypedCIGlideReflectedTile: BuiltinFilter, CIGlideReflectedTile {
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
}

final class TypedCIGloom: BuiltinFilter, CIGloom {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var intensity: Float { get { number("inputIntensity") } set { set(newValue, "inputIntensity") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
}

final class TypedCIHatchedScreen: BuiltinFilter, CIHatchedScreen {
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var sharpness: Float { get { number("inputSharpness") } set { set(newValue, "inputSharpness") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
}

final class TypedCIHeightFieldFromMask: BuiltinFilter, CIHeightFieldFromMask {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
}

final class TypedCIHexagonalPixellate: BuiltinFilter, CIHexagonalPixellate {
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var scale: Float { get { number("inputScale") } set { set(newValue, "inputScale") } }
}

final class TypedCIHighlightShadowAdjust: BuiltinFilter, CIHighlightShadowAdjust {
    var highlightAmount: Float { get { number("inputHighlightAmount") } set { set(newValue, "inputHighlightAmount") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
    var shadowAmount: Float { get { number("inputShadowAmount") } set { set(newValue, "inputShadowAmount") } }
}

final class TypedCIHistogramDisplay: BuiltinFilter, CIHistogramDisplay {
    var height: Float { get { number("inputHeight") } set { set(newValue, "inputHeight") } }
    var highLimit: Float { get { number("inputHighLimit") } set { set(newValue, "inputHighLimit") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var lowLimit: Float { get { number("inputLowLimit") } set { set(newValue, "inputLowLimit") } }
}

final class TypedCIHoleDistortion: BuiltinFilter, CIHoleDistortion {
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
}

final class TypedCIHueAdjust: BuiltinFilter, CIHueAdjust {
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIHueSaturationValueGradient: BuiltinFilter, CIHueSaturationValueGradient {
    var colorSpace: CGColorSpace? { get { colorSpace("inputColorSpace") } set { set(newValue, "inputColorSpace") } }
    var dither: Float { get { number("inputDither") } set { set(newValue, "inputDither") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
    var softness: Float { get { number("inputSoftness") } set { set(newValue, "inputSoftness") } }
    var value: Float { get { number("inputValue") } set { set(newValue, "inputValue") } }
}

final class TypedCIKMeans: BuiltinFilter, CIKMeans {
    var count: Int { get { integer("inputCount") } set { set(newValue, "inputCount") } }
    var inputMeans: CIImage? { get { image("inputMeans") } set { set(newValue, "inputMeans") } }
    var passes: Float { get { number("inputPasses") } set { set(newValue, "inputPasses") } }
    var perceptual: Bool { get { flag("inputPerceptual") } set { set(newValue, "inputPerceptual") } }
    var extent: CGRect { get { rect("inputExtent") } set { set(newValue, "inputExtent") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIKaleidoscope: BuiltinFilter, CIKaleidoscope {
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var count: Int { get { integer("inputCount") } set { set(newValue, "inputCount") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIKeystoneCorrectionCombined: BuiltinFilter, CIKeystoneCorrectionCombined {
    var focalLength: Float { get { number("inputFocalLength") } set { set(newValue, "inputFocalLength") } }
    var bottomLeft: CGPoint { get { point("inputBottomLeft") } set { set(newValue, "inputBottomLeft") } }
    var bottomRight: CGPoint { get { point("inputBottomRight") } set { set(newValue, "inputBottomRight") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var topLeft: CGPoint { get { point("inputTopLeft") } set { set(newValue, "inputTopLeft") } }
    var topRight: CGPoint { get { point("inputTopRight") } set { set(newValue, "inputTopRight") } }
}

final class TypedCIKeystoneCorrectionHorizontal: BuiltinFilter, CIKeystoneCorrectionHorizontal {
    var focalLength: Float { get { number("inputFocalLength") } set { set(newValue, "inputFocalLength") } }
    var bottomLeft: CGPoint { get { point("inputBottomLeft") } set { set(newValue, "inputBottomLeft") } }
    var bottomRight: CGPoint { get { point("inputBottomRight") } set { set(newValue, "inputBottomRight") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var topLeft: CGPoint { get { point("inputTopLeft") } set { set(newValue, "inputTopLeft") } }
    var topRight: CGPoint { get { point("inputTopRight") } set { set(newValue, "inputTopRight") } }
}

final class TypedCIKeystoneCorrectionVertical: BuiltinFilter, CIKeystoneCorrectionVertical {
    var focalLength: Float { get { number("inputFocalLength") } set { set(newValue, "inputFocalLength") } }
    var bottomLeft: CGPoint { get { point("inputBottomLeft") } set { set(newValue, "inputBottomLeft") } }
    var bottomRight: CGPoint { get { point("inputBottomRight") } set { set(newValue, "inputBottomRight") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var topLeft: CGPoint { get { point("inputTopLeft") } set { set(newValue, "inputTopLeft") } }
    var topRight: CGPoint { get { point("inputTopRight") } set { set(newValue, "inputTopRight") } }
}

final class TypedCILabDeltaE: BuiltinFilter, CILabDeltaE {
    var image2: CIImage? { get { image("inputImage2") } set { set(newValue, "inputImage2") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCILanczosScaleTransform: BuiltinFilter, CILanczosScaleTransform {
    var aspectRatio: Float { get { number("inputAspectRatio") } set { set(newValue, "inputAspectRatio") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var scale: Float { get { number("inputScale") } set { set(newValue, "inputScale") } }
}

final class TypedCILenticularHaloGenerator: BuiltinFilter, CILenticularHaloGenerator {
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var color: CIColor { get { color("inputColor") } set { set(newValue, "inputColor") } }
    var haloOverlap: Float { get { number("inputHaloOverlap") } set { set(newValue, "inputHaloOverlap") } }
    var haloRadius: Float { get { number("inputHaloRadius") } set { set(newValue, "inputHaloRadius") } }
    var haloWidth: Float { get { number("inputHaloWidth") } set { set(newValue, "inputHaloWidth") } }
    var striationContrast: Float { get { number("inputStriationContrast") } set { set(newValue, "inputStriationContrast") } }
    var striationStrength: Float { get { number("inputStriationStrength") } set { set(newValue, "inputStriationStrength") } }
    var time: Float { get { number("inputTime") } set { set(newValue, "inputTime") } }
}

final class TypedCILightTunnel: BuiltinFilter, CILightTunnel {
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
    var rotation: Float { get { number("inputRotation") } set { set(newValue, "inputRotation") } }
}

final class TypedCILineOverlay: BuiltinFilter, CILineOverlay {
    var contrast: Float { get { number("inputContrast") } set { set(newValue, "inputContrast") } }
    var edgeIntensity: Float { get { number("inputEdgeIntensity") } set { set(newValue, "inputEdgeIntensity") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var nrNoiseLevel: Float { get { number("inputNrNoiseLevel") } set { set(newValue, "inputNrNoiseLevel") } }
    var nrSharpness: Float { get { number("inputNrSharpness") } set { set(newValue, "inputNrSharpness") } }
    var threshold: Float { get { number("inputThreshold") } set { set(newValue, "inputThreshold") } }
}

final class TypedCILineScreen: BuiltinFilter, CILineScreen {
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var sharpness: Float { get { number("inputSharpness") } set { set(newValue, "inputSharpness") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
}

final class TypedCILinearGradient: BuiltinFilter, CILinearGradient {
    var color0: CIColor { get { color("inputColor0") } set { set(newValue, "inputColor0") } }
    var color1: CIColor { get { color("inputColor1") } set { set(newValue, "inputColor1") } }
    var point0: CGPoint { get { point("inputPoint0") } set { set(newValue, "inputPoint0") } }
    var point1: CGPoint { get { point("inputPoint1") } set { set(newValue, "inputPoint1") } }
}

final class TypedCILinearToSRGBToneCurve: BuiltinFilter, CILinearToSRGBToneCurve {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIMaskToAlpha: BuiltinFilter, CIMaskToAlpha {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIMaskedVariableBlur: BuiltinFilter, CIMaskedVariableBlur {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var mask: CIImage? { get { image("inputMask") } set { set(newValue, "inputMask") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
}

final class TypedCIMaximumComponent: BuiltinFilter, CIMaximumComponent {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIMaximumScaleTransform: BuiltinFilter, CIMaximumScaleTransform {
    var aspectRatio: Float { get { number("inputAspectRatio") } set { set(newValue, "inputAspectRatio") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var scale: Float { get { number("inputScale") } set { set(newValue, "inputScale") } }
}

final class TypedCIMedian: BuiltinFilter, CIMedian {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIMinimumComponent: BuiltinFilter, CIMinimumComponent {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIMix: BuiltinFilter, CIMix {
    var amount: Float { get { number("inputAmount") } set { set(newValue, "inputAmount") } }
    var backgroundImage: CIImage? { get { image("inputBackgroundImage") } set { set(newValue, "inputBackgroundImage") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIModTransition: BuiltinFilter, CIModTransition {
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var compression: Float { get { number("inputCompression") } set { set(newValue, "inputCompression") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var targetImage: CIImage? { get { image("inputTargetImage") } set { set(newValue, "inputTargetImage") } }
    var time: Float { get { number("inputTime") } set { set(newValue, "inputTime") } }
}

final class TypedCIMorphologyGradient: BuiltinFilter, CIMorphologyGradient {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
}

final class TypedCIMorphologyMaximum: BuiltinFilter, CIMorphologyMaximum {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
}

final class TypedCIMorphologyMinimum: BuiltinFilter, CIMorphologyMinimum {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
}

final class TypedCIMorphologyRectangleMaximum: BuiltinFilter, CIMorphologyRectangleMaximum {
    var height: Float { get { number("inputHeight") } set { set(newValue, "inputHeight") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
}

final class TypedCIMorphologyRectangleMinimum: BuiltinFilter, CIMorphologyRectangleMinimum {
    var height: Float { get { number("inputHeight") } set { set(newValue, "inputHeight") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
}

final class TypedCIMotionBlur: BuiltinFilter, CIMotionBlur {
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
}

final class TypedCINinePartStretched: BuiltinFilter, CINinePartStretched {
    var breakpoint0: CGPoint { get { point("inputBreakpoint0") } set { set(newValue, "inputBreakpoint0") } }
    var breakpoint1: CGPoint { get { point("inputBreakpoint1") } set { set(newValue, "inputBreakpoint1") } }
    var growAmount: CGPoint { get { point("inputGrowAmount") } set { set(newValue, "inputGrowAmount") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCINinePartTiled: BuiltinFilter, CINinePartTiled {
    var breakpoint0: CGPoint { get { point("inputBreakpoint0") } set { set(newValue, "inputBreakpoint0") } }
    var breakpoint1: CGPoint { get { point("inputBreakpoint1") } set { set(newValue, "inputBreakpoint1") } }
    var flipYTiles: Bool { get { flag("inputFlipYTiles") } set { set(newValue, "inputFlipYTiles") } }
    var growAmount: CGPoint { get { point("inputGrowAmount") } set { set(newValue, "inputGrowAmount") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCINoiseReduction: BuiltinFilter, CINoiseReduction {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var noiseLevel: Float { get { number("inputNoiseLevel") } set { set(newValue, "inputNoiseLevel") } }
    var sharpness: Float { get { number("inputSharpness") } set { set(newValue, "inputSharpness") } }
}

final class TypedCIOpTile: BuiltinFilter, CIOpTile {
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var scale: Float { get { number("inputScale") } set { set(newValue, "inputScale") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
}

final class TypedCIPDF417BarcodeGenerator: BuiltinFilter, CIPDF417BarcodeGenerator {
    var alwaysSpecifyCompaction: Float { get { number("inputAlwaysSpecifyCompaction") } set { set(newValue, "inputAlwaysSpecifyCompaction") } }
    var compactStyle: Float { get { number("inputCompactStyle") } set { set(newValue, "inputCompactStyle") } }
    var compactionMode: Float { get { number("inputCompactionMode") } set { set(newValue, "inputCompactionMode") } }
    var correctionLevel: Float { get { number("inputCorrectionLevel") } set { set(newValue, "inputCorrectionLevel") } }
    var dataColumns: Float { get { number("inputDataColumns") } set { set(newValue, "inputDataColumns") } }
    var maxHeight: Float { get { number("inputMaxHeight") } set { set(newValue, "inputMaxHeight") } }
    var maxWidth: Float { get { number("inputMaxWidth") } set { set(newValue, "inputMaxWidth") } }
    var message: Data { get { data("inputMessage") } set { set(newValue, "inputMessage") } }
    var minHeight: Float { get { number("inputMinHeight") } set { set(newValue, "inputMinHeight") } }
    var minWidth: Float { get { number("inputMinWidth") } set { set(newValue, "inputMinWidth") } }
    var preferredAspectRatio: Float { get { number("inputPreferredAspectRatio") } set { set(newValue, "inputPreferredAspectRatio") } }
    var rows: Float { get { number("inputRows") } set { set(newValue, "inputRows") } }
}

final class TypedCIPageCurlTransition: BuiltinFilter, CIPageCurlTransition {
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var backsideImage: CIImage? { get { image("inputBacksideImage") } set { set(newValue, "inputBacksideImage") } }
    var extent: CGRect { get { rect("inputExtent") } set { set(newValue, "inputExtent") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
    var shadingImage: CIImage? { get { image("inputShadingImage") } set { set(newValue, "inputShadingImage") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var targetImage: CIImage? { get { image("inputTargetImage") } set { set(newValue, "inputTargetImage") } }
    var time: Float { get { number("inputTime") } set { set(newValue, "inputTime") } }
}

final class TypedCIPageCurlWithShadowTransition: BuiltinFilter, CIPageCurlWithShadowTransition {
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var backsideImage: CIImage? { get { image("inputBacksideImage") } set { set(newValue, "inputBacksideImage") } }
    var extent: CGRect { get { rect("inputExtent") } set { set(newValue, "inputExtent") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
    var shadowAmount: Float { get { number("inputShadowAmount") } set { set(newValue, "inputShadowAmount") } }
    var shadowExtent: CGRect { get { rect("inputShadowExtent") } set { set(newValue, "inputShadowExtent") } }
    var shadowSize: Float { get { number("inputShadowSize") } set { set(newValue, "inputShadowSize") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var targetImage: CIImage? { get { image("inputTargetImage") } set { set(newValue, "inputTargetImage") } }
    var time: Float { get { number("inputTime") } set { set(newValue, "inputTime") } }
}

final class TypedCIPaletteCentroid: BuiltinFilter, CIPaletteCentroid {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var paletteImage: CIImage? { get { image("inputPaletteImage") } set { set(newValue, "inputPaletteImage") } }
    var perceptual: Bool { get { flag("inputPerceptual") } set { set(newValue, "inputPerceptual") } }
}

final class TypedCIPalettize: BuiltinFilter, CIPalettize {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var paletteImage: CIImage? { get { image("inputPaletteImage") } set { set(newValue, "inputPaletteImage") } }
    var perceptual: Bool { get { flag("inputPerceptual") } set { set(newValue, "inputPerceptual") } }
}

final class TypedCIParallelogramTile: BuiltinFilter, CIParallelogramTile {
    var acuteAngle: Float { get { number("inputAcuteAngle") } set { set(newValue, "inputAcuteAngle") } }
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
}

final class TypedCIPersonSegmentation: BuiltinFilter, CIPersonSegmentation {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var qualityLevel: Float { get { number("inputQualityLevel") } set { set(newValue, "inputQualityLevel") } }
}

final class TypedCIPerspectiveCorrection: BuiltinFilter, CIPerspectiveCorrection {
    var crop: Bool { get { flag("inputCrop") } set { set(newValue, "inputCrop") } }
    var bottomLeft: CGPoint { get { point("inputBottomLeft") } set { set(newValue, "inputBottomLeft") } }
    var bottomRight: CGPoint { get { point("inputBottomRight") } set { set(newValue, "inputBottomRight") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var topLeft: CGPoint { get { point("inputTopLeft") } set { set(newValue, "inputTopLeft") } }
    var topRight: CGPoint { get { point("inputTopRight") } set { set(newValue, "inputTopRight") } }
}

final class TypedCIPerspectiveRotate: BuiltinFilter, CIPerspectiveRotate {
    var focalLength: Float { get { number("inputFocalLength") } set { set(newValue, "inputFocalLength") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var pitch: Float { get { number("inputPitch") } set { set(newValue, "inputPitch") } }
    var roll: Float { get { number("inputRoll") } set { set(newValue, "inputRoll") } }
    var yaw: Float { get { number("inputYaw") } set { set(newValue, "inputYaw") } }
}

final class TypedCIPerspectiveTile: BuiltinFilter, CIPerspectiveTile {
    var bottomLeft: CGPoint { get { point("inputBottomLeft") } set { set(newValue, "inputBottomLeft") } }
    var bottomRight: CGPoint { get { point("inputBottomRight") } set { set(newValue, "inputBottomRight") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var topLeft: CGPoint { get { point("inputTopLeft") } set { set(newValue, "inputTopLeft") } }
    var topRight: CGPoint { get { point("inputTopRight") } set { set(newValue, "inputTopRight") } }
}

final class TypedCIPerspectiveTransform: BuiltinFilter, CIPerspectiveTransform {
    var bottomLeft: CGPoint { get { point("inputBottomLeft") } set { set(newValue, "inputBottomLeft") } }
    var bottomRight: CGPoint { get { point("inputBottomRight") } set { set(newValue, "inputBottomRight") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var topLeft: CGPoint { get { point("inputTopLeft") } set { set(newValue, "inputTopLeft") } }
    var topRight: CGPoint { get { point("inputTopRight") } set { set(newValue, "inputTopRight") } }
}

final class TypedCIPerspectiveTransformWithExtent: BuiltinFilter, CIPerspectiveTransformWithExtent {
    var extent: CGRect { get { rect("inputExtent") } set { set(newValue, "inputExtent") } }
    var bottomLeft: CGPoint { get { point("inputBottomLeft") } set { set(newValue, "inputBottomLeft") } }
    var bottomRight: CGPoint { get { point("inputBottomRight") } set { set(newValue, "inputBottomRight") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var topLeft: CGPoint { get { point("inputTopLeft") } set { set(newValue, "inputTopLeft") } }
    var topRight: CGPoint { get { point("inputTopRight") } set { set(newValue, "inputTopRight") } }
}

final class TypedCIPhotoEffect: BuiltinFilter, CIPhotoEffect {
    var extrapolate: Bool { get { flag("inputExtrapolate") } set { set(newValue, "inputExtrapolate") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIPinchDistortion: BuiltinFilter, CIPinchDistortion {
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
    var scale: Float { get { number("inputScale") } set { set(newValue, "inputScale") } }
}

final class TypedCIPixellate: BuiltinFilter, CIPixellate {
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var scale: Float { get { number("inputScale") } set { set(newValue, "inputScale") } }
}

final class TypedCIPointillize: BuiltinFilter, CIPointillize {
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
}

final class TypedCIQRCodeGenerator: BuiltinFilter, CIQRCodeGenerator {
    var correctionLevel: String { get { text("inputCorrectionLevel") } set { set(newValue, "inputCorrectionLevel") } }
    var message: Data { get { data("inputMessage") } set { set(newValue, "inputMessage") } }
}

final class TypedCIRadialGradient: BuiltinFilter, CIRadialGradient {
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var color0: CIColor { get { color("inputColor0") } set { set(newValue, "inputColor0") } }
    var color1: CIColor { get { color("inputColor1") } set { set(newValue, "inputColor1") } }
    var radius0: Float { get { number("inputRadius0") } set { set(newValue, "inputRadius0") } }
    var radius1: Float { get { number("inputRadius1") } set { set(newValue, "inputRadius1") } }
}

final class TypedCIRandomGenerator: BuiltinFilter, CIRandomGenerator {
}

final class TypedCIRippleTransition: BuiltinFilter, CIRippleTransition {
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var extent: CGRect { get { rect("inputExtent") } set { set(newValue, "inputExtent") } }
    var scale: Float { get { number("inputScale") } set { set(newValue, "inputScale") } }
    var shadingImage: CIImage? { get { image("inputShadingImage") } set { set(newValue, "inputShadingImage") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var targetImage: CIImage? { get { image("inputTargetImage") } set { set(newValue, "inputTargetImage") } }
    var time: Float { get { number("inputTime") } set { set(newValue, "inputTime") } }
}

final class TypedCIRoundedQRCodeGenerator: BuiltinFilter, CIRoundedQRCodeGenerator {
    var centerSpaceSize: Float { get { number("inputCenterSpaceSize") } set { set(newValue, "inputCenterSpaceSize") } }
    var color0: CIColor { get { color("inputColor0") } set { set(newValue, "inputColor0") } }
    var color1: CIColor { get { color("inputColor1") } set { set(newValue, "inputColor1") } }
    var correctionLevel: String { get { text("inputCorrectionLevel") } set { set(newValue, "inputCorrectionLevel") } }
    var message: Data { get { data("inputMessage") } set { set(newValue, "inputMessage") } }
    var roundedData: Bool { get { flag("inputRoundedData") } set { set(newValue, "inputRoundedData") } }
    var roundedMarkers: Int { get { integer("inputRoundedMarkers") } set { set(newValue, "inputRoundedMarkers") } }
    var scale: Float { get { number("inputScale") } set { set(newValue, "inputScale") } }
}

final class TypedCIRoundedRectangleGenerator: BuiltinFilter, CIRoundedRectangleGenerator {
    var color: CIColor { get { color("inputColor") } set { set(newValue, "inputColor") } }
    var extent: CGRect { get { rect("inputExtent") } set { set(newValue, "inputExtent") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
    var smoothness: Float { get { number("inputSmoothness") } set { set(newValue, "inputSmoothness") } }
}

final class TypedCIRoundedRectangleStrokeGenerator: BuiltinFilter, CIRoundedRectangleStrokeGenerator {
    var color: CIColor { get { color("inputColor") } set { set(newValue, "inputColor") } }
    var extent: CGRect { get { rect("inputExtent") } set { set(newValue, "inputExtent") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
    var smoothness: Float { get { number("inputSmoothness") } set { set(newValue, "inputSmoothness") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
}

final class TypedCIRowAverage: BuiltinFilter, CIRowAverage {
    var extent: CGRect { get { rect("inputExtent") } set { set(newValue, "inputExtent") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCISRGBToneCurveToLinear: BuiltinFilter, CISRGBToneCurveToLinear {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCISaliencyMap: BuiltinFilter, CISaliencyMap {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCISepiaTone: BuiltinFilter, CISepiaTone {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var intensity: Float { get { number("inputIntensity") } set { set(newValue, "inputIntensity") } }
}

final class TypedCIShadedMaterial: BuiltinFilter, CIShadedMaterial {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var scale: Float { get { number("inputScale") } set { set(newValue, "inputScale") } }
    var shadingImage: CIImage? { get { image("inputShadingImage") } set { set(newValue, "inputShadingImage") } }
}

final class TypedCISharpenLuminance: BuiltinFilter, CISharpenLuminance {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
    var sharpness: Float { get { number("inputSharpness") } set { set(newValue, "inputSharpness") } }
}

final class TypedCISignedDistanceGradientFromRedMask: BuiltinFilter, CISignedDistanceGradientFromRedMask {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var maximumDistance: Float { get { number("inputMaximumDistance") } set { set(newValue, "inputMaximumDistance") } }
}

final class TypedCISixfoldReflectedTile: BuiltinFilter, CISixfoldReflectedTile {
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
}

final class TypedCISixfoldRotatedTile: BuiltinFilter, CISixfoldRotatedTile {
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
}

final class TypedCISmoothLinearGradient: BuiltinFilter, CISmoothLinearGradient {
    var color0: CIColor { get { color("inputColor0") } set { set(newValue, "inputColor0") } }
    var color1: CIColor { get { color("inputColor1") } set { set(newValue, "inputColor1") } }
    var point0: CGPoint { get { point("inputPoint0") } set { set(newValue, "inputPoint0") } }
    var point1: CGPoint { get { point("inputPoint1") } set { set(newValue, "inputPoint1") } }
}

final class TypedCISobelGradients: BuiltinFilter, CISobelGradients {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCISpotColor: BuiltinFilter, CISpotColor {
    var centerColor1: CIColor { get { color("inputCenterColor1") } set { set(newValue, "inputCenterColor1") } }
    var centerColor2: CIColor { get { color("inputCenterColor2") } set { set(newValue, "inputCenterColor2") } }
    var centerColor3: CIColor { get { color("inputCenterColor3") } set { set(newValue, "inputCenterColor3") } }
    var closeness1: Float { get { number("inputCloseness1") } set { set(newValue, "inputCloseness1") } }
    var closeness2: Float { get { number("inputCloseness2") } set { set(newValue, "inputCloseness2") } }
    var closeness3: Float { get { number("inputCloseness3") } set { set(newValue, "inputCloseness3") } }
    var contrast1: Float { get { number("inputContrast1") } set { set(newValue, "inputContrast1") } }
    var contrast2: Float { get { number("inputContrast2") } set { set(newValue, "inputContrast2") } }
    var contrast3: Float { get { number("inputContrast3") } set { set(newValue, "inputContrast3") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var replacementColor1: CIColor { get { color("inputReplacementColor1") } set { set(newValue, "inputReplacementColor1") } }
    var replacementColor2: CIColor { get { color("inputReplacementColor2") } set { set(newValue, "inputReplacementColor2") } }
    var replacementColor3: CIColor { get { color("inputReplacementColor3") } set { set(newValue, "inputReplacementColor3") } }
}

final class TypedCISpotLight: BuiltinFilter, CISpotLight {
    var brightness: Float { get { number("inputBrightness") } set { set(newValue, "inputBrightness") } }
    var color: CIColor { get { color("inputColor") } set { set(newValue, "inputColor") } }
    var concentration: Float { get { number("inputConcentration") } set { set(newValue, "inputConcentration") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var lightPointsAt: CIVector { get { vector("inputLightPointsAt") } set { set(newValue, "inputLightPointsAt") } }
    var lightPosition: CIVector { get { vector("inputLightPosition") } set { set(newValue, "inputLightPosition") } }
}

final class TypedCIStarShineGenerator: BuiltinFilter, CIStarShineGenerator {
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var color: CIColor { get { color("inputColor") } set { set(newValue, "inputColor") } }
    var crossAngle: Float { get { number("inputCrossAngle") } set { set(newValue, "inputCrossAngle") } }
    var crossOpacity: Float { get { number("inputCrossOpacity") } set { set(newValue, "inputCrossOpacity") } }
    var crossScale: Float { get { number("inputCrossScale") } set { set(newValue, "inputCrossScale") } }
    var crossWidth: Float { get { number("inputCrossWidth") } set { set(newValue, "inputCrossWidth") } }
    var epsilon: Float { get { number("inputEpsilon") } set { set(newValue, "inputEpsilon") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
}

final class TypedCIStraighten: BuiltinFilter, CIStraighten {
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIStretchCrop: BuiltinFilter, CIStretchCrop {
    var centerStretchAmount: Float { get { number("inputCenterStretchAmount") } set { set(newValue, "inputCenterStretchAmount") } }
    var cropAmount: Float { get { number("inputCropAmount") } set { set(newValue, "inputCropAmount") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var size: CGPoint { get { point("inputSize") } set { set(newValue, "inputSize") } }
}

final class TypedCIStripesGenerator: BuiltinFilter, CIStripesGenerator {
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var color0: CIColor { get { color("inputColor0") } set { set(newValue, "inputColor0") } }
    var color1: CIColor { get { color("inputColor1") } set { set(newValue, "inputColor1") } }
    var sharpness: Float { get { number("inputSharpness") } set { set(newValue, "inputSharpness") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
}

final class TypedCISunbeamsGenerator: BuiltinFilter, CISunbeamsGenerator {
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var color: CIColor { get { color("inputColor") } set { set(newValue, "inputColor") } }
    var maxStriationRadius: Float { get { number("inputMaxStriationRadius") } set { set(newValue, "inputMaxStriationRadius") } }
    var striationContrast: Float { get { number("inputStriationContrast") } set { set(newValue, "inputStriationContrast") } }
    var striationStrength: Float { get { number("inputStriationStrength") } set { set(newValue, "inputStriationStrength") } }
    var sunRadius: Float { get { number("inputSunRadius") } set { set(newValue, "inputSunRadius") } }
    var time: Float { get { number("inputTime") } set { set(newValue, "inputTime") } }
}

final class TypedCISwipeTransition: BuiltinFilter, CISwipeTransition {
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var color: CIColor { get { color("inputColor") } set { set(newValue, "inputColor") } }
    var extent: CGRect { get { rect("inputExtent") } set { set(newValue, "inputExtent") } }
    var opacity: Float { get { number("inputOpacity") } set { set(newValue, "inputOpacity") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var targetImage: CIImage? { get { image("inputTargetImage") } set { set(newValue, "inputTargetImage") } }
    var time: Float { get { number("inputTime") } set { set(newValue, "inputTime") } }
}

final class TypedCISystemToneMap: BuiltinFilter, CISystemToneMap {
    var displayHeadroom: Float { get { number("inputDisplayHeadroom") } set { set(newValue, "inputDisplayHeadroom") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var preferredDynamicRange: Float { get { number("inputPreferredDynamicRange") } set { set(newValue, "inputPreferredDynamicRange") } }
}

final class TypedCITemperatureAndTint: BuiltinFilter, CITemperatureAndTint {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var neutral: CIVector { get { vector("inputNeutral") } set { set(newValue, "inputNeutral") } }
    var targetNeutral: CIVector { get { vector("inputTargetNeutral") } set { set(newValue, "inputTargetNeutral") } }
}

final class TypedCITextImageGenerator: BuiltinFilter, CITextImageGenerator {
    var fontName: String { get { text("inputFontName") } set { set(newValue, "inputFontName") } }
    var fontSize: Float { get { number("inputFontSize") } set { set(newValue, "inputFontSize") } }
    var padding: Float { get { number("inputPadding") } set { set(newValue, "inputPadding") } }
    var scaleFactor: Float { get { number("inputScaleFactor") } set { set(newValue, "inputScaleFactor") } }
    var text: String { get { text("inputText") } set { set(newValue, "inputText") } }
}

final class TypedCIThermal: BuiltinFilter, CIThermal {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIToneCurve: BuiltinFilter, CIToneCurve {
    var extrapolate: Bool { get { flag("inputExtrapolate") } set { set(newValue, "inputExtrapolate") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var point0: CGPoint { get { point("inputPoint0") } set { set(newValue, "inputPoint0") } }
    var point1: CGPoint { get { point("inputPoint1") } set { set(newValue, "inputPoint1") } }
    var point2: CGPoint { get { point("inputPoint2") } set { set(newValue, "inputPoint2") } }
    var point3: CGPoint { get { point("inputPoint3") } set { set(newValue, "inputPoint3") } }
    var point4: CGPoint { get { point("inputPoint4") } set { set(newValue, "inputPoint4") } }
}

final class TypedCIToneMapHeadroom: BuiltinFilter, CIToneMapHeadroom {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var sourceHeadroom: Float { get { number("inputSourceHeadroom") } set { set(newValue, "inputSourceHeadroom") } }
    var targetHeadroom: Float { get { number("inputTargetHeadroom") } set { set(newValue, "inputTargetHeadroom") } }
}

final class TypedCITorusLensDistortion: BuiltinFilter, CITorusLensDistortion {
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
    var refraction: Float { get { number("inputRefraction") } set { set(newValue, "inputRefraction") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
}

final class TypedCITriangleKaleidoscope: BuiltinFilter, CITriangleKaleidoscope {
    var decay: Float { get { number("inputDecay") } set { set(newValue, "inputDecay") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var point: CGPoint { get { point("inputPoint") } set { set(newValue, "inputPoint") } }
    var rotation: Float { get { number("inputRotation") } set { set(newValue, "inputRotation") } }
    var size: Float { get { number("inputSize") } set { set(newValue, "inputSize") } }
}

final class TypedCITriangleTile: BuiltinFilter, CITriangleTile {
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
}

final class TypedCITwelvefoldReflectedTile: BuiltinFilter, CITwelvefoldReflectedTile {
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var width: Float { get { number("inputWidth") } set { set(newValue, "inputWidth") } }
}

final class TypedCITwirlDistortion: BuiltinFilter, CITwirlDistortion {
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
}

final class TypedCIUnsharpMask: BuiltinFilter, CIUnsharpMask {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var intensity: Float { get { number("inputIntensity") } set { set(newValue, "inputIntensity") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
}

final class TypedCIVibrance: BuiltinFilter, CIVibrance {
    var amount: Float { get { number("inputAmount") } set { set(newValue, "inputAmount") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIVignette: BuiltinFilter, CIVignette {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var intensity: Float { get { number("inputIntensity") } set { set(newValue, "inputIntensity") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
}

final class TypedCIVignetteEffect: BuiltinFilter, CIVignetteEffect {
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var falloff: Float { get { number("inputFalloff") } set { set(newValue, "inputFalloff") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var intensity: Float { get { number("inputIntensity") } set { set(newValue, "inputIntensity") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
}

final class TypedCIVortexDistortion: BuiltinFilter, CIVortexDistortion {
    var angle: Float { get { number("inputAngle") } set { set(newValue, "inputAngle") } }
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
    var radius: Float { get { number("inputRadius") } set { set(newValue, "inputRadius") } }
}

final class TypedCIWhitePointAdjust: BuiltinFilter, CIWhitePointAdjust {
    var color: CIColor { get { color("inputColor") } set { set(newValue, "inputColor") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIXRay: BuiltinFilter, CIXRay {
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

final class TypedCIZoomBlur: BuiltinFilter, CIZoomBlur {
    var amount: Float { get { number("inputAmount") } set { set(newValue, "inputAmount") } }
    var center: CGPoint { get { point("inputCenter") } set { set(newValue, "inputCenter") } }
    var inputImage: CIImage? { get { image("inputImage") } set { set(newValue, "inputImage") } }
}

extension CIFilter {
    public class func accordionFoldTransition() -> any CIFilter & CIAccordionFoldTransition { FilterRegistry.typed("CIAccordionFoldTransition", TypedCIAccordionFoldTransition.self) }
    public class func additionCompositing() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CIAdditionCompositing", TypedCICompositeOperation.self) }
    public class func affineClamp() -> any CIFilter & CIAffineClamp { FilterRegistry.typed("CIAffineClamp", TypedCIAffineClamp.self) }
    public class func affineTile() -> any CIFilter & CIAffineTile { FilterRegistry.typed("CIAffineTile", TypedCIAffineTile.self) }
    public class func areaAlphaWeightedHistogram() -> any CIFilter & CIAreaHistogram { FilterRegistry.typed("CIAreaAlphaWeightedHistogram", TypedCIAreaHistogram.self) }
    public class func areaAverage() -> any CIFilter & CIAreaAverage { FilterRegistry.typed("CIAreaAverage", TypedCIAreaAverage.self) }
    public class func areaAverageMaximumRed() -> any CIFilter & CIAreaAverageMaximumRed { FilterRegistry.typed("CIAreaAverageMaximumRed", TypedCIAreaAverageMaximumRed.self) }
    public class func areaBoundsRed() -> any CIFilter & CIAreaBoundsRed { FilterRegistry.typed("CIAreaBoundsRed", TypedCIAreaBoundsRed.self) }
    public class func areaHistogram() -> any CIFilter & CIAreaHistogram { FilterRegistry.typed("CIAreaHistogram", TypedCIAreaHistogram.self) }
    public class func areaLogarithmicHistogram() -> any CIFilter & CIAreaLogarithmicHistogram { FilterRegistry.typed("CIAreaLogarithmicHistogram", TypedCIAreaLogarithmicHistogram.self) }
    public class func areaMaximum() -> any CIFilter & CIAreaMaximum { FilterRegistry.typed("CIAreaMaximum", TypedCIAreaMaximum.self) }
    public class func areaMaximumAlpha() -> any CIFilter & CIAreaMaximumAlpha { FilterRegistry.typed("CIAreaMaximumAlpha", TypedCIAreaMaximumAlpha.self) }
    public class func areaMinMax() -> any CIFilter & CIAreaMinMax { FilterRegistry.typed("CIAreaMinMax", TypedCIAreaMinMax.self) }
    public class func areaMinMaxRed() -> any CIFilter & CIAreaMinMaxRed { FilterRegistry.typed("CIAreaMinMaxRed", TypedCIAreaMinMaxRed.self) }
    public class func areaMinimum() -> any CIFilter & CIAreaMinimum { FilterRegistry.typed("CIAreaMinimum", TypedCIAreaMinimum.self) }
    public class func areaMinimumAlpha() -> any CIFilter & CIAreaMinimumAlpha { FilterRegistry.typed("CIAreaMinimumAlpha", TypedCIAreaMinimumAlpha.self) }
    public class func attributedTextImageGenerator() -> any CIFilter & CIAttributedTextImageGenerator { FilterRegistry.typed("CIAttributedTextImageGenerator", TypedCIAttributedTextImageGenerator.self) }
    public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator { FilterRegistry.typed("CIAztecCodeGenerator", TypedCIAztecCodeGenerator.self) }
    public class func barsSwipeTransition() -> any CIFilter & CIBarsSwipeTransition { FilterRegistry.typed("CIBarsSwipeTransition", TypedCIBarsSwipeTransition.self) }
    public class func bicubicScaleTransform() -> any CIFilter & CIBicubicScaleTransform { FilterRegistry.typed("CIBicubicScaleTransform", TypedCIBicubicScaleTransform.self) }
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { FilterRegistry.typed("CIBlendWithAlphaMask", TypedCIBlendWithMask.self) }
    public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask { FilterRegistry.typed("CIBlendWithBlueMask", TypedCIBlendWithMask.self) }
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { FilterRegistry.typed("CIBlendWithMask", TypedCIBlendWithMask.self) }
    public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask { FilterRegistry.typed("CIBlendWithRedMask", TypedCIBlendWithMask.self) }
    public class func bloom() -> any CIFilter & CIBloom { FilterRegistry.typed("CIBloom", TypedCIBloom.self) }
    public class func blurredRectangleGenerator() -> any CIFilter & CIBlurredRectangleGenerator { FilterRegistry.typed("CIBlurredRectangleGenerator", TypedCIBlurredRectangleGenerator.self) }
    public class func blurredRoundedRectangleGenerator() -> any CIFilter & CIBlurredRoundedRectangleGenerator { FilterRegistry.typed("CIBlurredRoundedRectangleGenerator", TypedCIBlurredRoundedRectangleGenerator.self) }
    public class func bokehBlur() -> any CIFilter & CIBokehBlur { FilterRegistry.typed("CIBokehBlur", TypedCIBokehBlur.self) }
    public class func boxBlur() -> any CIFilter & CIBoxBlur { FilterRegistry.typed("CIBoxBlur", TypedCIBoxBlur.self) }
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { FilterRegistry.typed("CIBumpDistortion", TypedCIBumpDistortion.self) }
    public class func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear { FilterRegistry.typed("CIBumpDistortionLinear", TypedCIBumpDistortionLinear.self) }
    public class func cannyEdgeDetector() -> any CIFilter & CICannyEdgeDetector { FilterRegistry.typed("CICannyEdgeDetector", TypedCICannyEdgeDetector.self) }
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator { FilterRegistry.typed("CICheckerboardGenerator", TypedCICheckerboardGenerator.self) }
    public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion { FilterRegistry.typed("CICircleSplashDistortion", TypedCICircleSplashDistortion.self) }
    public class func circularScreen() -> any CIFilter & CICircularScreen { FilterRegistry.typed("CICircularScreen", TypedCICircularScreen.self) }
    public class func circularWrap() -> any CIFilter & CICircularWrap { FilterRegistry.typed("CICircularWrap", TypedCICircularWrap.self) }
    public class func cmykHalftone() -> any CIFilter & CICMYKHalftone { FilterRegistry.typed("CICMYKHalftone", TypedCICMYKHalftone.self) }
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator { FilterRegistry.typed("CICode128BarcodeGenerator", TypedCICode128BarcodeGenerator.self) }
    public class func colorAbsoluteDifference() -> any CIFilter & CIColorAbsoluteDifference { FilterRegistry.typed("CIColorAbsoluteDifference", TypedCIColorAbsoluteDifference.self) }
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CIColorBlendMode", TypedCICompositeOperation.self) }
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CIColorBurnBlendMode", TypedCICompositeOperation.self) }
    public class func colorClamp() -> any CIFilter & CIColorClamp { FilterRegistry.typed("CIColorClamp", TypedCIColorClamp.self) }
    public class func colorControls() -> any CIFilter & CIColorControls { FilterRegistry.typed("CIColorControls", TypedCIColorControls.self) }
    public class func colorCrossPolynomial() -> any CIFilter & CIColorCrossPolynomial { FilterRegistry.typed("CIColorCrossPolynomial", TypedCIColorCrossPolynomial.self) }
    public class func colorCube() -> any CIFilter & CIColorCube { FilterRegistry.typed("CIColorCube", TypedCIColorCube.self) }
    public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace { FilterRegistry.typed("CIColorCubeWithColorSpace", TypedCIColorCubeWithColorSpace.self) }
    public class func colorCubesMixedWithMask() -> any CIFilter & CIColorCubesMixedWithMask { FilterRegistry.typed("CIColorCubesMixedWithMask", TypedCIColorCubesMixedWithMask.self) }
    public class func colorCurves() -> any CIFilter & CIColorCurves { FilterRegistry.typed("CIColorCurves", TypedCIColorCurves.self) }
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CIColorDodgeBlendMode", TypedCICompositeOperation.self) }
    public class func colorInvert() -> any CIFilter & CIColorInvert { FilterRegistry.typed("CIColorInvert", TypedCIColorInvert.self) }
    public class func colorMap() -> any CIFilter & CIColorMap { FilterRegistry.typed("CIColorMap", TypedCIColorMap.self) }
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { FilterRegistry.typed("CIColorMatrix", TypedCIColorMatrix.self) }
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { FilterRegistry.typed("CIColorMonochrome", TypedCIColorMonochrome.self) }
    public class func colorPolynomial() -> any CIFilter & CIColorPolynomial { FilterRegistry.typed("CIColorPolynomial", TypedCIColorPolynomial.self) }
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { FilterRegistry.typed("CIColorPosterize", TypedCIColorPosterize.self) }
    public class func colorThreshold() -> any CIFilter & CIColorThreshold { FilterRegistry.typed("CIColorThreshold", TypedCIColorThreshold.self) }
    public class func colorThresholdOtsu() -> any CIFilter & CIColorThresholdOtsu { FilterRegistry.typed("CIColorThresholdOtsu", TypedCIColorThresholdOtsu.self) }
    public class func columnAverage() -> any CIFilter & CIColumnAverage { FilterRegistry.typed("CIColumnAverage", TypedCIColumnAverage.self) }
    public class func comicEffect() -> any CIFilter & CIComicEffect { FilterRegistry.typed("CIComicEffect", TypedCIComicEffect.self) }
    public class func convertLabToRGB() -> any CIFilter & CIConvertLab { FilterRegistry.typed("CIConvertLabToRGB", TypedCIConvertLab.self) }
    public class func convertRGBtoLab() -> any CIFilter & CIConvertLab { FilterRegistry.typed("CIConvertRGBtoLab", TypedCIConvertLab.self) }
    public class func convolution3X3() -> any CIFilter & CIConvolution { FilterRegistry.typed("CIConvolution3X3", TypedCIConvolution.self) }
    public class func convolution5X5() -> any CIFilter & CIConvolution { FilterRegistry.typed("CIConvolution5X5", TypedCIConvolution.self) }
    public class func convolution7X7() -> any CIFilter & CIConvolution { FilterRegistry.typed("CIConvolution7X7", TypedCIConvolution.self) }
    public class func convolution9Horizontal() -> any CIFilter & CIConvolution { FilterRegistry.typed("CIConvolution9Horizontal", TypedCIConvolution.self) }
    public class func convolution9Vertical() -> any CIFilter & CIConvolution { FilterRegistry.typed("CIConvolution9Vertical", TypedCIConvolution.self) }
    public class func convolutionRGB3X3() -> any CIFilter & CIConvolution { FilterRegistry.typed("CIConvolutionRGB3X3", TypedCIConvolution.self) }
    public class func convolutionRGB5X5() -> any CIFilter & CIConvolution { FilterRegistry.typed("CIConvolutionRGB5X5", TypedCIConvolution.self) }
    public class func convolutionRGB7X7() -> any CIFilter & CIConvolution { FilterRegistry.typed("CIConvolutionRGB7X7", TypedCIConvolution.self) }
    public class func convolutionRGB9Horizontal() -> any CIFilter & CIConvolution { FilterRegistry.typed("CIConvolutionRGB9Horizontal", TypedCIConvolution.self) }
    public class func convolutionRGB9Vertical() -> any CIFilter & CIConvolution { FilterRegistry.typed("CIConvolutionRGB9Vertical", TypedCIConvolution.self) }
    public class func copyMachineTransition() -> any CIFilter & CICopyMachineTransition { FilterRegistry.typed("CICopyMachineTransition", TypedCICopyMachineTransition.self) }
    public class func crystallize() -> any CIFilter & CICrystallize { FilterRegistry.typed("CICrystallize", TypedCICrystallize.self) }
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CIDarkenBlendMode", TypedCICompositeOperation.self) }
    public class func depthOfField() -> any CIFilter & CIDepthOfField { FilterRegistry.typed("CIDepthOfField", TypedCIDepthOfField.self) }
    public class func depthToDisparity() -> any CIFilter & CIDepthToDisparity { FilterRegistry.typed("CIDepthToDisparity", TypedCIDepthToDisparity.self) }
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CIDifferenceBlendMode", TypedCICompositeOperation.self) }
    public class func discBlur() -> any CIFilter & CIDiscBlur { FilterRegistry.typed("CIDiscBlur", TypedCIDiscBlur.self) }
    public class func disintegrateWithMaskTransition() -> any CIFilter & CIDisintegrateWithMaskTransition { FilterRegistry.typed("CIDisintegrateWithMaskTransition", TypedCIDisintegrateWithMaskTransition.self) }
    public class func disparityToDepth() -> any CIFilter & CIDisparityToDepth { FilterRegistry.typed("CIDisparityToDepth", TypedCIDisparityToDepth.self) }
    public class func displacementDistortion() -> any CIFilter & CIDisplacementDistortion { FilterRegistry.typed("CIDisplacementDistortion", TypedCIDisplacementDistortion.self) }
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition { FilterRegistry.typed("CIDissolveTransition", TypedCIDissolveTransition.self) }
    public class func distanceGradientFromRedMask() -> any CIFilter & CIDistanceGradientFromRedMask { FilterRegistry.typed("CIDistanceGradientFromRedMask", TypedCIDistanceGradientFromRedMask.self) }
    public class func dither() -> any CIFilter & CIDither { FilterRegistry.typed("CIDither", TypedCIDither.self) }
    public class func divideBlendMode() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CIDivideBlendMode", TypedCICompositeOperation.self) }
    public class func documentEnhancer() -> any CIFilter & CIDocumentEnhancer { FilterRegistry.typed("CIDocumentEnhancer", TypedCIDocumentEnhancer.self) }
    public class func dotScreen() -> any CIFilter & CIDotScreen { FilterRegistry.typed("CIDotScreen", TypedCIDotScreen.self) }
    public class func droste() -> any CIFilter & CIDroste { FilterRegistry.typed("CIDroste", TypedCIDroste.self) }
    public class func edgePreserveUpsample() -> any CIFilter & CIEdgePreserveUpsample { FilterRegistry.typed("CIEdgePreserveUpsample", TypedCIEdgePreserveUpsample.self) }
    public class func edgeWork() -> any CIFilter & CIEdgeWork { FilterRegistry.typed("CIEdgeWork", TypedCIEdgeWork.self) }
    public class func edges() -> any CIFilter & CIEdges { FilterRegistry.typed("CIEdges", TypedCIEdges.self) }
    public class func eightfoldReflectedTile() -> any CIFilter & CIEightfoldReflectedTile { FilterRegistry.typed("CIEightfoldReflectedTile", TypedCIEightfoldReflectedTile.self) }
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CIExclusionBlendMode", TypedCICompositeOperation.self) }
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { FilterRegistry.typed("CIExposureAdjust", TypedCIExposureAdjust.self) }
    public class func falseColor() -> any CIFilter & CIFalseColor { FilterRegistry.typed("CIFalseColor", TypedCIFalseColor.self) }
    public class func flashTransition() -> any CIFilter & CIFlashTransition { FilterRegistry.typed("CIFlashTransition", TypedCIFlashTransition.self) }
    public class func fourfoldReflectedTile() -> any CIFilter & CIFourfoldReflectedTile { FilterRegistry.typed("CIFourfoldReflectedTile", TypedCIFourfoldReflectedTile.self) }
    public class func fourfoldRotatedTile() -> any CIFilter & CIFourfoldRotatedTile { FilterRegistry.typed("CIFourfoldRotatedTile", TypedCIFourfoldRotatedTile.self) }
    public class func fourfoldTranslatedTile() -> any CIFilter & CIFourfoldTranslatedTile { FilterRegistry.typed("CIFourfoldTranslatedTile", TypedCIFourfoldTranslatedTile.self) }
    public class func gaborGradients() -> any CIFilter & CIGaborGradients { FilterRegistry.typed("CIGaborGradients", TypedCIGaborGradients.self) }
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { FilterRegistry.typed("CIGammaAdjust", TypedCIGammaAdjust.self) }
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { FilterRegistry.typed("CIGaussianBlur", TypedCIGaussianBlur.self) }
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient { FilterRegistry.typed("CIGaussianGradient", TypedCIGaussianGradient.self) }
    public class func glassDistortion() -> any CIFilter & CIGlassDistortion { FilterRegistry.typed("CIGlassDistortion", TypedCIGlassDistortion.self) }
    public class func glassLozenge() -> any CIFilter & CIGlassLozenge { FilterRegistry.typed("CIGlassLozenge", TypedCIGlassLozenge.self) }
    public class func glideReflectedTile() -> any CIFilter & CIGlideReflectedTile { FilterRegistry.typed("CIGlideReflectedTile", TypedCIGlideReflectedTile.self) }
    public class func gloom() -> any CIFilter & CIGloom { FilterRegistry.typed("CIGloom", TypedCIGloom.self) }
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CIHardLightBlendMode", TypedCICompositeOperation.self) }
    public class func hatchedScreen() -> any CIFilter & CIHatchedScreen { FilterRegistry.typed("CIHatchedScreen", TypedCIHatchedScreen.self) }
    public class func heightFieldFromMask() -> any CIFilter & CIHeightFieldFromMask { FilterRegistry.typed("CIHeightFieldFromMask", TypedCIHeightFieldFromMask.self) }
    public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate { FilterRegistry.typed("CIHexagonalPixellate", TypedCIHexagonalPixellate.self) }
    public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust { FilterRegistry.typed("CIHighlightShadowAdjust", TypedCIHighlightShadowAdjust.self) }
    public class func histogramDisplay() -> any CIFilter & CIHistogramDisplay { FilterRegistry.typed("CIHistogramDisplay", TypedCIHistogramDisplay.self) }
    public class func holeDistortion() -> any CIFilter & CIHoleDistortion { FilterRegistry.typed("CIHoleDistortion", TypedCIHoleDistortion.self) }
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { FilterRegistry.typed("CIHueAdjust", TypedCIHueAdjust.self) }
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CIHueBlendMode", TypedCICompositeOperation.self) }
    public class func hueSaturationValueGradient() -> any CIFilter & CIHueSaturationValueGradient { FilterRegistry.typed("CIHueSaturationValueGradient", TypedCIHueSaturationValueGradient.self) }
    public class func kMeans() -> any CIFilter & CIKMeans { FilterRegistry.typed("CIKMeans", TypedCIKMeans.self) }
    public class func kaleidoscope() -> any CIFilter & CIKaleidoscope { FilterRegistry.typed("CIKaleidoscope", TypedCIKaleidoscope.self) }
    public class func keystoneCorrectionCombined() -> any CIFilter & CIKeystoneCorrectionCombined { FilterRegistry.typed("CIKeystoneCorrectionCombined", TypedCIKeystoneCorrectionCombined.self) }
    public class func keystoneCorrectionHorizontal() -> any CIFilter & CIKeystoneCorrectionHorizontal { FilterRegistry.typed("CIKeystoneCorrectionHorizontal", TypedCIKeystoneCorrectionHorizontal.self) }
    public class func keystoneCorrectionVertical() -> any CIFilter & CIKeystoneCorrectionVertical { FilterRegistry.typed("CIKeystoneCorrectionVertical", TypedCIKeystoneCorrectionVertical.self) }
    public class func labDeltaE() -> any CIFilter & CILabDeltaE { FilterRegistry.typed("CILabDeltaE", TypedCILabDeltaE.self) }
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform { FilterRegistry.typed("CILanczosScaleTransform", TypedCILanczosScaleTransform.self) }
    public class func lenticularHaloGenerator() -> any CIFilter & CILenticularHaloGenerator { FilterRegistry.typed("CILenticularHaloGenerator", TypedCILenticularHaloGenerator.self) }
    public class func lightTunnel() -> any CIFilter & CILightTunnel { FilterRegistry.typed("CILightTunnel", TypedCILightTunnel.self) }
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CILightenBlendMode", TypedCICompositeOperation.self) }
    public class func lineOverlay() -> any CIFilter & CILineOverlay { FilterRegistry.typed("CILineOverlay", TypedCILineOverlay.self) }
    public class func lineScreen() -> any CIFilter & CILineScreen { FilterRegistry.typed("CILineScreen", TypedCILineScreen.self) }
    public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CILinearBurnBlendMode", TypedCICompositeOperation.self) }
    public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CILinearDodgeBlendMode", TypedCICompositeOperation.self) }
    public class func linearGradient() -> any CIFilter & CILinearGradient { FilterRegistry.typed("CILinearGradient", TypedCILinearGradient.self) }
    public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CILinearLightBlendMode", TypedCICompositeOperation.self) }
    public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve { FilterRegistry.typed("CILinearToSRGBToneCurve", TypedCILinearToSRGBToneCurve.self) }
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CILuminosityBlendMode", TypedCICompositeOperation.self) }
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { FilterRegistry.typed("CIMaskToAlpha", TypedCIMaskToAlpha.self) }
    public class func maskedVariableBlur() -> any CIFilter & CIMaskedVariableBlur { FilterRegistry.typed("CIMaskedVariableBlur", TypedCIMaskedVariableBlur.self) }
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent { FilterRegistry.typed("CIMaximumComponent", TypedCIMaximumComponent.self) }
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CIMaximumCompositing", TypedCICompositeOperation.self) }
    public class func maximumScaleTransform() -> any CIFilter & CIMaximumScaleTransform { FilterRegistry.typed("CIMaximumScaleTransform", TypedCIMaximumScaleTransform.self) }
    public class func median() -> any CIFilter & CIMedian { FilterRegistry.typed("CIMedianFilter", TypedCIMedian.self) }
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent { FilterRegistry.typed("CIMinimumComponent", TypedCIMinimumComponent.self) }
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CIMinimumCompositing", TypedCICompositeOperation.self) }
    public class func mix() -> any CIFilter & CIMix { FilterRegistry.typed("CIMix", TypedCIMix.self) }
    public class func modTransition() -> any CIFilter & CIModTransition { FilterRegistry.typed("CIModTransition", TypedCIModTransition.self) }
    public class func morphologyGradient() -> any CIFilter & CIMorphologyGradient { FilterRegistry.typed("CIMorphologyGradient", TypedCIMorphologyGradient.self) }
    public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum { FilterRegistry.typed("CIMorphologyMaximum", TypedCIMorphologyMaximum.self) }
    public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum { FilterRegistry.typed("CIMorphologyMinimum", TypedCIMorphologyMinimum.self) }
    public class func morphologyRectangleMaximum() -> any CIFilter & CIMorphologyRectangleMaximum { FilterRegistry.typed("CIMorphologyRectangleMaximum", TypedCIMorphologyRectangleMaximum.self) }
    public class func morphologyRectangleMinimum() -> any CIFilter & CIMorphologyRectangleMinimum { FilterRegistry.typed("CIMorphologyRectangleMinimum", TypedCIMorphologyRectangleMinimum.self) }
    public class func motionBlur() -> any CIFilter & CIMotionBlur { FilterRegistry.typed("CIMotionBlur", TypedCIMotionBlur.self) }
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CIMultiplyBlendMode", TypedCICompositeOperation.self) }
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CIMultiplyCompositing", TypedCICompositeOperation.self) }
    public class func ninePartStretched() -> any CIFilter & CINinePartStretched { FilterRegistry.typed("CINinePartStretched", TypedCINinePartStretched.self) }
    public class func ninePartTiled() -> any CIFilter & CINinePartTiled { FilterRegistry.typed("CINinePartTiled", TypedCINinePartTiled.self) }
    public class func noiseReduction() -> any CIFilter & CINoiseReduction { FilterRegistry.typed("CINoiseReduction", TypedCINoiseReduction.self) }
    public class func opTile() -> any CIFilter & CIOpTile { FilterRegistry.typed("CIOpTile", TypedCIOpTile.self) }
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CIOverlayBlendMode", TypedCICompositeOperation.self) }
    public class func pageCurlTransition() -> any CIFilter & CIPageCurlTransition { FilterRegistry.typed("CIPageCurlTransition", TypedCIPageCurlTransition.self) }
    public class func pageCurlWithShadowTransition() -> any CIFilter & CIPageCurlWithShadowTransition { FilterRegistry.typed("CIPageCurlWithShadowTransition", TypedCIPageCurlWithShadowTransition.self) }
    public class func paletteCentroid() -> any CIFilter & CIPaletteCentroid { FilterRegistry.typed("CIPaletteCentroid", TypedCIPaletteCentroid.self) }
    public class func palettize() -> any CIFilter & CIPalettize { FilterRegistry.typed("CIPalettize", TypedCIPalettize.self) }
    public class func parallelogramTile() -> any CIFilter & CIParallelogramTile { FilterRegistry.typed("CIParallelogramTile", TypedCIParallelogramTile.self) }
    public class func pdf417BarcodeGenerator() -> any CIFilter & CIPDF417BarcodeGenerator { FilterRegistry.typed("CIPDF417BarcodeGenerator", TypedCIPDF417BarcodeGenerator.self) }
    public class func personSegmentation() -> any CIFilter & CIPersonSegmentation { FilterRegistry.typed("CIPersonSegmentation", TypedCIPersonSegmentation.self) }
    public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection { FilterRegistry.typed("CIPerspectiveCorrection", TypedCIPerspectiveCorrection.self) }
    public class func perspectiveRotate() -> any CIFilter & CIPerspectiveRotate { FilterRegistry.typed("CIPerspectiveRotate", TypedCIPerspectiveRotate.self) }
    public class func perspectiveTile() -> any CIFilter & CIPerspectiveTile { FilterRegistry.typed("CIPerspectiveTile", TypedCIPerspectiveTile.self) }
    public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform { FilterRegistry.typed("CIPerspectiveTransform", TypedCIPerspectiveTransform.self) }
    public class func perspectiveTransformWithExtent() -> any CIFilter & CIPerspectiveTransformWithExtent { FilterRegistry.typed("CIPerspectiveTransformWithExtent", TypedCIPerspectiveTransformWithExtent.self) }
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { FilterRegistry.typed("CIPhotoEffectChrome", TypedCIPhotoEffect.self) }
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { FilterRegistry.typed("CIPhotoEffectFade", TypedCIPhotoEffect.self) }
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { FilterRegistry.typed("CIPhotoEffectInstant", TypedCIPhotoEffect.self) }
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { FilterRegistry.typed("CIPhotoEffectMono", TypedCIPhotoEffect.self) }
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { FilterRegistry.typed("CIPhotoEffectNoir", TypedCIPhotoEffect.self) }
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { FilterRegistry.typed("CIPhotoEffectProcess", TypedCIPhotoEffect.self) }
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { FilterRegistry.typed("CIPhotoEffectTonal", TypedCIPhotoEffect.self) }
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { FilterRegistry.typed("CIPhotoEffectTransfer", TypedCIPhotoEffect.self) }
    public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CIPinLightBlendMode", TypedCICompositeOperation.self) }
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { FilterRegistry.typed("CIPinchDistortion", TypedCIPinchDistortion.self) }
    public class func pixellate() -> any CIFilter & CIPixellate { FilterRegistry.typed("CIPixellate", TypedCIPixellate.self) }
    public class func pointillize() -> any CIFilter & CIPointillize { FilterRegistry.typed("CIPointillize", TypedCIPointillize.self) }
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { FilterRegistry.typed("CIQRCodeGenerator", TypedCIQRCodeGenerator.self) }
    public class func radialGradient() -> any CIFilter & CIRadialGradient { FilterRegistry.typed("CIRadialGradient", TypedCIRadialGradient.self) }
    public class func randomGenerator() -> any CIFilter & CIRandomGenerator { FilterRegistry.typed("CIRandomGenerator", TypedCIRandomGenerator.self) }
    public class func rippleTransition() -> any CIFilter & CIRippleTransition { FilterRegistry.typed("CIRippleTransition", TypedCIRippleTransition.self) }
    public class func roundedQRCodeGenerator() -> any CIFilter & CIRoundedQRCodeGenerator { FilterRegistry.typed("CIRoundedQRCodeGenerator", TypedCIRoundedQRCodeGenerator.self) }
    public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator { FilterRegistry.typed("CIRoundedRectangleGenerator", TypedCIRoundedRectangleGenerator.self) }
    public class func roundedRectangleStrokeGenerator() -> any CIFilter & CIRoundedRectangleStrokeGenerator { FilterRegistry.typed("CIRoundedRectangleStrokeGenerator", TypedCIRoundedRectangleStrokeGenerator.self) }
    public class func rowAverage() -> any CIFilter & CIRowAverage { FilterRegistry.typed("CIRowAverage", TypedCIRowAverage.self) }
    public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear { FilterRegistry.typed("CISRGBToneCurveToLinear", TypedCISRGBToneCurveToLinear.self) }
    public class func saliencyMap() -> any CIFilter & CISaliencyMap { FilterRegistry.typed("CISaliencyMap", TypedCISaliencyMap.self) }
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CISaturationBlendMode", TypedCICompositeOperation.self) }
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CIScreenBlendMode", TypedCICompositeOperation.self) }
    public class func sepiaTone() -> any CIFilter & CISepiaTone { FilterRegistry.typed("CISepiaTone", TypedCISepiaTone.self) }
    public class func shadedMaterial() -> any CIFilter & CIShadedMaterial { FilterRegistry.typed("CIShadedMaterial", TypedCIShadedMaterial.self) }
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { FilterRegistry.typed("CISharpenLuminance", TypedCISharpenLuminance.self) }
    public class func signedDistanceGradientFromRedMask() -> any CIFilter & CISignedDistanceGradientFromRedMask { FilterRegistry.typed("CISignedDistanceGradientFromRedMask", TypedCISignedDistanceGradientFromRedMask.self) }
    public class func sixfoldReflectedTile() -> any CIFilter & CISixfoldReflectedTile { FilterRegistry.typed("CISixfoldReflectedTile", TypedCISixfoldReflectedTile.self) }
    public class func sixfoldRotatedTile() -> any CIFilter & CISixfoldRotatedTile { FilterRegistry.typed("CISixfoldRotatedTile", TypedCISixfoldRotatedTile.self) }
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient { FilterRegistry.typed("CISmoothLinearGradient", TypedCISmoothLinearGradient.self) }
    public class func sobelGradients() -> any CIFilter & CISobelGradients { FilterRegistry.typed("CISobelGradients", TypedCISobelGradients.self) }
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CISoftLightBlendMode", TypedCICompositeOperation.self) }
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CISourceAtopCompositing", TypedCICompositeOperation.self) }
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CISourceInCompositing", TypedCICompositeOperation.self) }
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CISourceOutCompositing", TypedCICompositeOperation.self) }
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CISourceOverCompositing", TypedCICompositeOperation.self) }
    public class func spotColor() -> any CIFilter & CISpotColor { FilterRegistry.typed("CISpotColor", TypedCISpotColor.self) }
    public class func spotLight() -> any CIFilter & CISpotLight { FilterRegistry.typed("CISpotLight", TypedCISpotLight.self) }
    public class func starShineGenerator() -> any CIFilter & CIStarShineGenerator { FilterRegistry.typed("CIStarShineGenerator", TypedCIStarShineGenerator.self) }
    public class func straighten() -> any CIFilter & CIStraighten { FilterRegistry.typed("CIStraightenFilter", TypedCIStraighten.self) }
    public class func stretchCrop() -> any CIFilter & CIStretchCrop { FilterRegistry.typed("CIStretchCrop", TypedCIStretchCrop.self) }
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { FilterRegistry.typed("CIStripesGenerator", TypedCIStripesGenerator.self) }
    public class func subtractBlendMode() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CISubtractBlendMode", TypedCICompositeOperation.self) }
    public class func sunbeamsGenerator() -> any CIFilter & CISunbeamsGenerator { FilterRegistry.typed("CISunbeamsGenerator", TypedCISunbeamsGenerator.self) }
    public class func swipeTransition() -> any CIFilter & CISwipeTransition { FilterRegistry.typed("CISwipeTransition", TypedCISwipeTransition.self) }
    public class func systemToneMap() -> any CIFilter & CISystemToneMap { FilterRegistry.typed("CISystemToneMap", TypedCISystemToneMap.self) }
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint { FilterRegistry.typed("CITemperatureAndTint", TypedCITemperatureAndTint.self) }
    public class func textImageGenerator() -> any CIFilter & CITextImageGenerator { FilterRegistry.typed("CITextImageGenerator", TypedCITextImageGenerator.self) }
    public class func thermal() -> any CIFilter & CIThermal { FilterRegistry.typed("CIThermal", TypedCIThermal.self) }
    public class func toneCurve() -> any CIFilter & CIToneCurve { FilterRegistry.typed("CIToneCurve", TypedCIToneCurve.self) }
    public class func toneMapHeadroom() -> any CIFilter & CIToneMapHeadroom { FilterRegistry.typed("CIToneMapHeadroom", TypedCIToneMapHeadroom.self) }
    public class func torusLensDistortion() -> any CIFilter & CITorusLensDistortion { FilterRegistry.typed("CITorusLensDistortion", TypedCITorusLensDistortion.self) }
    public class func triangleKaleidoscope() -> any CIFilter & CITriangleKaleidoscope { FilterRegistry.typed("CITriangleKaleidoscope", TypedCITriangleKaleidoscope.self) }
    public class func triangleTile() -> any CIFilter & CITriangleTile { FilterRegistry.typed("CITriangleTile", TypedCITriangleTile.self) }
    public class func twelvefoldReflectedTile() -> any CIFilter & CITwelvefoldReflectedTile { FilterRegistry.typed("CITwelvefoldReflectedTile", TypedCITwelvefoldReflectedTile.self) }
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { FilterRegistry.typed("CITwirlDistortion", TypedCITwirlDistortion.self) }
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { FilterRegistry.typed("CIUnsharpMask", TypedCIUnsharpMask.self) }
    public class func vibrance() -> any CIFilter & CIVibrance { FilterRegistry.typed("CIVibrance", TypedCIVibrance.self) }
    public class func vignette() -> any CIFilter & CIVignette { FilterRegistry.typed("CIVignette", TypedCIVignette.self) }
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { FilterRegistry.typed("CIVignetteEffect", TypedCIVignetteEffect.self) }
    public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation { FilterRegistry.typed("CIVividLightBlendMode", TypedCICompositeOperation.self) }
    public class func vortexDistortion() -> any CIFilter & CIVortexDistortion { FilterRegistry.typed("CIVortexDistortion", TypedCIVortexDistortion.self) }
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { FilterRegistry.typed("CIWhitePointAdjust", TypedCIWhitePointAdjust.self) }
    public class func xRay() -> any CIFilter & CIXRay { FilterRegistry.typed("CIXRay", TypedCIXRay.self) }
    public class func zoomBlur() -> any CIFilter & CIZoomBlur { FilterRegistry.typed("CIZoomBlur", TypedCIZoomBlur.self) }
}

extension FilterRegistry {
    /// Classes with typed properties of built-in filters.
    static let typedFilters: [String: BuiltinFilter.Type] = [
        "CIAccordionFoldTransition": TypedCIAccordionFoldTransition.self,
        "CIAdditionCompositing": TypedCICompositeOperation.self,
        "CIAffineClamp": TypedCIAffineClamp.self,
        "CIAffineTile": TypedCIAffineTile.self,
        "CIAreaAlphaWeightedHistogram": TypedCIAreaHistogram.self,
        "CIAreaAverage": TypedCIAreaAverage.self,
        "CIAreaAverageMaximumRed": TypedCIAreaAverageMaximumRed.self,
        "CIAreaBoundsRed": TypedCIAreaBoundsRed.self,
        "CIAreaHistogram": TypedCIAreaHistogram.self,
        "CIAreaLogarithmicHistogram": TypedCIAreaLogarithmicHistogram.self,
        "CIAreaMaximum": TypedCIAreaMaximum.self,
        "CIAreaMaximumAlpha": TypedCIAreaMaximumAlpha.self,
        "CIAreaMinMax": TypedCIAreaMinMax.self,
        "CIAreaMinMaxRed": TypedCIAreaMinMaxRed.self,
        "CIAreaMinimum": TypedCIAreaMinimum.self,
        "CIAreaMinimumAlpha": TypedCIAreaMinimumAlpha.self,
        "CIAttributedTextImageGenerator": TypedCIAttributedTextImageGenerator.self,
        "CIAztecCodeGenerator": TypedCIAztecCodeGenerator.self,
        "CIBarsSwipeTransition": TypedCIBarsSwipeTransition.self,
        "CIBicubicScaleTransform": TypedCIBicubicScaleTransform.self,
        "CIBlendWithAlphaMask": TypedCIBlendWithMask.self,
        "CIBlendWithBlueMask": TypedCIBlendWithMask.self,
        "CIBlendWithMask": TypedCIBlendWithMask.self,
        "CIBlendWithRedMask": TypedCIBlendWithMask.self,
        "CIBloom": TypedCIBloom.self,
        "CIBlurredRectangleGenerator": TypedCIBlurredRectangleGenerator.self,
        "CIBlurredRoundedRectangleGenerator": TypedCIBlurredRoundedRectangleGenerator.self,
        "CIBokehBlur": TypedCIBokehBlur.self,
        "CIBoxBlur": TypedCIBoxBlur.self,
        "CIBumpDistortion": TypedCIBumpDistortion.self,
        "CIBumpDistortionLinear": TypedCIBumpDistortionLinear.self,
        "CICannyEdgeDetector": TypedCICannyEdgeDetector.self,
        "CICheckerboardGenerator": TypedCICheckerboardGenerator.self,
        "CICircleSplashDistortion": TypedCICircleSplashDistortion.self,
        "CICircularScreen": TypedCICircularScreen.self,
        "CICircularWrap": TypedCICircularWrap.self,
        "CICMYKHalftone": TypedCICMYKHalftone.self,
        "CICode128BarcodeGenerator": TypedCICode128BarcodeGenerator.self,
        "CIColorAbsoluteDifference": TypedCIColorAbsoluteDifference.self,
        "CIColorBlendMode": TypedCICompositeOperation.self,
        "CIColorBurnBlendMode": TypedCICompositeOperation.self,
        "CIColorClamp": TypedCIColorClamp.self,
        "CIColorControls": TypedCIColorControls.self,
        "CIColorCrossPolynomial": TypedCIColorCrossPolynomial.self,
        "CIColorCube": TypedCIColorCube.self,
        "CIColorCubeWithColorSpace": TypedCIColorCubeWithColorSpace.self,
        "CIColorCubesMixedWithMask": TypedCIColorCubesMixedWithMask.self,
        "CIColorCurves": TypedCIColorCurves.self,
        "CIColorDodgeBlendMode": TypedCICompositeOperation.self,
        "CIColorInvert": TypedCIColorInvert.self,
        "CIColorMap": TypedCIColorMap.self,
        "CIColorMatrix": TypedCIColorMatrix.self,
        "CIColorMonochrome": TypedCIColorMonochrome.self,
        "CIColorPolynomial": TypedCIColorPolynomial.self,
        "CIColorPosterize": TypedCIColorPosterize.self,
        "CIColorThreshold": TypedCIColorThreshold.self,
        "CIColorThresholdOtsu": TypedCIColorThresholdOtsu.self,
        "CIColumnAverage": TypedCIColumnAverage.self,
        "CIComicEffect": TypedCIComicEffect.self,
        "CIConvertLabToRGB": TypedCIConvertLab.self,
        "CIConvertRGBtoLab": TypedCIConvertLab.self,
        "CIConvolution3X3": TypedCIConvolution.self,
        "CIConvolution5X5": TypedCIConvolution.self,
        "CIConvolution7X7": TypedCIConvolution.self,
        "CIConvolution9Horizontal": TypedCIConvolution.self,
        "CIConvolution9Vertical": TypedCIConvolution.self,
        "CIConvolutionRGB3X3": TypedCIConvolution.self,
        "CIConvolutionRGB5X5": TypedCIConvolution.self,
        "CIConvolutionRGB7X7": TypedCIConvolution.self,
        "CIConvolutionRGB9Horizontal": TypedCIConvolution.self,
        "CIConvolutionRGB9Vertical": TypedCIConvolution.self,
        "CICopyMachineTransition": TypedCICopyMachineTransition.self,
        "CICrystallize": TypedCICrystallize.self,
        "CIDarkenBlendMode": TypedCICompositeOperation.self,
        "CIDepthOfField": TypedCIDepthOfField.self,
        "CIDepthToDisparity": TypedCIDepthToDisparity.self,
        "CIDifferenceBlendMode": TypedCICompositeOperation.self,
        "CIDiscBlur": TypedCIDiscBlur.self,
        "CIDisintegrateWithMaskTransition": TypedCIDisintegrateWithMaskTransition.self,
        "CIDisparityToDepth": TypedCIDisparityToDepth.self,
        "CIDisplacementDistortion": TypedCIDisplacementDistortion.self,
        "CIDissolveTransition": TypedCIDissolveTransition.self,
        "CIDistanceGradientFromRedMask": TypedCIDistanceGradientFromRedMask.self,
        "CIDither": TypedCIDither.self,
        "CIDivideBlendMode": TypedCICompositeOperation.self,
        "CIDocumentEnhancer": TypedCIDocumentEnhancer.self,
        "CIDotScreen": TypedCIDotScreen.self,
        "CIDroste": TypedCIDroste.self,
        "CIEdgePreserveUpsample": TypedCIEdgePreserveUpsample.self,
        "CIEdgeWork": TypedCIEdgeWork.self,
        "CIEdges": TypedCIEdges.self,
        "CIEightfoldReflectedTile": TypedCIEightfoldReflectedTile.self,
        "CIExclusionBlendMode": TypedCICompositeOperation.self,
        "CIExposureAdjust": TypedCIExposureAdjust.self,
        "CIFalseColor": TypedCIFalseColor.self,
        "CIFlashTransition": TypedCIFlashTransition.self,
        "CIFourfoldReflectedTile": TypedCIFourfoldReflectedTile.self,
        "CIFourfoldRotatedTile": TypedCIFourfoldRotatedTile.self,
        "CIFourfoldTranslatedTile": TypedCIFourfoldTranslatedTile.self,
        "CIGaborGradients": TypedCIGaborGradients.self,
        "CIGammaAdjust": TypedCIGammaAdjust.self,
        "CIGaussianBlur": TypedCIGaussianBlur.self,
        "CIGaussianGradient": TypedCIGaussianGradient.self,
        "CIGlassDistortion": TypedCIGlassDistortion.self,
        "CIGlassLozenge": TypedCIGlassLozenge.self,
        "CIGlideReflectedTile": TypedCIGlideReflectedTile.self,
        "CIGloom": TypedCIGloom.self,
        "CIHardLightBlendMode": TypedCICompositeOperation.self,
        "CIHatchedScreen": TypedCIHatchedScreen.self,
        "CIHeightFieldFromMask": TypedCIHeightFieldFromMask.self,
        "CIHexagonalPixellate": TypedCIHexagonalPixellate.self,
        "CIHighlightShadowAdjust": TypedCIHighlightShadowAdjust.self,
        "CIHistogramDisplay": TypedCIHistogramDisplay.self,
        "CIHoleDistortion": TypedCIHoleDistortion.self,
        "CIHueAdjust": TypedCIHueAdjust.self,
        "CIHueBlendMode": TypedCICompositeOperation.self,
        "CIHueSaturationValueGradient": TypedCIHueSaturationValueGradient.self,
        "CIKMeans": TypedCIKMeans.self,
        "CIKaleidoscope": TypedCIKaleidoscope.self,
        "CIKeystoneCorrectionCombined": TypedCIKeystoneCorrectionCombined.self,
        "CIKeystoneCorrectionHorizontal": TypedCIKeystoneCorrectionHorizontal.self,
        "CIKeystoneCorrectionVertical": TypedCIKeystoneCorrectionVertical.self,
        "CILabDeltaE": TypedCILabDeltaE.self,
        "CILanczosScaleTransform": TypedCILanczosScaleTransform.self,
        "CILenticularHaloGenerator": TypedCILenticularHaloGenerator.self,
        "CILightTunnel": TypedCILightTunnel.self,
        "CILightenBlendMode": TypedCICompositeOperation.self,
        "CILineOverlay": TypedCILineOverlay.self,
        "CILineScreen": TypedCILineScreen.self,
        "CILinearBurnBlendMode": TypedCICompositeOperation.self,
        "CILinearDodgeBlendMode": TypedCICompositeOperation.self,
        "CILinearGradient": TypedCILinearGradient.self,
        "CILinearLightBlendMode": TypedCICompositeOperation.self,
        "CILinearToSRGBToneCurve": TypedCILinearToSRGBToneCurve.self,
        "CILuminosityBlendMode": TypedCICompositeOperation.self,
        "CIMaskToAlpha": TypedCIMaskToAlpha.self,
        "CIMaskedVariableBlur": TypedCIMaskedVariableBlur.self,
        "CIMaximumComponent": TypedCIMaximumComponent.self,
        "CIMaximumCompositing": TypedCICompositeOperation.self,
        "CIMaximumScaleTransform": TypedCIMaximumScaleTransform.self,
        "CIMedianFilter": TypedCIMedian.self,
        "CIMinimumComponent": TypedCIMinimumComponent.self,
        "CIMinimumCompositing": TypedCICompositeOperation.self,
        "CIMix": TypedCIMix.self,
        "CIModTransition": TypedCIModTransition.self,
        "CIMorphologyGradient": TypedCIMorphologyGradient.self,
        "CIMorphologyMaximum": TypedCIMorphologyMaximum.self,
        "CIMorphologyMinimum": TypedCIMorphologyMinimum.self,
        "CIMorphologyRectangleMaximum": TypedCIMorphologyRectangleMaximum.self,
        "CIMorphologyRectangleMinimum": TypedCIMorphologyRectangleMinimum.self,
        "CIMotionBlur": TypedCIMotionBlur.self,
        "CIMultiplyBlendMode": TypedCICompositeOperation.self,
        "CIMultiplyCompositing": TypedCICompositeOperation.self,
        "CINinePartStretched": TypedCINinePartStretched.self,
        "CINinePartTiled": TypedCINinePartTiled.self,
        "CINoiseReduction": TypedCINoiseReduction.self,
        "CIOpTile": TypedCIOpTile.self,
        "CIOverlayBlendMode": TypedCICompositeOperation.self,
        "CIPageCurlTransition": TypedCIPageCurlTransition.self,
        "CIPageCurlWithShadowTransition": TypedCIPageCurlWithShadowTransition.self,
        "CIPaletteCentroid": TypedCIPaletteCentroid.self,
        "CIPalettize": TypedCIPalettize.self,
        "CIParallelogramTile": TypedCIParallelogramTile.self,
        "CIPDF417BarcodeGenerator": TypedCIPDF417BarcodeGenerator.self,
        "CIPersonSegmentation": TypedCIPersonSegmentation.self,
        "CIPerspectiveCorrection": TypedCIPerspectiveCorrection.self,
        "CIPerspectiveRotate": TypedCIPerspectiveRotate.self,
        "CIPerspectiveTile": TypedCIPerspectiveTile.self,
        "CIPerspectiveTransform": TypedCIPerspectiveTransform.self,
        "CIPerspectiveTransformWithExtent": TypedCIPerspectiveTransformWithExtent.self,
        "CIPhotoEffectChrome": TypedCIPhotoEffect.self,
        "CIPhotoEffectFade": TypedCIPhotoEffect.self,
        "CIPhotoEffectInstant": TypedCIPhotoEffect.self,
        "CIPhotoEffectMono": TypedCIPhotoEffect.self,
        "CIPhotoEffectNoir": TypedCIPhotoEffect.self,
        "CIPhotoEffectProcess": TypedCIPhotoEffect.self,
        "CIPhotoEffectTonal": TypedCIPhotoEffect.self,
        "CIPhotoEffectTransfer": TypedCIPhotoEffect.self,
        "CIPinLightBlendMode": TypedCICompositeOperation.self,
        "CIPinchDistortion": TypedCIPinchDistortion.self,
        "CIPixellate": TypedCIPixellate.self,
        "CIPointillize": TypedCIPointillize.self,
        "CIQRCodeGenerator": TypedCIQRCodeGenerator.self,
        "CIRadialGradient": TypedCIRadialGradient.self,
        "CIRandomGenerator": TypedCIRandomGenerator.self,
        "CIRippleTransition": TypedCIRippleTransition.self,
        "CIRoundedQRCodeGenerator": TypedCIRoundedQRCodeGenerator.self,
        "CIRoundedRectangleGenerator": TypedCIRoundedRectangleGenerator.self,
        "CIRoundedRectangleStrokeGenerator": TypedCIRoundedRectangleStrokeGenerator.self,
        "CIRowAverage": TypedCIRowAverage.self,
        "CISRGBToneCurveToLinear": TypedCISRGBToneCurveToLinear.self,
        "CISaliencyMap": TypedCISaliencyMap.self,
        "CISaturationBlendMode": TypedCICompositeOperation.self,
        "CIScreenBlendMode": TypedCICompositeOperation.self,
        "CISepiaTone": TypedCISepiaTone.self,
        "CIShadedMaterial": TypedCIShadedMaterial.self,
        "CISharpenLuminance": TypedCISharpenLuminance.self,
        "CISignedDistanceGradientFromRedMask": TypedCISignedDistanceGradientFromRedMask.self,
        "CISixfoldReflectedTile": TypedCISixfoldReflectedTile.self,
        "CISixfoldRotatedTile": TypedCISixfoldRotatedTile.self,
        "CISmoothLinearGradient": TypedCISmoothLinearGradient.self,
        "CISobelGradients": TypedCISobelGradients.self,
        "CISoftLightBlendMode": TypedCICompositeOperation.self,
        "CISourceAtopCompositing": TypedCICompositeOperation.self,
        "CISourceInCompositing": TypedCICompositeOperation.self,
        "CISourceOutCompositing": TypedCICompositeOperation.self,
        "CISourceOverCompositing": TypedCICompositeOperation.self,
        "CISpotColor": TypedCISpotColor.self,
        "CISpotLight": TypedCISpotLight.self,
        "CIStarShineGenerator": TypedCIStarShineGenerator.self,
        "CIStraightenFilter": TypedCIStraighten.self,
        "CIStretchCrop": TypedCIStretchCrop.self,
        "CIStripesGenerator": TypedCIStripesGenerator.self,
        "CISubtractBlendMode": TypedCICompositeOperation.self,
        "CISunbeamsGenerator": TypedCISunbeamsGenerator.self,
        "CISwipeTransition": TypedCISwipeTransition.self,
        "CISystemToneMap": TypedCISystemToneMap.self,
        "CITemperatureAndTint": TypedCITemperatureAndTint.self,
        "CITextImageGenerator": TypedCITextImageGenerator.self,
        "CIThermal": TypedCIThermal.self,
        "CIToneCurve": TypedCIToneCurve.self,
        "CIToneMapHeadroom": TypedCIToneMapHeadroom.self,
        "CITorusLensDistortion": TypedCITorusLensDistortion.self,
        "CITriangleKaleidoscope": TypedCITriangleKaleidoscope.self,
        "CITriangleTile": TypedCITriangleTile.self,
        "CITwelvefoldReflectedTile": TypedCITwelvefoldReflectedTile.self,
        "CITwirlDistortion": TypedCITwirlDistortion.self,
        "CIUnsharpMask": TypedCIUnsharpMask.self,
        "CIVibrance": TypedCIVibrance.self,
        "CIVignette": TypedCIVignette.self,
        "CIVignetteEffect": TypedCIVignetteEffect.self,
        "CIVividLightBlendMode": TypedCICompositeOperation.self,
        "CIVortexDistortion": TypedCIVortexDistortion.self,
        "CIWhitePointAdjust": TypedCIWhitePointAdjust.self,
        "CIXRay": TypedCIXRay.self,
        "CIZoomBlur": TypedCIZoomBlur.self,
    ]
}
