// SPDX-License-Identifier: MIT

/// Whole numbers between two bounds, both of them included, all equally likely.
open class GKRandomDistribution: __ObjCObject, GKRandom {
    /// What the numbers are made of.
    let source: any GKRandom
    open private(set) var lowestValue: Int
    open private(set) var highestValue: Int
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

    /// - Parameter lowestInclusive: at most `highestInclusive`.
    public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int)
    {
        precondition(
            lowestInclusive <= highestInclusive,
            "GKRandomDistribution(lowestValue: \(lowestInclusive), highestValue: \(highestInclusive)): no numbers between"
        )
        self.source = source
        lowestValue = lowestInclusive
        highestValue = highestInclusive
        super.init()
    }
    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(
            randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive, highestValue: highestInclusive)
    }
    /// A die's sides have the numbers from 1.
    public convenience init(forDieWithSideCount sideCount: Int) {
        self.init(lowestValue: 1, highestValue: sideCount)
    }
    open class func d6() -> Self { die(6) }
    open class func d20() -> Self { die(20) }

    private class func die(_ sides: Int) -> Self {
        let made: GKRandomDistribution =
            self == GKShuffledDistribution.self
            ? GKShuffledDistribution(lowestValue: 1, highestValue: sides)
            : self == GKGaussianDistribution.self
                ? GKGaussianDistribution(lowestValue: 1, highestValue: sides)
                : GKRandomDistribution(lowestValue: 1, highestValue: sides)
        guard let die = made as? Self else {
            preconditionFailure("\(self).d\(sides)(): subclasses of apps make their dice with an initialiser")
        }
        return die
    }

    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

    /// The next number below `upperBound`, which must be above the lowest value.
    open func nextInt(upperBound: Int) -> Int {
        precondition(
            upperBound > lowestValue,
            "GKRandomDistribution.nextInt(upperBound: \(upperBound)): the lowest value is \(lowestValue)")
        return lowestValue + source.nextInt(upperBound: min(upperBound, highestValue + 1) - lowestValue)
    }
    /// The next number as a share of the way between the bounds.
    open func nextUniform() -> Float {
        guard highestValue > lowestValue else { return 1 }
        return Float(nextInt() - lowestValue) / Float(highestValue - lowestValue)
    }
    open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// Numbers near the middle are likelier: Gauss's bell, cut at three deviations.
open class GKGaussianDistribution: GKRandomDistribution {
    open private(set) var mean: Float
    open private(set) var deviation: Float

    /// The mean is the middle of the bounds, and they are three deviations from it.
    public override init(
        randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
    ) {
        mean = Float(lowestInclusive + highestInclusive) / 2
        deviation = Float(highestInclusive - lowestInclusive) / 6
        super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
    }
    public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        self.mean = mean
        self.deviation = deviation
        super.init(
            randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded()),
            highestValue: Int((mean + 3 * deviation).rounded()))
    }

    open override func nextInt() -> Int {
        while true {
            let value = Int((mean + deviation * normal()).rounded())
            if value >= lowestValue, value <= highestValue { return value }
        }
    }
    open override func nextInt(upperBound: Int) -> Int {
        precondition(upperBound > lowestValue, "GKGaussianDistribution.nextInt(upperBound: \(upperBound)): too low")
        while true {
            let value = nextInt()
            if value < upperBound { return value }
        }
    }

    /// Marsaglia's polar method.
    private func normal() -> Float {
        while true {
            let (u, v) = (2 * source.nextUniform() - 1, 2 * source.nextUniform() - 1)
            let s = u * u + v * v
            if s > 0, s < 1 { return u * (-2 * Float(log(Double(s))) / s).squareRoot() }
        }
    }
}

/// No number comes again before all others have come.
open class GKShuffledDistribution: GKRandomDistribution {
    private var remaining: [Int] = []

    open override func nextInt() -> Int {
        if remaining.isEmpty {
            remaining = Array(lowestValue...highestValue)
            for last in stride(from: remaining.count - 1, to: 0, by: -1) {
                remaining.swapAt(last, source.nextInt(upperBound: last + 1))
            }
        }
        return remaining.removeLast()
    }
    /// Takes the next number that is low enough out of those that are left.
    open override func nextInt(upperBound: Int) -> Int {
        precondition(upperBound > lowestValue, "GKShuffledDistribution.nextInt(upperBound: \(upperBound)): too low")
        if let index = remaining.lastIndex(where: { $0 < upperBound }) { return remaining.remove(at: index) }
        remaining = []
        let first = nextInt()
        if first < upperBound { return first }
        remaining.append(first)
        return nextInt(upperBound: upperBound)
    }
}
