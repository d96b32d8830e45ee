import { Store } from '../lib/store'

/** Chromium's event; other browsers install from their own menu and do not tell the page. */
type InstallPromptEvent = Event & {
  prompt: () => Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

type InstallState = 'unavailable' | 'available' | 'installed'

type Install = { installed: boolean; prompt?: InstallPromptEvent }

const current = new Store<Install>({ installed: false })

/**
 * Keeps the browser's offer to install for later. Called at start, because the offer comes only once
 * and early.
 */
export function captureInstallPrompt(): void {
  current.set({ installed: window.matchMedia('(display-mode: standalone)').matches })
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    current.set({ ...current.read(), prompt: event as InstallPromptEvent })
  })
  window.addEventListener('appinstalled', () => current.set({ installed: true }))
}

/** Whether the portal can be installed from here. */
export const install = {
  subscribe: current.subscribe,
  read: (): InstallState => {
    const { installed, prompt } = current.read()
    if (installed) return 'installed'
    return prompt === undefined ? 'unavailable' : 'available'
  },
  /** Shows the browser's own dialog; an offer can be used once. Resolves with whether it was accepted. */
  async ask(): Promise<boolean> {
    const { prompt: offer, ...rest } = current.read()
    if (offer === undefined) return false
    current.set(rest)
    await offer.prompt()
    return (await offer.userChoice).outcome === 'accepted'
  },
}
