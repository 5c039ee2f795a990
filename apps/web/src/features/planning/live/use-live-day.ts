import { type PlanningPresence, readPresence } from '@renfort/contract/planning.ts'
import { useEffect, useState } from 'react'
import { call } from '../../../platform/call.ts'
import { type DaySource, polledDay } from './day-source.ts'

const source: DaySource = polledDay({
  read: (signal) => call(readPresence, {}, signal),
  isHidden: () => document.visibilityState === 'hidden',
  onVisibility: (change) => {
    document.addEventListener('visibilitychange', change)
    return () => document.removeEventListener('visibilitychange', change)
  },
})

/** Who has come today, as it becomes known; `null` where it is not asked for, or not known yet. */
export function useLiveDay(isOn: boolean): PlanningPresence | null {
  const [day, setDay] = useState<PlanningPresence | null>(null)
  useEffect(() => (isOn ? source.listen(setDay) : undefined), [isOn])
  return isOn ? day : null
}
