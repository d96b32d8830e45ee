import * as z from 'zod/mini'

/** The last that a date can have, in epoch milliseconds; the first is as long before 1970. */
const lastMoment = 8.64e15

/** Epoch milliseconds of a time that can be shown. */
export const moment = z.number().check(z.refine((at) => Math.abs(at) <= lastMoment))
