import { expect, type Page } from '@playwright/test'

const run = 'window.hostile=1'

/** Sixty strings that somebody could type, send, use as a file name or put into an address. */
export const hostileStrings: readonly string[] = [
  `<script>${run}</script>`,
  `"><script>${run}</script>`,
  `</title><script>${run}</script>`,
  `</textarea><script>${run}</script>`,
  `<img src=x onerror=${run}>`,
  `"><img src=x onerror="${run}">`,
  `' onmouseover='${run}' x='`,
  `" autofocus onfocus="${run}" x="`,
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<math><mtext><img src=x onerror=${run}></mtext></math>`,
  `<iframe src="javascript:parent.hostile=1"></iframe>`,
  `<iframe srcdoc="<script>parent.hostile=1</script>"></iframe>`,
  `<object data="https://evil.example/x"></object>`,
  `<link rel=stylesheet href=https://evil.example/x.css>`,
  `<style>*{width:9000px}</style>`,
  `<meta http-equiv=refresh content="0;url=https://evil.example">`,
  `<base href="https://evil.example/">`,
  `<form action="https://evil.example"><input type=submit>`,
  `<a href="javascript:${run}">open</a>`,
  `<!--`,
  `]]><script>${run}</script>`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `&#60;img src=x onerror=${run}&#62;`,
  `javascript:${run}`,
  `JaVaScRiPt:${run}//`,
  `java\tscript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `vbscript:msgbox(1)`,
  `//evil.example`,
  `///evil.example`,
  String.raw`\\evil.example\share`,
  String.raw`/\evil.example`,
  `https://evil.example/login`,
  `https:evil.example`,
  `http://user:pass@evil.example:80/?a=b#c`,
  `../../../../etc/passwd`,
  String.raw`..\..\windows\system32`,
  `%2e%2e%2f%00%E0%A4%A`,
  `\u202Egpj.exe`,
  `\u2067right to left\u2069 \u061Cname`,
  `a\u200Bb\u200Cc\u200Dd\uFEFFe\u00ADf`,
  `\u200F\u200E\u2060`,
  `null\u0000character`,
  `control\u0007\u001B[31mred\u0008`,
  `line one\r\nline two\u2028line three\u2029`,
  'w'.repeat(300),
  `${'0123456789'.repeat(20)}.${'x'.repeat(60)}`,
  '\u0A95\u0ACD\u0AB7'.repeat(80),
  `Z${'\u0300\u0301\u0302\u0323\u0330'.repeat(40)}`,
  '\uFDFD'.repeat(20),
  '👩‍👩‍👧‍👦🏳️‍🌈🇮🇳'.repeat(20),
  `=HYPERLINK("https://evil.example","open")`,
  `+cmd|' /C calc'!A0`,
  `-2+3+cmd|' /C calc'!A0`,
  `@SUM(1+1)*cmd|' /C calc'!A0`,
  `{{constructor.constructor('${run}')()}}`,
  '${' + run + '} #{7*7} <%= 7*7 %>',
  `'; DROP TABLE users; --`,
  `__proto__`,
]

export const narrow = { width: 320, height: 800 }

/** Watches for a page that runs, requests or visits what a hostile string wants it to. */
export async function watchForHarm(page: Page, origin: string) {
  const harm: string[] = []
  const own = (url: string) => url.startsWith(`${origin}/`) || /^(about|blob|data):/.test(url)
  page.on('dialog', (dialog) => {
    harm.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => harm.push(`a window: ${popup.url()}`))
  page.on('pageerror', (error) => harm.push(`an error: ${error.message}`))
  // A violation of the Content Security Policy is also an error in the console.
  page.on('console', (message) => {
    // An unknown address is reported as a 404 of the page itself.
    const missing = / 404 /.test(message.text()) && own(message.location().url)
    if (message.type() === 'error' && !missing) harm.push(`in the console: ${message.text()}`)
  })
  page.on('request', (request) => {
    if (!own(request.url())) harm.push(`a request: ${request.url()}`)
  })
  page.on('framenavigated', (frame) => {
    if (!own(frame.url())) harm.push(`a navigation: ${frame.url()}`)
  })
  return async function expectHarmless(where: string) {
    const { flag, width } = await page.evaluate(() => ({
      flag: (window as { hostile?: number }).hostile,
      width: document.documentElement.scrollWidth - innerWidth,
    }))
    expect.soft(harm.splice(0), where).toEqual([])
    expect.soft(flag, `${where}: a script ran`).toBeUndefined()
    expect.soft(width, `${where}: wider than the screen`).toBeLessThanOrEqual(0)
  }
}
