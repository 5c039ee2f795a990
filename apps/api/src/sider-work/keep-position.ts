import {
  metresBetween,
  type Position,
  roundedPosition,
} from '@renfort/domain/attendance/declare/position.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Queries } from '../platform/database/db.ts'
import type { SiteOfMission } from '../site/site-queries.ts'
import { insertPosition } from './position-queries.ts'

interface Given {
  readonly siderId: string
  readonly clockingId: string
  readonly organisationId: string
  readonly receivedAt: Instant
  readonly position: Position
}

/** Keeps where a clocking was made, where the company asks for it: never more exactly than a hundred metres. */
export async function keepPosition(
  queries: Queries,
  site: SiteOfMission | undefined,
  { position, ...made }: Given,
): Promise<void> {
  if (site === undefined || !site.asksPosition) return
  const rounded = roundedPosition(position)
  const { lat, lng } = site
  const metres = lat === null || lng === null ? null : metresBetween(rounded, { lat, lng })
  await insertPosition(queries, { ...made, ...rounded, metres })
}
