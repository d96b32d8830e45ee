/** Replaces the public suffix list: the pretend server has one host, so every host is its own domain. */
export function getDomain(hostname: string): string {
  return hostname
}
