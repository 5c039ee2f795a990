import type { Mission } from '@renfort/contract/mission.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { shiftTotals } from '@renfort/domain/shift/shift.ts'
import { notEnoughSelected, placesOf } from '@renfort/domain/sider/selection.ts'
import { type ReactNode, useState } from 'react'
import { fullName } from '../../../platform/person-name.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { formatDuration } from '../../../ui/format-duration.ts'
import { useMoney } from '../../../ui/use-money.ts'
import { shiftDraftOf } from '../../quotation/mission-terms.ts'
import type { MissionFact } from './mission-fact.ts'
import { useMissionRecordWords } from '../words.ts'

/** The folds that the user left open; they are open again after a step or another page. */
const leftOpen = new Set<string>()

interface FactFoldProps {
  /** The name of the fold, unique in the product. */
  id: string
  title: string
  level: 2 | 3
  state: FoldState
  /** Open from the start, on screens where everything is read. */
  startsOpen?: boolean
  children: ReactNode
}

/** A theme of a mission: its name and its summary, which unfolds in place. */
export function FactFold({ id, title, level, state, startsOpen = false, children }: FactFoldProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const [isOpen, setOpen] = useState(startsOpen || leftOpen.has(id))
  const toggle = (isNowOpen: boolean) => {
    setOpen(isNowOpen)
    if (isNowOpen) leftOpen.add(id)
    else leftOpen.delete(id)
  }
  return (
    <Disclosure
      className="border-b border-line last:border-b-0 [&>div]:pl-0 [&>div]:pb-1 [&>summary]:min-h-12 [&>summary]:py-2"
      isOpen={isOpen}
      onToggle={toggle}
      summary={
        <span className="flex min-w-0 flex-1 items-baseline justify-between gap-x-4 narrow:flex-col">
          <Heading className="shrink-0 font-semibold">{title}</Heading>
          <span
            className={classNames(
              'min-w-0 max-w-full truncate text-table font-normal',
              state.isMissing ? 'text-orange' : 'text-muted',
            )}
          >
            {state.text}
          </span>
        </span>
      }
    >
      {children}
    </Disclosure>
  )
}

/** The panel around some folds. */
export function FactFolds({ children }: { children: ReactNode }) {
  return (
    <div className="rounded-panel border border-line bg-surface px-5 narrow:px-4">{children}</div>
  )
}

/** The summary of a closed fold. */
interface FoldState {
  readonly text: string
  /** A required fact of the mission is in this fold and is empty. */
  readonly isMissing: boolean
}

type Words = ReturnType<typeof useMissionRecordWords>
type Money = ReturnType<typeof useMoney>

/** The words for each fact; nothing where the mission does not have it. */
const phrases: Partial<
  Record<MissionFact, (mission: Mission, t: Words, money: Money) => string | null>
> = {
  name: ({ jobTitle, name }) => missionDisplayName(jobTitle.name, name),
  subtasks: ({ subtasks }, t) =>
    counted(subtasks, (count) => t(($) => $.facts.states.subtasks, { count })),
  purpose: ({ purpose }, t) => (purpose === null ? null : t(($) => $.facts.states.purpose)),
  hourlyRate: ({ hourlyRate }, t, money) =>
    hourlyRate === null
      ? null
      : t(($) => $.facts.perHour, { amount: money(eurosToCents(hourlyRate)) }),
  motive: ({ motiveId, motive }, t) =>
    motiveId === null ? null : motive?.justification || t(($) => $.facts.states.motive),
  address: ({ location }) => location && location.title,
  manager: ({ manager }) => manager && fullName(manager),
  remote: ({ remote }, t) => (remote ? t(($) => $.facts.states.remote) : null),
  motorized: ({ motorized }, t) => (motorized ? t(($) => $.facts.states.motorized) : null),
  shifts: ({ shifts }, t) =>
    counted(shifts, (count) => {
      const { minutes } = shiftTotals(shifts.map(shiftDraftOf))
      return t(($) => $.facts.states.shifts, { count, hours: formatDuration(minutes) })
    }),
  flexiblePlanning: ({ flexiblePlanning: planning }, t) =>
    planning &&
    t(($) => $.facts.states.flexiblePlanning, {
      count: planning.siders,
      hours: planning.weeklyVolume,
    }),
  requestedSiders: ({ type, requestedSiders }, t) =>
    counted(requestedSiders, (count) => t(($) => $.facts.states.requestedSiders, { count })) ??
    (type === 'delegation' ? t(($) => $.facts.states.everySider) : null),
  missionInformation: ({ missionInformation }, t) =>
    missionInformation === null ? null : t(($) => $.facts.states.missionInformation),
  orderNumber: ({ orderNumber }, t) =>
    orderNumber === null ? null : t(($) => $.facts.states.orderNumber),
  sideNote: ({ sideNote }, t) => (sideNote === null ? null : t(($) => $.facts.states.sideNote)),
  safetyEquipment: ({ equipments }, t) =>
    counted(
      equipments.filter(({ group }) => group === 'Safety'),
      (count) => t(($) => $.facts.states.safetyEquipment, { count }),
    ),
  otherEquipment: ({ equipments }, t) =>
    counted(
      equipments.filter(({ group }) => group === 'Other'),
      (count) => t(($) => $.facts.states.otherEquipment, { count }),
    ),
  dressCode: ({ dressCode }, t) => (dressCode === null ? null : t(($) => $.facts.states.dressCode)),
  risks: ({ risks }, t) =>
    counted(risks, (count) => t(($) => $.facts.states.risks, { count })) ??
    t(($) => $.facts.states.noRisk),
  workConditions: ({ workConditions }, t) =>
    workConditions === null ? null : t(($) => $.facts.states.workConditions),
  languages: ({ languages }, t) =>
    counted(languages, (count) => t(($) => $.facts.states.languages, { count })),
  tools: ({ tools }, t) => counted(tools, (count) => t(($) => $.facts.states.tools, { count })),
  licences: ({ licences }, t) =>
    counted(licences, (count) => t(($) => $.facts.states.licences, { count })),
  experiences: ({ experiences }, t) =>
    counted(experiences, (count) => t(($) => $.facts.states.experiences, { count })),
}

function counted(items: readonly unknown[], phrase: (count: number) => string): string | null {
  return items.length === 0 ? null : phrase(items.length)
}

/** Whether a required fact is missing, by the rules of the API (decisions §8). */
const missing: Partial<Record<MissionFact, (mission: Mission, departments: boolean) => boolean>> = {
  hourlyRate: ({ hourlyRate }) => hourlyRate === null,
  executiveStatus: ({ executiveStatus }) => executiveStatus === null,
  motive: ({ motiveId }) => motiveId === null,
  department: ({ departmentId }, departments) => departments && departmentId === null,
  address: ({ location }) => location === null,
  manager: ({ managerId, managerEligible }) => managerId === null || !managerEligible,
  shifts: ({ shifts }) => shifts.length === 0,
  flexiblePlanning: ({ flexiblePlanning }) => flexiblePlanning === null,
  requestedSiders: (mission) =>
    mission.type === 'gestion' &&
    notEnoughSelected(mission.requestedSiders.length, placesOf(mission)) !== null,
}

/** The summary of some facts of a mission: « 3 tâches, tenue, 1 risque », or « À compléter ». */
export function useFoldState(
  mission: Mission,
  /** Whether the company has the feature: each mission then belongs to a department. */
  departments: boolean,
): (facts: readonly MissionFact[]) => FoldState {
  const t = useMissionRecordWords()
  const money = useMoney()
  return (facts) => {
    if (facts.some((fact) => missing[fact]?.(mission, departments) === true)) {
      return { text: t(($) => $.facts.states.missing), isMissing: true }
    }
    const said = facts.flatMap((fact) => phrases[fact]?.(mission, t, money) ?? []).join(', ')
    const text = said === '' ? t(($) => $.facts.states.nothing) : said
    return { text: text.charAt(0).toLocaleUpperCase() + text.slice(1), isMissing: false }
  }
}
