import { Dialog } from '../../ui/Dialog'
import { applyCopy as copy } from './copy'
import { jumpToSection, SectionList } from './SectionList'

export function SectionSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={copy.sections} open onClose={onClose}>
      <SectionList
        onJump={(id) => {
          onClose()
          // The dialog gives the focus back to its button first.
          setTimeout(() => jumpToSection(id))
        }}
      />
    </Dialog>
  )
}
