import type { Mission } from '@renfort/contract/missions.ts'
import { useJobLabels } from '../job-fields/use-job-labels.ts'
import { RecapCard, RecapList, RecapRow } from './recap-section.tsx'
import { useMissionWords } from './words.ts'

interface RecapProps {
  mission: Mission
}

/** A list, or nothing: an empty one is told like any other missing fact. */
function listed<Item>(items: readonly Item[], textOf: (item: Item) => string) {
  if (items.length === 0) return null
  return <RecapList items={items.map((item, index) => ({ key: `${index}`, text: textOf(item) }))} />
}

/** Equipment by group, dress, risks and conditions (TASK-37 to TASK-40). */
export function ConditionsCard({ mission }: RecapProps) {
  const t = useMissionWords()
  const labels = useJobLabels()
  const equipment = (group: 'Safety' | 'Other') =>
    listed(
      mission.equipments.filter((item) => item.group === group),
      labels.equipment,
    )
  return (
    <RecapCard title={t(($) => $.recap.conditions)}>
      <RecapRow field="safetyEquipment">{equipment('Safety')}</RecapRow>
      <RecapRow field="otherEquipment">{equipment('Other')}</RecapRow>
      <RecapRow field="dressCode">{mission.dressCode}</RecapRow>
      <RecapRow field="risks">{listed(mission.risks, ({ name }) => name)}</RecapRow>
      <RecapRow field="workConditions">{mission.workConditions}</RecapRow>
    </RecapCard>
  )
}

/** Languages with their level, tools, licences, experiences (TASK-41, TASK-42). */
export function SkillsCard({ mission }: RecapProps) {
  const t = useMissionWords()
  const labels = useJobLabels()
  return (
    <RecapCard title={t(($) => $.recap.skills)}>
      <RecapRow field="languages">{listed(mission.languages, labels.language)}</RecapRow>
      <RecapRow field="tools">{listed(mission.tools, labels.tool)}</RecapRow>
      <RecapRow field="licences">{listed(mission.licences, ({ name }) => name)}</RecapRow>
      <RecapRow field="experiences">{listed(mission.experiences, labels.experience)}</RecapRow>
    </RecapCard>
  )
}

/** What Siders and the provider are told besides (TASK-43, TASK-44). */
export function NotesCard({ mission }: RecapProps) {
  const t = useMissionWords()
  return (
    <RecapCard title={t(($) => $.recap.notes)}>
      <RecapRow field="missionInformation">{mission.missionInformation}</RecapRow>
      <RecapRow field="sideNote">{mission.sideNote}</RecapRow>
    </RecapCard>
  )
}
