import { type Mission, confirmMission } from '@renfort/contract/mission.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { note } from '../../platform/analytics.ts'
import { useFeatures } from '../../platform/features.tsx'
import { useCommand } from '../../platform/query.ts'
import { useLegalGuard } from '../legal-guard/use-legal-guard.ts'
import {
  type MissingItem,
  mergedItems,
  missingInRefusal,
} from '../mission-record/facts/missing-items.ts'
import { useKnownMissing } from '../mission-record/facts/missing-list.tsx'
import { useSaveMission } from '../mission-fields/queries.ts'
import { missionAnswered } from '../mission-record/stale-answers.ts'
import { useCompletionGate } from '../organisation/use-completion-gate.tsx'
import { useAutosave } from './use-autosave.tsx'
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

interface RefusedPosting {
  readonly mission: Mission
  readonly items: readonly MissingItem[]
}

/** Posting a draft: what is missing before it can be, and the call itself. */
function useConfirmation(mission: Mission, onPosted: (mission: Mission) => void) {
  const client = useQueryClient()
  const [refused, setRefused] = useState<RefusedPosting | null>(null)
  const command = useCommand(confirmMission, {
    handles: ({ metadata }) => {
      const items = missingInRefusal(metadata)
      setRefused({ mission, items })
      return items.length > 0
    },
    onSuccess: (posted) => {
      missionAnswered(client, posted)
      note({ name: 'mission_posted', properties: { taskId: posted.id, type: posted.type } })
      onPosted(posted)
    },
  })
  const known = useKnownMissing(mission, useFeatures().departments)
  // What the API refused only holds while the mission is unchanged.
  const missing = refused?.mission === mission ? mergedItems(known, refused.items) : known
  return {
    missing,
    isPending: command.isPending,
    confirm: (sideNote: string) =>
      command.mutate({
        params: { id: mission.id },
        body: { sideNote: sideNote.trim() === '' ? null : sideNote },
      }),
  }
}
