import type { enteredIndemnities } from '@renfort/contract'
import type { WorkOfWeekReply } from '@renfort/contract/invoice/indemnities.ts'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { workedMinutes } from '@renfort/domain/attendance/declare/worked-time.ts'
import { dayOf } from '@renfort/domain/invoice/billable-hours.ts'
import { isoDate, mondayOf } from '@renfort/domain/kernel/calendar.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { ReadCall } from '../../platform/http/route.ts'
import {
  findCompanyName,
  findIndemnitiesOfWeek,
  findWorkedHours,
} from './entered-indemnity-queries.ts'
import { findIndemnities } from '../../organisation/settings-queries.ts'
import { toIndemnity, toSiderOfMission } from './to-indemnity.ts'

type List = typeof enteredIndemnities.listIndemnities

/**
 * The entered indemnities of a company in a week, with the work and the pay policy that staff need
 * to enter more.
 */
export async function listIndemnities(
  { queries, locale }: ReadCall,
  { params: { id }, query: { week } }: Parsed<List>,
): Promise<Answer<List>> {
  const name = await findCompanyName(queries, id)
  if (name === undefined) throw notFound()
  const weekStart = mondayOf(isoDate(week))
  const of = { organisationId: id, weekStart }
  const [policy, hours, entered] = await Promise.all([
    findIndemnities(queries, id),
    findWorkedHours(queries, of),
    findIndemnitiesOfWeek(queries, of),
  ])
  return {
    company: { id, name },
    weekStartDate: weekStart,
    policy: {
      transportation: policy.transportation.map(({ id: indemnityId, publicCoverRate }) => {
        return { id: indemnityId, publicCoverRate }
      }),
      other: [...policy.other],
    },
    work: workOf(hours, locale),
    indemnities: entered.map((row) => toIndemnity(row, locale)),
  }
}

type WorkedHours = Awaited<ReturnType<typeof findWorkedHours>>

function workOf(hours: WorkedHours, locale: Locale): WorkOfWeekReply[] {
  const groups = Map.groupBy(hours, ({ siderId, missionId }) => `${siderId} ${missionId}`)
  return [...groups.values()].flatMap((own) => {
    const [first] = own
    if (first === undefined) return []
    return {
      ...toSiderOfMission(first, locale),
      minutes: own.reduce((sum, { time }) => sum + workedMinutes(time), 0),
      days: new Set(own.map(dayOf)).size,
    }
  })
}
