import { build, buildNames } from './build.ts'

/** Builds what the browser tests open, once for the whole run. */
export default function buildAll(): void {
  for (const name of buildNames) build(name)
}
