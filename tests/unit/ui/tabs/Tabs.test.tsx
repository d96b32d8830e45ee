import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Tabs } from '../../../../src/ui/tabs/Tabs'

const tabs = [
  { id: 'overview', title: 'Overview', content: 'What it is' },
  { id: 'process', title: 'Process', content: 'How it goes' },
]

function at(url: string) {
  return (
    <MemoryRouter initialEntries={[url]}>
      <Tabs label="Parts" tabs={tabs} />
    </MemoryRouter>
  )
}

test('a prerendered page opens the linked tab once it is hydrated', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(at('/page'))
  const onRecoverableError = vi.fn<() => void>()
  await act(async () => {
    hydrateRoot(container, at('/page?tab=process'), { onRecoverableError })
    await Promise.resolve()
  })
  expect(screen.getByRole('tab', { name: 'Process' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByText('How it goes')).toBeVisible()
  expect(screen.getByText('What it is')).not.toBeVisible()
  expect(onRecoverableError).not.toHaveBeenCalled()
  container.remove()
})
