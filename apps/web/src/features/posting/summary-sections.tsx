import type { Mission } from '@renfort/contract/mission.ts'
import { useFeatures } from '../../platform/features.tsx'
import { FactFold, FactFolds } from '../mission-facts/fact-fold.tsx'
import { FactRow } from '../mission-facts/fact-row.tsx'
import { useFactValue } from '../mission-facts/fact-values.tsx'
import { hasFact, type MissionFact } from '../mission-facts/mission-fact.ts'
import { useFoldState } from '../mission-facts/use-fold-state.ts'
import { useMissionFactWords } from '../mission-facts/words.ts'
import type { fr } from './fr.ts'
import { SummaryAction, type SummaryEditor } from './summary-action.tsx'
import { usePostingWords } from './words.ts'

const sections: readonly {
  readonly name: keyof typeof fr.summary.sections
  readonly facts: readonly MissionFact[]
}[] = [
  { name: 'job', facts: ['name', 'jobTitle', 'subtasks', 'hourlyRate', 'executiveStatus'] },
  {
    name: 'place',
    facts: ['department', 'address', 'addressDetails', 'manager', 'remote', 'motorized'],
  },
  { name: 'planning', facts: ['shifts', 'flexiblePlanning'] },
  { name: 'siders', facts: ['type', 'requestedSiders'] },
  { name: 'motive', facts: ['motive'] },
  {
    name: 'context',
    facts: ['purpose', 'missionInformation', 'safetyEquipment', 'otherEquipment', 'dressCode'],
  },
  { name: 'risks', facts: ['risks', 'workConditions'] },
  { name: 'skills', facts: ['languages', 'tools', 'licences', 'experiences'] },
]

interface SummarySectionsProps {
  mission: Mission
  /** How facts are changed; without it they are only read (N-26). */
  editor: SummaryEditor | null
}

/** Every fact of a mission by theme, folded where it can be changed (SUM-01 to SUM-10). */
export function SummarySections({ mission, editor }: SummarySectionsProps) {
  const t = usePostingWords()
  const labels = useMissionFactWords()
  const valueOf = useFactValue(mission)
  const features = useFeatures()
  const stateOf = useFoldState(mission, features.departments)
  const isShown = (fact: MissionFact) =>
    hasFact(mission, fact) && (fact !== 'department' || features.departments)
  const row = (fact: MissionFact) => {
    const value = valueOf(fact)
    return (
      <FactRow
        key={fact}
        label={labels(($) => $.labels[fact])}
        value={value}
        action={editor !== null && <SummaryAction fact={fact} editor={editor} />}
        isWide={fact === 'shifts' && value !== null}
      />
    )
  }
  return (
    <FactFolds>
      {sections.map(({ name, facts }) => {
        const shown = facts.filter(isShown)
        return (
          <FactFold
            key={name}
            id={`summary:${mission.id}:${name}`}
            level={3}
            title={t(($) => $.summary.sections[name])}
            state={stateOf(shown)}
            startsOpen={editor === null}
          >
            <dl>{shown.map(row)}</dl>
          </FactFold>
        )
      })}
    </FactFolds>
  )
}
