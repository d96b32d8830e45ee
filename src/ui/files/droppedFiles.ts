/**
 * From now on files can be dropped where they can be chosen, on whatever has `data-drop` around the
 * input; and nowhere else: browsers would open them, some of them in the place of the page.
 */
export function takeDroppedFiles(): void {
  window.addEventListener('dragover', takeFiles)
  window.addEventListener('drop', takeFiles)
}

function takeFiles(event: DragEvent): void {
  const { dataTransfer, target, type } = event
  // Text that is dragged into a field is the browser's; a place may have taken the files itself.
  if (event.defaultPrevented || dataTransfer?.types.includes('Files') !== true) return
  event.preventDefault()
  const place = target instanceof Element ? target.closest('[data-drop]') : null
  const input = place?.querySelector<HTMLInputElement>('input[type=file]') ?? undefined
  if (input === undefined) dataTransfer.dropEffect = 'none'
  else if (type === 'drop' && dataTransfer.files.length > 0) {
    input.files = dataTransfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
