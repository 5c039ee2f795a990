import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useCan } from '../../platform/me.ts'

// The week shows before what starts a mission is asked for.
const NewMission = lazy(async () => ({ default: (await import('./new-mission.tsx')).NewMission }))

export type StartMission = (day: IsoDate) => void

/** Starts a mission on a day of the planning; `null` for those who may not make one. */
export function useStartMission(): { start: StartMission | null; dialog: ReactNode } {
  const creates = useCan('mission.create').allowed
  const [asked, setAsked] = useState<{ day: IsoDate; count: number } | null>(null)
  // Always the same function: the rows of a full week are not drawn again.
  const [start] = useState(
    () => (day: IsoDate) => setAsked((former) => ({ day, count: (former?.count ?? 0) + 1 })),
  )
  return {
    start: creates ? start : null,
    dialog: asked !== null && (
      <Suspense>
        <NewMission key={asked.count} day={asked.day} />
      </Suspense>
    ),
  }
}
