import { samples, type Samples } from '../../domain/sample/samples'
import { useStore } from '../../lib/react/useStore'

/** Whether sample records are shown, and as of which day. */
export function useSamples(): Samples {
  return useStore(samples, samples.atBuild)
}
