// @vitest-environment jsdom
import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { FormAnswers } from '../../../../../src/features/apply/answers/FormAnswers'
import type { GrantPath } from '../../../../../src/features/apply/paths'
import { painted } from '../../../../../src/lib/painted'

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function blank(...names: string[]) {
  return {
    fields: { pocTitle: '', category: '', stage: '' },
    teamMembers: names.map((name) => ({ name })),
    teamLeader: '',
    mentor: { name: '' },
  }
}

/** Puts an input on the page, as a screen does; returns the function that takes it away. */
function mount(answers: FormAnswers, path: GrantPath, input: Input): () => void {
  const { ref, onInput } = answers.register(path)
  const heard = new AbortController()
  const { signal } = heard
  input.addEventListener('input', () => onInput({ currentTarget: input }), { signal })
  document.body.append(input)
  const forget = ref(input)
  return () => {
    heard.abort()
    forget?.()
    input.remove()
  }
}

function type(input: Input, text: string): void {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function field(kind: 'input' | 'textarea' = 'input'): Input {
  return document.createElement(kind)
}

function list(...options: string[]): HTMLSelectElement {
  const select = document.createElement('select')
  select.append(...options.map((option) => new Option(option, option)))
  return select
}

function radio(value: string): HTMLInputElement {
  return Object.assign(document.createElement('input'), { type: 'radio', name: 'stage', value })
}

afterEach(() => document.body.replaceChildren())

test.each(['input', 'textarea'] as const)('a %s shows its answer and changes it', (kind) => {
  const answers = new FormAnswers({ ...blank(), fields: { pocTitle: 'A dryer' } })
  const title = field(kind)
  const unmount = mount(answers, 'fields.pocTitle', title)
  expect(title).toHaveProperty('value', 'A dryer')
  type(title, 'A sun dryer')
  expect(answers.getValues('fields.pocTitle')).toBe('A sun dryer')
  // The step is left, and opened again.
  unmount()
  expect(answers.getValues('fields.pocTitle')).toBe('A sun dryer')
  const again = field(kind)
  mount(answers, 'fields.pocTitle', again)
  expect(again).toHaveProperty('value', 'A sun dryer')
})

test('what it was opened with stays as it was', () => {
  const opened = blank('Asha')
  const answers = new FormAnswers(opened)
  answers.setValue('teamMembers.0.name', 'Ravi')
  expect(opened).toEqual(blank('Asha'))
  expect(answers.getValues()).toEqual(blank('Ravi'))
})

test('a list shows a choice that it gets only later', () => {
  const answers = new FormAnswers({ ...blank('Asha', 'Ravi'), teamLeader: '1' })
  const leader = list('', '0')
  const unmount = mount(answers, 'teamLeader', leader)
  expect(leader.selectedIndex).toBe(-1)
  leader.append(new Option('Ravi', '1'))
  unmount()
  mount(answers, 'teamLeader', leader)
  expect(leader.value).toBe('1')
})

test('a choice that is no longer offered stays until another one is made', () => {
  const answers = new FormAnswers({ ...blank(), fields: { category: 'Fishery' } })
  const category = list('', 'Farming')
  mount(answers, 'fields.category', category)
  category.dispatchEvent(new Event('change'))
  expect(answers.getValues('fields.category')).toBe('Fishery')
  category.value = 'Farming'
  category.dispatchEvent(new Event('change'))
  expect(answers.getValues('fields.category')).toBe('Farming')
  answers.setValue('fields.category', 'Fishery')
  answers.setValue('fields.category', '')
  expect(category.selectedIndex).toBe(0)
})

test('of radio buttons the chosen one is marked, and marking another one answers', () => {
  const answers = new FormAnswers({ ...blank(), fields: { stage: 'no' } })
  const [yes, no] = [radio('yes'), radio('no')]
  mount(answers, 'fields.stage', yes)
  mount(answers, 'fields.stage', no)
  expect([yes.checked, no.checked]).toEqual([false, true])
  yes.click()
  expect(answers.getValues('fields.stage')).toBe('yes')
  answers.setValue('fields.stage', '')
  expect([yes.checked, no.checked]).toEqual([false, false])
})

test('an answer is set in its inputs, or for an input that comes later', () => {
  const answers = new FormAnswers(blank('Asha'))
  const name = field()
  mount(answers, 'teamMembers.0.name', name)
  answers.setValue('teamMembers.0.name', 'Asha Patel')
  answers.setValue('mentor.name', 'Dr Bhatt')
  expect(name.value).toBe('Asha Patel')
  const mentor = field()
  mount(answers, 'mentor.name', mentor)
  expect(mentor.value).toBe('Dr Bhatt')
})

test('an answer about a member who is gone is blank, and cannot be given', () => {
  const answers = new FormAnswers(blank('Asha'))
  expect(answers.getValues('teamMembers.3.name')).toBe('')
  answers.setValue('teamMembers.3.name', 'Ravi')
  expect(answers.getValues()).toEqual(blank('Asha'))
})

test('a key is told at once with its path, and after it is painted to those who can wait', async () => {
  const answers = new FormAnswers(blank('Asha'))
  const title = field()
  mount(answers, 'fields.pocTitle', title)
  const atOnce = vi.fn<(path: GrantPath | undefined) => void>()
  const later = vi.fn<() => void>()
  answers.subscribe(atOnce)
  answers.subscribeOncePainted(later)
  type(title, 'A')
  type(title, 'A ')
  // The same text again is no change.
  type(title, 'A ')
  expect(atOnce.mock.calls).toEqual([['fields.pocTitle'], ['fields.pocTitle']])
  expect(later).not.toHaveBeenCalled()
  await painted()
  expect(later).toHaveBeenCalledOnce()
  type(title, 'A d')
  await painted()
  expect(later).toHaveBeenCalledTimes(2)
})

test('what nobody typed is told at once, members who move without a path', () => {
  const answers = new FormAnswers(blank('Asha'))
  const atOnce = vi.fn<(path: GrantPath | undefined) => void>()
  const later = vi.fn<() => void>()
  answers.subscribe(atOnce)
  const stop = answers.subscribeOncePainted(later)
  answers.setValue('mentor.name', 'Dr Bhatt')
  answers.insertMember(1, { name: 'Ravi' })
  answers.removeMember(0)
  expect(atOnce.mock.calls).toEqual([['mentor.name'], [undefined], [undefined]])
  expect(later).toHaveBeenCalledTimes(3)
  stop()
  answers.removeMember(0)
  expect(later).toHaveBeenCalledTimes(3)
})

/** What can happen to a team, each step with a number that picks the place and a name. */
const steps = fc.array(
  fc.record({
    what: fc.constantFrom('type', 'set', 'insert', 'remove', 'leave', 'open'),
    pick: fc.nat(),
    name: fc.string(),
  }),
)

test('whatever happens, each member’s input has the answer, and members keep their ids', () => {
  fc.assert(
    fc.property(steps, (steps) => {
      const answers = new FormAnswers(blank('Asha'))
      const team = [{ id: answers.members.read()[0], name: 'Asha' }]
      let inputs = new Map<string, { input: Input; unmount: () => void }>()
      let isOpen = true

      /** As a screen: who stays keeps the input, which gets the path of the place it moves to. */
      function draw(): void {
        const before = inputs
        for (const { unmount } of before.values()) unmount()
        const shown = isOpen ? answers.members.read() : []
        inputs = new Map(
          shown.map((id, index) => {
            const input = before.get(id)?.input ?? field()
            return [id, { input, unmount: mount(answers, `teamMembers.${index}.name`, input) }]
          }),
        )
      }

      draw()
      for (const { what, pick, name } of steps) {
        const index = pick % (team.length + 1)
        const member = team[index]
        const shown = member?.id === undefined ? undefined : inputs.get(member.id)
        if (what === 'insert') {
          answers.insertMember(index, { name })
          team.splice(index, 0, { id: answers.members.read()[index], name })
        } else if (what === 'leave' || what === 'open') isOpen = what === 'open'
        else if (member === undefined) continue
        else if (what === 'remove') {
          expect(answers.removeMember(index)).toEqual({ name: member.name })
          team.splice(index, 1)
        } else if (what === 'set') {
          answers.setValue(`teamMembers.${index}.name`, name)
          member.name = name
        } else if (shown !== undefined) {
          type(shown.input, name)
          member.name = name
        }
        draw()
        expect(answers.members.read()).toEqual(team.map(({ id }) => id))
        expect(answers.getValues().teamMembers).toEqual(team.map(({ name }) => ({ name })))
        const texts = Array.from(inputs.values(), ({ input }) => input.value)
        expect(texts).toEqual(isOpen ? team.map(({ name }) => name) : [])
      }
      for (const { unmount } of inputs.values()) unmount()
    }),
  )
})
