import { useStillHere } from '../../auth/useUser'
import { showToast } from '../../ui/overlays/notices'

/**
 * Returns `showToast` for the end of what takes a while: whoever has come to this tab since then neither
 * reads it nor undoes it.
 */
export function useOwnToast(): typeof showToast {
  const stillHere = useStillHere()
  return (text, action) => {
    if (stillHere()) showToast(text, action)
  }
}
