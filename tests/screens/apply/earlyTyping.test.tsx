import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { listRestorePoints } from '../../../src/storage/restore-points/restorePoints'
import { eventually } from '../../support/eventually'
import { renderPortal } from '../../support/renderPortal'

const arrival = vi.hoisted(() => Promise.withResolvers<void>())

vi.mock('../../../src/storage/restore-points/RestoreKeeper', async (importOriginal) => {
  await arrival.promise
  return importOriginal()
})

const text = 'A dryer that runs on sunlight and keeps mango pulp clean for a year.'

test('an answer that was typed and emptied before the code that keeps earlier states was here is kept by it', async () => {
  await renderPortal('/apply/poc-grant/idea', { as: 'student' })
  const field = await screen.findByLabelText('Description of the proof of concept')
  for (const value of [text, '']) {
    fireEvent.input(field, { target: { value } })
    await screen.findAllByText(/^Saved on this device/)
  }
  expect(await listRestorePoints('u-student:poc')).toEqual([])
  arrival.resolve()
  await eventually(async () =>
    expect(await listRestorePoints('u-student:poc')).toMatchObject([
      { occasion: 'before-loss', values: { fields: { pocDescription: text } } },
    ]),
  )
})
