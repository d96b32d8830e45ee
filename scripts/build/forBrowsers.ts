import type { ConfigEnv, UserConfig } from 'vite'

/**
 * Applies a plugin to the build that browsers load. Where Node writes the pages, and in tests, code is
 * as it comes.
 */
export function forBrowsers(_config: UserConfig, { command, isSsrBuild }: ConfigEnv): boolean {
  return command === 'build' && isSsrBuild !== true
}
