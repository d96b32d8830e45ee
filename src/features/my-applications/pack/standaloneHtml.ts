import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { language } from '../../../lib/language'
import { languageTag } from '../../../lib/languages'
import paperStyle from './paper.css?raw'
import { sheetFoot } from './useSheetFoot'

/**
 * A paper as one self-contained HTML file, without scripts or external resources; `foot` is printed
 * on each sheet.
 */
export function standaloneHtml(title: string, foot: string, paper: ReactNode): string {
  const container = document.createElement('div')
  const root = createRoot(container)
  flushSync(() => root.render(paper))
  // In a file of its own, the paper's title is the top heading.
  const body = container.innerHTML
    .replaceAll(/<(\/?)h2>/g, '<$1h1>')
    .replaceAll(/<(\/?)h3>/g, '<$1h2>')
  root.unmount()
  const head = document.createElement('title')
  head.textContent = title
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
${head.outerHTML}
<style>
body { max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }
@media print { body { max-width: none; margin: 0; padding: 0; } }
${paperStyle}
${sheetFoot(foot)}
</style>
</head>
<body>
${body}
</body>
</html>
`
}
