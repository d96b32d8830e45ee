import { useEffect } from 'react'

/** The CSS rule that prints a text at the foot of each sheet, in browsers that print margin boxes. */
export function sheetFoot(text: string): string {
  return `@page { @bottom-left { content: ${JSON.stringify(text)}; font: 9pt system-ui, sans-serif; } }`
}

/** Prints a text at the foot of each sheet while the component is mounted. */
export function useSheetFoot(text: string): void {
  useEffect(() => {
    // Not a style element: the page's policy forbids inline styles, and a variable text cannot be
    // allowed by its hash.
    if (!('adoptedStyleSheets' in document)) return undefined
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(sheetFoot(text))
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [text])
}
