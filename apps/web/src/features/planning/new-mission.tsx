import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { useEffect, useEffectEvent } from 'react'
import { useNewMission } from '../job-description/new-mission/new-mission-button.tsx'

/** Opens the dialog of a new mission on a day, once its code is loaded. */
export function NewMission({ day }: { day: IsoDate }) {
  const { open, dialog } = useNewMission()
  const ask = useEffectEvent(() => open({ days: [day] }))
  useEffect(() => ask(), [])
  return dialog
}
