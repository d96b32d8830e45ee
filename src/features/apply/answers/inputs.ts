import type { GrantPath } from '../paths'

/** What an answer is typed into or chosen with. */
export type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The inputs that are on the page, by the path of their answer; radio buttons share one. */
export class Inputs {
  readonly #mounted = new Map<GrantPath, Set<Input>>()

  /** Shows the answer in a new input; returns the function that forgets the input. */
  mount(path: GrantPath, input: Input, answer: string): () => void {
    const same = this.#mounted.get(path) ?? new Set()
    this.#mounted.set(path, same.add(input))
    show(input, answer)
    return () => {
      same.delete(input)
      if (same.size === 0 && this.#mounted.get(path) === same) this.#mounted.delete(path)
    }
  }

  show(path: GrantPath, answer: string): void {
    for (const input of this.#mounted.get(path) ?? []) show(input, answer)
  }
}

/** The answer that an input has; undefined when nothing in it is chosen. */
export function answerIn(input: Input): string | undefined {
  if (isRadio(input)) return input.checked ? input.value : undefined
  // A stored answer that a list does not offer must not become the blank one that the list shows.
  if (input instanceof HTMLSelectElement && input.selectedIndex < 0) return undefined
  return input.value
}

function show(input: Input, answer: string): void {
  if (isRadio(input)) input.checked = input.value === answer
  // The same text again would move the caret.
  else if (input instanceof HTMLSelectElement || input.value !== answer) input.value = answer
}

function isRadio(input: Input): input is HTMLInputElement {
  return input.type === 'radio'
}
