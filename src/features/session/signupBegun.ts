import { tabValue } from '../../lib/localValue'
import type { SignupValues } from './rules'

/**
 * The name and the address of a sign-up that was begun in this tab. Forgotten when somebody is let in,
 * also by a sign-in instead: whoever signs up after them is another person.
 */
export const signupBegun = tabValue<Pick<SignupValues, 'name' | 'email'>>('sign-up')
