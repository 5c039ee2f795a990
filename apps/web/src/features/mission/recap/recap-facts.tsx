import type { Mission } from '@renfort/contract/mission.ts'
import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EditFactButton, FactRow } from '../../mission-record/facts/fact-row.tsx'
import { useFactValue } from '../../mission-record/facts/fact-values.tsx'
import type { EditableFact } from '../../mission-record/facts/mission-fact.ts'
import { useFactLock } from '../../mission-record/facts/use-fact-lock.ts'
import { useMissionRecordWords } from '../../mission-record/words.ts'
import { useMissionWords } from '../words.ts'

const GeneratedShifts = lazy(async () => ({
  default: (await import('../../flexible-planning/generated-shifts.tsx')).GeneratedShifts,
}))

/** Every shift by day, with the hours of the day and of the mission; or the flexible planning. */
export function RecapPlanning({ mission }: { mission: Mission }) {
  const t = useMissionWords()
  const planning = mission.flexiblePlanning === null ? 'shifts' : 'flexiblePlanning'
  const value = useFactValue(mission)(planning)
  if (value === null) return <p className="pb-2 text-muted">{t(($) => $.recap.noShifts)}</p>
  if (planning === 'shifts' || mission.status === 'draft') return value
  return (
    <>
      {value}
      <Suspense fallback={<Skeleton className="h-12" />}>
        <GeneratedShifts mission={mission} />
      </Suspense>
    </>
  )
}

interface RecapFactsProps {
  mission: Mission
  facts: readonly EditableFact[]
  onField: ((fact: EditableFact) => void) | undefined
}

/** Some facts of a mission; a locked fact has no button, and the page says why (TASK-46). */
export function RecapFacts({ mission, facts, onField }: RecapFactsProps) {
  const labels = useMissionRecordWords()
  const valueOf = useFactValue(mission)
  const lockOf = useFactLock(mission)
  const edit = (fact: EditableFact) =>
    onField !== undefined &&
    lockOf(fact) === undefined && <EditFactButton fact={fact} onPress={() => onField(fact)} />
  return (
    <dl>
      {facts.map((fact) => (
        <FactRow
          key={fact}
          label={labels(($) => $.facts.labels[fact])}
          value={valueOf(fact)}
          action={edit(fact)}
        />
      ))}
    </dl>
  )
}
