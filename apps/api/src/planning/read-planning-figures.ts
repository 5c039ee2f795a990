import { setImmediate } from 'node:timers/promises'
import type { planningFigures } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { ownersReached } from '@renfort/domain/access/standing-in.ts'
import { can } from '@renfort/domain/access/policy.ts'
import { hoursPricer } from '@renfort/domain/attendance/hours-pricer.ts'
import { epochMinuteOf, type Instant, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { type Cents, cents, centsToEuros } from '@renfort/domain/kernel/money.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { dayFigures } from '@renfort/domain/quotation/day-figures.ts'
import { firstDayOf } from '../mission-record/mission-pricing.ts'
import { findMissionsToPrice } from '../mission-record/price-list-queries.ts'
import { termsOf } from '../mission-record/quotation-terms.ts'
import { organisationOf, type ReadCall, sessionOf } from '../platform/http/route.ts'
import { weekOf } from './find-week.ts'
import {
  findHoursOfWeek,
  findShiftsOfWeek,
  type HoursOfWeek,
  type ShiftOfWeek,
} from './planning-figures-queries.ts'

type Read = typeof planningFigures.readFigures
type Task = Answer<Read>['tasks'][number]
type Retained = Map<IsoDate, { minutes: number; priceCents: number | null }>

/**
 * The hours and the cost of the weeks of a planning, read in three statements and priced by the
 * frozen terms of each mission, as its quotation and its worked hours are. The screen shows the
 * planning before these figures arrive.
 */
export async function readPlanningFigures(
  call: ReadCall,
  { query }: Parsed<Read>,
): Promise<Answer<Read>> {
  const { queries } = call
  const { actor, effectiveUserId } = sessionOf(call)
  const may = (action: Parameters<typeof can>[1]) => can(actor, action).allowed
  const range = weekOf(call, query)
  const [shifts, hours] = await Promise.all([
    findShiftsOfWeek(queries, range, { contracts: may('contract.read') }),
    may('attendance.read')
      ? findHoursOfWeek(queries, range, ownersReached(actor, 'attendance.read', effectiveUserId))
      : [],
  ])
  const ids = [...new Set([...shifts, ...hours].map(({ missionId }) => missionId))]
  const organisationId = organisationOf(call)
  const missions =
    ids.length === 0
      ? []
      : await findMissionsToPrice(queries, { organisationIds: [organisationId], owner: null, ids })
  const shiftsOf = Map.groupBy(shifts, ({ missionId }) => missionId)
  const hoursOf = Map.groupBy(hours, ({ missionId }) => missionId)
  const now = call.services.clock.now()
  const tasks: Task[] = []
  for (const mission of missions) {
    const terms = termsOf(mission)
    const isOfWeek = ({ startsAt }: { readonly startsAt: Instant }) =>
      range.has(epochMinuteOf(startsAt), terms.timeZone)
    const ownShifts = (shiftsOf.get(mission.id) ?? []).filter(isOfWeek)
    const ownHours = (hoursOf.get(mission.id) ?? []).filter(isOfWeek)
    if (ownShifts.length === 0 && ownHours.length === 0) continue
    tasks.push(
      taskOf({
        id: mission.id,
        shifts: ownShifts,
        hours: ownHours,
        terms,
        firstDay: firstDayOf(mission, { now }),
        isPriced: may('mission.readPrice'),
        validates: may('attendance.validate'),
      }),
    )
    // Pricing pauses between two missions, so that other calls are answered meanwhile.
    await setImmediate()
  }
  return { tasks }
}

interface Figured {
  readonly id: string
  readonly shifts: readonly ShiftOfWeek[]
  readonly hours: readonly HoursOfWeek[]
  readonly terms: ReturnType<typeof termsOf>
  readonly firstDay: IsoDate
  readonly isPriced: boolean
  readonly validates: boolean
}

function taskOf(mission: Figured): Task {
  const { id, shifts, hours, terms, firstDay, isPriced, validates } = mission
  const planned = dayFigures({ shifts: shifts.map(quoted), terms, firstDay })
  const retained = retainedByDay(mission)
  const days = [...new Set([...planned.keys(), ...retained.keys()])].toSorted()
  const price = (amount: number | null) =>
    isPriced && amount !== null ? centsToEuros(cents(amount)) : null
  const none = { minutes: 0, minutesOf: {}, priceCents: null as Cents | null }
  return {
    id,
    days: days.map((date) => {
      const { priceCents, ...plan } = planned.get(date) ?? none
      const kept = retained.get(date)
      return {
        date,
        planned: { ...plan, price: price(priceCents) },
        retained:
          kept === undefined ? null : { minutes: kept.minutes, price: price(kept.priceCents) },
      }
    }),
    toValidate: validates ? waitingByShift(hours) : [],
    toSign: shifts
      .filter(({ toSign }) => toSign > 0)
      .map(({ id: shiftId, toSign }) => ({ shiftId, count: toSign })),
  }
}

/** Hired Siders take the first slots, as in the price of the mission. */
function quoted({ siderIds, ...shift }: ShiftOfWeek) {
  return siderIds.length === 0 ? shift : { ...shift, siderIds }
}

function retainedByDay({ hours, terms, firstDay }: Figured): Retained {
  const priced = hoursPricer(terms, firstDay)
  const days: Retained = new Map()
  for (const { startsAt, retained } of hours) {
    if (retained === null) continue
    const date = dateAt(startsAt, terms.timeZone)
    const before = days.get(date) ?? { minutes: 0, priceCents: 0 }
    const { minutes, priceCents } = priced(retained)
    days.set(date, {
      minutes: before.minutes + minutes,
      priceCents:
        priceCents === null || before.priceCents === null ? null : before.priceCents + priceCents,
    })
  }
  return days
}

function waitingByShift(hours: readonly HoursOfWeek[]): Task['toValidate'] {
  const counts = new Map<string, number>()
  for (const { shiftId, retained } of hours) {
    if (shiftId === null || retained !== null) continue
    counts.set(shiftId, (counts.get(shiftId) ?? 0) + 1)
  }
  return [...counts].map(([shiftId, count]) => ({ shiftId, count }))
}
