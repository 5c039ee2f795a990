import type { Mission } from '@renfort/contract/mission.ts'
import { asLastTime as factsAsLastTime } from '@renfort/domain/mission/as-last-time.ts'
import { findFollowed } from '../../mission-record/last-mission-queries.ts'
import type { MissionRecord } from '../../mission-record/mission-queries.ts'
import type { LocationRow } from '../../organisation/location-queries.ts'
import type { Queries } from '../../platform/database/db.ts'

/** The mission that a draft continues, and the values that both share. */
export async function asLastTime(
  queries: Queries,
  draft: MissionRecord,
  parts: { location: LocationRow | null; requestedSiders: readonly { readonly id: string }[] },
): Promise<Mission['asLastTime']> {
  const { organisationId, sourceId, status } = draft
  if (status !== 'draft' || sourceId === null) return null
  const last = await findFollowed(queries, { organisationId, id: sourceId })
  if (last === undefined) return null
  const facts = factsAsLastTime(
    {
      motive: draft.motiveId,
      address: parts.location && addressText(parts.location.title, parts.location.address),
      manager: draft.managerId,
      department: draft.departmentId,
      requestedSiders: parts.requestedSiders.map(({ id }) => id),
    },
    { ...last, address: addressText(last.addressTitle, last.address) },
  )
  return { id: last.id, startDate: last.startsAt, timeZone: last.timeZone, facts }
}

function addressText(title: string | null, address: string | null): string | null {
  return address === null ? null : `${title ?? ''}\n${address}`
}
