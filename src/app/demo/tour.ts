import { Store } from '../../lib/store'

/** The current stop of the guided tour; undefined when there is no tour. */
export const tourStop = new Store<number | undefined>(undefined)
