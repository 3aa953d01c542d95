// SPDX-License-Identifier: MIT
import GameplayKit
import Testing

struct RandomTests {
    @Test("the Mersenne twister gives the ten thousandth number that the C++ standard states")
    func mersenne() {
        let source = GKMersenneTwisterRandomSource(seed: 5489)
        var last = 0
        for _ in 0..<10_000 { last = source.nextInt() }
        // [rand.predef]: the 10000th of std::mt19937_64 is 9981545732273789042.
        #expect(UInt32(bitPattern: Int32(last)) == UInt32(9_981_545_732_273_789_042 as UInt64 >> 32))
    }

    @Test("ARC4 gives the key stream of RFC 6229")
    func arc4() {
        let source = GKARC4RandomSource(seed: Data([1, 2, 3, 4, 5]))
        let words: [UInt32] = [0xB239_6305, 0xF03D_C027, 0xCCC3_524A, 0x0A11_18A8]
        for word in words { #expect(UInt32(bitPattern: Int32(source.nextInt())) == word) }
        let dropped = GKARC4RandomSource(seed: Data([1, 2, 3, 4, 5]))
        dropped.dropValues(60)
        // Offset 240 of the same table.
        #expect(UInt32(bitPattern: Int32(dropped.nextInt())) == 0x28CB_1132)
    }

    @Test("the linear congruence is the C library's jrand48")
    func linear() {
        let source = GKLinearCongruentialRandomSource(seed: 0x1234_5678_9ABC)
        var state: [UInt16] = [0x9ABC, 0x5678, 0x1234]
        for _ in 0..<1_000 { #expect(source.nextInt() == jrand48(&state)) }
    }

    @Test("equal seeds and copies go on alike; bounds hold; all values come")
    func sources() {
        let sources = [
            GKMersenneTwisterRandomSource(seed: 7), GKARC4RandomSource(seed: Data("seed".utf8)),
            GKLinearCongruentialRandomSource(seed: 7),
        ]
        for source in sources {
            _ = source.nextInt()
            let copy = source.copy() as? GKRandomSource
            var seen: Set<Int> = []
            for _ in 0..<200 {
                let value = source.nextInt(upperBound: 6)
                #expect(copy?.nextInt(upperBound: 6) == value)
                seen.insert(value)
                let uniform = source.nextUniform()
                #expect(copy?.nextUniform() == uniform && uniform >= 0 && uniform <= 1)
            }
            #expect(seen == Set(0..<6))
            let numbers = source.arrayByShufflingObjects(in: Array(0..<50)).compactMap { $0 as? Int }
            #expect(numbers.sorted() == Array(0..<50) && numbers != Array(0..<50))
        }
    }

    @Test("distributions keep their bounds; a shuffled one repeats nothing before all have come")
    func distributions() {
        let source = GKMersenneTwisterRandomSource(seed: 1)
        let shuffled = GKShuffledDistribution(randomSource: source, lowestValue: -2, highestValue: 3)
        for _ in 0..<5 { #expect(Set((0..<6).map { _ in shuffled.nextInt() }) == Set(-2...3)) }
        let bell = GKGaussianDistribution(randomSource: source, mean: 10, deviation: 2)
        #expect(bell.lowestValue == 4 && bell.highestValue == 16)
        let values = (0..<5_000).map { _ in Double(bell.nextInt()) }
        let mean = values.reduce(0, +) / 5_000
        let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 5_000
        // The standard error of the mean is 0.03; rounding adds a twelfth to the variance, the cut takes 0.1.
        #expect(abs(mean - 10) < 0.15 && abs(variance - 4) < 0.35)
        #expect(values.allSatisfy { $0 >= 4 && $0 <= 16 })
        let die = GKRandomDistribution.d6()
        #expect(die.lowestValue == 1 && die.highestValue == 6 && die.numberOfPossibleOutcomes == 6)
        #expect(GKShuffledDistribution.d20().highestValue == 20)
        #expect((0..<100).allSatisfy { _ in (1...3).contains(die.nextInt(upperBound: 4)) })
    }
}
