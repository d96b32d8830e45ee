import type { GrantValues, GroupValues } from '../../../domain/grant-form/grantForm'
import { painted } from '../../../lib/painted'
import { Store, type Readable } from '../../../lib/store'
import { answerAt, setAnswerAt, type GrantPath } from '../paths'
import { answerIn, Inputs, type Input } from './inputs'

/**
 * The answers of an open form. Its inputs are uncontrolled: they show their answer when they appear
 * and write into it at each key, which costs the same however long the form is; and answers stay
 * when their step is left. Nothing here depends on React.
 */
export class FormAnswers {
  readonly #values: GrantValues
  readonly #inputs = new Inputs()
  /** The path of the answer that changed last; none when members have moved. */
  readonly #change = new Store<{ path?: GrantPath | undefined }>({})
  /** How often those who can wait were told. */
  readonly #told = new Store(0)
  /** Something was typed that they have not been told of. */
  #isTyped = false
  #lastId = 0
  /** The ids of all members, also of those who were removed, in their order. */
  #everyMember: readonly string[]
  readonly #members: Store<readonly string[]>
  /** An id for each member of the team, which stays with them when others come and go. */
  readonly members: Readable<readonly string[]>

  constructor(first: GrantValues) {
    this.#values = structuredClone(first)
    this.#everyMember = first.teamMembers.map(() => this.#newId())
    this.#members = new Store(this.#everyMember)
    this.members = this.#members
  }

  /** The answers themselves, which go on changing: whoever keeps them clones them. */
  getValues(): GrantValues
  getValues(path: GrantPath): string
  getValues(path?: GrantPath): GrantValues | string {
    return path === undefined ? this.#values : answerAt(this.#values, path)
  }

  setValue(path: GrantPath, text: string): void {
    setAnswerAt(this.#values, path, text)
    this.#inputs.show(path, text)
    this.#changed(path)
  }

  /**
   * What an input needs to have this answer. The `ref` is new at each drawing and then shows the
   * answer again: the option that was chosen may have appeared with it, and members may have moved.
   */
  register(path: GrantPath) {
    const notice = ({ currentTarget }: { currentTarget: Input }) =>
      this.#notice(path, currentTarget)
    return {
      name: path,
      ref: (input: Input | null) => {
        if (input === null) return undefined
        const forget = this.#inputs.mount(path, input, this.getValues(path))
        const changed = () => this.#notice(path, input)
        // React leaves out a change that a script has made through the element itself, as programs
        // that fill in forms do; most tell of it as input, some only so.
        input.addEventListener('change', changed)
        return () => {
          input.removeEventListener('change', changed)
          forget()
        }
      },
      onInput: notice,
      // Some programs tell of nothing at all.
      onBlur: notice,
    }
  }

  /** Takes what a program has put into an input without any event. */
  look(): void {
    for (const [path, input] of this.#inputs.changed()) this.#notice(path, input)
  }

  /** Puts a member into the team; those who follow move. */
  insertMember(index: number, member: GroupValues): void {
    const id = this.#newId()
    const before = this.#everyMember.indexOf(this.#members.read()[index - 1] ?? '')
    this.#everyMember = this.#everyMember.toSpliced(before + 1, 0, id)
    this.#insert(index, member, id)
  }

  /** Puts a member who was removed back among those who are still there; returns the index. */
  putBackMember(id: string, member: GroupValues): number {
    const places = this.#members.read().map((other) => this.#everyMember.indexOf(other))
    const place = this.#everyMember.indexOf(id)
    const index = places.filter((other) => other < place).length
    this.#insert(index, member, id)
    return index
  }

  /** Returns the answers of the member who is gone. */
  removeMember(index: number): GroupValues | undefined {
    const [member] = this.#values.teamMembers.splice(index, 1)
    this.#members.set(this.#members.read().toSpliced(index, 1))
    this.#changed(undefined)
    return member
  }

  /** Returns a function that says where this answer is by then; nowhere once its member is gone. */
  follow(path: GrantPath): () => GrantPath | undefined {
    const [, index, name] = /^teamMembers\.(\d+)\.(.+)$/.exec(path) ?? []
    if (index === undefined) return () => path
    const id = this.#members.read()[Number(index)] ?? ''
    return () => {
      const now = this.#members.read().indexOf(id)
      return now === -1 ? undefined : `teamMembers.${now}.${name}`
    }
  }

  /** Tells of each change at once, before a key is painted. */
  subscribe(listener: (path: GrantPath | undefined) => void): () => void {
    return this.#change.subscribe(() => listener(this.#change.read().path))
  }

  /**
   * Tells of what was typed after it is painted, of other changes at once: for what follows from the
   * answers, which takes longer than a frame on a slow phone.
   */
  subscribeOncePainted(listener: () => void): () => void {
    return this.#told.subscribe(listener)
  }

  #notice(path: GrantPath, input: Input): void {
    const answer = answerIn(input)
    if (answer === undefined || answer === this.getValues(path)) return
    setAnswerAt(this.#values, path, answer)
    this.#change.set({ path })
    if (this.#isTyped) return
    this.#isTyped = true
    void painted().then(() => this.#tellAll())
  }

  #changed(path: GrantPath | undefined): void {
    this.#change.set({ path })
    this.#tellAll()
  }

  #tellAll(): void {
    this.#isTyped = false
    this.#told.set(this.#told.read() + 1)
  }

  #insert(index: number, member: GroupValues, id: string): void {
    this.#values.teamMembers.splice(index, 0, { ...member })
    this.#members.set(this.#members.read().toSpliced(index, 0, id))
    this.#changed(undefined)
  }

  #newId(): string {
    this.#lastId += 1
    return String(this.#lastId)
  }
}
