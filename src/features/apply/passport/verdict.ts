import { openPassportCopy as copy } from './openCopy'
import type { Comparison } from './openPassport'

/** The clocks of two devices are never quite the same; in milliseconds. */
const apart = 60 * 60_000

/** Before the first version of the portal; a phone without power for long begins in 1970 or 2010. */
const before = Date.UTC(2026, 0)

/** At such a time nothing was changed, but while a clock was wrong. */
const isWrong = (time: number) => time < before || time > Date.now() + apart

/** Whether the copy and the draft on this device differ, and which is newer. */
export function verdict({ inFile, here, differences }: Comparison): string {
  if (here === undefined) return copy.nothingHere
  if (differences.length === 0) return copy.same
  if (inFile.savedAt === here.savedAt) return copy.sameAge
  if (isWrong(inFile.savedAt) || isWrong(here.savedAt)) return copy.clockWrong
  return inFile.savedAt > here.savedAt ? copy.fileNewer : copy.hereNewer
}
