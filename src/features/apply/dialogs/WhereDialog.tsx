import { useEffect, useState } from 'react'
import { usePersistence } from '../../../pwa/usePersistence'
import type { DraftWriter } from '../../../storage/drafts/DraftWriter'
import type { Keeping } from '../../../storage/keeping'
import { persistence } from '../../../storage/persistence'
import { hasAnswers, lastCopy } from '../../../storage/restore-points/besideDraft'
import { openVault } from '../../../storage/sealing/openVault'
import { sharedComputer } from '../../../storage/sealing/sharedComputer'
import { Dialog } from '../../../ui/overlays/Dialog'
import { Button } from '../../../ui/page/Button'
import { useApply } from '../ApplyContext'
import { roomLeft } from '../room/watchRoom'
import { whereCopy as copy } from './copy'
import { whereFacts, type Whereabouts } from './whereFacts'
import { useSaveState } from '../saving/useSaveState'

/** No promise would change what becomes of it. */
const settled = new Set<Keeping>(['promised', 'sevenDays', 'insideApp'])

/** Where the draft is, and how safe: every answer is true at this moment. */
export function WhereDialog({ writer, onClose }: { writer: DraftWriter; onClose: () => void }) {
  const { answers, session } = useApply()
  const save = useSaveState(writer)
  const keeping = usePersistence(false)
  const [room, setRoom] = useState<number>()
  const [last, setLast] = useState<Awaited<ReturnType<typeof lastCopy>> | 'none'>()
  const [asked, setAsked] = useState<'no' | 'asking' | 'yes'>('no')

  useEffect(() => {
    let current = true
    void roomLeft().then((bytes) => current && setRoom(bytes))
    const show = (found: typeof last) => current && setLast(found)
    lastCopy(session.draftId).then(
      (found) => show(found ?? 'none'),
      () => show(undefined),
    )
    return () => {
      current = false
    }
  }, [session, save.savedAt])

  async function ask() {
    setAsked('asking')
    await persistence.askAgain()
    setAsked('yes')
  }

  const facts = whereFacts({
    save,
    sealing: sealing(),
    keeping,
    room,
    lastCopy:
      last === undefined || last === 'none'
        ? last
        : {
            at: last.at,
            isCurrent: hasAnswers(last, answers.getValues()),
            filesLeftOut: last.filesLeftOut ?? 0,
          },
  })
  return (
    <Dialog title={copy.title} open onClose={onClose}>
      <dl className="space-y-4">
        {facts.map(({ id, answer }) => (
          <div key={id}>
            <dt className="text-sm text-muted">{copy[id] as string}</dt>
            <dd>
              <p>{answer}</p>
              {id === 'protection' && !settled.has(keeping) && (
                <>
                  {asked === 'yes' && <p className="text-muted">{copy.refused}</p>}
                  <Button
                    size="small"
                    variant="secondary"
                    className="mt-2"
                    busy={asked === 'asking'}
                    onClick={() => void ask()}
                  >
                    {asked === 'asking' ? copy.asking : copy.ask}
                  </Button>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

function sealing(): Whereabouts['sealing'] {
  if (openVault.read() !== undefined) return 'sealed'
  return sharedComputer.isShared() ? 'unsealed' : 'readable'
}
