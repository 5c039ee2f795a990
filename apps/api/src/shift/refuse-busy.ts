import { checkSiders } from '../hiring/check-siders.ts'
import { lockSiders } from '../hiring/hire-queries.ts'
import type { StoredShift } from '../mission-record/shift-queries.ts'
import type { Queries } from '../platform/database/db.ts'
import { refuse } from '../platform/http/refusal.ts'

interface Moved {
  /** The Siders of each shift of the mission. */
  readonly assignments: ReadonlyMap<string, readonly string[]>
  readonly touched: readonly StoredShift[]
  readonly updated: readonly StoredShift[]
}

/** Refuses new hours of shifts that one of their Siders cannot work. */
export async function refuseBusySiders(
  queries: Queries,
  { assignments, touched, updated }: Moved,
): Promise<void> {
  const siderIds = [...new Set(touched.flatMap(({ id }) => assignments.get(id) ?? []))]
  await lockSiders(queries, siderIds)
  const theirs = (some: readonly StoredShift[]) =>
    new Map(
      siderIds.map((siderId) => [
        siderId,
        some.filter(({ id }) => assignments.get(id)?.includes(siderId)),
      ]),
    )
  const checks = await checkSiders(queries, theirs(updated), {
    accepted: false,
    leaving: theirs(touched),
  })
  for (const { obstacle } of checks) {
    if (obstacle !== null) throw refuse(obstacle.key, obstacle.params)
  }
}
