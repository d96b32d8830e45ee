import { join } from 'node:path'
import { buildPortal } from './buildPortal.ts'

/* `npm run build`: the portal in all its languages into `dist/`. */

const root = join(import.meta.dirname, '..')
try {
  await buildPortal({ root, dist: join(root, 'dist') })
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
