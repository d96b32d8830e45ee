import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { pocForm } from '../../../../../src/domain/grant-form/poc/form'
import type { GroupValues } from '../../../../../src/domain/grant-form/values'
import { FormAnswers } from '../../../../../src/features/apply/answers/FormAnswers'
import { takeFile } from '../../../../../src/features/apply/fields/takeFile'
import type { GrantPath } from '../../../../../src/features/apply/paths'
import { Store } from '../../../../../src/lib/store'
import * as attachments from '../../../../../src/storage/attachments'
import { DraftFiles } from '../../../../../src/storage/drafts/DraftFiles'
import type { DraftSession } from '../../../../../src/storage/drafts/DraftSession'
import type { DraftState } from '../../../../../src/storage/drafts/draftState'
import type { AttachmentInfo } from '../../../../../src/storage/rows'
import { completeValues } from '../../../../support/grantValues'

test('an answer that names a file which is neither here nor on its way keeps its name: the browser may find it again', () => {
  expect(new DraftFiles('draft').atRest('lost')).toBe('lost')
})

/* Files that arrive in any order while the person goes on, beside a model of what should come of it. */

const owners = ['asha', 'imran', 'mentor'] as const
type Owner = (typeof owners)[number]
/** Of a chosen file, once its bytes come. */
type Fate = 'kept' | 'unreadable' | 'no room'

type Step =
  | { does: 'choose'; of: Owner; fate: Fate }
  /** One of the files on their way comes. */
  | { does: 'arrive'; which: number }
  | { does: 'remove file' | 'remove member' | 'put back'; of: Owner }
  | { does: 'leave'; saved: boolean }
  /** A page that was kept for 'Back' is shown again, and its draft is being read. */
  | { does: 'come back' }
  | { does: 'open anew' }

const owner = fc.constantFrom(...owners)
const fate = fc.constantFrom<Fate[]>('kept', 'unreadable', 'no room')
const choosing = fc.record({ does: fc.constant('choose' as const), of: owner, fate })
const arriving = fc.record({ does: fc.constant('arrive' as const), which: fc.nat(5) })
const removing = fc.record({
  does: fc.constantFrom('remove file' as const, 'remove member' as const, 'put back' as const),
  of: owner,
})
const leaving = fc.record({ does: fc.constant('leave' as const), saved: fc.boolean() })
const opening = fc.record({ does: fc.constantFrom('come back' as const, 'open anew' as const) })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: choosing },
  { weight: 5, arbitrary: arriving },
  { weight: 4, arbitrary: removing },
  { weight: 1, arbitrary: leaving },
  { weight: 1, arbitrary: opening },
)

const infoOf = (id: string, name: string): AttachmentInfo => ({
  id,
  ownerId: 'draft',
  name,
  type: 'application/pdf',
  size: 1,
  addedAt: 0,
})

/** An open form with two members and a mentor, each with a file. */
function openForm() {
  const told: string[] = []
  const files = new DraftFiles('draft')
  files.show(owners.map((name, index) => infoOf(`file-${index + 1}`, `${name}.pdf`)))
  const state = new Store<Pick<DraftState, 'at'>>({ at: 'editing' })
  const answers = new FormAnswers(completeValues('poc'))
  const ids = answers.members.read()
  const idOf = (of: Owner) => ids[owners.indexOf(of)] ?? ''
  const away = new Map<Owner, GroupValues>()
  const coming: (() => void)[] = []
  let isSaved = true

  /** Where the file of somebody is named, if they are still there. */
  function pathOf(of: Owner): GrantPath | undefined {
    if (of === 'mentor') return 'mentor.employerId'
    const index = answers.members.read().indexOf(idOf(of))
    return index < 0 ? undefined : `teamMembers.${index}.aadharFile`
  }

  const apply = {
    form: pocForm,
    answers,
    session: { draftId: 'draft', files, state } as unknown as DraftSession,
    fill: (path: GrantPath, text: string) => answers.setValue(path, text),
    mayKeep: () => true,
    save: async () => {
      told.push('save')
      return isSaved
    },
  }

  function choose(of: Owner, fate: Fate, name: string): void {
    const path = pathOf(of)
    if (path === undefined) return
    const { promise, resolve, reject } = Promise.withResolvers<ArrayBuffer>()
    const file = Object.assign(new File([], name), { arrayBuffer: () => promise })
    const come = () =>
      fate === 'unreadable'
        ? reject(new Error('gone'))
        : resolve(new TextEncoder().encode('%PDF-').buffer)
    coming.push(come)
    void takeFile(apply, path, file, ['pdf'], (arrival) => {
      if (arrival === 'late') told.push(`late ${name}`)
      else {
        const { at, refusal, replaced } = arrival
        const whose = owners.find((other) => pathOf(other) === at)
        told.push(`${refusal === undefined ? 'kept' : 'refused'} ${name} of ${whose}`)
        if (replaced !== undefined) told.push(`instead of ${replaced.name}`)
      }
    })
  }

  function change(step: Exclude<Step, { does: 'arrive' }>, name: string): void {
    if (step.does === 'come back' || step.does === 'open anew') {
      state.set({ at: 'opening' })
      if (step.does === 'open anew') files.open([...files.read().values()])
    } else if (step.does === 'leave') {
      isSaved = step.saved
      state.set({ at: 'closed' })
    } else if (step.does === 'choose') choose(step.of, step.fate, name)
    else if (step.does === 'remove file') {
      const path = pathOf(step.of)
      if (path === undefined) return
      files.endWaiting(answers.getValues(path))
      answers.setValue(path, '')
    } else if (step.does === 'remove member') {
      if (step.of === 'mentor') return
      const index = answers.members.read().indexOf(idOf(step.of))
      const member = index < 0 ? undefined : answers.removeMember(index)
      if (member !== undefined) away.set(step.of, member)
    } else {
      const member = away.get(step.of)
      away.delete(step.of)
      if (member === undefined) return
      const file = files.latest(member['aadharFile'] ?? '')
      answers.putBackMember(idOf(step.of), { ...member, aadharFile: file })
    }
  }

  return {
    told,
    isWaiting: () => files.arriving.read().size > 0,
    /** The file of somebody as it is stored, and as the screen shows it. */
    filesOf(of: Owner) {
      const path = pathOf(of)
      if (path === undefined) return undefined
      const id = answers.getValues(path)
      const nameOf = (one: string) => files.read().get(one)?.name ?? (one && 'lost')
      const stored = nameOf(files.atRest(id))
      // Of the form before, nothing is shown.
      if (state.read().at === 'opening') return [stored, stored]
      return [stored, nameOf(files.arriving.read().get(id) ?? id)]
    },
    do(step: Step, name: string): void {
      if (step.does === 'arrive') coming.splice(step.which % coming.length, 1)[0]?.()
      else if (state.read().at === 'editing' || step.does === 'open anew') change(step, name)
    },
  }
}

/** What should come of the same steps. */
function model() {
  const told: string[] = []
  const coming: { name: string; of: Owner; fate: Fate }[] = []
  const kept: Record<Owner, string> = { asha: 'asha.pdf', imran: 'imran.pdf', mentor: 'mentor.pdf' }
  /** The file that each waits for: the one chosen last. */
  const wanted: Partial<Record<Owner, string>> = {}
  const away = new Set<Owner>()
  let at: 'editing' | 'closed' | 'back' | 'anew' = 'editing'
  let isSaved = true

  function arrive(which: number): void {
    const [file] = coming.splice(which % coming.length, 1)
    if (file === undefined || wanted[file.of] !== file.name) return
    const { name, of, fate } = file
    if (at === 'anew') return void (away.has(of) || told.push(`late ${name}`))
    delete wanted[of]
    const before = kept[of]
    if (fate === 'kept') kept[of] = name
    if (away.has(of)) return
    if (fate !== 'kept') return void told.push(`refused ${name} of ${of}`)
    told.push('save', `kept ${name} of ${of}`)
    if (at === 'editing' && before !== '') told.push(`instead of ${before}`)
    if (at === 'back' || (at === 'closed' && !isSaved)) told.push(`late ${name}`)
  }

  return {
    told,
    filesOf: (of: Owner) => (away.has(of) ? undefined : [kept[of], kept[of]]),
    do(step: Step, name: string): void {
      if (step.does === 'arrive') return arrive(step.which)
      if (step.does === 'open anew') at = 'anew'
      if (at !== 'editing' || step.does === 'open anew') return
      if (step.does === 'come back') at = 'back'
      else if (step.does === 'leave') {
        at = 'closed'
        isSaved = step.saved
      } else if (step.does === 'put back') away.delete(step.of)
      else if (away.has(step.of)) return
      else if (step.does === 'choose') {
        coming.push({ name, of: step.of, fate: step.fate })
        wanted[step.of] = name
      } else if (step.does === 'remove file') {
        kept[step.of] = ''
        delete wanted[step.of]
      } else if (step.of !== 'mentor') away.add(step.of)
    },
  }
}

test('in whatever order files are chosen, come, fail and are given up, each field has the right one and what became of each is told', async () => {
  vi.spyOn(attachments, 'addAttachment').mockImplementation(async (_, { name }, _added, id) => {
    if (name.startsWith('no room')) throw new DOMException('full', 'QuotaExceededError')
    return infoOf(id ?? '', name)
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (random) => {
      const form = openForm()
      const expected = model()
      const rest: Step[] = owners.map((of) => ({ does: 'put back', of }))
      for (const _ of random) rest.push({ does: 'arrive', which: 0 })
      for (const [index, step] of [...random, ...rest].entries()) {
        const name = `${step.does === 'choose' ? step.fate : ''} ${index}.pdf`
        form.do(step, name)
        expected.do(step, name)
        await new Promise((resolve) => setImmediate(resolve))
        expect(form.told).toEqual(expected.told)
        for (const of of owners) expect(form.filesOf(of)).toEqual(expected.filesOf(of))
      }
      expect(form.isWaiting()).toBe(false)
    }),
    { numRuns: 500 },
  )
})
