import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import paperStyle from './paper.css?raw'

/** A paper as one HTML file that needs nothing else, runs nothing and loads nothing. */
export function standaloneHtml(title: string, paper: ReactNode): string {
  const container = document.createElement('div')
  const root = createRoot(container)
  flushSync(() => root.render(paper))
  // Alone in a file, the paper's title is the first heading.
  const body = container.innerHTML
    .replaceAll(/<(\/?)h2>/g, '<$1h1>')
    .replaceAll(/<(\/?)h3>/g, '<$1h2>')
  root.unmount()
  const head = document.createElement('title')
  head.textContent = title
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
${head.outerHTML}
<style>
body { max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }
@media print { body { max-width: none; margin: 0; padding: 0; } }
${paperStyle}
</style>
</head>
<body>
${body}
</body>
</html>
`
}
