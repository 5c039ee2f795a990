import { type AttendanceStatus, attendanceStatuses } from '@renfort/domain/attendance/attendance.ts'
import {
  addDays,
  addMonths,
  daysBetween,
  type IsoDate,
  isoDate,
  mondayOf,
} from '@renfort/domain/kernel/calendar.ts'
import { useNavigate } from '@tanstack/react-router'
import {
  choiceParam,
  dayParam,
  flagParam,
  idParam,
  integerParam,
  type Search,
  textParam,
  wordsParam,
} from '../../platform/search-params.ts'

/** The period that is shown (TS-06, N-20). */
export const hoursModes = ['all', 'day', 'week', 'month'] as const
/** Days from one to another are not chosen but led to, as those that a figure counts. */
export const shownModes = [...hoursModes, 'range'] as const
export type HoursMode = (typeof shownModes)[number]
type Calendar = Exclude<HoursMode, 'all' | 'range'>

/** The views of hours (TS-13); `extra` is what no shift planned (N-18). */
export const hoursTabs = ['toVerify', 'validated', 'paid', 'extra'] as const
type HoursTab = (typeof hoursTabs)[number]

export const hoursTypes = ['matching', 'conflicting'] as const
const searchedBy = ['sider', 'manager'] as const
export type SearchedBy = (typeof searchedBy)[number]

/** What the address says of the hours (TS-01); default values are left out (TS-02). */
export interface HoursSearch {
  /** States, separated by commas. */
  readonly status?: string | undefined
  readonly pageNumber?: number | undefined
  readonly type?: (typeof hoursTypes)[number] | undefined
  readonly mode?: HoursMode | undefined
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
  readonly searchBy?: SearchedBy | undefined
  readonly siderId?: string | undefined
  readonly managerId?: string | undefined
  readonly siderName?: string | undefined
  readonly managerName?: string | undefined
  /** A company of the group, in whose space the hours of all companies are listed. */
  readonly companyId?: string | undefined
  /** The id of a mission; its name shows with the filter. */
  readonly taskId?: string | undefined
  readonly taskName?: string | undefined
  /** Selects a view that no state distinguishes. */
  readonly paid?: true | undefined
  readonly extra?: true | undefined
}

const defaultStatuses: readonly AttendanceStatus[] = ['att.waiting', 'att.disputed']

/** Reads an address, which may hold anything. */
export function readHoursSearch(search: Search): HoursSearch {
  const statuses = knownStatuses(textParam(search['status']) ?? '')
  const page = integerParam(search['pageNumber'], 1, 20_000)
  const mode = choiceParam(search['mode'], shownModes)
  const startDate = dayParam(search['startDate'])
  return {
    status: isDefault(statuses) ? undefined : statuses.join(','),
    pageNumber: page === 1 ? undefined : page,
    type: choiceParam(search['type'], hoursTypes),
    mode: mode === 'all' ? undefined : mode,
    startDate,
    endDate: startDate === undefined ? undefined : dayParam(search['endDate']),
    searchBy: choiceParam(search['searchBy'], searchedBy),
    siderId: idParam(search['siderId']),
    managerId: idParam(search['managerId']),
    siderName: wordsParam(search['siderName']),
    managerName: wordsParam(search['managerName']),
    companyId: idParam(search['companyId']),
    taskId: idParam(search['taskId']),
    taskName: wordsParam(search['taskName']),
    paid: flagParam(search['paid']),
    extra: flagParam(search['extra']),
  }
}

function knownStatuses(list: string): readonly AttendanceStatus[] {
  const asked = list.split(',')
  return attendanceStatuses.filter((status) => asked.includes(status))
}

function isDefault(statuses: readonly AttendanceStatus[]): boolean {
  return (
    statuses.length === 0 ||
    (statuses.length === defaultStatuses.length &&
      defaultStatuses.every((status) => statuses.includes(status)))
  )
}

/** The states that the address asks for (TS-02). */
export function statusesOf({ status, extra }: HoursSearch): readonly AttendanceStatus[] {
  if (status !== undefined) return knownStatuses(status)
  return extra === true ? attendanceStatuses : defaultStatuses
}

/** The tab that an address belongs to. */
export function tabOf(search: HoursSearch): HoursTab {
  if (search.extra === true) return 'extra'
  const statuses = statusesOf(search)
  if (statuses.length !== 1 || statuses[0] !== 'att.validated') return 'toVerify'
  return search.paid === true ? 'paid' : 'validated'
}

/** The address of a tab; the filters that both tabs share are kept. */
export function searchOfTab(tab: HoursTab, search: HoursSearch): HoursSearch {
  const kept = {
    ...search,
    pageNumber: undefined,
    status: undefined,
    paid: undefined,
    extra: undefined,
  }
  if (tab === 'toVerify') return kept
  if (tab === 'extra') return { ...kept, extra: true }
  return { ...kept, status: 'att.validated', ...(tab === 'paid' ? { paid: true as const } : {}) }
}

export interface Period {
  readonly from: IsoDate
  readonly to: IsoDate
}

/** The day, week or month around a day, both ends included; weeks start on Monday. */
export function periodAround(mode: Calendar, day: IsoDate): Period {
  if (mode === 'day') return { from: day, to: day }
  if (mode === 'week') {
    const from = mondayOf(day)
    return { from, to: addDays(from, 6) }
  }
  const from = isoDate(`${day.slice(0, 7)}-01`)
  return { from, to: addDays(addMonths(from, 1), -1) }
}

/** The days that an address asks for, around today where it names none; `null` for all of them. */
export function periodOf(
  { mode = 'all', startDate, endDate }: HoursSearch,
  today: IsoDate,
): Period | null {
  if (mode === 'all') return null
  if (mode === 'range') {
    const from = startDate === undefined ? today : isoDate(startDate)
    const to = endDate === undefined ? from : isoDate(endDate)
    return from <= to ? { from, to } : { from: to, to: from }
  }
  return periodAround(mode, startDate === undefined ? today : isoDate(startDate))
}

/** The period before or after. */
export function periodBeside(
  mode: Exclude<HoursMode, 'all'>,
  { from, to }: Period,
  step: 1 | -1,
): Period {
  if (mode === 'range') {
    const days = step * (daysBetween(from, to) + 1)
    return { from: addDays(from, days), to: addDays(to, days) }
  }
  return periodAround(mode, step === 1 ? addDays(to, 1) : addDays(from, -1))
}

/** The period, as the address writes it. */
export function searchOfPeriod(mode: HoursMode, period: Period | null): HoursSearch {
  return period === null
    ? { mode: undefined, startDate: undefined, endDate: undefined }
    : { mode, startDate: period.from, endDate: period.to }
}

/** Whether « clear the filters » would show more. */
export function isNarrowed(search: HoursSearch): boolean {
  const { type, mode, siderId, managerId, companyId, taskId, status } = search
  const hasStatus =
    status !== undefined && tabOf(search) !== 'validated' && tabOf(search) !== 'paid'
  return (
    [type, mode, siderId, managerId, companyId, taskId].some((each) => each !== undefined) ||
    hasStatus
  )
}

/** Shows the hours with other filters, from their first page. */
export function useFilterHours(search: HoursSearch): (changes: HoursSearch) => void {
  const navigate = useNavigate()
  return (changes) =>
    void navigate({ to: '/timesheets', search: { ...search, pageNumber: undefined, ...changes } })
}
