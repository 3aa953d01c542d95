// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by scripts/generate-filters.
import Foundation

public protocol CIAccordionFoldTransition: CITransitionFilter {
    var bottomHeight: Float { get set }
    var foldShadowAmount: Float { get set }
    var numberOfFolds: Float { get set }
}

public protocol CIAffineClamp: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var transform: CGAffineTransform { get set }
}

public protocol CIAffineTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var transform: CGAffineTransform { get set }
}

public protocol CIAreaAverage: CIAreaReductionFilter {
}

public protocol CIAreaAverageMaximumRed: CIAreaReductionFilter {
}

public protocol CIAreaBoundsRed: CIAreaReductionFilter {
}

public protocol CIAreaHistogram: CIAreaReductionFilter {
    var count: Int { get set }
    var scale: Float { get set }
}

public protocol CIAreaLogarithmicHistogram: CIAreaReductionFilter {
    var count: Int { get set }
    var maximumStop: Float { get set }
    var minimumStop: Float { get set }
    var scale: Float { get set }
}

public protocol CIAreaMaximum: CIAreaReductionFilter {
}

public protocol CIAreaMaximumAlpha: CIAreaReductionFilter {
}

public protocol CIAreaMinMax: CIAreaReductionFilter {
}

public protocol CIAreaMinMaxRed: CIAreaReductionFilter {
}

public protocol CIAreaMinimum: CIAreaReductionFilter {
}

public protocol CIAreaMinimumAlpha: CIAreaReductionFilter {
}

public protocol CIAreaReductionFilter: CIFilterProtocol {
    var extent: CGRect { get set }
    var inputImage: CIImage? { get set }
}

public protocol CIAttributedTextImageGenerator: CIFilterProtocol {
    var padding: Float { get set }
    var scaleFactor: Float { get set }
    var text: NSAttributedString { get set }
}

public protocol CIAztecCodeGenerator: CIFilterProtocol {
    var compactStyle: Float { get set }
    var correctionLevel: Float { get set }
    var layers: Float { get set }
    var message: Data { get set }
}

public protocol CIBarsSwipeTransition: CITransitionFilter {
    var angle: Float { get set }
    var barOffset: Float { get set }
    var width: Float { get set }
}

public protocol CIBicubicScaleTransform: CIFilterProtocol {
    var aspectRatio: Float { get set }
    var inputImage: CIImage? { get set }
    var parameterB: Float { get set }
    var parameterC: Float { get set }
    var scale: Float { get set }
}

public protocol CIBlendWithMask: CIFilterProtocol {
    var backgroundImage: CIImage? { get set }
    var inputImage: CIImage? { get set }
    var maskImage: CIImage? { get set }
}

public protocol CIBloom: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
    var radius: Float { get set }
}

public protocol CIBlurredRectangleGenerator: CIFilterProtocol {
    var color: CIColor { get set }
    var extent: CGRect { get set }
    var sigma: Float { get set }
}

public protocol CIBlurredRoundedRectangleGenerator: CIFilterProtocol {
    var color: CIColor { get set }
    var extent: CGRect { get set }
    var radius: Float { get set }
    var sigma: Float { get set }
    var smoothness: Float { get set }
}

public protocol CIBokehBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var ringAmount: Float { get set }
    var ringSize: Float { get set }
    var softness: Float { get set }
}

public protocol CIBoxBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIBumpDistortion: CIFilterProtocol {
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var scale: Float { get set }
}

public protocol CIBumpDistortionLinear: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var scale: Float { get set }
}

public protocol CICMYKHalftone: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var grayComponentReplacement: Float { get set }
    var inputImage: CIImage? { get set }
    var sharpness: Float { get set }
    var underColorRemoval: Float { get set }
    var width: Float { get set }
}

public protocol CICannyEdgeDetector: CIFilterProtocol {
    var gaussianSigma: Float { get set }
    var hysteresisPasses: Int { get set }
    var inputImage: CIImage? { get set }
    var perceptual: Bool { get set }
    var thresholdHigh: Float { get set }
    var thresholdLow: Float { get set }
}

public protocol CICheckerboardGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var sharpness: Float { get set }
    var width: Float { get set }
}

public protocol CICircleSplashDistortion: CIFilterProtocol {
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CICircularScreen: CIFilterProtocol {
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var sharpness: Float { get set }
    var width: Float { get set }
}

public protocol CICircularWrap: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    var barcodeHeight: Float { get set }
    var message: Data { get set }
    var quietSpace: Float { get set }
}

public protocol CIColorAbsoluteDifference: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var inputImage2: CIImage? { get set }
}

public protocol CIColorClamp: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var maxComponents: CIVector { get set }
    var minComponents: CIVector { get set }
}

public protocol CIColorControls: CIFilterProtocol {
    var brightness: Float { get set }
    var contrast: Float { get set }
    var inputImage: CIImage? { get set }
    var saturation: Float { get set }
}

public protocol CIColorCrossPolynomial: CIFilterProtocol {
    var blueCoefficients: CIVector { get set }
    var greenCoefficients: CIVector { get set }
    var inputImage: CIImage? { get set }
    var redCoefficients: CIVector { get set }
}

public protocol CIColorCube: CIFilterProtocol {
    var cubeData: Data { get set }
    var cubeDimension: Float { get set }
    var extrapolate: Bool { get set }
    var inputImage: CIImage? { get set }
}

public protocol CIColorCubeWithColorSpace: CIFilterProtocol {
    var colorSpace: CGColorSpace? { get set }
    var cubeData: Data { get set }
    var cubeDimension: Float { get set }
    var extrapolate: Bool { get set }
    var inputImage: CIImage? { get set }
}

public protocol CIColorCubesMixedWithMask: CIFilterProtocol {
    var colorSpace: CGColorSpace? { get set }
    var cube0Data: Data { get set }
    var cube1Data: Data { get set }
    var cubeDimension: Float { get set }
    var extrapolate: Bool { get set }
    var inputImage: CIImage? { get set }
    var maskImage: CIImage? { get set }
}

public protocol CIColorCurves: CIFilterProtocol {
    var colorSpace: CGColorSpace? { get set }
    var curvesData: Data { get set }
    var curvesDomain: CIVector { get set }
    var inputImage: CIImage? { get set }
}

public protocol CIColorInvert: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIColorMap: CIFilterProtocol {
    var gradientImage: CIImage? { get set }
    var inputImage: CIImage? { get set }
}

public protocol CIColorMatrix: CIFilterProtocol {
    var aVector: CIVector { get set }
    var bVector: CIVector { get set }
    var biasVector: CIVector { get set }
    var gVector: CIVector { get set }
    var inputImage: CIImage? { get set }
    var rVector: CIVector { get set }
}

public protocol CIColorMonochrome: CIFilterProtocol {
    var color: CIColor { get set }
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}

public protocol CIColorPolynomial: CIFilterProtocol {
    var alphaCoefficients: CIVector { get set }
    var blueCoefficients: CIVector { get set }
    var greenCoefficients: CIVector { get set }
    var inputImage: CIImage? { get set }
    var redCoefficients: CIVector { get set }
}

public protocol CIColorPosterize: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var levels: Float { get set }
}

public protocol CIColorThreshold: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var threshold: Float { get set }
}

public protocol CIColorThresholdOtsu: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIColumnAverage: CIAreaReductionFilter {
}

public protocol CIComicEffect: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CICompositeOperation: CIFilterProtocol {
    var backgroundImage: CIImage? { get set }
    var inputImage: CIImage? { get set }
}

public protocol CIConvertLab: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var normalize: Bool { get set }
}

public protocol CIConvolution: CIFilterProtocol {
    var bias: Float { get set }
    var inputImage: CIImage? { get set }
    var weights: CIVector { get set }
}

public protocol CICopyMachineTransition: CITransitionFilter {
    var angle: Float { get set }
    var color: CIColor { get set }
    var extent: CGRect { get set }
    var opacity: Float { get set }
    var width: Float { get set }
}

public protocol CICrystallize: CIFilterProtocol {
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIDepthOfField: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var radius: Float { get set }
    var saturation: Float { get set }
    var unsharpMaskIntensity: Float { get set }
    var unsharpMaskRadius: Float { get set }
}

public protocol CIDepthToDisparity: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIDiscBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIDisintegrateWithMaskTransition: CITransitionFilter {
    var maskImage: CIImage? { get set }
    var shadowDensity: Float { get set }
    var shadowOffset: CGPoint { get set }
    var shadowRadius: Float { get set }
}

public protocol CIDisparityToDepth: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIDisplacementDistortion: CIFilterProtocol {
    var displacementImage: CIImage? { get set }
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
}

public protocol CIDissolveTransition: CITransitionFilter {
}

public protocol CIDistanceGradientFromRedMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var maximumDistance: Float { get set }
}

public protocol CIDither: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}

public protocol CIDocumentEnhancer: CIFilterProtocol {
    var amount: Float { get set }
    var inputImage: CIImage? { get set }
}

public protocol CIDotScreen: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var sharpness: Float { get set }
    var width: Float { get set }
}

public protocol CIDroste: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var insetPoint0: CGPoint { get set }
    var insetPoint1: CGPoint { get set }
    var periodicity: Float { get set }
    var rotation: Float { get set }
    var strands: Float { get set }
    var zoom: Float { get set }
}

public protocol CIEdgePreserveUpsample: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var lumaSigma: Float { get set }
    var smallImage: CIImage? { get set }
    var spatialSigma: Float { get set }
}

public protocol CIEdgeWork: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIEdges: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}

public protocol CIEightfoldReflectedTile: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var width: Float { get set }
}

public protocol CIExposureAdjust: CIFilterProtocol {
    var ev: Float { get set }
    var inputImage: CIImage? { get set }
}

public protocol CIFalseColor: CIFilterProtocol {
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var inputImage: CIImage? { get set }
}

public protocol CIFlashTransition: CITransitionFilter {
    var center: CGPoint { get set }
    var color: CIColor { get set }
    var extent: CGRect { get set }
    var fadeThreshold: Float { get set }
    var maxStriationRadius: Float { get set }
    var striationContrast: Float { get set }
    var striationStrength: Float { get set }
}

public protocol CIFourCoordinateGeometryFilter: CIFilterProtocol {
    var bottomLeft: CGPoint { get set }
    var bottomRight: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var topLeft: CGPoint { get set }
    var topRight: CGPoint { get set }
}

public protocol CIFourfoldReflectedTile: CIFilterProtocol {
    var acuteAngle: Float { get set }
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var width: Float { get set }
}

public protocol CIFourfoldRotatedTile: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var width: Float { get set }
}

public protocol CIFourfoldTranslatedTile: CIFilterProtocol {
    var acuteAngle: Float { get set }
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var width: Float { get set }
}

public protocol CIGaborGradients: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIGammaAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var power: Float { get set }
}

public protocol CIGaussianBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIGaussianGradient: CIFilterProtocol {
    var center: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var radius: Float { get set }
}

public protocol CIGlassDistortion: CIFilterProtocol {
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
    var textureImage: CIImage? { get set }
}

public protocol CIGlassLozenge: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var radius: Float { get set }
    var refraction: Float { get set }
}

public protocol CIGlideReflectedTile: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var width: Float { get set }
}

public protocol CIGloom: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
    var radius: Float { get set }
}

public protocol CIHatchedScreen: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var sharpness: Float { get set }
    var width: Float { get set }
}

public protocol CIHeightFieldFromMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIHexagonalPixellate: CIFilterProtocol {
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
}

public protocol CIHighlightShadowAdjust: CIFilterProtocol {
    var highlightAmount: Float { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var shadowAmount: Float { get set }
}

public protocol CIHistogramDisplay: CIFilterProtocol {
    var height: Float { get set }
    var highLimit: Float { get set }
    var inputImage: CIImage? { get set }
    var lowLimit: Float { get set }
}

public protocol CIHoleDistortion: CIFilterProtocol {
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIHueAdjust: CIFilterProtocol {
    var angle: Float { get set }
    var inputImage: CIImage? { get set }
}

public protocol CIHueSaturationValueGradient: CIFilterProtocol {
    var colorSpace: CGColorSpace? { get set }
    var dither: Float { get set }
    var radius: Float { get set }
    var softness: Float { get set }
    var value: Float { get set }
}

public protocol CIKMeans: CIAreaReductionFilter {
    var count: Int { get set }
    var inputMeans: CIImage? { get set }
    var passes: Float { get set }
    var perceptual: Bool { get set }
}

public protocol CIKaleidoscope: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var count: Int { get set }
    var inputImage: CIImage? { get set }
}

public protocol CIKeystoneCorrectionCombined: CIFourCoordinateGeometryFilter {
    var focalLength: Float { get set }
}

public protocol CIKeystoneCorrectionHorizontal: CIFourCoordinateGeometryFilter {
    var focalLength: Float { get set }
}

public protocol CIKeystoneCorrectionVertical: CIFourCoordinateGeometryFilter {
    var focalLength: Float { get set }
}

public protocol CILabDeltaE: CIFilterProtocol {
    var image2: CIImage? { get set }
    var inputImage: CIImage? { get set }
}

public protocol CILanczosScaleTransform: CIFilterProtocol {
    var aspectRatio: Float { get set }
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
}

public protocol CILenticularHaloGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color: CIColor { get set }
    var haloOverlap: Float { get set }
    var haloRadius: Float { get set }
    var haloWidth: Float { get set }
    var striationContrast: Float { get set }
    var striationStrength: Float { get set }
    var time: Float { get set }
}

public protocol CILightTunnel: CIFilterProtocol {
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var rotation: Float { get set }
}

public protocol CILineOverlay: CIFilterProtocol {
    var contrast: Float { get set }
    var edgeIntensity: Float { get set }
    var inputImage: CIImage? { get set }
    var nrNoiseLevel: Float { get set }
    var nrSharpness: Float { get set }
    var threshold: Float { get set }
}

public protocol CILineScreen: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var sharpness: Float { get set }
    var width: Float { get set }
}

public protocol CILinearGradient: CIFilterProtocol {
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
}

public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIMaskToAlpha: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIMaskedVariableBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var mask: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIMaximumComponent: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIMaximumScaleTransform: CIFilterProtocol {
    var aspectRatio: Float { get set }
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
}

public protocol CIMedian: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIMinimumComponent: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIMix: CIFilterProtocol {
    var amount: Float { get set }
    var backgroundImage: CIImage? { get set }
    var inputImage: CIImage? { get set }
}

public protocol CIModTransition: CITransitionFilter {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var compression: Float { get set }
    var radius: Float { get set }
}

public protocol CIMorphologyGradient: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIMorphologyMaximum: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIMorphologyMinimum: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIMorphologyRectangleMaximum: CIFilterProtocol {
    var height: Float { get set }
    var inputImage: CIImage? { get set }
    var width: Float { get set }
}

public protocol CIMorphologyRectangleMinimum: CIFilterProtocol {
    var height: Float { get set }
    var inputImage: CIImage? { get set }
    var width: Float { get set }
}

public protocol CIMotionBlur: CIFilterProtocol {
    var angle: Float { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CINinePartStretched: CIFilterProtocol {
    var breakpoint0: CGPoint { get set }
    var breakpoint1: CGPoint { get set }
    var growAmount: CGPoint { get set }
    var inputImage: CIImage? { get set }
}

public protocol CINinePartTiled: CIFilterProtocol {
    var breakpoint0: CGPoint { get set }
    var breakpoint1: CGPoint { get set }
    var flipYTiles: Bool { get set }
    var growAmount: CGPoint { get set }
    var inputImage: CIImage? { get set }
}

public protocol CINoiseReduction: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var noiseLevel: Float { get set }
    var sharpness: Float { get set }
}

public protocol CIOpTile: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
    var width: Float { get set }
}

public protocol CIPDF417BarcodeGenerator: CIFilterProtocol {
    var alwaysSpecifyCompaction: Float { get set }
    var compactStyle: Float { get set }
    var compactionMode: Float { get set }
    var correctionLevel: Float { get set }
    var dataColumns: Float { get set }
    var maxHeight: Float { get set }
    var maxWidth: Float { get set }
    var message: Data { get set }
    var minHeight: Float { get set }
    var minWidth: Float { get set }
    var preferredAspectRatio: Float { get set }
    var rows: Float { get set }
}

public protocol CIPageCurlTransition: CITransitionFilter {
    var angle: Float { get set }
    var backsideImage: CIImage? { get set }
    var extent: CGRect { get set }
    var radius: Float { get set }
    var shadingImage: CIImage? { get set }
}

public protocol CIPageCurlWithShadowTransition: CITransitionFilter {
    var angle: Float { get set }
    var backsideImage: CIImage? { get set }
    var extent: CGRect { get set }
    var radius: Float { get set }
    var shadowAmount: Float { get set }
    var shadowExtent: CGRect { get set }
    var shadowSize: Float { get set }
}

public protocol CIPaletteCentroid: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var paletteImage: CIImage? { get set }
    var perceptual: Bool { get set }
}

public protocol CIPalettize: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var paletteImage: CIImage? { get set }
    var perceptual: Bool { get set }
}

public protocol CIParallelogramTile: CIFilterProtocol {
    var acuteAngle: Float { get set }
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var width: Float { get set }
}

public protocol CIPersonSegmentation: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var qualityLevel: Float { get set }
}

public protocol CIPerspectiveCorrection: CIFourCoordinateGeometryFilter {
    var crop: Bool { get set }
}

public protocol CIPerspectiveRotate: CIFilterProtocol {
    var focalLength: Float { get set }
    var inputImage: CIImage? { get set }
    var pitch: Float { get set }
    var roll: Float { get set }
    var yaw: Float { get set }
}

public protocol CIPerspectiveTile: CIFilterProtocol {
    var bottomLeft: CGPoint { get set }
    var bottomRight: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var topLeft: CGPoint { get set }
    var topRight: CGPoint { get set }
}

public protocol CIPerspectiveTransform: CIFourCoordinateGeometryFilter {
}

public protocol CIPerspectiveTransformWithExtent: CIFourCoordinateGeometryFilter {
    var extent: CGRect { get set }
}

public protocol CIPhotoEffect: CIFilterProtocol {
    var extrapolate: Bool { get set }
    var inputImage: CIImage? { get set }
}

public protocol CIPinchDistortion: CIFilterProtocol {
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var scale: Float { get set }
}

public protocol CIPixellate: CIFilterProtocol {
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
}

public protocol CIPointillize: CIFilterProtocol {
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIQRCodeGenerator: CIFilterProtocol {
    var correctionLevel: String { get set }
    var message: Data { get set }
}

public protocol CIRadialGradient: CIFilterProtocol {
    var center: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var radius0: Float { get set }
    var radius1: Float { get set }
}

public protocol CIRandomGenerator: CIFilterProtocol {
}

public protocol CIRippleTransition: CITransitionFilter {
    var center: CGPoint { get set }
    var extent: CGRect { get set }
    var scale: Float { get set }
    var shadingImage: CIImage? { get set }
    var width: Float { get set }
}

public protocol CIRoundedQRCodeGenerator: CIFilterProtocol {
    var centerSpaceSize: Float { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var correctionLevel: String { get set }
    var message: Data { get set }
    var roundedData: Bool { get set }
    var roundedMarkers: Int { get set }
    var scale: Float { get set }
}

public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
    var color: CIColor { get set }
    var extent: CGRect { get set }
    var radius: Float { get set }
    var smoothness: Float { get set }
}

public protocol CIRoundedRectangleStrokeGenerator: CIFilterProtocol {
    var color: CIColor { get set }
    var extent: CGRect { get set }
    var radius: Float { get set }
    var smoothness: Float { get set }
    var width: Float { get set }
}

public protocol CIRowAverage: CIAreaReductionFilter {
}

public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CISaliencyMap: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CISepiaTone: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}

public protocol CIShadedMaterial: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
    var shadingImage: CIImage? { get set }
}

public protocol CISharpenLuminance: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var sharpness: Float { get set }
}

public protocol CISignedDistanceGradientFromRedMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var maximumDistance: Float { get set }
}

public protocol CISixfoldReflectedTile: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var width: Float { get set }
}

public protocol CISixfoldRotatedTile: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var width: Float { get set }
}

public protocol CISmoothLinearGradient: CIFilterProtocol {
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
}

public protocol CISobelGradients: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CISpotColor: CIFilterProtocol {
    var centerColor1: CIColor { get set }
    var centerColor2: CIColor { get set }
    var centerColor3: CIColor { get set }
    var closeness1: Float { get set }
    var closeness2: Float { get set }
    var closeness3: Float { get set }
    var contrast1: Float { get set }
    var contrast2: Float { get set }
    var contrast3: Float { get set }
    var inputImage: CIImage? { get set }
    var replacementColor1: CIColor { get set }
    var replacementColor2: CIColor { get set }
    var replacementColor3: CIColor { get set }
}

public protocol CISpotLight: CIFilterProtocol {
    var brightness: Float { get set }
    var color: CIColor { get set }
    var concentration: Float { get set }
    var inputImage: CIImage? { get set }
    var lightPointsAt: CIVector { get set }
    var lightPosition: CIVector { get set }
}

public protocol CIStarShineGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color: CIColor { get set }
    var crossAngle: Float { get set }
    var crossOpacity: Float { get set }
    var crossScale: Float { get set }
    var crossWidth: Float { get set }
    var epsilon: Float { get set }
    var radius: Float { get set }
}

public protocol CIStraighten: CIFilterProtocol {
    var angle: Float { get set }
    var inputImage: CIImage? { get set }
}

public protocol CIStretchCrop: CIFilterProtocol {
    var centerStretchAmount: Float { get set }
    var cropAmount: Float { get set }
    var inputImage: CIImage? { get set }
    var size: CGPoint { get set }
}

public protocol CIStripesGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var sharpness: Float { get set }
    var width: Float { get set }
}

public protocol CISunbeamsGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color: CIColor { get set }
    var maxStriationRadius: Float { get set }
    var striationContrast: Float { get set }
    var striationStrength: Float { get set }
    var sunRadius: Float { get set }
    var time: Float { get set }
}

public protocol CISwipeTransition: CITransitionFilter {
    var angle: Float { get set }
    var color: CIColor { get set }
    var extent: CGRect { get set }
    var opacity: Float { get set }
    var width: Float { get set }
}

public protocol CISystemToneMap: CIFilterProtocol {
    var displayHeadroom: Float { get set }
    var inputImage: CIImage? { get set }
    var preferredDynamicRange: Float { get set }
}

public protocol CITemperatureAndTint: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var neutral: CIVector { get set }
    var targetNeutral: CIVector { get set }
}

public protocol CITextImageGenerator: CIFilterProtocol {
    var fontName: String { get set }
    var fontSize: Float { get set }
    var padding: Float { get set }
    var scaleFactor: Float { get set }
    var text: String { get set }
}

public protocol CIThermal: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIToneCurve: CIFilterProtocol {
    var extrapolate: Bool { get set }
    var inputImage: CIImage? { get set }
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var point2: CGPoint { get set }
    var point3: CGPoint { get set }
    var point4: CGPoint { get set }
}

public protocol CIToneMapHeadroom: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var sourceHeadroom: Float { get set }
    var targetHeadroom: Float { get set }
}

public protocol CITorusLensDistortion: CIFilterProtocol {
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var refraction: Float { get set }
    var width: Float { get set }
}

public protocol CITransitionFilter: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var targetImage: CIImage? { get set }
    var time: Float { get set }
}

public protocol CITriangleKaleidoscope: CIFilterProtocol {
    var decay: Float { get set }
    var inputImage: CIImage? { get set }
    var point: CGPoint { get set }
    var rotation: Float { get set }
    var size: Float { get set }
}

public protocol CITriangleTile: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var width: Float { get set }
}

public protocol CITwelvefoldReflectedTile: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var width: Float { get set }
}

public protocol CITwirlDistortion: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIUnsharpMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
    var radius: Float { get set }
}

public protocol CIVibrance: CIFilterProtocol {
    var amount: Float { get set }
    var inputImage: CIImage? { get set }
}

public protocol CIVignette: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
    var radius: Float { get set }
}

public protocol CIVignetteEffect: CIFilterProtocol {
    var center: CGPoint { get set }
    var falloff: Float { get set }
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
    var radius: Float { get set }
}

public protocol CIVortexDistortion: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIWhitePointAdjust: CIFilterProtocol {
    var color: CIColor { get set }
    var inputImage: CIImage? { get set }
}

public protocol CIXRay: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIZoomBlur: CIFilterProtocol {
    var amount: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
}
