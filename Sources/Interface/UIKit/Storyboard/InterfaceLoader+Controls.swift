// SPDX-License-Identifier: MIT

extension InterfaceLoader {
    func setSwitch(_ control: UISwitch, _ node: ResourceNode) {
        update(control, \.isOn, node.bool("on", default: false))
        if let color = node.color("onTintColor", self) { control.onTintColor = color }
        if let color = node.color("thumbTintColor", self) { control.thumbTintColor = color }
    }

    func setSlider(_ slider: UISlider, _ node: ResourceNode) {
        slider.minimumValue = Float(node.number("minValue") ?? 0)
        slider.maximumValue = Float(node.number("maxValue") ?? 1)
        slider.value = Float(node.number("value") ?? 0)
        update(slider, \.isContinuous, node.bool("continuous", default: true))
        if let color = node.color("minimumTrackTintColor", self) { slider.minimumTrackTintColor = color }
        if let color = node.color("maximumTrackTintColor", self) { slider.maximumTrackTintColor = color }
        if let color = node.color("thumbTintColor", self) { slider.thumbTintColor = color }
        if let image = image(node, "minimumValueImage") { slider.minimumValueImage = image }
        if let image = image(node, "maximumValueImage") { slider.maximumValueImage = image }
    }

    func setStepper(_ stepper: UIStepper, _ node: ResourceNode) {
        stepper.minimumValue = Double(node.number("minimumValue") ?? 0)
        stepper.maximumValue = Double(node.number("maximumValue") ?? 100)
        stepper.stepValue = Double(node.number("stepValue") ?? 1)
        stepper.value = Double(node.number("value") ?? 0)
        update(stepper, \.wraps, node.bool("wraps", default: false))
        update(stepper, \.autorepeat, node.bool("autorepeat", default: true))
        update(stepper, \.isContinuous, node.bool("continuous", default: true))
    }

    func setSegments(_ control: UISegmentedControl, _ node: ResourceNode) {
        for (index, segment) in (node.child("segments")?.children ?? []).enumerated() {
            if let image = image(segment, "image") {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                let title = translation(node, "segmentTitles[\(index)]") ?? segment.string("title")
                control.insertSegment(withTitle: title, at: index, animated: false)
            }
            if let width = segment.number("width"), width > 0 { control.setWidth(width, forSegmentAt: index) }
            control.setEnabled(segment.bool("enabled", default: true), forSegmentAt: index)
        }
        update(control, \.isMomentary, node.bool("momentary", default: false))
        update(
            control, \.apportionsSegmentWidthsByContent, node.bool("apportionsSegmentWidthsByContent", default: false))
        if let color = node.color("selectedSegmentTintColor", self) { control.selectedSegmentTintColor = color }
        control.selectedSegmentIndex = node.integer("selectedSegmentIndex") ?? -1
    }

    func setProgress(_ view: UIProgressView, _ node: ResourceNode) {
        view.progress = Float(node.number("progress") ?? 0)
        if node["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
        if let color = node.color("progressTintColor", self) { view.progressTintColor = color }
        if let color = node.color("trackTintColor", self) { view.trackTintColor = color }
    }

    func setIndicator(_ view: UIActivityIndicatorView, _ node: ResourceNode) {
        switch node["style"] {
        case "large": view.style = .large
        case "whiteLarge": view.style = .whiteLarge
        case "white": view.style = .white
        case "gray": view.style = .gray
        default: view.style = .medium
        }
        update(view, \.hidesWhenStopped, node.bool("hidesWhenStopped", default: false))
        if let color = node.color("color", self) { view.color = color }
        if node.bool("animating", default: false) { view.startAnimating() }
        // What stays when stopped may be hidden for another reason.
        if node.bool("hidden", default: false) { view.isHidden = true }
    }

    func setPages(_ control: UIPageControl, _ node: ResourceNode) {
        control.numberOfPages = node.integer("numberOfPages") ?? 0
        control.currentPage = node.integer("currentPage") ?? 0
        update(control, \.hidesForSinglePage, node.bool("hidesForSinglePage", default: false))
        if let color = node.color("pageIndicatorTintColor", self) { control.pageIndicatorTintColor = color }
        if let color = node.color("currentPageIndicatorTintColor", self) {
            control.currentPageIndicatorTintColor = color
        }
    }

    func setStack(_ stack: UIStackView, _ node: ResourceNode) {
        stack.axis = node["axis"] == "vertical" ? .vertical : .horizontal
        switch node["distribution"] {
        case "fillEqually": stack.distribution = .fillEqually
        case "fillProportionally": stack.distribution = .fillProportionally
        case "equalSpacing": stack.distribution = .equalSpacing
        case "equalCentering": stack.distribution = .equalCentering
        default: stack.distribution = .fill
        }
        switch node["alignment"] {
        case "leading": stack.alignment = .leading
        case "top": stack.alignment = .top
        case "firstBaseline": stack.alignment = .firstBaseline
        case "center": stack.alignment = .center
        case "trailing": stack.alignment = .trailing
        case "bottom": stack.alignment = .bottom
        case "lastBaseline": stack.alignment = .lastBaseline
        default: stack.alignment = .fill
        }
        stack.spacing =
            node["spacing"].flatMap(Double.init).map { CGFloat($0) }
            ?? (node["spacingType"] == "standard" ? UIStackView.spacingUseSystem : 0)
        update(stack, \.isBaselineRelativeArrangement, node.bool("baselineRelativeArrangement", default: false))
        // Interface Builder writes margins of a stack view's own only where it arranges inside of them.
        let hasMargins = node.value("layoutMargins") != nil || node.value("directionalLayoutMargins") != nil
        stack.isLayoutMarginsRelativeArrangement = node.bool("layoutMarginsRelativeArrangement", default: hasMargins)
    }

    func setScroll(_ scroll: UIScrollView, _ node: ResourceNode) {
        update(scroll, \.isScrollEnabled, node.bool("scrollEnabled", default: true))
        update(scroll, \.isPagingEnabled, node.bool("pagingEnabled", default: false))
        update(scroll, \.isDirectionalLockEnabled, node.bool("directionalLockEnabled", default: false))
        update(scroll, \.bounces, node.bool("bounces", default: true))
        update(scroll, \.bouncesZoom, node.bool("bouncesZoom", default: true))
        update(scroll, \.alwaysBounceVertical, node.bool("alwaysBounceVertical", default: false))
        update(scroll, \.alwaysBounceHorizontal, node.bool("alwaysBounceHorizontal", default: false))
        update(scroll, \.showsVerticalScrollIndicator, node.bool("showsVerticalScrollIndicator", default: true))
        update(scroll, \.showsHorizontalScrollIndicator, node.bool("showsHorizontalScrollIndicator", default: true))
        update(scroll, \.delaysContentTouches, node.bool("delaysContentTouches", default: true))
        update(scroll, \.canCancelContentTouches, node.bool("canCancelContentTouches", default: true))
        if let scale = node.number("minimumZoomScale") { scroll.minimumZoomScale = scale }
        if let scale = node.number("maximumZoomScale") { scroll.maximumZoomScale = scale }
        if let insets = node.value("contentInset") { scroll.contentInset = insets.insets }
        if let size = node.value("contentSize") { scroll.contentSize = size.size }
        switch node["keyboardDismissMode"] {
        case "onDrag": scroll.keyboardDismissMode = .onDrag
        case "interactive": scroll.keyboardDismissMode = .interactive
        default: break
        }
        switch node["contentInsetAdjustmentBehavior"] {
        case "never": scroll.contentInsetAdjustmentBehavior = .never
        case "always": scroll.contentInsetAdjustmentBehavior = .always
        case "scrollableAxes": scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        default: break
        }
        switch node["indicatorStyle"] {
        case "black": scroll.indicatorStyle = .black
        case "white": scroll.indicatorStyle = .white
        default: break
        }
    }
}
