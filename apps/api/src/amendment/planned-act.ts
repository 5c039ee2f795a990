import type { Replanning } from '@renfort/domain/amendment/replan.ts'
import type { WorkedShift } from '@renfort/domain/hiring/hire-check.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import type { StoredFlexiblePlanning } from '../mission-record/flexible-planning-queries.ts'
import type { ContractTerms } from '../platform/database/json-columns.ts'
import type { StoredChain } from './contract-chains.ts'

/** How a mission is written anew. */
export type Rewriting =
  | { readonly kind: 'shifts'; readonly replanning: Replanning }
  | {
      readonly kind: 'flexible'
      readonly before: StoredFlexiblePlanning
      readonly after: StoredFlexiblePlanning
      /** Generated shifts that come no more. */
      readonly removed: readonly string[]
    }
  | { readonly kind: 'place'; readonly locationId: string }

/** An act that is worked out: what it changes, for whom, and what the planning is then. */
export interface PlannedAct {
  readonly rewriting: Rewriting
  readonly contracts: readonly { readonly chain: StoredChain; readonly after: ContractTerms }[]
  /** When the first of the contracts is no more as it was. */
  readonly from: Instant
  readonly planning: {
    readonly timeZone: TimeZone
    readonly shifts: readonly (ShiftDraft & { readonly siderIds: readonly string[] })[]
    readonly flexiblePlanning: StoredFlexiblePlanning | null
  }
  /** What each Sider works more, and what less, for the checks of a hire. */
  readonly added: ReadonlyMap<string, readonly WorkedShift[]>
  readonly leaving: ReadonlyMap<string, readonly WorkedShift[]>
}
