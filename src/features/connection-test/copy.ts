import type { ReactNode } from 'react'
import type { Environment } from '../../api/environment'
import { sentence } from '../../ui/page/sentence'

export const connectionTestCopy = {
  title: 'Connection test',
  lead: 'For whoever runs the portal: checks whether this browser can reach the portal’s server, and says what to do if it cannot.',
  run: 'Run connection test',
  running: 'Testing…',
  again: 'Run again',
  checks: { backend: 'Backend reachability', login: 'Login endpoint' },
  checking: 'Checking…',
  success: 'Success',
  failure: 'Failure',
  messages: {
    backendOk: 'Backend connection successful',
    backendFailed: 'Backend connection failed',
    loginOk: 'Login endpoint accessible',
    loginFailed: 'Login endpoint not accessible',
    executionFailed: 'Test Execution Failed',
  },
  suggestions: {
    network: 'Check that the backend tunnel is running.',
    notFound: 'Backend route not found. Check the URL.',
    cors: 'Check backend CORS configuration.',
    timeout: 'The server is slow, or the network is dropping replies. Try again in a moment.',
    captive:
      'Open any page in this browser, accept the terms of the Wi-Fi, then run the test again.',
    csrf: 'The server asks for a CSRF token, which the portal does not send. Have it leave out that check for these calls: they carry a bearer token.',
    openSignIn: 'Have the server let everybody call /auth/login, without a session.',
    otherwise:
      'It is there, and refuses an empty sign-in in another way than with 400. Try to sign in.',
    server: 'The server answered with an error. Look at its log.',
  },
  foreign: 'Something other than the server answered, perhaps the sign-in page of this Wi-Fi.',
  led: 'The server led this call to a web page of its own.',
  answered: (status: number) => `The server answered with status ${status}.`,
  pageAnswered: (status: number) =>
    `A web page came back with status ${status}, not the answer of the server: a tunnel whose backend is not running sends one, and so does a firewall.`,
  baseUrl: 'Base URL',
  baseUrlIs: (url: ReactNode) => sentence('Base URL: ', url),
  /** What to do, with its first word emphasised. */
  suggestion: (what: string, strong: (words: string) => ReactNode) =>
    sentence(strong('Suggestion:'), ` ${what}`),
  details: (what: string) => `Details: ${what}`,
  completedAt: (when: string) => `Completed at: ${when}`,
  nextTitle: 'Next steps',
  nextOk: (isSignedIn: boolean) => [
    isSignedIn
      ? 'The server can be reached.'
      : 'The server can be reached: sign in or create an account.',
    'If a screen still fails, reload it: it may have been opened while the server was away.',
  ],
  nextFailed: [
    'Is the tunnel running? Start the backend and its tunnel, then run the test again.',
    'CORS configuration: the backend has to allow the address of this page, with credentials, and the headers Authorization and Content-Type, by their names: * does not count with credentials. It has to say so in its answer to OPTIONS as well, for every path.',
    'Frontend API configuration: the base URL below has to be the address of the backend itself, not one that redirects to it (from http to https, say).',
    'Clear cache: clear the cached files of this site in the browser, then load the page again.',
  ],
  configurationTitle: 'Configuration',
  configuration:
    'The environment is chosen when the portal is built, with VITE_API_ENV; VITE_API_BASE_URL replaces its base URL.',
  environment: 'Environment',
  environments: {
    development: 'Development',
    production: 'Production',
    'local-network': 'Local network',
    tunnel: 'Tunnel',
  } satisfies Record<Environment['name'], string>,
  timeLimit: 'Time limit',
  seconds: (milliseconds: number) => `${milliseconds / 1000} seconds`,
  server: 'Server',
  real: 'Real',
}

/** What a demo shows as its server. */
export const playedServer = 'Simulated inside this page (demo)'
