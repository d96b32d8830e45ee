import { neverOffered } from '../../lib/passwordMemory'

const fields = 'form, input, textarea, select'

const forget = (field: Element) => {
  const says = field.getAttribute('autocomplete')
  if (says !== 'off' && says !== neverOffered) field.setAttribute('autocomplete', 'off')
}

/**
 * Keeps every field of the page out of the browser's form history and session restore, which both
 * write the contents of fields to the disk. Ends when the returned function is called.
 */
export function forgetFields(): () => void {
  document.querySelectorAll(fields).forEach(forget)
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records) {
      // React has set the attribute again.
      if (type === 'attributes' && target instanceof Element) {
        forget(target)
        continue
      }
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (node.matches(fields)) forget(node)
        node.querySelectorAll(fields).forEach(forget)
      }
    }
  })
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['autocomplete'],
  })
  return () => observer.disconnect()
}
