import { isRecord } from './isRecord'

/** Whether a write failed because the device, or the browser's share of it, has no room. */
export function isFull(error: unknown): boolean {
  return isRecord(error) && error['name'] === 'QuotaExceededError'
}
