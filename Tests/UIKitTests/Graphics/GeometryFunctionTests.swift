// SPDX-License-Identifier: MIT
import Testing
import UIKit

/// Truth: Core Graphics' documentation of its functions on rectangles and transforms.
@Suite struct GeometryFunctionTests {
    @Test("the functions of Core Graphics' headers say what the members say")
    func members() {
        let rect = CGRectMake(1, 2, 30, 40)
        #expect(rect == CGRect(x: 1, y: 2, width: 30, height: 40) && CGPointMake(1, 2) == rect.origin)
        #expect(CGRectGetMidX(rect) == 16 && CGRectGetMaxY(rect) == 42 && CGRectGetWidth(rect) == 30)
        #expect(CGRectInset(rect, 5, 5) == CGRectMake(6, 7, 20, 30) && CGRectContainsPoint(rect, CGPointMake(2, 3)))
        let turned = CGAffineTransformScale(CGAffineTransformTranslate(CGAffineTransformIdentity, 10, 20), 2, 3)
        #expect(CGPointApplyAffineTransform(CGPointMake(1, 1), turned) == CGPointMake(12, 23))
    }
}
