/** What happened to a link: shared, copied, cancelled by the person, or impossible. */
type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'unavailable'

/**
 * Shares a link as well as this device can. Plain-http addresses have neither share sheet nor
 * clipboard.
 */
export async function shareLink(title: string, url: string): Promise<ShareOutcome> {
  // Both are missing outside secure contexts, although the types say otherwise.
  const { share, clipboard } = navigator as Partial<Pick<Navigator, 'share' | 'clipboard'>>
  if (share !== undefined) {
    try {
      await share.call(navigator, { title, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    }
  }
  try {
    await clipboard?.writeText(url)
    return clipboard === undefined ? 'unavailable' : 'copied'
  } catch {
    return 'unavailable'
  }
}
