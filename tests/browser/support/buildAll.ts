import { build } from './build.ts'

/** Builds what the browser tests open, once for the whole run. */
export default function buildAll(): void {
  build('demo')
}
