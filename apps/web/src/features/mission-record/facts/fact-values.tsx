import type { FlexiblePlanningReply } from '@renfort/contract/flexible-planning.ts'
import type { Mission } from '@renfort/contract/mission.ts'
import type { IncludedDays } from '@renfort/domain/flexible-planning/included-days.ts'
import type { EquipmentGroup } from '@renfort/domain/job-description/work-conditions.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { lazy, type ReactNode, Suspense } from 'react'
import { fullName } from '../../../platform/person-name.ts'
import { formatDay } from '../../../ui/format-day.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useMoney } from '../../../ui/use-money.ts'
import { addressLine } from '../../address/address-text.ts'
import { useDepartment } from '../../department/queries.ts'
import { useJobLabels } from '../../job-fields/queries.ts'
import { useJobFieldWords } from '../../job-fields/words.ts'
import { flexiblePlanningOf } from '../../quotation/mission-terms.ts'
import type { fr } from '../fr.ts'
import { ShiftsByDayTable } from '../planning/shifts-by-day-table.tsx'
import { useMissionRecordWords } from '../words.ts'
import { useRequestedName } from './essentials.tsx'
import type { MissionFact } from './mission-fact.ts'

// The words of motives load with the motive; the first screen does not need them.
const MotiveSummary = lazy(async () => ({
  default: (await import('../../motive/motive-summary.tsx')).MotiveSummary,
}))

interface FactWords {
  readonly t: ReturnType<typeof useMissionRecordWords>
  readonly jobFields: ReturnType<typeof useJobFieldWords>
  readonly labels: ReturnType<typeof useMissionRecordWords>
  readonly job: ReturnType<typeof useJobLabels>
  readonly money: ReturnType<typeof useMoney>
  readonly requestedName: ReturnType<typeof useRequestedName>
}

/** The text of each fact of a mission; nothing where the mission does not have it. */
const factValues: Readonly<Record<MissionFact, (mission: Mission, words: FactWords) => ReactNode>> =
  {
    name: ({ jobTitle, name }) => missionDisplayName(jobTitle.name, name),
    jobTitle: ({ jobTitle }) => jobTitle.name,
    subtasks: ({ subtasks }) => listOf(subtasks.map(({ name }) => name)),
    purpose: ({ purpose }) => purpose,
    hourlyRate: ({ hourlyRate }, { t, money }) =>
      hourlyRate !== null && t(($) => $.facts.perHour, { amount: money(eurosToCents(hourlyRate)) }),
    executiveStatus: ({ executiveStatus }, { jobFields }) =>
      executiveStatus !== null && jobFields(($) => $.status[executiveStatus]),
    motive: ({ motive }) =>
      motive !== null && (
        <Suspense fallback={<Skeleton className="h-6" />}>
          <MotiveSummary motive={motive} />
        </Suspense>
      ),
    department: ({ departmentId }) =>
      departmentId !== null && <DepartmentName departmentId={departmentId} />,
    address: ({ location }) =>
      location !== null && <WithNote note={addressLine(location)}>{location.title}</WithNote>,
    addressDetails: ({ location }) => location?.description,
    manager: ({ manager, managerEligible }, { t }) =>
      manager !== null && (
        <WithNote note={managerEligible ? null : t(($) => $.facts.managerGone)}>
          {fullName(manager)}
        </WithNote>
      ),
    remote: ({ remote }, { t }) => (remote ? t(($) => $.facts.yes) : t(($) => $.facts.no)),
    motorized: ({ motorized }, { t }) => (motorized ? t(($) => $.facts.yes) : t(($) => $.facts.no)),
    shifts: ({ shifts }) => shifts.length > 0 && <ShiftsByDayTable shifts={shifts} />,
    flexiblePlanning: ({ flexiblePlanning }) =>
      flexiblePlanning !== null && <FlexibleSentence planning={flexiblePlanning} />,
    type: ({ type }, { t, labels }) => (
      <WithNote note={t(($) => $.facts[type])}>{labels(($) => $.labels.type[type])}</WithNote>
    ),
    requestedSiders: ({ type, requestedSiders, requestedSidersOnly }, { t, requestedName }) =>
      requestedSiders.length === 0 ? (
        t(($) => $.facts.nobody[type])
      ) : (
        <WithNote note={requestedSidersOnly ? t(($) => $.facts.requestedOnly) : null}>
          {listOf(requestedSiders.map(requestedName))}
        </WithNote>
      ),
    missionInformation: ({ missionInformation }) => missionInformation,
    sideNote: ({ sideNote }) => sideNote,
    orderNumber: ({ orderNumber }) => orderNumber,
    safetyEquipment: (mission, { job }) => equipmentOf(mission, 'Safety', job),
    otherEquipment: (mission, { job }) => equipmentOf(mission, 'Other', job),
    dressCode: ({ dressCode }) => dressCode,
    // A mission has risks or none: its job description must answer before a mission can be created (N-35).
    risks: ({ risks }, { t }) => listOf(risks.map(({ name }) => name)) ?? t(($) => $.facts.noRisk),
    workConditions: ({ workConditions }) => workConditions,
    languages: ({ languages }, { job }) => listOf(languages.map(job.language)),
    tools: ({ tools }, { job }) => listOf(tools.map(job.tool)),
    licences: ({ licences }) => listOf(licences.map(({ name }) => name)),
    experiences: ({ experiences }, { job }) => listOf(experiences.map(job.experience)),
  }

/** The text of a fact of a mission; `null` where the mission does not have it. */
export function useFactValue(mission: Mission): (fact: MissionFact) => ReactNode {
  const words = {
    t: useMissionRecordWords(),
    jobFields: useJobFieldWords(),
    labels: useMissionRecordWords(),
    job: useJobLabels(),
    money: useMoney(),
    requestedName: useRequestedName(),
  }
  return (fact) => factValues[fact](mission, words) || null
}

function listOf(items: readonly string[]): ReactNode {
  if (items.length === 0) return null
  return (
    <ul className="flex flex-col gap-1">
      {items.map((item, index) => (
        // Two people may have the same name.
        <li key={`${index}`}>{item}</li>
      ))}
    </ul>
  )
}

function equipmentOf(
  { equipments }: Mission,
  group: EquipmentGroup,
  { equipment }: FactWords['job'],
): ReactNode {
  return listOf(equipments.filter((item) => item.group === group).map(equipment))
}

function WithNote({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <>
      {children}
      {note !== null && <span className="block text-muted">{note}</span>}
    </>
  )
}

function DepartmentName({ departmentId }: { departmentId: string }) {
  return useDepartment(departmentId)?.name
}

/** A flexible planning in words: how many Siders, the volume, the days and hours (SUM-04). */
function FlexibleSentence({ planning: said }: { planning: FlexiblePlanningReply }) {
  const t = useMissionRecordWords()
  const { locale } = useUiWords()
  const planning = flexiblePlanningOf(said)
  const { include, amplitudeStart: from, amplitudeEnd } = planning
  const days = daysName(include)
  const to =
    amplitudeEnd <= from
      ? t(($) => $.planning.sentence.nextDay, { time: amplitudeEnd })
      : amplitudeEnd
  return (
    <p>
      {t(($) => $.planning.sentence.who, {
        count: planning.siders,
        hours: planning.weeklyVolume,
        start: formatDay(planning.startDate, locale, 'long'),
        end: formatDay(planning.endDate, locale, 'long'),
      })}{' '}
      {t(($) => $.planning.sentence.days[days], { from, to })}{' '}
      {include.holidays
        ? t(($) => $.planning.sentence.withHolidays)
        : t(($) => $.planning.sentence.withoutHolidays)}
    </p>
  )
}

function daysName({
  weekDays,
  saturday,
  sunday,
}: IncludedDays): keyof typeof fr.planning.sentence.days {
  if (weekDays) {
    if (saturday) return sunday ? 'weekDaysSaturdaySunday' : 'weekDaysSaturday'
    return sunday ? 'weekDaysSunday' : 'weekDays'
  }
  if (saturday) return sunday ? 'saturdaySunday' : 'saturday'
  return 'sunday'
}
