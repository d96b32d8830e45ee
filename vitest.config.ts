import { globSync, readFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { mergeConfig } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import portal from './vite.config.ts'

// Each process of tests compiles jsdom, React and the rest anew unless Node keeps what the first one
// compiled.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'ssip-portal-compiled')

// Vitest ends its processes wherever a file needs another environment than the one before it.
const withDocument = globSync('tests/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'),
)

const tests: ViteUserConfig = {
  test: {
    testTimeout: 60_000,
    // Before the tests of the languages hundreds of files are compiled; on a busy machine ten
    // seconds are too few for that.
    hookTimeout: 60_000,
    // By default Vitest leaves one core free: half of a machine with two. One more than there are
    // works while others wait for their timers.
    maxWorkers: availableParallelism() + 1,
    // A test that passes only on a retry is a defect of the test or of the portal.
    retry: 0,
    // Files of tests share processes; each begins like a page of its own (`ownPage.ts`).
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          // Tests that render nothing.
          name: 'units',
          include: ['tests/**/*.test.ts'],
          exclude: withDocument,
          environment: 'node',
          setupFiles: ['tests/support/ownPage.ts', 'tests/support/deviceSetup.ts'],
        },
      },
      {
        extends: true,
        test: {
          // Those that need a document anyway, which they say in their first line.
          name: 'units with a document',
          include: withDocument,
          environment: 'jsdom',
          setupFiles: ['tests/support/ownPage.ts', 'tests/support/deviceSetup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['tests/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: [
            'tests/support/ownPage.ts',
            'tests/support/deviceSetup.ts',
            'tests/support/screenSetup.ts',
          ],
        },
      },
    ],
  },
}

export default defineConfig(async (how) => mergeConfig(await portal(how), tests))
