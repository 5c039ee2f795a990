import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useCan } from '../../platform/me.ts'
import { useNewMission } from '../job-description/use-new-mission.tsx'

export type StartMission = (day: IsoDate) => void

/** Starts a mission on a day of the planning; `null` for those who may not make one. */
export function useStartMission(): { start: StartMission | null; dialog: ReactNode } {
  const creates = useCan('mission.create').allowed
  const { open, dialog } = useNewMission()
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  // Always the same function: the rows of a full week are not drawn again.
  const [start] = useState(() => (day: IsoDate) => latest.current(day))
  return { start: creates ? start : null, dialog }
}
