import type { OpenedIndemnity } from '../opened-indemnity.ts'
import { DeleteBonus } from './delete-bonus.tsx'
import { DeleteIndemnity } from './delete-indemnity.tsx'
import { EditBonus } from './edit-bonus.tsx'
import { EditLunch } from './edit-lunch.tsx'
import { EditTransport } from './edit-transport.tsx'

interface IndemnityDialogProps {
  opened: OpenedIndemnity
  organisationId: string
  onClose: () => void
}

/** The dialog of what is done to an indemnity. */
export function IndemnityDialog({ opened, ...props }: IndemnityDialogProps) {
  switch (opened.act) {
    case 'lunch':
      return <EditLunch {...props} indemnity={opened.indemnity} />
    case 'transportation':
      return <EditTransport {...props} indemnity={opened.indemnity} />
    case 'bonus':
      return <EditBonus {...props} bonus={opened.bonus} />
    case 'deleteBonus':
      return <DeleteBonus {...props} bonus={opened.bonus} />
    case 'delete':
      return <DeleteIndemnity {...props} kind={opened.kind} id={opened.id} />
  }
}
