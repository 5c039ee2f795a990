import { compareInstants, type IsoDate } from '../../kernel/calendar.ts'
import {
  countHours,
  type HourPricer,
  hourPricer,
  type WeekMinutes,
} from '../../quotation/hour-pricer.ts'
import type { Cents } from '../../kernel/money.ts'
import type { HourTotals } from '../../quotation/hour-totals.ts'
import type { QuotationLine } from '../../quotation/quotation.ts'
import {
  type BillableHours,
  type BilledHours,
  type BilledMission,
  weekOf,
} from '../billable-hours.ts'
import type { HoursLine } from '../invoice.ts'
import { type LinesByWeek, linesByWeek } from './lines-by-week.ts'

/** The hours of one Sider in one mission within a week. */
interface Account {
  readonly monday: IsoDate
  readonly missionId: string
  readonly siderId: string
  readonly pricer: HourPricer
  readonly totals: HourTotals
}

/** A line with the reasons of its price and its base rate in cents. */
export interface ExplainedHours extends HoursLine, Pick<QuotationLine, 'because'> {
  readonly baseRateCents: Cents
}

/**
 * The hours of one company as lines, one for each mission, Sider, set of tags and increase.
 * Overtime is counted over the whole week of a Sider, in all missions of the company. Hours of an
 * earlier bill come first, because bills never change; the others follow in the order of time, so
 * that overtime falls on the latest of them (decisions §4.3, §4.8).
 */
export function hoursLines(
  hours: readonly BillableHours[],
  billed: readonly BilledHours[],
  missions: ReadonlyMap<string, BilledMission>,
): LinesByWeek<HoursLine> {
  return linesByWeek(
    accountsOf(hours, billed, missions).flatMap((account) =>
      pricedLines(account).map(({ because: _because, baseRateCents: _base, ...line }) => {
        return { monday: account.monday, line }
      }),
    ),
  )
}

/** The same lines with the policy and law behind their price, to explain a bill. */
export function explainedHours(
  hours: readonly BillableHours[],
  billed: readonly BilledHours[],
  missions: ReadonlyMap<string, BilledMission>,
): readonly ExplainedHours[] {
  return accountsOf(hours, billed, missions).flatMap(pricedLines)
}

function accountsOf(
  hours: readonly BillableHours[],
  billed: readonly BilledHours[],
  missions: ReadonlyMap<string, BilledMission>,
): readonly Account[] {
  const weeks = new Map<string, WeekMinutes>()
  for (const { siderId, time, timeZone } of billed) {
    countHours(kept(weeks, siderId, newWeeks), time, timeZone)
  }
  const pricers = new Map<string, HourPricer>()
  const accounts = new Map<string, Account>()
  for (const each of hours.toSorted(byTime)) {
    const { missionId, siderId, time } = each
    const monday = weekOf(each)
    const pricer = kept(pricers, missionId, () => pricerOf(missions.get(missionId)))
    const account = kept(accounts, `${monday} ${missionId} ${siderId}`, () => {
      return { monday, missionId, siderId, pricer, totals: pricer.open() }
    })
    pricer.add(account.totals, time, kept(weeks, siderId, newWeeks))
  }
  return [...accounts.values()]
}

function pricerOf(mission: BilledMission | undefined): HourPricer {
  if (mission === undefined)
    throw new RangeError('Hours are billed with the terms of their mission.')
  return hourPricer(mission.terms, mission.firstDay)
}

function pricedLines({ missionId, siderId, pricer, totals }: Account): readonly ExplainedHours[] {
  return pricer.lines(totals).map(({ payCents: _pay, ...line }) => {
    return { kind: 'hours', missionId, siderId, ...line, holidays: holidaysOf(line) }
  })
}

/** The holidays of a line, each once, in the order of their dates. */
function holidaysOf({ because }: Pick<QuotationLine, 'because'>): IsoDate[] {
  const days = because.flatMap((reason) =>
    'holidays' in reason ? reason.holidays.map(({ date }) => date) : [],
  )
  return [...new Set(days)].toSorted()
}

/** Ids break ties between equal times, so that every run makes the same lines. */
function byTime(a: BillableHours, b: BillableHours): number {
  return (
    compareInstants(a.time.startDate, b.time.startDate) ||
    compareInstants(a.time.endDate, b.time.endDate) ||
    (a.attendanceId < b.attendanceId ? -1 : 1)
  )
}

const newWeeks = (): WeekMinutes => new Map()

function kept<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key) ?? make()
  map.set(key, known)
  return known
}
