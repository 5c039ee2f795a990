import type { Mission } from '@renfort/contract/missions.ts'
import { lazy, Suspense, useId } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMissionLabels } from '../mission-labels/words.ts'
import { ShiftsByDayTable } from '../shifts/shifts-by-day-table.tsx'
import { useMissionWords } from './words.ts'

// Its words come with the missions that are planned so.
const FlexibleSentence = lazy(async () => ({
  default: (await import('../flexible-planning/flexible-sentence.tsx')).FlexibleSentence,
}))

/** Every shift by day, with the hours of the day and of the mission; or the planning by the week. */
export function PlanningCard({ mission }: { mission: Mission }) {
  const t = useMissionWords()
  const labels = useMissionLabels()
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="rounded-panel border border-line bg-surface px-5 pb-3 narrow:px-4"
    >
      <h2 id={id} className="pt-4 pb-2 text-lg font-semibold">
        {mission.flexiblePlanning === null ? t(($) => $.recap.planning) : labels(($) => $.flexible)}
      </h2>
      <Planning mission={mission} />
    </section>
  )
}

function Planning({ mission: { shifts, flexiblePlanning } }: { mission: Mission }) {
  const t = useMissionWords()
  if (flexiblePlanning !== null) {
    return (
      <div className="pb-2">
        <Suspense fallback={<Skeleton className="h-12" />}>
          <FlexibleSentence planning={flexiblePlanning} />
        </Suspense>
      </div>
    )
  }
  if (shifts.length === 0) return <p className="pb-2 text-muted">{t(($) => $.recap.noShifts)}</p>
  return <ShiftsByDayTable shifts={shifts} />
}
