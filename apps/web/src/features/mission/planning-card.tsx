import type { Mission } from '@renfort/contract/mission.ts'
import { useId } from 'react'
import { useFactValue } from '../mission-facts/fact-values.tsx'
import { useMissionFactWords } from '../mission-facts/words.ts'
import { useMissionWords } from './words.ts'

/** Every shift by day, with the hours of the day and of the mission; or the planning by the week. */
export function PlanningCard({ mission }: { mission: Mission }) {
  const t = useMissionWords()
  const labels = useMissionFactWords()
  const id = useId()
  const fact = mission.flexiblePlanning === null ? 'shifts' : 'flexiblePlanning'
  const planning = useFactValue(mission)(fact)
  return (
    <section
      aria-labelledby={id}
      className="rounded-panel border border-line bg-surface px-5 pb-3 narrow:px-4"
    >
      <h2 id={id} className="pt-4 pb-2 text-lg font-semibold">
        {labels(($) => $.labels[fact])}
      </h2>
      {planning ?? <p className="pb-2 text-muted">{t(($) => $.recap.noShifts)}</p>}
    </section>
  )
}
