import type { GrantPath } from '../paths'

/** What an answer is typed into or chosen with. */
export type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * The inputs that are on the page, by the path of their answer, which radio buttons share; each with
 * what it has shown, which is not always the answer itself: a browser writes line breaks its own way.
 */
export class Inputs {
  readonly #mounted = new Map<GrantPath, Map<Input, string | undefined>>()

  /** Shows the answer in a new input; returns the function that forgets the input. */
  mount(path: GrantPath, input: Input, answer: string): () => void {
    const same = this.#mounted.get(path) ?? new Map<Input, string | undefined>()
    this.#mounted.set(path, same)
    same.set(input, shown(input, answer))
    return () => {
      same.delete(input)
      if (same.size === 0 && this.#mounted.get(path) === same) this.#mounted.delete(path)
    }
  }

  show(path: GrantPath, answer: string): void {
    const same = this.#mounted.get(path)
    for (const input of same?.keys() ?? []) same?.set(input, shown(input, answer))
  }

  /** Those that have something else by now. */
  changed(): [GrantPath, Input][] {
    return [...this.#mounted].flatMap(([path, same]) =>
      [...same].flatMap(([input, before]): [GrantPath, Input][] =>
        answerIn(input) === before ? [] : [[path, input]],
      ),
    )
  }
}

/** The answer that an input has; undefined when nothing in it is chosen. */
export function answerIn(input: Input): string | undefined {
  if (isRadio(input)) return input.checked ? input.value : undefined
  // A stored answer that a list does not offer must not become the blank one that the list shows.
  if (input instanceof HTMLSelectElement && input.selectedIndex < 0) return undefined
  return input.value
}

/** Shows the answer, and returns what the input then has. */
function shown(input: Input, answer: string): string | undefined {
  if (isRadio(input)) input.checked = input.value === answer
  // The same text again would move the caret.
  else if (input instanceof HTMLSelectElement || input.value !== answer) input.value = answer
  return answerIn(input)
}

function isRadio(input: Input): input is HTMLInputElement {
  return input.type === 'radio'
}
