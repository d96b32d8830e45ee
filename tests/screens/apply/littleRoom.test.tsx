import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPortal } from '../../support/renderPortal'

test('where the device is nearly full, a file field says so before a file is chosen, and no longer once there is room', async () => {
  const estimate = vi.fn(async () => ({ quota: 104_000_000, usage: 100_000_000 }))
  const storage = { persisted: async () => true, estimate }
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true })
  await renderPortal('/apply/poc-grant/mentor', { as: 'student' })
  const choose = await screen.findByLabelText(/: Choose a file$/)
  const little = /^This device has room for only about 4 MB more\. Free some space/
  expect(await screen.findByText(little)).toBeVisible()
  expect(choose).toHaveAccessibleDescription(expect.stringMatching(/room for only about 4 MB/))

  estimate.mockResolvedValue({ quota: 900_000_000, usage: 100_000_000 })
  act(() => void fireEvent(document, new Event('visibilitychange')))
  await waitFor(() => expect(screen.queryByText(little)).not.toBeInTheDocument())
  expect(choose).not.toHaveAccessibleDescription(expect.stringMatching(/room/))
})
