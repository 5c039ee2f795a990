import type { Mission } from '@renfort/contract/mission.ts'
import { useState } from 'react'
import { EditFactButton } from '../mission-facts/edit-fact-button.tsx'
import { FactRow } from '../mission-facts/fact-row.tsx'
import { FactSection } from '../mission-facts/fact-section.tsx'
import { useFactValue } from '../mission-facts/fact-values.tsx'
import { type EditableFact, hasFact } from '../mission-facts/mission-fact.ts'
import { useFactLock } from '../mission-facts/use-fact-lock.ts'
import { useMissionFactWords } from '../mission-facts/words.ts'
import { MissionFieldDialog } from '../mission-fields/mission-field-dialog.tsx'
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
  /** Whether the reader may edit this mission at all (TASK-45). */
  isEditable: boolean
}

/** The facts of a mission by section, each with the button that opens its dialog. */
export function RecapSections({ mission, isEditable }: RecapSectionsProps) {
  const t = useMissionWords()
  const labels = useMissionFactWords()
  const valueOf = useFactValue(mission)
  const lockOf = useFactLock(mission)
  const [edited, setEdited] = useState<EditableFact | null>(null)
  const isShown = (fact: EditableFact) =>
    hasFact(mission, fact) && (fact !== 'department' || mission.departmentId !== null)
  const editButton = (fact: EditableFact) => (
    <EditFactButton fact={fact} disabledReason={lockOf(fact)} onPress={() => setEdited(fact)} />
  )
  return (
    <>
      {sections.map(({ name, facts }) => (
        <FactSection key={name} level={2} title={t(($) => $.recap.sections[name])}>
          {facts.filter(isShown).map((fact) => (
            <FactRow
              key={fact}
              label={labels(($) => $.labels[fact])}
              value={valueOf(fact)}
              action={isEditable && editButton(fact)}
            />
          ))}
        </FactSection>
      ))}
      <MissionFieldDialog mission={mission} field={edited} onClose={() => setEdited(null)} />
    </>
  )
}
