import { join } from 'node:path'
import { buildPortal } from './buildPortal.ts'

/* `npm run build`: the portal in all its languages into `dist/`. */

const root = join(import.meta.dirname, '..')
await buildPortal({ root, dist: join(root, 'dist') })
