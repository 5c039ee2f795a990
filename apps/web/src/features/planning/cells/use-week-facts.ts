import type { PlanningFigures } from '@renfort/contract/planning-figures.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { whenIdle } from '../../../platform/when-idle.ts'
import { useLiveDay } from '../live/use-live-day.ts'
import { figuresQuery } from '../queries.ts'
import type { Week } from '../planning-week.ts'
import { type ShiftFacts, shiftFacts } from './shift-facts.ts'

interface WeekFacts {
  /** What the week comes to, once it is known. */
  readonly figures: PlanningFigures | undefined
  readonly facts: ReadonlyMap<string, ShiftFacts>
}

interface Shown {
  readonly week: Week
  /** The week itself is there: it never waits for this. */
  readonly isThere: boolean
  readonly isCurrent: boolean
}

/** What is said beside the shifts of a week, asked for once they are on show. */
export function useWeekFacts({ week, isThere, isCurrent }: Shown): WeekFacts {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => (isThere ? whenIdle(() => setIdle(true)) : undefined), [isThere])
  const isOn = isThere && isIdle
  const { data: figures } = useQuery({ ...figuresQuery(week), enabled: isOn })
  const day = useLiveDay(isOn && isCurrent)
  const facts = useMemo(() => shiftFacts(figures, day), [figures, day])
  return { figures, facts }
}
