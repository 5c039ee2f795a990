import type { Mission } from '@renfort/contract/missions.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { type ReactNode, useId } from 'react'
import { useFeatures } from '../../platform/features.tsx'
import { formatMoney } from '../../ui/format-money.ts'
import { useDepartment } from '../departments/queries.ts'
import { FlexibleSentence } from '../flexible-planning/flexible-sentence.tsx'
import { useJobLabels } from '../job-fields/use-job-labels.ts'
import { addressLine } from '../locations/address-text.ts'
import { useMissionLabels } from '../mission-labels/words.ts'
import { fullName } from '../../platform/person-name.ts'
import { MotiveSummary } from '../motives/motive-summary.tsx'
import { ShiftsByDayTable } from '../shifts/shifts-by-day-table.tsx'
import { type EditTarget, type SummaryEditor, SummaryRow } from './summary-row.tsx'
import type { fr } from './fr.ts'
import { usePostingWords } from './words.ts'

interface SummarySectionsProps {
  mission: Mission
  /** How rows are changed; without it they are only read (N-26). */
  editor: SummaryEditor | null
}

type RowName = keyof typeof fr.summary.rows

/** Every fact of a mission, by section (SUM-01 to SUM-10). */
export function SummarySections({ mission, editor }: SummarySectionsProps) {
  const t = usePostingWords()
  const labels = useJobLabels()
  const types = useMissionLabels()
  const features = useFeatures()
  const department = useDepartment(mission.departmentId)
  const row = (
    name: RowName,
    edit: EditTarget | { closedBecause: string },
    value: ReactNode,
    isWide = false,
  ) => (
    <SummaryRow label={t(($) => $.summary.rows[name])} {...{ editor, edit, isWide }}>
      {value}
    </SummaryRow>
  )
  const yesOrNo = (value: boolean) => (value ? t(($) => $.summary.yes) : t(($) => $.summary.no))
  const { hourlyRate, executiveStatus, location, manager, requestedSiders, motive } = mission
  const equipment = (group: 'Safety' | 'Other') =>
    listed(mission.equipments.filter((item) => item.group === group).map(labels.equipment))

  return (
    <div className="flex flex-col gap-6">
      <Section title={t(($) => $.summary.sections.job)}>
        {row('name', { field: 'name' }, missionDisplayName(mission.jobTitle.name, mission.name))}
        {row(
          'jobTitle',
          { closedBecause: t(($) => $.summary.jobTitleFixed) },
          mission.jobTitle.name,
        )}
        {row('subtasks', { field: 'subtasks' }, listed(mission.subtasks.map(({ name }) => name)))}
        {row(
          'hourlyRate',
          { field: 'hourlyRate' },
          hourlyRate === null
            ? null
            : t(($) => $.summary.perHour, { amount: formatMoney(eurosToCents(hourlyRate)) }),
        )}
        {row(
          'executiveStatus',
          { field: 'executiveStatus' },
          executiveStatus && t(($) => $.summary.executive[executiveStatus]),
        )}
      </Section>
      <Section title={t(($) => $.summary.sections.place)}>
        {features.departments &&
          row('department', { step: 'details', anchor: 'department' }, department?.name)}
        {row(
          'address',
          { step: 'details', anchor: 'address' },
          location && (
            <>
              {location.title}
              <span className="block text-muted">{addressLine(location)}</span>
            </>
          ),
        )}
        {location !== null &&
          row('addressDetails', { field: 'addressDetails' }, location.description)}
        {row(
          'manager',
          { step: 'details', anchor: 'manager' },
          manager && mission.managerEligible && fullName(manager),
        )}
        {row('remote', { field: 'remote' }, yesOrNo(mission.remote))}
        {row('motorized', { field: 'motorized' }, yesOrNo(mission.motorized))}
      </Section>
      <Section title={t(($) => $.summary.sections.planning)}>
        {mission.isFlexiblePlanning === true
          ? row(
              'flexiblePlanning',
              { step: 'flexible-planning' },
              mission.flexiblePlanning && <FlexibleSentence planning={mission.flexiblePlanning} />,
            )
          : row(
              'planning',
              { step: 'shifts' },
              mission.shifts.length > 0 && <ShiftsByDayTable shifts={mission.shifts} />,
              mission.shifts.length > 0,
            )}
      </Section>
      <Section title={t(($) => $.summary.sections.siders)}>
        {row(
          'type',
          { step: 'workers' },
          <>
            {types(($) => $.type[mission.type])}
            <span className="block text-muted">{t(($) => $.summary[mission.type])}</span>
          </>,
        )}
        {row(
          'requestedSiders',
          { step: 'workers' },
          requestedSiders.length === 0 ? (
            mission.type === 'delegation' ? (
              t(($) => $.summary.nobodyDelegation)
            ) : (
              t(($) => $.summary.nobodyGestion)
            )
          ) : (
            <>
              {listed(requestedSiders.map(fullName))}
              {mission.requestedSidersOnly && (
                <span className="block text-muted">{t(($) => $.summary.requestedOnly)}</span>
              )}
            </>
          ),
        )}
      </Section>
      <Section title={t(($) => $.summary.sections.motive)}>
        {row('motive', { step: 'motive' }, motive && <MotiveSummary motive={motive} />)}
      </Section>
      <Section title={t(($) => $.summary.sections.context)}>
        {row('purpose', { field: 'purpose' }, mission.purpose)}
        {row(
          'missionInformation',
          { step: 'details', anchor: 'additional-informations' },
          mission.missionInformation,
        )}
        {row('safetyEquipment', { field: 'safetyEquipment' }, equipment('Safety'))}
        {row('otherEquipment', { field: 'otherEquipment' }, equipment('Other'))}
        {row('dressCode', { field: 'dressCode' }, mission.dressCode)}
      </Section>
      <Section title={t(($) => $.summary.sections.risks)}>
        {row('risks', { field: 'risks' }, listed(mission.risks.map(({ name }) => name)))}
        {row('workConditions', { field: 'workConditions' }, mission.workConditions)}
      </Section>
      <Section title={t(($) => $.summary.sections.skills)}>
        {row('languages', { field: 'languages' }, listed(mission.languages.map(labels.language)))}
        {row('tools', { field: 'tools' }, listed(mission.tools.map(labels.tool)))}
        {row('licences', { field: 'licences' }, listed(mission.licences.map(({ name }) => name)))}
        {row(
          'experiences',
          { field: 'experiences' },
          listed(mission.experiences.map(labels.experience)),
        )}
      </Section>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="rounded-panel border border-line bg-surface px-5 pt-4 pb-1.5 narrow:px-4"
    >
      <h3 id={id} className="text-lg font-semibold">
        {title}
      </h3>
      <dl>{children}</dl>
    </section>
  )
}

/** A list, or nothing: an empty one is told like any other missing fact. */
function listed(items: readonly string[]): ReactNode {
  if (items.length === 0) return null
  return (
    <ul className="flex flex-col gap-0.5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
