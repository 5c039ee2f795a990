import type { WorkedHere } from '@renfort/contract/worker.ts'
import { localDateOf } from '@renfort/domain/kernel/calendar.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import type { ReadCall } from '../platform/http/route.ts'
import { findWorked } from './worked-here-queries.ts'

/** What each of some Siders has done in a company so far, in one statement. */
export async function findWorkedHere(
  call: Pick<ReadCall, 'queries' | 'services' | 'locale'>,
  organisationId: string,
  siderIds: readonly string[],
): Promise<(siderId: string) => WorkedHere> {
  const now = call.services.clock.now()
  const rows = await findWorked(call.queries, { organisationId, siderIds, now })
  const bySider = new Map(rows.map((row) => [row.siderId, row]))
  return (siderId) => {
    const row = bySider.get(siderId)
    if (row === undefined) return { missionsHere: 0, lastMission: null }
    const { missions, jobTitleId, lastStart } = row
    const jobTitle = namedTitle(jobTitleId, call.locale)
    return { missionsHere: missions, lastMission: { jobTitle, date: localDateOf(lastStart) } }
  }
}
