import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { documents } from '../../../src/domain/document/sample'
import { announcedPages } from '../../../src/features/downloads/sample'
import * as files from '../../../src/lib/files/saveFile'
import { renderPortal } from '../../support/renderPortal'

const policyPath = '/downloads/ssip-policy-english'

async function openPolicy() {
  const { user } = await renderPortal(policyPath)
  await screen.findByRole('heading', { level: 1, name: 'SSIP policy (English)' })
  return { user, main: within(screen.getByRole('main')) }
}

test('the policy page shows the facts of the document', async () => {
  const { main } = await openPolicy()
  const facts = main.getByLabelText('Facts about the document', { selector: 'dl' })
  for (const [term, value] of [
    ['Version', '2.0'],
    ['File size', '2.5 MB'],
    ['Pages', '45'],
    ['Language', 'English'],
    ['Downloads', '12,480'],
  ] as const) {
    expect(within(facts).getByText(term).nextElementSibling).toHaveTextContent(value)
  }
})

test.each([
  ['SSIP policy (Gujarati)', '/downloads/ssip-policy-gujarati'],
  ['Financial guidelines', '/downloads/financial-guidelines'],
  ['Institute policy', '/downloads/institute-policy'],
  ['Screening guide', '/downloads/screening-guide'],
  ['Contact the programme cell', '/contact'],
  ['Workshops and events', '/events'],
])('the policy page links to %s', async (name, path) => {
  const { main } = await openPolicy()
  expect(main.getByRole('link', { name })).toHaveAttribute('href', path)
})

test('Download saves a summary and says that it is only a summary', async () => {
  const saveFile = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined)
  const { user, main } = await openPolicy()
  expect(main.getByText(/The PDF itself \(2\.5 MB\) is not part of this portal/)).toBeVisible()
  await user.click(main.getByRole('button', { name: 'Download' }))
  const [name, content, type] = saveFile.mock.lastCall ?? []
  expect(name).toBe('SSIP-policy-2.0-summary.html')
  expect(type).toBe('text/html')
  expect(content).toContain('It is not the policy document')
  expect(content).toContain('40%, 40% and 20%')
  expect(
    await screen.findByText('The summary has been saved to this phone or computer.'),
  ).toBeVisible()
})

test('Preview opens the summary, and Escape closes it', async () => {
  const { user, main } = await openPolicy()
  await user.click(main.getByRole('button', { name: 'Preview' }))
  const dialog = await screen.findByRole('dialog', { name: 'Summary of the SSIP policy' })
  expect(within(dialog).getByRole('heading', { name: 'Proof-of-concept grant' })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('Share copies the link where there is no share sheet', async () => {
  const { user, main } = await openPolicy()
  await user.click(main.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText('Link copied.')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(location.origin + location.pathname)
})

test('Share shows the address where this browser can neither share nor copy', async () => {
  const { user, main } = await openPolicy()
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
  await user.click(main.getByRole('button', { name: 'Share' }))
  const alert = await screen.findByRole('alertdialog')
  expect(alert).toHaveTextContent('This browser cannot share or copy a link here.')
  expect(alert).toHaveTextContent(location.origin)
  await user.click(within(alert).getByRole('button', { name: 'OK' }))
})

test('the index lists all nine documents and the three announced pages, and shows which are available', async () => {
  await renderPortal('/downloads')
  await screen.findByRole('heading', { level: 1, name: 'Downloads' })
  const main = within(screen.getByRole('main'))
  expect(documents).toHaveLength(9)
  for (const document of documents) {
    const link = main.getByRole('link', { name: new RegExp(`^${escape(document.title)}`) })
    expect(link).toHaveAttribute('href', document.path)
  }
  for (const { title, path } of announcedPages) {
    expect(main.getByRole('link', { name: new RegExp(`^${title}`) })).toHaveAttribute('href', path)
  }
  expect(main.getAllByText('Coming Soon')).toHaveLength(11)
})

function escape(text: string): string {
  return text.replace(/[()]/g, String.raw`\$&`)
}
