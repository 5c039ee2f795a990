import type { ContractTerm } from '@renfort/domain/amendment/chain.ts'
import type { AmendmentKind } from '@renfort/domain/amendment/amendment-kind.ts'
import type { EndReason } from '@renfort/domain/amendment/early-end.ts'
import type {
  Bonus,
  LunchIndemnity,
  TransportIndemnity,
} from '@renfort/domain/remuneration/policy.ts'
import type { ExecutiveStatus } from '@renfort/domain/job-description/job-description.ts'
import type { Buyer, Seller } from '@renfort/domain/invoice/invoice-facts.ts'
import type { Instant, IsoDate, LocalTime } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import type { LocalHolidaySlug } from '@renfort/domain/law/public-holidays.ts'
import type { MotiveDraft } from '@renfort/domain/mission/motive.ts'
import type { HourType } from '@renfort/domain/remuneration/pricing-rows.ts'
import type { ContractTerms } from '../../platform/database/json-columns.ts'

export type PaperShift = ContractTerms['shifts'][number]

/** The content of one contract of a document; for an amendment, its content from then on. */
export interface ContractFacts extends ContractTerms {
  readonly number: string
  /** The number of the contract, to which an amendment adds a suffix. */
  readonly amends: string
  readonly sider: string
  /** The terms before an amendment; `null` for a contract. */
  readonly before: ContractTerms | null
  /** The term from which flexibility counts: that of the contract or of its last renewal. */
  readonly agreed: ContractTerm
}

/** The effect of an amendment on its contracts. */
export interface PaperAmendment {
  readonly kind: AmendmentKind
  readonly reason: EndReason | null
  readonly comment: string | null
  /** The first day that the amendment changes. */
  readonly from: IsoDate
}

/** A flexible planning, whose shifts are made later. */
export interface PaperWeeks {
  readonly weeklyVolume: number
  readonly amplitudeStart: LocalTime
  readonly amplitudeEnd: LocalTime
}

/** The content of a document: everything that the law requires (L1251-42, L1251-43, R1251-15). */
export interface PaperFacts {
  readonly version: number
  readonly madeAt: Instant
  readonly provider: {
    readonly name: string
    /** As on its invoices; `null` where none is configured. */
    readonly identity: Seller | null
    readonly notice: string
    readonly guarantor: string
  }
  readonly client: {
    readonly name: string
    /** As on its invoices; `null` until its billing address is known. */
    readonly identity: Buyer | null
    readonly siret: string | null
    readonly manager: string | null
  }
  readonly mission: {
    readonly number: string
    /** The time zone of the place of work, in which its days and hours are shown. */
    readonly timeZone: TimeZone
    readonly jobTitle: string
    readonly name: string
    readonly executiveStatus: ExecutiveStatus | null
    readonly subtasks: readonly string[]
    readonly purpose: string | null
    readonly workConditions: string | null
    readonly risks: readonly string[]
    /** Whether the position is on the list of those with particular risks (L4154-2); `null` where nobody said. */
    readonly isRiskPosition: boolean | null
    readonly licences: readonly string[]
    readonly equipments: readonly {
      readonly name: string
      readonly isSafety: boolean
      readonly providedBy: 'sider' | 'company' | null
    }[]
    readonly dressCode: string | null
    readonly weeks: PaperWeeks | null
  }
  readonly motive: MotiveDraft | null
  readonly pay: {
    readonly hourlyRateCents: number
    readonly billedRateCents: number
    readonly coefficientBasisPoints: number
    readonly increases: readonly {
      readonly hourType: HourType
      readonly thresholdHours: number | null
      readonly increaseBasisPoints: number
    }[]
    /** The local holidays of the place of work, in addition to the national ones. */
    readonly localHolidays: readonly LocalHolidaySlug[]
    readonly lunch: readonly Pick<LunchIndemnity, 'type' | 'amount' | 'coverRate'>[]
    readonly transport: readonly Pick<TransportIndemnity, 'publicCoverRate'>[]
    readonly bonuses: readonly Pick<Bonus, 'name' | 'amount' | 'frequency' | 'conditions'>[]
  }
  /** `null` for the contracts of a run of hires. */
  readonly amendment: PaperAmendment | null
  readonly contracts: readonly ContractFacts[]
}
