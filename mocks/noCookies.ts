/*
 * Replaces tough-cookie, the cookie store of MSW, with its public suffix list: no call of the portal
 * has a cookie. It has what MSW asks for.
 */

export class MemoryCookieStore {
  idx = {}
}

export class CookieJar {
  getCookiesSync(): [] {
    return []
  }
  async setCookie(): Promise<void> {}
}

export const Cookie = { fromJSON: () => undefined }
