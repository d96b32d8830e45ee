import { formatDate } from '../../lib/dates'
import { language } from '../../lib/language'
import { languageTag } from '../../lib/languages'
import { policyCopy as copy } from './copy'
import { policy, policyVersions } from './sample'
import { policySections } from './sampleCopy'

/** The summary of the policy as a separate page, ready to print. */
export function summaryHtml(): string {
  const facts = [
    copy.summaryFacts.version(policy.version),
    copy.summaryFacts.date(formatDate(policy.lastUpdated)),
    copy.summaryFacts.pages(policy.pages),
    policy.language,
  ]
  const sections = policySections.map(
    ({ title, points }) => `<h2>${text(title)}</h2>${list(points)}`,
  )
  const versions = policyVersions.map(({ version, date, change }) =>
    copy.summaryVersion(version, formatDate(date), change),
  )
  return `<!doctype html>
<html lang="${languageTag(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(copy.previewTitle)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}@page{margin:20mm}</style>
<h1>${text(copy.previewTitle)}</h1>
<p>${text(facts.join(' · '))}</p>
<p><strong>${text(copy.summaryNote)}</strong></p>
${sections.join('\n')}
<h2>${text(copy.history)}</h2>${list(versions)}
</html>
`
}

function list(points: readonly string[]): string {
  return `<ul>${points.map((point) => `<li>${text(point)}</li>`).join('')}</ul>`
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
