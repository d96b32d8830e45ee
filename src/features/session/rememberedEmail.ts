const key = 'rememberedEmail'

/** The e-mail address that 'Remember me' keeps, and nothing else. */
export function readRememberedEmail(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function rememberEmail(email: string | null): void {
  try {
    if (email === null) localStorage.removeItem(key)
    else localStorage.setItem(key, email)
  } catch {
    // Blocked storage: the address is typed again next time.
  }
}
