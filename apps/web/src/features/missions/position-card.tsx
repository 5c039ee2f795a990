import type { Mission } from '@renfort/contract/missions.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { Money } from '../../ui/money.tsx'
import { useJobFieldWords } from '../job-fields/words.ts'
import { MotiveSummary } from '../motives/motive-summary.tsx'
import { RecapCard, RecapList, RecapRow } from './recap-section.tsx'
import { useMissionWords } from './words.ts'

/** What the job is, what it is paid and why it is needed. */
export function PositionCard({ mission }: { mission: Mission }) {
  const t = useMissionWords()
  const fields = useJobFieldWords()
  const { subtasks, hourlyRate, executiveStatus, motive } = mission
  return (
    <RecapCard title={t(($) => $.recap.position)}>
      <RecapRow field="subtasks">
        {subtasks.length > 0 && (
          <RecapList items={subtasks.map(({ name }) => ({ key: name, text: name }))} />
        )}
      </RecapRow>
      <RecapRow field="purpose">{mission.purpose}</RecapRow>
      {mission.pricing !== null && (
        <RecapRow field="hourlyRate">
          {hourlyRate !== null && <Money cents={eurosToCents(hourlyRate)} />}
        </RecapRow>
      )}
      <RecapRow field="executiveStatus">
        {executiveStatus !== null && fields(($) => $.status[executiveStatus])}
      </RecapRow>
      <RecapRow field="motive">{motive !== null && <MotiveSummary motive={motive} />}</RecapRow>
    </RecapCard>
  )
}
