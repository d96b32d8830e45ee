/** The message for a failed action: what happened; below it, what is safe and what to do. */
export type Failure = { text: string; detail: string }

export const change: Failure = {
  text: 'This could not be changed on this device',
  detail:
    'Everything is as it was before. If this device is full, free some space, then try again.',
}

export const undo: Failure = {
  text: 'This could not be undone',
  detail:
    'Everything is as you last saw it. If this device is full, free some space, then try again.',
}

export const readFile: Failure = {
  text: 'This file could not be read',
  detail:
    'Nothing was changed. Try again; if it fails again, get the file again from where it came from.',
}

export const saveCopy: Failure = {
  text: 'The copy could not be saved',
  detail: 'What it would have held is still on this device. Try again.',
}

export const install: Failure = {
  text: 'The portal could not be installed',
  detail: 'It still works in the browser. Try again, or look for Install in the browser’s menu.',
}
