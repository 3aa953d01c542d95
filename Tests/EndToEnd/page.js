// SPDX-License-Identifier: MIT
// What the page of `touchstone serve` says of fingers, with a page, a canvas and a connection that only keep what they get.
const fs = require("fs"), vm = require("vm"), assert = require("assert");
const source = fs.readFileSync("Sources/Hosts/WebHost/WebPage+Fingers.swift", "utf8").split('#"""')[1].split('"""#')[0];
const sent = [], marks = [], listeners = {};
const canvas = {
    getBoundingClientRect: () => ({ left: 100, top: 50, width: 200, height: 400 }),
    setPointerCapture() {}, focus() {}, addEventListener() {},
};
vm.runInNewContext(source, {
    canvas, pixels: { width: 600, height: 1200, scale: 3 }, keyboard: false, typing: {}, Math, Map,
    tell: message => sent.push(message), addEventListener: (name, call) => { listeners[name] = call; },
    document: {
        activeElement: null, createElement: () => { const mark = { style: {} }; marks.push(mark); return mark; },
        body: { appendChild: mark => mark },
    },
});
const event = (x, y, more) => ({
    clientX: 100 + x, clientY: 50 + y, pointerId: 1, pointerType: "mouse", button: 0, altKey: false, shiftKey: false,
    preventDefault() {}, ...more,
});
const places = () => sent.pop().touches.map(touch => [touch.x, touch.y]);
const shown = () => marks.filter(mark => mark.style.display === "block").map(mark => [mark.style.left, mark.style.top]);

// One button is one finger.
canvas.onpointerdown(event(50, 100));
assert.deepEqual(places(), [[50, 100]]);
canvas.onpointerup(event(50, 100));
assert.deepEqual(shown(), []);
// Option: two, mirrored about the middle (100, 200), and both circles are there before and while they touch.
canvas.onpointermove(event(80, 150, { altKey: true }));
assert.deepEqual(shown(), [["180px", "200px"], ["220px", "300px"]]);
canvas.onpointerdown(event(80, 150, { altKey: true }));
assert.deepEqual(places(), [[80, 150], [120, 250]]);
canvas.onpointermove(event(60, 100, { altKey: true }));
assert.deepEqual(places(), [[60, 100], [140, 300]]);
assert.deepEqual(shown(), [["160px", "150px"], ["240px", "350px"]]);
// Option and Shift: their middle moves with them.
canvas.onpointermove(event(70, 130, { altKey: true, shiftKey: true }));
assert.deepEqual(places(), [[70, 130], [150, 330]]);
canvas.onpointerup(event(70, 130, { altKey: true, shiftKey: true }));
listeners.keyup({ key: "Alt" });
assert.deepEqual(shown(), []);
// A touch screen's fingers, each with its own number.
const numbers = [7, 8, 9].map(id => {
    canvas.onpointerdown(event(id * 10, 20, { pointerId: id, pointerType: "touch" }));
    return sent.pop().touches.map(touch => touch.id)[0];
});
assert.equal(new Set(numbers).size, 3);
canvas.onpointermove(event(85, 30, { pointerId: 8, pointerType: "touch" }));
assert.deepEqual(sent.pop().touches.map(touch => [touch.id, touch.x, touch.y]), [[numbers[1], 85, 30]]);
