import { compareInstants, type Instant, type IsoDate } from '../kernel/calendar.ts'
import type { Refusal } from '../kernel/issue.ts'
import { lastDayOf, startDayOf } from '../kernel/place-time.ts'
import type { HolidayCalendar } from '../law/public-holidays.ts'
import { isOpenToChange } from './amended-contract.ts'
import type { AmendmentOrder, ChangedShift, OrderedShift } from './amendment-order.ts'
import type { ContractTerm } from './chain.ts'
import { continuedShifts } from './continued-shifts.ts'
import type { Move, StaffedShift } from './replan.ts'

/** One contract whose Sider works some shifts of the mission. */
export interface MovedContract {
  readonly siderId: string
  readonly term: ContractTerm
}

interface MoveFacts {
  readonly shifts: readonly StaffedShift[]
  readonly now: Instant
  /** Shifts that somebody has attended. */
  readonly worked: ReadonlySet<string>
  readonly calendar: HolidayCalendar
}

type MoveOf = { readonly move: Move } | { readonly refusal: Refusal }

/** The shifts that a Sider leaves and takes when their contract is changed; those of the past stay theirs. */
export function moveOf(
  contract: MovedContract,
  order: Exclude<AmendmentOrder, { kind: 'place' }>,
  facts: MoveFacts,
): MoveOf {
  if (order.kind === 'hours') return changedHours(contract, order.shifts, facts)
  return order.until > contract.term.lastDay
    ? longer(contract, order.until, facts)
    : shorter(contract, order, facts)
}

const ownOf = ({ siderId }: MovedContract, shifts: readonly StaffedShift[]) =>
  shifts.filter(({ siderIds }) => siderIds.includes(siderId))

function longer(contract: MovedContract, until: IsoDate, { shifts, calendar }: MoveFacts): MoveOf {
  const { siderId } = contract
  const added = continuedShifts(ownOf(contract, shifts), { until, calendar })
  // The term is the end of some work: a day after it would say nothing.
  if (!added.some((shift) => lastDayOf(shift) === until)) {
    return { refusal: { key: 'errors.amendment.no_work_that_day', params: { day: until } } }
  }
  return { move: { siderId, leaves: [], takes: added.map((shift) => ({ shift })) } }
}

function shorter(
  contract: MovedContract,
  { kind, until }: { readonly kind: AmendmentOrder['kind']; readonly until: IsoDate },
  { shifts, ...facts }: MoveFacts,
): MoveOf {
  const own = ownOf(contract, shifts)
  const left = own.filter((shift) => lastDayOf(shift) > until)
  const endsThat = own.some((shift) => lastDayOf(shift) === until)
  // The first night of a contract is over on its second day only: an end before would leave no work.
  if (kind === 'term' ? !endsThat : left.length === own.length) {
    return { refusal: { key: 'errors.amendment.no_work_that_day', params: { day: until } } }
  }
  const worked = left.find((shift) => !isOpenToChange(shift, facts))
  if (worked !== undefined) return refusedBy(worked)
  const leaves = left.map(({ id }) => id)
  return { move: { siderId: contract.siderId, leaves, takes: [] } }
}

function changedHours(
  contract: MovedContract,
  changed: readonly ChangedShift[],
  { shifts, ...facts }: MoveFacts,
): MoveOf {
  const own = new Map(ownOf(contract, shifts).map((shift) => [shift.id, shift]))
  const leaves: string[] = []
  const takes: Move['takes'][number][] = []
  for (const { id, ...shift } of changed) {
    const before = own.get(id)
    if (before === undefined || isSame(before, shift)) continue
    if (!isOpenToChange(before, facts)) return refusedBy(before)
    const { firstDay, lastDay } = contract.term
    if (startDayOf(shift) < firstDay || lastDayOf(shift) > lastDay) {
      return { refusal: { key: 'errors.amendment.outside_term', params: { firstDay, lastDay } } }
    }
    leaves.push(id)
    takes.push({ shift, replaces: id })
  }
  return { move: { siderId: contract.siderId, leaves, takes } }
}

function isSame(a: StaffedShift, b: OrderedShift): boolean {
  return (
    compareInstants(a.startsAt, b.startsAt) === 0 &&
    compareInstants(a.endsAt, b.endsAt) === 0 &&
    a.breakMinutes === b.breakMinutes
  )
}

function refusedBy({ startsAt, endsAt }: StaffedShift): MoveOf {
  return {
    refusal: {
      key: 'errors.amendment.worked',
      params: { startDate: startsAt, endDate: endsAt },
    },
  }
}
