import { Store } from '../../../lib/store'

/** What file fields say where the device is nearly full; set by `room/watchRoom.ts`, which is loaded late. */
export const littleRoom = new Store<string | undefined>(undefined)
