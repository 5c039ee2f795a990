import { lazy, Suspense } from 'react'
import type { MissionDialogKind, NamedMission } from './mission-actions.ts'

interface MissionDialogProps {
  kind: MissionDialogKind
  mission: NamedMission
  onClose: () => void
  /** Replaces this dialog by another one. */
  onInstead: (kind: MissionDialogKind) => void
}

// Dialogs are rarely opened: the code of each loads when it opens.
const dialogs = {
  orderAgain: lazy(async () => ({
    default: (await import('./order-again-dialog.tsx')).OrderAgainDialog,
  })),
  duplicate: lazy(async () => ({
    default: (await import('./name-dialogs.tsx')).DuplicateDialog,
  })),
  migrated: lazy(async () => ({ default: (await import('./name-dialogs.tsx')).MigratedDialog })),
  rename: lazy(async () => ({ default: (await import('./name-dialogs.tsx')).RenameDialog })),
  delete: lazy(async () => ({ default: (await import('./confirmation-dialog.tsx')).DeleteDialog })),
}

/** The dialog that an action of a mission opens. */
export function MissionDialog({ kind, mission, onClose, onInstead }: MissionDialogProps) {
  const Dialog = dialogs[kind]
  return (
    <Suspense>
      <Dialog isOpen mission={mission} onClose={onClose} onInstead={onInstead} />
    </Suspense>
  )
}
