import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { useEffect, useEffectEvent } from 'react'
import { useNewMission } from '../job-description/use-new-mission.tsx'

/** Asks for a mission on a day as soon as it is there. */
export function NewMission({ day }: { day: IsoDate }) {
  const { open, dialog } = useNewMission()
  const ask = useEffectEvent(() => open({ days: [day] }))
  useEffect(() => ask(), [])
  return dialog
}
