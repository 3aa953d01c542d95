// SPDX-License-Identifier: MIT

/// Names of SwiftUI's public interface, as https://developer.apple.com/documentation/swiftui lists them: what code that
/// needs SwiftUI cannot do without. Members are missing on purpose: whoever has one names its type, or got it from
/// something that does.
enum SwiftUINames {
    /// Whether a name that stands by itself is SwiftUI's, where the code declares none of this name.
    static func contains(_ name: String) -> Bool { types.contains(name) }

    /// Property wrappers and builders, which code has with an `@` alone. A type of the code's own with the same name,
    /// as a nested `State`, is none of them.
    static let attributes: Set<String> = [
        "AccessibilityFocusState", "AppStorage", "Bindable", "Binding", "CommandsBuilder", "Entry", "Environment",
        "EnvironmentObject", "FetchRequest", "FocusState", "FocusedBinding", "FocusedObject", "FocusedValue",
        "GestureState", "Namespace", "ObservedObject", "Previewable", "ScaledMetric", "SceneBuilder", "SceneStorage",
        "SectionedFetchRequest", "State", "StateObject", "ToolbarContentBuilder", "UIApplicationDelegateAdaptor",
        "ViewBuilder",
    ]

    private static let types = attributes.union(views).union(layout).union(drawing).union(events).union(bridges)

    private static let views: Set<String> = [
        "AnyView", "AsyncImage", "Button", "ButtonRole", "ButtonStyle", "ColorPicker", "ContentUnavailableView",
        "ControlGroup", "DatePicker", "DisclosureGroup", "DisclosureGroupStyle", "EditButton", "EmptyModifier",
        "EmptyView", "EquatableView", "ForEach", "Form", "FormStyle", "Gauge", "GaugeStyle", "Group", "GroupBox",
        "GroupBoxStyle", "Image", "Label", "LabelStyle", "LabeledContent", "Link", "List", "ListStyle",
        "LocalizedStringKey", "Menu", "MenuStyle", "ModifiedContent", "NavigationLink", "NavigationPath",
        "NavigationSplitView", "NavigationStack", "NavigationView", "OutlineGroup", "PasteButton", "Picker",
        "PickerStyle", "PrimitiveButtonStyle", "ProgressView", "ProgressViewStyle", "RenameButton", "ScrollView",
        "ScrollViewProxy", "ScrollViewReader", "Section", "SecureField", "ShareLink", "Slider", "Stepper",
        "SubmitLabel", "SubscriptionView", "TabView", "TabViewStyle", "Table", "Text", "TextEditor", "TextField",
        "TextFieldStyle",
        "TimelineView", "Toggle", "ToggleStyle", "Toolbar", "ToolbarContent", "ToolbarItem", "ToolbarItemGroup",
        "TupleView", "View", "ViewModifier", "ViewThatFits", "_ConditionalContent", "_VariadicView",
    ]

    private static let layout: Set<String> = [
        "Alignment", "AlignmentID", "Anchor", "AnyLayout", "Axis", "ContentMode", "CoordinateSpace", "Divider", "Edge",
        "EdgeInsets", "GeometryProxy", "GeometryReader", "Grid", "GridItem", "GridRow", "HStack", "HStackLayout",
        "HorizontalAlignment", "LayoutDirection", "LayoutSubview", "LayoutSubviews", "LayoutValueKey", "LazyHGrid",
        "LazyHStack", "LazyVGrid", "LazyVStack", "PinnedScrollableViews", "ProposedViewSize", "SafeAreaRegions",
        "Spacer", "UnitPoint", "UserInterfaceSizeClass", "VStack", "VStackLayout", "VerticalAlignment",
        "ViewDimensions", "Visibility", "ZStack", "ZStackLayout",
    ]

    private static let drawing: Set<String> = [
        "Angle", "AngularGradient", "Animatable", "AnimatableData", "AnimatablePair", "Animation", "AnyShape",
        "AnyShapeStyle", "AnyTransition", "BackgroundStyle", "BlendMode", "Canvas", "Capsule", "Circle", "Color",
        "ColorScheme", "ColorSchemeContrast", "ContainerRelativeShape", "DynamicTypeSize", "Ellipse",
        "EllipticalGradient", "FillStyle", "Font", "ForegroundStyle", "GeometryEffect", "Gradient", "GraphicsContext",
        "HierarchicalShapeStyle", "ImagePaint", "ImageRenderer", "InsettableShape", "LinearGradient", "Material",
        "Path", "PhaseAnimator", "ProjectionTransform", "RadialGradient", "Rectangle", "RotatedShape",
        "RoundedCornerStyle", "RoundedRectangle", "SeparatorShapeStyle", "Shape", "ShapeStyle", "StrokeStyle",
        "TintShapeStyle", "Transaction", "UnevenRoundedRectangle", "VectorArithmetic", "withAnimation",
        "withTransaction",
    ]

    private static let events: Set<String> = [
        "AnyGesture", "DragGesture", "DropDelegate", "DropInfo", "DropProposal", "EditMode", "ExclusiveGesture",
        "Gesture", "GestureMask", "KeyEquivalent", "KeyboardShortcut", "LongPressGesture", "MagnificationGesture",
        "MagnifyGesture", "OpenURLAction", "DismissAction", "RefreshAction", "RotateGesture", "RotationGesture",
        "SequenceGesture", "SimultaneousGesture", "SpatialTapGesture", "TapGesture",
    ]

    private static let bridges: Set<String> = [
        "AccessibilityNotification", "ActionSheet", "Alert", "App", "Commands", "CommandMenu", "DocumentGroup",
        "DynamicProperty", "DynamicViewContent", "EnvironmentKey", "EnvironmentValues", "FileDocument",
        "FocusedValueKey", "FocusedValues", "PhotosPicker", "PhotosPickerItem", "PreferenceKey", "PresentationDetent",
        "PresentationMode", "PreviewContext", "PreviewDevice", "PreviewLayout", "PreviewProvider",
        "ReferenceFileDocument", "Scene", "ScenePhase", "Settings", "SwiftUI", "TransitionConfiguration",
        "UIHostingConfiguration", "UIHostingController", "UIViewControllerRepresentable",
        "UIViewControllerRepresentableContext", "UIViewRepresentable", "UIViewRepresentableContext", "WindowGroup",
        "_UIHostingView",
    ]
}
