import type { Mission } from '@renfort/contract/mission.ts'
import { useState } from 'react'
import { useLegalGuard } from '../legal-guard/use-legal-guard.ts'
import { useSaveMission } from '../mission-fields/queries.ts'
import { useCompletionGate } from '../organisation/use-completion-gate.tsx'
import { useAutosave } from './use-autosave.ts'
import { useConfirmation } from './use-confirmation.ts'
import { usePostingWords } from './words.ts'

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

export type Posting = ReturnType<typeof usePosting>

/** The note, the last check and the posting itself, with what keeps it closed (SUM-17, SUM-18). */
export function usePosting(mission: Mission, onPosted: (mission: Mission) => void) {
  const t = usePostingWords()
  const save = useSaveMission(mission.id)
  const gate = useCompletionGate()
  const { missing, isPending, confirm } = useConfirmation(mission, onPosted)
  const { pending } = useLegalGuard(mission)
  const [isChecked, setChecked] = useState(false)
  const note = useAutosave({
    draftKey: `mission:${mission.id}:note`,
    saved: mission.sideNote ?? '',
    isValue: isText,
    save: (text) => save({ sideNote: text.trim() === '' ? null : text }),
  })
  const closedBecause =
    (missing.length > 0 ? t(($) => $.confirm.incomplete) : undefined) ??
    (pending > 0 ? t(($) => $.confirm.lawPending) : undefined) ??
    (isChecked ? undefined : t(($) => $.confirm.unchecked))
  return {
    missing,
    /** Points of the law that nobody has answered yet. */
    pending,
    note,
    isChecked,
    setChecked,
    closedBecause,
    isPosting: isPending || gate.isChecking,
    post: async () => {
      await note.flush()
      await gate.pass(() => confirm(note.value))
    },
    /** Opens what the company still has to complete. */
    complete: () => void gate.pass(() => undefined),
    dialog: gate.dialog,
  }
}
