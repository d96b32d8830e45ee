import { afterEach, expect, test } from 'vitest'
import {
  confirm,
  dismissToasts,
  noticeStore,
  showAlert,
  showToast,
} from '../../../../src/ui/overlays/notices'

const now = () => noticeStore.read()

afterEach(() => {
  for (const { answer } of now().asks) answer(false)
  dismissToasts()
})

/* A name or a server's words may have a sign that turns all that follows it round. */

test('what is told and asked is not turned round by what it quotes', () => {
  showToast('“\u202EAsha”: approved')
  void showAlert('\u2067No.', 'Ask \u202DAsha. Try again.')
  void confirm('Delete \u202EAsha?', { detail: '\u2066Asha', confirmLabel: 'Delete' })
  expect(now().toasts).toMatchObject([{ text: '“Asha”: approved' }])
  expect(now().asks).toMatchObject([
    { text: 'No.', detail: 'Ask Asha. Try again.' },
    { text: 'Delete Asha?', detail: 'Asha' },
  ])
})
