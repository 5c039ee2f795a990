import type { Mission } from '@renfort/contract/mission.ts'
import { useMe } from '../../platform/me.ts'
import { EditFactButton } from '../mission-facts/edit-fact-button.tsx'
import { FactFold, FactFolds } from '../mission-facts/fact-fold.tsx'
import { FactRow } from '../mission-facts/fact-row.tsx'
import { useFactValue } from '../mission-facts/fact-values.tsx'
import { type EditableFact, hasFact, type MissionFact } from '../mission-facts/mission-fact.ts'
import { useFoldState } from '../mission-facts/use-fold-state.ts'
import { useFactLock } from '../mission-facts/use-fact-lock.ts'
import { useMissionFactWords } from '../mission-facts/words.ts'
import type { fr } from './fr.ts'
import { useMissionWords } from './words.ts'

const sections: readonly {
  readonly name: keyof typeof fr.recap.sections
  readonly facts: readonly EditableFact[]
}[] = [
  { name: 'position', facts: ['subtasks', 'purpose', 'hourlyRate', 'executiveStatus', 'motive'] },
  {
    name: 'practical',
    facts: [
      'remote',
      'department',
      'address',
      'addressDetails',
      'motorized',
      'manager',
      'requestedSiders',
    ],
  },
  // TASK-37 to TASK-40.
  {
    name: 'conditions',
    facts: ['safetyEquipment', 'otherEquipment', 'dressCode', 'risks', 'workConditions'],
  },
  // TASK-41, TASK-42.
  { name: 'skills', facts: ['languages', 'tools', 'licences', 'experiences'] },
  // TASK-43, TASK-44.
  { name: 'notes', facts: ['missionInformation', 'sideNote'] },
]

interface RecapSectionsProps {
  mission: Mission
  /** Opens the dialog of a fact; without it, the mission is only read (TASK-45). */
  onField: ((fact: EditableFact) => void) | undefined
}

/** The facts of a mission by theme, folded; each that may change with the button that opens its dialog. */
export function RecapSections({ mission, onField }: RecapSectionsProps) {
  const t = useMissionWords()
  const labels = useMissionFactWords()
  const valueOf = useFactValue(mission)
  const stateOf = useFoldState(mission, useMe().features.departments)
  const lockOf = useFactLock(mission)
  const isShown = (fact: EditableFact) =>
    hasFact(mission, fact) && (fact !== 'department' || mission.departmentId !== null)
  const planning = mission.flexiblePlanning === null ? 'shifts' : 'flexiblePlanning'
  const fold = (name: string, facts: readonly MissionFact[]) => ({
    id: `recap:${mission.id}:${name}`,
    level: 2 as const,
    state: stateOf(facts),
  })
  return (
    <FactFolds>
      <FactFold {...fold('planning', [planning])} title={t(($) => $.recap.sections.planning)}>
        {valueOf(planning) ?? <p className="pb-2 text-muted">{t(($) => $.recap.noShifts)}</p>}
      </FactFold>
      {sections.map(({ name, facts }) => {
        const shown = facts.filter(isShown)
        return (
          <FactFold key={name} {...fold(name, shown)} title={t(($) => $.recap.sections[name])}>
            <dl>
              {shown.map((fact) => (
                <FactRow
                  key={fact}
                  label={labels(($) => $.labels[fact])}
                  value={valueOf(fact)}
                  action={
                    onField !== undefined &&
                    lockOf(fact) === undefined && (
                      <EditFactButton fact={fact} onPress={() => onField(fact)} />
                    )
                  }
                />
              ))}
            </dl>
          </FactFold>
        )
      })}
    </FactFolds>
  )
}
