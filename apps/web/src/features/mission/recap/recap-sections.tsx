import type { Mission } from '@renfort/contract/mission.ts'
import { lazy, Suspense } from 'react'
import { useMe } from '../../../platform/me.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FactFold, FactFolds, useFoldState } from '../../mission-record/facts/fact-fold.tsx'
import {
  type EditableFact,
  hasFact,
  type MissionFact,
} from '../../mission-record/facts/mission-fact.ts'
import type { fr } from '../fr.ts'
import { useMissionWords } from '../words.ts'

// Folded content loads after the first screen.
const RecapFacts = lazy(async () => ({ default: (await import('./recap-facts.tsx')).RecapFacts }))
const RecapPlanning = lazy(async () => ({
  default: (await import('./recap-facts.tsx')).RecapPlanning,
}))

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
  // The description of the work (TASK-37 to TASK-40).
  {
    name: 'conditions',
    facts: ['safetyEquipment', 'otherEquipment', 'dressCode', 'risks', 'workConditions'],
  },
  // The skills (TASK-41, TASK-42).
  { name: 'skills', facts: ['languages', 'tools', 'licences', 'experiences'] },
  // The notes (TASK-43, TASK-44).
  { name: 'notes', facts: ['missionInformation', 'sideNote', 'orderNumber'] },
]

interface RecapSectionsProps {
  mission: Mission
  /** Opens the dialog of a fact; without it, the mission is read-only (TASK-45). */
  onField: ((fact: EditableFact) => void) | undefined
}

/** The facts of a mission in folds by theme; a fact that may change has an edit button. */
export function RecapSections({ mission, onField }: RecapSectionsProps) {
  const t = useMissionWords()
  const stateOf = useFoldState(mission, useMe().features.departments)
  const isShown = (fact: EditableFact) =>
    hasFact(mission, fact) && (fact !== 'department' || mission.departmentId !== null)
  const fold = (name: string, facts: readonly MissionFact[]) => ({
    id: `recap:${mission.id}:${name}`,
    level: 2 as const,
    state: stateOf(facts),
  })
  const planning = mission.flexiblePlanning === null ? 'shifts' : 'flexiblePlanning'
  return (
    <FactFolds>
      <FactFold {...fold('planning', [planning])} title={t(($) => $.recap.sections.planning)}>
        <Suspense fallback={<Skeleton className="h-12" />}>
          <RecapPlanning mission={mission} />
        </Suspense>
      </FactFold>
      {sections.map(({ name, facts }) => {
        const shown = facts.filter(isShown)
        return (
          <FactFold key={name} {...fold(name, shown)} title={t(($) => $.recap.sections[name])}>
            <Suspense fallback={<Skeleton className="h-12" />}>
              <RecapFacts mission={mission} facts={shown} onField={onField} />
            </Suspense>
          </FactFold>
        )
      })}
    </FactFolds>
  )
}
