/**
 * Loads a part of the program; once more, if the page stays, when that fails: Firefox and Safari end what
 * is on its way with a page that is being left (`app/early/leaving.ts`).
 */
export async function loadPart<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load()
  } catch {
    await window.early?.stays?.()
    return load()
  }
}
