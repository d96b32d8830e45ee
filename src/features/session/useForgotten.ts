import { useShared } from '../../storage/sealing/useShared'

/**
 * Whether the browser is to remember nothing of a field: on a shared computer, and on a page whose
 * scripts are not here yet. There the box may be ticked and all be typed and sent before React knows.
 */
export function useForgotten(): boolean {
  return useShared(true)
}
