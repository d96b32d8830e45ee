import * as z from 'zod/mini'

/** Epoch milliseconds of a time that can be shown. */
export const moment = z.number().check(z.refine((at) => !Number.isNaN(new Date(at).getTime())))
