import type { attendances } from '@renfort/contract'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import { differences } from '@renfort/domain/attendance/validate/difference.ts'
import { isImported, latestDeclared, plannedVersion } from '@renfort/domain/attendance/history.ts'
import { isWithinTolerance } from '@renfort/domain/attendance/validate/tolerance.ts'
import { usualDeviation } from '@renfort/domain/attendance/validate/usual-deviation.ts'
import {
  disputeDeadline,
  stillToCome,
  validationDeadline,
} from '@renfort/domain/attendance/validate/validation-deadline.ts'
import { workedMinutes } from '@renfort/domain/attendance/declare/worked-time.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { minutes } from '@renfort/domain/kernel/duration.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import type { CompanyOfCaller } from '../organisation/companies-of-caller.ts'
import type { ReadCall } from '../platform/http/route.ts'
import type { HoursRow } from './company-hours-queries.ts'
import { type HoursPricers, hoursPricers, pricedAmong, toPricedHours } from './hours-pricers.ts'
import { toClocking } from './to-clocking.ts'
import { findUsualShifts } from './validate/usual-deviation-queries.ts'

type CompanyHours = Answer<typeof attendances.disputeHours>

interface Circumstances {
  readonly now: Instant
  readonly locale: Locale
  readonly pictureOf: (key: string | null) => string | null
  readonly price: HoursPricers
  /** The companies whose prices the caller may see. */
  readonly pricedIn: ReadonlySet<string>
  readonly usual: Awaited<ReturnType<typeof findUsualShifts>>
}

/** Hours as their companies see them; data that a page of them shares is read once. */
export async function toCompanyHours(
  call: ReadCall,
  rows: readonly HoursRow[],
  companies: readonly CompanyOfCaller[],
): Promise<CompanyHours[]> {
  if (rows.length === 0) return []
  const [price, usual] = await Promise.all([
    hoursPricers(call, rows),
    findUsualShifts(call.queries, rows),
  ])
  const { clock, fileLinks } = call.services
  const pictureOf = (key: string | null) => fileLinks.link(key)
  const of = {
    now: clock.now(),
    locale: call.locale,
    pictureOf,
    price,
    pricedIn: pricedAmong(companies),
    usual,
  }
  return rows.map((row) => companyHours(row, of))
}

function companyHours(row: HoursRow, of: Circumstances): CompanyHours {
  const { history, overlaps, comment, timeZone, localHolidays } = row
  const [plan, declared] = [plannedVersion(history), latestDeclared(history)]
  const priced = (time: WorkedTime) => pricedHours(row, time, of)
  return {
    id: row.id,
    shiftId: row.shiftId,
    company: { id: row.organisationId, name: row.companyName },
    timeZone,
    status: row.status,
    history: history.map(({ breaks, actions, ...version }) => {
      return { ...version, breaks: [...breaks], actions: [...actions] }
    }),
    sider: {
      id: row.siderId,
      firstName: row.firstName,
      lastName: row.lastName,
      ownNumber: row.ownNumber,
      pictureURL: of.pictureOf(row.pictureURL),
    },
    task: {
      id: row.missionId,
      name: row.missionName,
      jobTitle: namedTitle(row.jobTitleId, of.locale),
      manager: managerOf(row),
      isFlexiblePlanning: row.isFlexiblePlanning,
    },
    absenceJustification: row.absenceJustification,
    isImported: isImported(row.status, history),
    planned: plan && priced(plan),
    declared: declared && priced(declared),
    retained: priced(history.at(-1) ?? nothing(row)),
    corrections: row.corrections.map((said) => {
      return { ...said, breaks: [...said.breaks], ...priced(said) }
    }),
    clocking: toClocking(row.clocking),
    isWithinTolerance: isWithinTolerance(row, row.tolerance),
    usualDeviation: usualDeviation(of.usual(row)),
    comment,
    differences: [
      ...differences(plan, declared, { before: beforeOf(row), overlaps, timeZone, localHolidays }),
    ],
    validatedAt: row.validatedAt,
    paidAt: row.paidAt,
    deadline: deadlineOf(row, of.now),
    feedback: row.feedback,
  }
}

function pricedHours(
  { missionId, organisationId }: HoursRow,
  time: WorkedTime,
  { price, pricedIn }: Circumstances,
) {
  const unpriced = { minutes: minutes(workedMinutes(time)), priceCents: null }
  return toPricedHours(price(missionId, time) ?? unpriced, pricedIn.has(organisationId))
}

function nothing({ startsAt }: HoursRow): WorkedTime {
  return { startDate: startsAt, endDate: startsAt, breaks: [] }
}

function managerOf({ managerId, managerFirstName, managerLastName }: HoursRow) {
  return managerId === null
    ? null
    : { id: managerId, firstName: managerFirstName ?? '', lastName: managerLastName ?? '' }
}

function beforeOf({ beforeFrom, beforeUntil }: HoursRow) {
  return beforeFrom === null || beforeUntil === null
    ? null
    : { startDate: beforeFrom, endDate: beforeUntil }
}

function deadlineOf(
  { status, startsAt, disputedAt, overlaps, timeZone }: HoursRow,
  now: Instant,
): Instant | null {
  if (overlaps) return null
  if (status === 'att.waiting') return stillToCome(validationDeadline(startsAt, timeZone), now)
  return status === 'att.disputed' && disputedAt !== null
    ? stillToCome(disputeDeadline({ startsAt, disputedAt }, timeZone), now)
    : null
}
