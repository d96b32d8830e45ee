import type { Dialect } from './dialect'
import { django } from './django'
import { express } from './express'
import { spec, strict } from './spec'
import { spring } from './spring'

/** The servers whose answers the pretend server can imitate (`npm run backend -- --like django`). */
export const dialects = { spec, strict, express, django, spring } satisfies Record<string, Dialect>

export type DialectName = keyof typeof dialects
