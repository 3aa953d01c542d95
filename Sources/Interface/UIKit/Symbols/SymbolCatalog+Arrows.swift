// SPDX-License-Identifier: MIT

extension SymbolCatalog {
    /// Width, height and drawing; see `SymbolOutline`.
    static let arrows: [String: Entry] = [
        "arrow.2.squarepath": (
            120, 110,
            """
            s M 20 62 L 20 26 Q 20 16 30 16 L 84 16; f M 80 0 L 106 16 80 33 Z; s M 100 48 L 100 84 Q 100
            94 90 94 L 36 94; f M 40 77 L 14 94 40 110 Z
            """
        ),
        "arrow.backward": (112, 100, "s M 102 50 L 10 50; s M 46 13 L 9 50 46 87"),
        "arrow.clockwise": (108, 116, "s A 54 64 42 -40 256; f M 46 1 L 74 21 46 42 Z"),
        "arrow.counterclockwise": (108, 116, "s A 54 64 42 -140 -436; f M 62 1 L 34 21 62 42 Z"),
        "arrow.down": (100, 112, "s M 50 10 L 50 102; s M 13 66 L 50 103 87 66"),
        "arrow.down.circle": (117, 117, "s O 58.5 58.5 49.5; s M 58.5 33 L 58.5 82; s M 37 61 L 58.5 83 80 61"),
        "arrow.down.circle.fill": (117, 117, "f O 58.5 58.5 54; x M 58.5 33 L 58.5 82; x M 37 61 L 58.5 83 80 61"),
        "arrow.down.left": (90, 90, "s M 78 12 L 12 78; s M 11 26 L 11 79 64 79"),
        "arrow.down.right": (90, 90, "s M 12 12 L 78 78; s M 79 26 L 79 79 26 79"),
        "arrow.forward": (112, 100, "s M 10 50 L 102 50; s M 66 13 L 103 50 66 87"),
        "arrow.left": (112, 100, "s M 102 50 L 10 50; s M 46 13 L 9 50 46 87"),
        "arrow.left.arrow.right": (
            116, 104,
            """
            s M 14 30 L 106 30; s M 81 8 L 106 30 81 52; s M 10 74 L 102 74; s M 35 52 L 10 74 35 96
            """
        ),
        "arrow.left.circle": (117, 117, "s O 58.5 58.5 49.5; s M 84 58.5 L 35 58.5; s M 56 37 L 34 58.5 56 80"),
        "arrow.left.circle.fill": (117, 117, "f O 58.5 58.5 54; x M 84 58.5 L 35 58.5; x M 56 37 L 34 58.5 56 80"),
        "arrow.right": (112, 100, "s M 10 50 L 102 50; s M 66 13 L 103 50 66 87"),
        "arrow.right.circle": (117, 117, "s O 58.5 58.5 49.5; s M 33 58.5 L 82 58.5; s M 61 37 L 83 58.5 61 80"),
        "arrow.right.circle.fill": (117, 117, "f O 58.5 58.5 54; x M 33 58.5 L 82 58.5; x M 61 37 L 83 58.5 61 80"),
        "arrow.triangle.2.circlepath": (
            124, 108,
            """
            s A 62 54 42 195 325; f M 82 36 L 117 36 99 60 Z; s A 62 54 42 15 145; f M 7 72 L 42 72 25 48 Z
            """
        ),
        "arrow.turn.up.left": (104, 96, "s M 14 36 L 66 36 Q 90 36 90 60 L 90 86; s M 40 9 L 12 36 40 63"),
        "arrow.up": (100, 112, "s M 50 102 L 50 10; s M 13 46 L 50 9 87 46"),
        "arrow.up.arrow.down": (
            116, 104,
            """
            s M 32 94 L 32 12; s M 8 37 L 32 12 56 37; s M 84 10 L 84 92; s M 60 67 L 84 92 108 67
            """
        ),
        "arrow.up.circle": (117, 117, "s O 58.5 58.5 49.5; s M 58.5 84 L 58.5 35; s M 37 56 L 58.5 34 80 56"),
        "arrow.up.circle.fill": (117, 117, "f O 58.5 58.5 54; x M 58.5 84 L 58.5 35; x M 37 56 L 58.5 34 80 56"),
        "arrow.up.left": (90, 90, "s M 78 78 L 12 12; s M 64 11 L 11 11 11 64"),
        "arrow.up.left.and.arrow.down.right": (
            104, 104,
            """
            s M 46 46 L 12 12; s M 12 40 L 12 12 40 12; s M 58 58 L 92 92; s M 92 64 L 92 92 64 92
            """
        ),
        "arrow.up.right": (90, 90, "s M 12 78 L 78 12; s M 26 11 L 79 11 79 64"),
        "arrow.uturn.left": (104, 100, "s M 14 36 L 66 36 C 104 36 104 90 66 90 L 40 90; s M 40 9 L 12 36 40 63"),
        "arrow.uturn.right": (104, 100, "s M 90 36 L 38 36 C 0 36 0 90 38 90 L 64 90; s M 64 9 L 92 36 64 63"),
        "chevron.backward": (66, 100, "s M 52 12 L 14 50 52 88"),
        "chevron.down": (100, 66, "s M 12 14 L 50 52 88 14"),
        "chevron.down.circle": (117, 117, "s O 58.5 58.5 49.5; s M 34 50 L 58.5 72 83 50"),
        "chevron.down.circle.fill": (117, 117, "f O 58.5 58.5 54; x M 34 50 L 58.5 72 83 50"),
        "chevron.forward": (66, 100, "s M 14 12 L 52 50 14 88"),
        "chevron.left": (66, 100, "s M 52 12 L 14 50 52 88"),
        "chevron.left.2": (100, 100, "s M 46 12 L 14 50 46 88; s M 86 12 L 54 50 86 88"),
        "chevron.left.circle": (117, 117, "s O 58.5 58.5 49.5; s M 67 34 L 44 58.5 67 83"),
        "chevron.left.circle.fill": (117, 117, "f O 58.5 58.5 54; x M 67 34 L 44 58.5 67 83"),
        "chevron.right": (66, 100, "s M 14 12 L 52 50 14 88"),
        "chevron.right.2": (100, 100, "s M 14 12 L 46 50 14 88; s M 54 12 L 86 50 54 88"),
        "chevron.right.circle": (117, 117, "s O 58.5 58.5 49.5; s M 50 34 L 73 58.5 50 83"),
        "chevron.right.circle.fill": (117, 117, "f O 58.5 58.5 54; x M 50 34 L 73 58.5 50 83"),
        "chevron.up": (100, 66, "s M 12 52 L 50 14 88 52"),
        "chevron.up.chevron.down": (70, 104, "s M 12 38 L 35 14 58 38; s M 12 66 L 35 90 58 66"),
        "chevron.up.circle": (117, 117, "s O 58.5 58.5 49.5; s M 34 68 L 58.5 46 83 68"),
        "chevron.up.circle.fill": (117, 117, "f O 58.5 58.5 54; x M 34 68 L 58.5 46 83 68"),
        "gobackward": (108, 116, "s A 54 64 42 -140 -436; f M 62 1 L 34 21 62 42 Z"),
        "goforward": (108, 116, "s A 54 64 42 -40 256; f M 46 1 L 74 21 46 42 Z"),
        "rotate.right": (112, 116, "s A 54 64 42 -40 256; f M 46 1 L 74 21 46 42 Z"),
    ]
}
