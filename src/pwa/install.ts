/** Chromium's event; other browsers install from a menu of their own and tell nothing. */
type InstallPromptEvent = Event & {
  prompt: () => Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export type InstallState = 'unavailable' | 'available' | 'installed'

let prompt: InstallPromptEvent | undefined
let installed = false
const listeners = new Set<() => void>()

function notify() {
  for (const listener of listeners) listener()
}

/** Keeps the browser's offer to install for later. Called at start: the offer comes only once, early. */
export function captureInstallPrompt(): void {
  installed = window.matchMedia('(display-mode: standalone)').matches
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    prompt = event as InstallPromptEvent
    notify()
  })
  window.addEventListener('appinstalled', () => {
    installed = true
    prompt = undefined
    notify()
  })
}

/** For `useSyncExternalStore`: whether the portal can be installed from here. */
export const install = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): InstallState => {
    if (installed) return 'installed'
    return prompt === undefined ? 'unavailable' : 'available'
  },
  /** Shows the browser's own dialog; an offer can be used once. Says whether it was accepted. */
  async ask(): Promise<boolean> {
    const offer = prompt
    if (offer === undefined) return false
    prompt = undefined
    notify()
    await offer.prompt()
    return (await offer.userChoice).outcome === 'accepted'
  },
}
