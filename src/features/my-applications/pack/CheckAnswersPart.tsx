import { useId, useState } from 'react'
import { classNames } from '../../../lib/classNames'
import type { SubmissionRow } from '../../../storage/rows'
import { Banner } from '../../../ui/fields/Banner'
import { FileButton } from '../../../ui/fields/FileButton'
import { act } from '../../../ui/overlays/act'
import * as failures from '../../../ui/overlays/failureCopy'
import { checkCopy as copy } from './copy'
import { checkAnswers, type Verdict } from './answersFile'

// Answers are text, so a larger file is something else and need not be read.
const largestAnswers = 5_000_000

/** Checks an answers file, dropped or chosen: says whether its content is the same. */
export function CheckAnswersPart({ submission }: { submission: SubmissionRow }) {
  const hintId = useId()
  const [verdict, setVerdict] = useState<Verdict>()
  const [over, setOver] = useState(false)

  async function check(file: File | undefined) {
    if (file === undefined) return
    setVerdict(
      file.size > largestAnswers
        ? { kind: 'unreadable' }
        : checkAnswers(await file.text(), submission),
    )
  }

  return (
    // Dropping is a shortcut for the mouse; the button inside does the same with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={copy.title}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        act(() => check(file), failures.readFile)
      }}
      className={classNames(
        'mt-6 rounded-control border border-dashed p-4',
        over ? 'border-brand bg-brand-soft' : 'border-edge',
        // On paper only what was found, not the place to drop a file.
        verdict === undefined && 'no-print',
      )}
    >
      <p className="font-semibold">{copy.title}</p>
      <p id={hintId} className="no-print mb-3 text-sm text-muted">
        {copy.hint}
      </p>
      <FileButton
        label={copy.choose}
        variant="secondary"
        size="small"
        describedBy={hintId}
        accept=".json,.txt,application/json,text/plain"
        onFiles={([file]) => act(() => check(file), failures.readFile)}
      />
      <Banner
        className="mt-3"
        tone={verdict === undefined || verdict.kind === 'same' ? 'good' : 'bad'}
      >
        {verdict !== undefined && verdictText(verdict, submission.number)}
      </Banner>
    </section>
  )
}

function verdictText(verdict: Verdict, number: string): string {
  switch (verdict.kind) {
    case 'same':
      return copy.same(number)
    case 'changed':
      return verdict.differs.length === 0
        ? copy.changed
        : copy.changedIn(verdict.differs.join('; '))
    case 'other':
      return copy.other(verdict.number)
    case 'unreadable':
      return copy.unreadable
  }
}
