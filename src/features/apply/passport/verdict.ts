import { openPassportCopy as copy } from './openCopy'
import type { Comparison } from './openPassport'

/** The clocks of two devices are never quite the same; in milliseconds. */
const apart = 60 * 60_000

/** Whether the copy and the draft on this device differ, and which is newer. */
export function verdict({ inFile, here, differences }: Comparison): string {
  if (here === undefined) return copy.nothingHere
  if (differences.length === 0) return copy.same
  if (inFile.savedAt === here.savedAt) return copy.sameAge
  // What is still to come was not changed then, but while a clock was wrong.
  if (Math.max(inFile.savedAt, here.savedAt) > Date.now() + apart) return copy.clockWrong
  return inFile.savedAt > here.savedAt ? copy.fileNewer : copy.hereNewer
}
