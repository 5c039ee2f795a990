import type { Replanning } from '@renfort/domain/amendment/replan.ts'
import type { WorkedShift } from '@renfort/domain/hiring/hire-check.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import type { StoredFlexiblePlanning } from '../mission-record/flexible-planning-queries.ts'
import type { ContractTerms } from '../platform/database/json-columns.ts'
import type { StoredChain } from './contract-chains.ts'

/** How the planning or the place of a mission changes. */
export type Rewriting =
  | { readonly kind: 'shifts'; readonly replanning: Replanning }
  | {
      readonly kind: 'flexible'
      readonly before: StoredFlexiblePlanning
      readonly after: StoredFlexiblePlanning
      /** Generated shifts that are deleted. */
      readonly removed: readonly string[]
    }
  | { readonly kind: 'place'; readonly locationId: string }

/** A planned order: its changes, their Siders, and the resulting planning. */
export interface PlannedAct {
  readonly rewriting: Rewriting
  readonly contracts: readonly { readonly chain: StoredChain; readonly after: ContractTerms }[]
  /** The first instant at which one of the contracts changes. */
  readonly from: Instant
  readonly planning: {
    readonly timeZone: TimeZone
    readonly shifts: readonly (ShiftDraft & { readonly siderIds: readonly string[] })[]
    readonly flexiblePlanning: StoredFlexiblePlanning | null
  }
  /** The shifts that each Sider gains, and those they lose, for the checks of a hire. */
  readonly added: ReadonlyMap<string, readonly WorkedShift[]>
  readonly leaving: ReadonlyMap<string, readonly WorkedShift[]>
}
