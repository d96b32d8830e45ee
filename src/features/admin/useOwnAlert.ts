import { useStillHere } from '../../auth/useUser'
import { showAlert } from '../../ui/overlays/notices'

/**
 * Returns `showAlert` for the end of what takes a while: whoever has come to this tab since then does
 * not read it.
 */
export function useOwnAlert(): typeof showAlert {
  const stillHere = useStillHere()
  return async (text, detail) => {
    if (stillHere()) await showAlert(text, detail)
  }
}
