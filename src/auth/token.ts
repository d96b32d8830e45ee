/** Key of the token in local storage (spec §9). */
export const tokenKey = 'token'

// Where local storage is blocked the session lasts as long as the page.
let memory: string | null = null

export function readToken(): string | null {
  try {
    return localStorage.getItem(tokenKey)
  } catch {
    return memory
  }
}

export function writeToken(token: string | null): void {
  memory = token
  try {
    if (token === null) localStorage.removeItem(tokenKey)
    else localStorage.setItem(tokenKey, token)
  } catch {
    // Blocked storage: `memory` holds it.
  }
}
