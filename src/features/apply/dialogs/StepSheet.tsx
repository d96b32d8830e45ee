import { useNavigate } from 'react-router-dom'
import { Dialog } from '../../../ui/overlays/Dialog'
import { stepCopy as copy } from '../copy'
import { StepList } from '../steps/StepList'

export function StepSheet({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  return (
    <Dialog title={copy.steps} open onClose={onClose}>
      <StepList
        onGo={(event, path) => {
          event.preventDefault()
          onClose()
          // The dialog must first give the focus back to its button.
          setTimeout(() => void navigate(path))
        }}
      />
    </Dialog>
  )
}
