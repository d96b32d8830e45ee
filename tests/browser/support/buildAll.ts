import { build, buildNames } from './build.ts'

/** Builds what the browser tests open, once per run; prints how long that took. */
export default async function buildAll(): Promise<void> {
  const start = performance.now()
  await Promise.all(buildNames.map(build))
  console.log(`Builds for the browser tests: ${((performance.now() - start) / 1000).toFixed(1)} s`)
}
