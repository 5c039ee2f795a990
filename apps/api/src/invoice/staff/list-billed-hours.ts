import type { hoursCorrections } from '@renfort/contract'
import type { BilledHours } from '@renfort/contract/invoice/hours-correction.ts'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import { workedMinutes } from '@renfort/domain/attendance/declare/worked-time.ts'
import { namedTitle } from '../../catalogue/to-job-fields.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { ReadCall } from '../../platform/http/route.ts'
import { type BilledHoursRow, findHoursToCorrect, findInvoiceName } from './billed-hours-queries.ts'

type List = typeof hoursCorrections.listBilledHours

/** The hours of an invoice, for internal staff who correct them. */
export async function listBilledHours(
  { queries, locale }: ReadCall,
  { params: { id } }: Parsed<List>,
): Promise<Answer<List>> {
  const invoice = await findInvoiceName(queries, id)
  if (invoice === undefined) throw notFound()
  const rows = await findHoursToCorrect(queries, id)
  return { invoice: { id, ...invoice }, hours: rows.map((row) => toHours(locale, row)) }
}

function toHours(locale: ReadCall['locale'], row: BilledHoursRow): BilledHours {
  return {
    id: row.id,
    sider: { id: row.siderId, firstName: row.firstName, lastName: row.lastName },
    task: {
      id: row.missionId,
      name: row.missionName,
      jobTitle: namedTitle(row.jobTitleId, locale),
    },
    timeZone: row.timeZone,
    validated: timed(row.validated),
    corrections: row.corrections.map((each) => {
      return { ...timed(each), reason: each.reason, madeAt: each.madeAt }
    }),
  }
}

function timed({ startDate, endDate, breaks }: WorkedTime) {
  const time = { startDate, endDate, breaks: [...breaks] }
  return { ...time, minutes: workedMinutes(time) }
}
