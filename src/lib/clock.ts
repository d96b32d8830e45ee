import { isoDay } from './dates'

/** The portal's current day, in one place so that tests can set another. */
export const clock = {
  /** The ISO date where the person is. */
  today: (): string => isoDay(Date.now()),
}
