import { useSyncExternalStore } from 'react'
import { samples, type Samples } from '../../domain/sample/samples'

/** Whether sample records are shown, and as of which day. */
export function useSamples(): Samples {
  return useSyncExternalStore(samples.subscribe, samples.read, samples.atBuild)
}
