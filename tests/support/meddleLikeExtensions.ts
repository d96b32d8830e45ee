/**
 * Does to the page what extensions and phones do to it, now and whenever something is added: dark
 * modes put styles into the head and onto elements, password managers and writing aids put icons
 * beside fields and attributes on them, and phones make links of numbers and dates. Self-contained,
 * because a browser test evaluates it in the page.
 */
export function meddleLikeExtensions(): void {
  document.documentElement.dataset['darkreaderMode'] = 'dynamic'
  document.body.setAttribute('cz-shortcut-listen', 'true')
  document.body.append(document.createElement('com-1password-notification'))
  for (const style of document.head.querySelectorAll('style, link[rel=stylesheet]')) {
    const darker = document.createElement('style')
    darker.className = 'darkreader'
    style.after(darker)
  }

  const number = /(?:\d[ -]?){9,}\d|\b\d{1,2} [A-Z][a-z]+ \d{4}\b/
  const untouched = 'a, script, style, textarea, title'
  function meddleWith(added: Node): void {
    const walker = document.createTreeWalker(added, NodeFilter.SHOW_ALL)
    const nodes: Node[] = []
    for (let node: Node | null = added; node !== null; node = walker.nextNode()) nodes.push(node)
    for (const node of nodes) {
      if (node instanceof HTMLElement) {
        if (node.hasAttribute('style')) node.dataset['darkreaderInlineColor'] = ''
        if (!node.matches('form, button, input, textarea')) continue
        const isNew = node.dataset['formType'] === undefined
        node.dataset['formType'] = 'other'
        if (!isNew || !node.matches('input, textarea')) continue
        const icon = document.createElement('span')
        icon.dataset['lastpassIconRoot'] = ''
        node.after(icon)
      } else if (node instanceof Text && node.parentElement?.closest(untouched) === null) {
        const found = number.exec(node.data)
        if (found === null) continue
        const words = node.splitText(found.index)
        words.splitText(found[0].length)
        const link = document.createElement('a')
        words.replaceWith(link)
        link.append(words)
      }
    }
  }
  meddleWith(document.body)
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) meddleWith(node)
  }).observe(document.body, { childList: true, subtree: true })
}
