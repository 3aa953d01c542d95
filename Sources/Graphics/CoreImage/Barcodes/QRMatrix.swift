// SPDX-License-Identifier: MIT

/// The modules of a QR code; rows from the top.
struct QRMatrix: Sendable {
    let version: QRVersion
    private(set) var dark: [Bool]
    /// Belongs to a pattern or to format or version information.
    private(set) var isFunction: [Bool]
    var size: Int { version.size }

    /// With the patterns that every code of the version has.
    init(_ version: QRVersion) {
        self.version = version
        dark = [Bool](repeating: false, count: version.size * version.size)
        isFunction = dark
        drawPatterns()
    }

    subscript(row: Int, column: Int) -> Bool {
        get { dark[row * size + column] }
        set { dark[row * size + column] = newValue }
    }

    private mutating func function(_ row: Int, _ column: Int, _ isDark: Bool) {
        guard row >= 0, column >= 0, row < size, column < size else { return }
        self[row, column] = isDark
        isFunction[row * size + column] = true
    }

    private mutating func drawPatterns() {
        for i in 0..<size {
            function(6, i, i % 2 == 0)
            function(i, 6, i % 2 == 0)
        }
        for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { drawFinder(row, column) }
        let centres = version.alignments
        for row in centres {
            for column in centres where !isFinderCorner(row, column) { drawAlignment(row, column) }
        }
        drawFormat(0)
        drawVersion()
    }

    private func isFinderCorner(_ row: Int, _ column: Int) -> Bool {
        (row == 6 && column == 6) || (row == 6 && column == size - 7) || (row == size - 7 && column == 6)
    }

    /// With its light separator.
    private mutating func drawFinder(_ row: Int, _ column: Int) {
        for y in -4...4 {
            for x in -4...4 {
                let ring = max(abs(x), abs(y))
                function(row + y, column + x, ring != 2 && ring != 4)
            }
        }
    }

    private mutating func drawAlignment(_ row: Int, _ column: Int) {
        for y in -2...2 { for x in -2...2 { function(row + y, column + x, max(abs(x), abs(y)) != 1) } }
    }

    /// Places of the format's bits, the lowest first, of the copy at the upper left and of the other one.
    var formatPlaces: ([(Int, Int)], [(Int, Int)]) {
        var first = (0...5).map { ($0, 8) }
        first += [(7, 8), (8, 8), (8, 7)]
        first += (0...5).reversed().map { (8, $0) }
        let second = (0...7).map { (8, size - 1 - $0) } + (8...14).map { (size - 15 + $0, 8) }
        return (first, second)
    }

    mutating func drawFormat(_ bits: Int) {
        let (first, second) = formatPlaces
        for i in 0..<15 {
            function(first[i].0, first[i].1, bits >> i & 1 == 1)
            function(second[i].0, second[i].1, bits >> i & 1 == 1)
        }
        function(size - 8, 8, true)
    }

    private mutating func drawVersion() {
        guard version.number >= 7 else { return }
        let bits = QRCheckBits.version(version.number)
        for i in 0..<18 {
            let (a, b) = (size - 11 + i % 3, i / 3)
            function(a, b, bits >> i & 1 == 1)
            function(b, a, bits >> i & 1 == 1)
        }
    }

    /// Modules for data in their order (7.7.3): pairs of columns from the right, up and down in turn.
    var dataPlaces: [(row: Int, column: Int)] {
        var places: [(Int, Int)] = []
        var right = size - 1
        while right >= 1 {
            if right == 6 { right = 5 }
            let upwards = (right + 1) & 2 == 0
            for step in 0..<size {
                let row = upwards ? size - 1 - step : step
                for column in [right, right - 1] where !isFunction[row * size + column] { places.append((row, column)) }
            }
            right -= 2
        }
        return places
    }

    /// Table 10.
    static func isMasked(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
        switch mask {
        case 0: (row + column) % 2 == 0
        case 1: row % 2 == 0
        case 2: column % 3 == 0
        case 3: (row + column) % 3 == 0
        case 4: (row / 2 + column / 3) % 2 == 0
        case 5: row * column % 2 + row * column % 3 == 0
        case 6: (row * column % 2 + row * column % 3) % 2 == 0
        default: ((row + column) % 2 + row * column % 3) % 2 == 0
        }
    }

    mutating func applyMask(_ mask: Int) {
        for row in 0..<size {
            for column in 0..<size where !isFunction[row * size + column] && Self.isMasked(mask, row, column) {
                self[row, column].toggle()
            }
        }
    }

    // MARK: Penalties of table 11

    var penalty: Int {
        var result = 0
        for i in 0..<size {
            result += linePenalty((0..<size).map { self[i, $0] }) + linePenalty((0..<size).map { self[$0, i] })
        }
        for row in 0..<(size - 1) {
            for column in 0..<(size - 1) {
                let module = self[row, column]
                if module == self[row, column + 1], module == self[row + 1, column], module == self[row + 1, column + 1]
                {
                    result += 3
                }
            }
        }
        let share = dark.reduce(0) { $0 + ($1 ? 1 : 0) } * 20
        let total = size * size
        // Steps of 5 percent away from one half.
        return result + (abs(share - total * 10) + total - 1) / total * 10 - (share == total * 10 ? 0 : 10)
    }

    private func linePenalty(_ line: [Bool]) -> Int {
        var (result, start) = (0, 0)
        for i in 1...line.count where i == line.count || line[i] != line[start] {
            if i - start >= 5 { result += 3 + i - start - 5 }
            start = i
        }
        // 1:1:3:1:1 with four light modules on a side, which may be outside.
        func at(_ i: Int) -> Bool { line.indices.contains(i) && line[i] }
        let finder = [true, false, true, true, true, false, true]
        for i in 0...(line.count - 7) where (0..<7).allSatisfy({ line[i + $0] == finder[$0] }) {
            if (1...4).allSatisfy({ !at(i - $0) }) { result += 40 }
            if (7...10).allSatisfy({ !at(i + $0) }) { result += 40 }
        }
        return result
    }
}
