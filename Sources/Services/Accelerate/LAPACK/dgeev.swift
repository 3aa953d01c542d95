// SPDX-License-Identifier: MIT

/// The letter that asks for vectors; case does not matter.
private func isAsked(_ job: UnsafePointer<CChar>) -> Bool { job.pointee == 0x56 || job.pointee == 0x76 }

/// Eigenvalues and eigenvectors of a general real matrix. Columns first; the matrix is overwritten.
///
/// Complex values come in pairs, the one with the positive imaginary part first; column j of the vectors then holds the real parts
/// and column j + 1 the imaginary ones. A `lwork` of -1 asks for the size of `work`.
/// - Parameter info: 0; above: the values could not be found. No vectors are told then.
@discardableResult
public func dgeev_(
    _ jobvl: UnsafeMutablePointer<CChar>, _ jobvr: UnsafeMutablePointer<CChar>, _ n: UnsafeMutablePointer<Int32>,
    _ a: UnsafeMutablePointer<Double>, _ lda: UnsafeMutablePointer<Int32>, _ wr: UnsafeMutablePointer<Double>,
    _ wi: UnsafeMutablePointer<Double>, _ vl: UnsafeMutablePointer<Double>?, _ ldvl: UnsafeMutablePointer<Int32>,
    _ vr: UnsafeMutablePointer<Double>?, _ ldvr: UnsafeMutablePointer<Int32>, _ work: UnsafeMutablePointer<Double>,
    _ lwork: UnsafeMutablePointer<Int32>, _ info: UnsafeMutablePointer<Int32>
) -> Int32 {
    let (size, step) = (Int(n.pointee), Int(lda.pointee))
    info.pointee = 0
    guard lwork.pointee != -1 else {
        work[0] = Double(max(1, 4 * size))
        return 0
    }
    let rows = (0..<size).map { row in (0..<size).map { a[$0 * step + row] } }
    guard let schur = RealSchur(rows) else {
        info.pointee = n.pointee
        return info.pointee
    }
    for (index, value) in schur.values.enumerated() { (wr[index], wi[index]) = (value.real, value.imaginary) }
    if isAsked(jobvl), let vl { write(schur, schur.leftVector, to: vl, Int(ldvl.pointee)) }
    if isAsked(jobvr), let vr { write(schur, schur.rightVector, to: vr, Int(ldvr.pointee)) }
    return 0
}

private func write(
    _ schur: RealSchur, _ vector: (Int) -> [Complex], to place: UnsafeMutablePointer<Double>, _ step: Int
) {
    for column in 0..<schur.size where schur.values[column].imaginary >= 0 {
        let isPair = schur.values[column].imaginary > 0
        for (row, part) in vector(column).enumerated() {
            place[column * step + row] = part.real
            if isPair { place[(column + 1) * step + row] = part.imaginary }
        }
    }
}

/// As `dgeev_`, in single precision; the work is done in double.
@discardableResult
public func sgeev_(
    _ jobvl: UnsafeMutablePointer<CChar>, _ jobvr: UnsafeMutablePointer<CChar>, _ n: UnsafeMutablePointer<Int32>,
    _ a: UnsafeMutablePointer<Float>, _ lda: UnsafeMutablePointer<Int32>, _ wr: UnsafeMutablePointer<Float>,
    _ wi: UnsafeMutablePointer<Float>, _ vl: UnsafeMutablePointer<Float>?, _ ldvl: UnsafeMutablePointer<Int32>,
    _ vr: UnsafeMutablePointer<Float>?, _ ldvr: UnsafeMutablePointer<Int32>, _ work: UnsafeMutablePointer<Float>,
    _ lwork: UnsafeMutablePointer<Int32>, _ info: UnsafeMutablePointer<Int32>
) -> Int32 {
    let (size, step) = (Int(n.pointee), Int(lda.pointee))
    var matrix = (0..<size).flatMap { column in (0..<size).map { Double(a[column * step + $0]) } }
    var (real, imaginary) = ([Double](repeating: 0, count: size), [Double](repeating: 0, count: size))
    var (left, right) = (matrix, matrix)
    var space = Double(size)
    dgeev_(jobvl, jobvr, n, &matrix, n, &real, &imaginary, &left, n, &right, n, &space, lwork, info)
    guard lwork.pointee != -1 else {
        work[0] = Float(space)
        return 0
    }
    guard info.pointee == 0 else { return info.pointee }
    for index in 0..<size { (wr[index], wi[index]) = (Float(real[index]), Float(imaginary[index])) }
    let wanted = [(isAsked(jobvl), vl, ldvl, left), (isAsked(jobvr), vr, ldvr, right)]
    for (isWanted, place, width, values) in wanted where isWanted {
        guard let place else { continue }
        for index in values.indices { place[index / size * Int(width.pointee) + index % size] = Float(values[index]) }
    }
    return 0
}
