/**
 * React without `onSelect`, `onBeforeInput` and `onKeyPress`, which nothing here asks for. At its root it
 * listens to whatever any handler could ask for: five of the eleven times that a key called it were for
 * these, in vain. Fails when an update of React is written in another way.
 */
export function withoutEvents(code: string): string {
  return [
    /^registerTwoPhaseEvent\(\s*"onSelect",[^;]*\);\n/gm,
    /^registerTwoPhaseEvent\("onBeforeInput",[^;]*\);\n/gm,
    /(?<=^ +"abort auxClick .*) keyPress(?= )/gm,
    // Only browsers that tell of no composing need it.
    /(?<=^ +"composition\w+ focusout keydown) keypress(?= )/gm,
    /(?<=^ +"change click focusin focusout input keydown keyup) selectionchange(?=")/gm,
    /,\n +listenToNativeEvent\("selectionchange", !1, ownerDocument\)/g,
    // What is made of an event for these handlers.
    /^ {6}handleEventFunc = targetInst \? getNodeFromInstance\(targetInst\) : window;\n[^]*?(?=^ {6}var fallbackData;)/gm,
    /^ {6}if \(\n +\(fallbackData = canUseTextInputEvent\n[^]*?(?=^ {6}extractEvents\$1\()/gm,
  ].reduce((rest, part) => {
    const without = rest.replaceAll(part, '')
    if (without === rest) throw new Error(`React has no ${part.source}`)
    return without
  }, code)
}
