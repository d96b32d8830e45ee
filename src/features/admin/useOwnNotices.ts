import { useStillHere } from '../../auth/useUser'
import { showAlert, showToast } from '../../ui/overlays/notices'

export type OwnNotices = { showAlert: typeof showAlert; showToast: typeof showToast }

/**
 * Returns `showAlert` and `showToast` for the end of what takes a while: whoever has come to this tab
 * since then neither reads it nor undoes it.
 */
export function useOwnNotices(): OwnNotices {
  const stillHere = useStillHere()
  return {
    showAlert: async (text, detail) => {
      if (stillHere()) await showAlert(text, detail)
    },
    showToast: (text, action) => {
      if (stillHere()) showToast(text, action)
    },
  }
}
