import { localValue } from '../../lib/localValue'

/** The email address saved by 'Remember me', and nothing else. */
export const rememberedEmail = localValue('rememberedEmail')
