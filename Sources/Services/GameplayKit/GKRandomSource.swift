// SPDX-License-Identifier: MIT

public protocol GKRandom: AnyObject {
    /// Of all 32-bit numbers from a source; between its bounds from a distribution.
    func nextInt() -> Int
    /// At least 0 and less than `upperBound`.
    func nextInt(upperBound: Int) -> Int
    /// 0 to 1.
    func nextUniform() -> Float
    func nextBool() -> Bool
}

/// Where random numbers come from. This class asks the system, whose numbers follow `TOUCHSTONE_SEED`; each subclass is
/// one algorithm, whose numbers follow its seed. One object belongs to one thread.
open class GKRandomSource: __ObjCObject, GKRandom, NSCopying {
    // The system's generator has no state here.
    private nonisolated(unsafe) static let shared = GKRandomSource()
    open class func sharedRandom() -> GKRandomSource { shared }

    public override init() { super.init() }

    /// 32 random bits: what a subclass of this module is.
    func bits() -> UInt32 { UInt32.random(in: .min ... .max) }

    open func nextInt() -> Int { Int(Int32(bitPattern: bits())) }

    open func nextInt(upperBound: Int) -> Int {
        precondition(upperBound > 0, "GKRandomSource.nextInt(upperBound: \(upperBound)): the bound must be positive")
        let bound = UInt64(upperBound)
        guard bound <= UInt64(UInt32.max) else { return Int((UInt64(bits()) << 32 | UInt64(bits())) % bound) }
        // Lemire's multiplication, with what would be uneven drawn again.
        var product = UInt64(bits()) * bound
        let rejected = (1 << 32) % bound
        while product & 0xFFFF_FFFF < rejected { product = UInt64(bits()) * bound }
        return Int(product >> 32)
    }

    open func nextUniform() -> Float { Float(bits() >> 8) / Float((1 << 24) - 1) }
    open func nextBool() -> Bool { bits() & 0x8000_0000 != 0 }

    /// Every order is equally likely: Fisher and Yates, from the end.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var result = array
        guard result.count > 1 else { return result }
        for last in stride(from: result.count - 1, to: 0, by: -1) {
            result.swapAt(last, nextInt(upperBound: last + 1))
        }
        return result
    }

    /// A source in the same state, which goes on alike.
    open func copy(with zone: NSZone? = nil) -> Any { GKRandomSource() }
}

extension NSArray {
    public func shuffled(using randomSource: GKRandomSource) -> [Any] {
        randomSource.arrayByShufflingObjects(in: map { $0 })
    }
    public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}

/// RC4, by the bytes of its key. The first numbers of some seeds tell about the seed: `dropValues(_:)`.
open class GKARC4RandomSource: GKRandomSource {
    private var state = Array(UInt8.min...UInt8.max)
    private var (i, j): (UInt8, UInt8) = (0, 0)
    /// - Note: a change starts the numbers anew.
    open var seed: Data { didSet { schedule() } }

    public override init() {
        seed = Data((0..<16).map { _ in UInt8.random(in: .min ... .max) })
        super.init()
        schedule()
    }
    /// - Parameter seed: at most 256 bytes matter.
    public init(seed: Data) {
        self.seed = seed
        super.init()
        schedule()
    }

    private func schedule() {
        state = Array(UInt8.min...UInt8.max)
        (i, j) = (0, 0)
        let key = [UInt8](seed)
        guard !key.isEmpty else { return }
        var at: UInt8 = 0
        for index in 0..<256 {
            at = at &+ state[index] &+ key[index % key.count]
            state.swapAt(index, Int(at))
        }
    }

    private func byte() -> UInt8 {
        i = i &+ 1
        j = j &+ state[Int(i)]
        state.swapAt(Int(i), Int(j))
        return state[Int(state[Int(i)] &+ state[Int(j)])]
    }

    override func bits() -> UInt32 { (0..<4).reduce(0) { value, _ in value << 8 | UInt32(byte()) } }
    open func dropValues(_ count: Int) { for _ in 0..<count { _ = bits() } }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = GKARC4RandomSource(seed: seed)
        (copy.state, copy.i, copy.j) = (state, i, j)
        return copy
    }
}

/// The linear congruence of POSIX's `mrand48`: fast, and with short periods in the low bits, which it does not give out.
open class GKLinearCongruentialRandomSource: GKRandomSource {
    private var state: UInt64
    open var seed: UInt64 { didSet { state = seed } }

    public override init() {
        seed = UInt64.random(in: .min ... .max)
        state = seed
        super.init()
    }
    public init(seed: UInt64) {
        self.seed = seed
        state = seed
        super.init()
    }

    override func bits() -> UInt32 {
        state = (state &* 0x5_DEEC_E66D &+ 0xB) & 0xFFFF_FFFF_FFFF
        return UInt32(state >> 16)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = GKLinearCongruentialRandomSource(seed: seed)
        copy.state = state
        return copy
    }
}

/// MT19937-64 of Matsumoto and Nishimura; a number is the upper half of one of its 64-bit words. Apple does not publish
/// which of the algorithm's variants it uses, so the numbers of a seed may differ from those of an Apple device.
open class GKMersenneTwisterRandomSource: GKRandomSource {
    private var twister: MersenneTwister
    open var seed: UInt64 { didSet { twister = MersenneTwister(seed: seed) } }

    public override init() {
        seed = UInt64.random(in: .min ... .max)
        twister = MersenneTwister(seed: seed)
        super.init()
    }
    public init(seed: UInt64) {
        self.seed = seed
        twister = MersenneTwister(seed: seed)
        super.init()
    }

    override func bits() -> UInt32 { UInt32(twister.next() >> 32) }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = GKMersenneTwisterRandomSource(seed: seed)
        copy.twister = twister
        return copy
    }
}

/// http://www.math.sci.hiroshima-u.ac.jp/m-mat/MT/emt64.html
struct MersenneTwister: RandomNumberGenerator {
    private static let (count, middle) = (312, 156)
    private var words: [UInt64]
    private var index = count

    init(seed: UInt64) {
        words = [seed]
        for i in 1..<Self.count {
            let last = words[i - 1]
            words.append(6_364_136_223_846_793_005 &* (last ^ last >> 62) &+ UInt64(i))
        }
    }

    private mutating func twist() {
        for i in 0..<Self.count {
            let x = words[i] & 0xFFFF_FFFF_8000_0000 | words[(i + 1) % Self.count] & 0x7FFF_FFFF
            words[i] = words[(i + Self.middle) % Self.count] ^ x >> 1 ^ (x & 1 == 0 ? 0 : 0xB502_6F5A_A966_19E9)
        }
        index = 0
    }

    mutating func next() -> UInt64 {
        if index >= Self.count { twist() }
        var x = words[index]
        index += 1
        x ^= x >> 29 & 0x5555_5555_5555_5555
        x ^= x << 17 & 0x71D6_7FFF_EDA6_0000
        x ^= x << 37 & 0xFFF7_EEE0_0000_0000
        return x ^ x >> 43
    }
}
