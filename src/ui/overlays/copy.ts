export const overlaysCopy = {
  close: 'Close',
  dismiss: 'Dismiss',
  ok: 'OK',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  undo: 'Undo',
}
