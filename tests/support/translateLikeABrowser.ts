/**
 * Puts marks around each text of the page, as Chrome's translation puts its own words there: in two
 * `<font>` elements in the place of the text, now and whenever something is added. The returned
 * function shows the original again. Self-contained, because a browser test evaluates it in the page.
 */
export function translateLikeABrowser([open, close] = ['«', '»']): () => void {
  const untouched = 'script, style, noscript, textarea, font, [translate=no]'
  const originals = new Map<Element, Text>()
  function translate(text: Text): void {
    if (text.data.trim() === '' || !text.isConnected) return
    if (text.parentElement?.closest(untouched) !== null) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = `${open}${text.data}${close}`
    outer.append(inner)
    originals.set(outer, text)
    text.replaceWith(outer)
  }
  function translateAll(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text)
    for (const text of texts) translate(text)
  }
  translateAll(document.body)
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) translate(target)
      for (const node of addedNodes) translateAll(node)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return () => {
    observer.disconnect()
    for (const [font, text] of originals) font.replaceWith(text)
  }
}
