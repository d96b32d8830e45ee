/*
 * A browser that translates a page puts a `<font>` with the translation in the place of each text, which
 * React still holds: taking the text away ended in an error page, and a text that changed was not seen.
 */

/** Texts that React holds, with what the browser shows in their place. */
const translations = new WeakMap<Node, Element>()

/** From now on React can change and remove texts below this element that the browser has translated. */
export function followTranslation(root: Element): void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes } of records) {
      // What React has just written is shown, and translated anew by the browser.
      if (type === 'characterData') translations.get(target)?.replaceWith(target)
      const [text] = removedNodes
      const [translation] = addedNodes
      if (!(text instanceof Text) || !isTranslation(translation)) continue
      translations.set(text, translation)
      observer.observe(text, { characterData: true })
    }
  })
  observer.observe(root, { childList: true, subtree: true })
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    const shown = shownIn(this, child)
    if (shown !== null) removeChild.call(this, shown)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ) {
    insertBefore.call(this, child, before && shownIn(this, before))
    return child
  }
}

function isTranslation(node: Node | undefined): node is Element {
  return node instanceof Element && node.tagName === 'FONT'
}

/** The child itself, or what stands for it; null when neither is there. */
function shownIn(parent: Node, child: Node): Node | null {
  const shown = child.parentNode === parent ? child : translations.get(child)
  return shown?.parentNode === parent ? shown : null
}
