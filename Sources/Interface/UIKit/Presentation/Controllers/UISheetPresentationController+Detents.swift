// SPDX-License-Identifier: MIT

/// What a custom detent's block may ask.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height a detent can have, without the bottom safe area.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    public final class Detent: __ObjCObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// Half the height.
        public class func medium() -> Detent { Detent(.medium) { ($0.maximumDetentValue * 0.56).rounded() } }
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// - Parameter resolver: the height without the bottom safe area; nil takes the detent out.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        public func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? {
            resolver(context)
        }
    }

    @MainActor
    private final class Resolution: NSObject, UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat

        init(traits: UITraitCollection, maximum: CGFloat) {
            containerTraitCollection = traits
            maximumDetentValue = maximum
        }
    }

    /// The first one is where the sheet opens when nothing is selected.
    var selectedDetent: Detent {
        detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first ?? .large()
    }

    var selectedIndex: Int { detentIndex(selectedDetent.identifier) ?? 0 }

    func detentIndex(_ identifier: Detent.Identifier?) -> Int? {
        identifier.flatMap { wanted in detents.firstIndex { $0.identifier == wanted } }
    }

    /// Where the sheet stands. The largest leaves the status bar free (measured: y 59 of 852).
    func frame(of detent: Detent, in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
        switch layout {
        case .covering: return bounds
        case .floating: return floatingFrame(in: bounds, safeArea: safeArea)
        case .attached: break
        }
        let top = max(safeArea.top, 10)
        let maximum = bounds.height - top - safeArea.bottom
        let context = Resolution(traits: traitCollection, maximum: maximum)
        let value = min(max(detent.resolvedValue(in: context) ?? maximum, 0), maximum)
        let height = value + safeArea.bottom
        let width = attachedWidth(in: bounds, safeArea: safeArea)
        return CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: bounds.height - height, width: width, height: height)
    }

    enum Layout {
        /// A card that rests on the lower edge.
        case attached
        /// A card in the middle of a wide screen.
        case floating
        /// Low screens have no room to spare: all of it.
        case covering
    }

    var layout: Layout {
        let traits = traitCollection
        if traits.verticalSizeClass == .compact { return prefersEdgeAttachedInCompactHeight ? .attached : .covering }
        guard traits.horizontalSizeClass == .regular else { return .attached }
        return detents.allSatisfy { $0.identifier == .large } ? .floating : .attached
    }

    /// Form sheets are 540 x 620 points or as large as their content wants; page sheets as wide as is comfortable to
    /// read.
    private func floatingFrame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
        let room = bounds.insetBy(dx: 20, dy: max(safeArea.top, safeArea.bottom) + 20)
        var size = CGSize(width: 704, height: room.height)
        if presentationStyle == .formSheet {
            let wanted = presentedViewController.preferredContentSize
            size = CGSize(
                width: wanted.width > 0 ? wanted.width : 540, height: wanted.height > 0 ? wanted.height : 620)
        }
        size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        return CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }

    private func attachedWidth(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGFloat {
        let traits = traitCollection
        if traits.verticalSizeClass == .compact {
            let wanted = presentedViewController.preferredContentSize.width
            let room = bounds.width - safeArea.left - safeArea.right
            return widthFollowsPreferredContentSizeWhenEdgeAttached && wanted > 0 ? min(wanted, room) : room
        }
        guard traits.horizontalSizeClass == .regular else { return bounds.width }
        return min(bounds.width, presentationStyle == .formSheet ? 540 : 704)
    }

    /// Every detent with its resting frame, lowest first.
    var restingFrames: [(detent: Detent, frame: CGRect)] {
        guard let host else { return [] }
        return detents.map { ($0, frame(of: $0, in: host.bounds, safeArea: host.safeAreaInsets)) }
            .sorted { $0.1.height < $1.1.height }
    }
}
