import UIKit

/// One entry of the catalog: a title, what it shows, and how to make it.
struct Screen {
    let title: String
    let detail: String
    let make: () -> UIViewController

    struct Section {
        let title: String
        let screens: [Screen]
    }

    static let sections: [Section] = [
        Section(
            title: "Drawing",
            screens: [
                Screen(title: "Paths", detail: "Shapes, fill rules, caps, joins, dashes") { PathsScreen() },
                Screen(title: "Gradients", detail: "Linear, radial, clipped, patterned") { GradientsScreen() },
                Screen(title: "Blend Modes", detail: "All modes over a photo-like ground") { BlendModesScreen() },
                Screen(title: "Shadows", detail: "Drop shadows, glows, transparency layers") { ShadowsScreen() },
                Screen(title: "Images", detail: "Modes, caps, tints, orientations") { ImagesScreen() },
                Screen(title: "Documents", detail: "PDF pages and objects, metadata of images") { DocumentsScreen() },
                Screen(title: "Core Image", detail: "Filters, generators, codes, a transition") { CoreImageScreen() },
            ]),
        Section(
            title: "Text",
            screens: [
                Screen(title: "Fonts", detail: "Weights, styles, families") { FontsScreen() },
                Screen(title: "Scripts", detail: "Writing systems of the world") { ScriptsScreen() },
                Screen(title: "Paragraphs", detail: "Alignment, spacing, truncation") { ParagraphsScreen() },
                Screen(title: "Line Breaking", detail: "Modes, strategies, hyphens, tabs") { LineBreakingScreen() },
                Screen(title: "Typesetting", detail: "Core Text frames, glyph paths, widths") { TypesettingScreen() },
                Screen(title: "Attributed Text", detail: "Colours, lines, kerning, shadows") { AttributedTextScreen() },
                Screen(title: "Markup", detail: "Markdown, HTML, AttributedString, text styles") { MarkupScreen() },
                Screen(title: "Text Fields", detail: "Borders, buttons, secure entry, keyboards") {
                    TextFieldsScreen()
                },
                Screen(title: "Text View", detail: "Attributed text to read and edit") { TextViewScreen() },
            ]),
        Section(
            title: "Layers",
            screens: [
                Screen(title: "Layer Basics", detail: "Corners, borders, shadows, masks") { LayerBasicsScreen() },
                Screen(title: "3D Transforms", detail: "Perspective and depth order") { TransformsScreen() },
                Screen(title: "Special Layers", detail: "Shape, gradient, text, replicator") { SpecialLayersScreen() },
                Screen(title: "Animations", detail: "Basic, keyframe, spring, group") { LayerAnimationsScreen() },
                Screen(title: "Particles", detail: "An emitter at work") { ParticlesScreen() },
                Screen(title: "Compositing", detail: "Filters, holes, copies and particles in depth") {
                    CompositingScreen()
                },
            ]),
        Section(
            title: "Collections",
            screens: [
                Screen(title: "Flow Grid", detail: "Sections, pinned headers, insertion") { FlowGridScreen() },
                Screen(title: "Compositional", detail: "Cards, tiles, a mosaic") { CompositionalScreen() },
                Screen(title: "Collection List", detail: "Rows with accessories") { CollectionListScreen() },
                Screen(title: "Pages", detail: "Swiped, with dots") { PagesScreen() },
                Screen(title: "Dynamics", detail: "Gravity, collisions, snaps") { DynamicsScreen() },
            ]),
        Section(
            title: "Views",
            screens: [
                Screen(title: "Content Modes", detail: "One image, thirteen modes") { ContentModesScreen() },
                Screen(title: "View Animations", detail: "Curves, springs, keyframes, transitions") {
                    ViewAnimationsScreen()
                },
                Screen(title: "Colors", detail: "System colours in this appearance") { ColorsScreen() },
                Screen(title: "Gestures", detail: "Tap, pan, pinch, rotate, swipe, press") { GesturesScreen() },
            ]),
        Section(
            title: "Tables",
            screens: [
                Screen(title: "Plain Table", detail: "Headers that stay, a section index") { PlainTableScreen() },
                Screen(title: "Grouped Table", detail: "Cell styles and accessories") { CellsScreen(style: .grouped) },
                Screen(title: "Inset Grouped Table", detail: "The same in rounded groups") {
                    CellsScreen(style: .insetGrouped)
                },
                Screen(title: "Editing Table", detail: "Delete, insert, move, swipe, refresh") { EditingTableScreen() },
                Screen(title: "Self-Sizing Table", detail: "Rows as tall as their texts") { SelfSizingScreen() },
            ]),
        Section(
            title: "Controls",
            screens: [
                Screen(title: "Buttons", detail: "Types, states, configurations") { ButtonsScreen() },
                Screen(title: "Values", detail: "Switch, slider, stepper, segments") { ValuesScreen() },
                Screen(title: "Progress", detail: "Bars, spinners, page dots") { ProgressScreen() },
                Screen(title: "Pickers", detail: "Wheels for choices, dates, durations") { PickersScreen() },
                Screen(title: "Date Pickers", detail: "Compact and inline") { DatePickersScreen() },
                Screen(title: "Search", detail: "Search bars, scopes, a search controller") { SearchScreen() },
                Screen(title: "Alerts", detail: "Alerts and action sheets") { AlertsScreen() },
                Screen(title: "Menus", detail: "Pull-down, pop-up, context menu") { MenusScreen() },
            ]),
    ]
}
