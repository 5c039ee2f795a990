import type { AmendmentOrder } from '@renfort/domain/amendment/amendment-order.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Refusal } from '@renfort/domain/kernel/issue.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import type { Queries } from '../platform/database/db.ts'
import { refuse } from '../platform/http/refusal.ts'
import type { StoredChain } from './contract-chains.ts'

/** An order of amendments of a mission, at a moment. */
export interface Amending {
  readonly queries: Queries
  readonly now: Instant
  readonly mission: MissionRecord
  readonly order: AmendmentOrder
}

/** Throws the obstacle of one Sider's contract, with their name. */
export function refuseFor(
  { siderId, siderName }: StoredChain['contract'],
  refusal: Refusal | null,
): void {
  if (refusal === null) return
  throw refuse(refusal.key, { siderId, sider: siderName, ...refusal.params })
}
