import { confirmMission, type Mission } from '@renfort/contract/mission.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { note } from '../../platform/analytics.ts'
import { useFeatures } from '../../platform/features.tsx'
import { useCommand } from '../../platform/query.ts'
import { missionAnswered } from '../mission-record/stale-answers.ts'
import { type MissingItem, mergedItems, missingInRefusal } from '../mission-facts/missing-items.ts'
import { useKnownMissing } from '../mission-facts/use-known-missing.ts'

interface RefusedPosting {
  readonly mission: Mission
  readonly items: readonly MissingItem[]
}

/** Posting a draft: what is missing before it can be, and the call itself. */
export function useConfirmation(mission: Mission, onPosted: (mission: Mission) => void) {
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
