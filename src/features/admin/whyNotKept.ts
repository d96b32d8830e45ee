import { storageFailure, type StorageFailure } from '../../storage/failure'
import { notKeptCopy } from './copy'

/** Why this device did not keep an entry or a decision of the office, and what to do. */
export function whyNotKept(error: unknown): string {
  const reasons: Partial<Record<StorageFailure, string>> = notKeptCopy
  return reasons[storageFailure(error)] ?? notKeptCopy.unknown
}
