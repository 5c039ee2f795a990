import type { Mission } from '@renfort/contract/mission.ts'
import type { QuotationReply } from '@renfort/contract/quotation.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import type { Quotation, QuotationLine } from '@renfort/domain/quotation/quotation.ts'
import { quote } from '@renfort/domain/quotation/quote.ts'
import type { HourType } from '@renfort/domain/remuneration/pricing-rows.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import {
  flexiblePlanningOf,
  missionTerms,
  type PricedMission,
  shiftDraftOf,
} from './mission-terms.ts'

/** One line of a price, ready to show: amounts in cents, `increase` in percent. */
export interface EstimateLine {
  readonly key: string
  readonly tags: readonly HourType[]
  readonly minutes: number
  readonly increase: number
  readonly coefficient: number
  readonly payUnitCents: number
  readonly billUnitCents: number
  readonly priceCents: number
}

export interface Estimate<Line extends EstimateLine = EstimateLine> {
  readonly priceCents: number
  readonly priceWithTaxCents: number
  readonly salaryCents: number
  readonly lines: readonly Line[]
}

type WireLine = NonNullable<QuotationReply['assignments']>[number]

/** A line with its reasons; the API writes their sentences. */
export type ExplainedLine = EstimateLine & Pick<WireLine, 'because'>
export type EstimateReason = WireLine['because'][number]

/** The price in an answer of the API, in the form that the screens show. */
export function estimateOfReply(reply: QuotationReply): Estimate<ExplainedLine> {
  return {
    priceCents: eurosToCents(reply.price),
    priceWithTaxCents: eurosToCents(reply.priceWithTax),
    salaryCents: eurosToCents(reply.salary),
    lines: (reply.assignments ?? []).map((line) => ({
      key: keyOf(line),
      tags: line.tags,
      minutes: line.minutes,
      increase: line.increase,
      coefficient: line.coefficient,
      payUnitCents: eurosToCents(line.hourlyRate),
      billUnitCents: eurosToCents(line.rate),
      priceCents: eurosToCents(line.price),
      because: line.because,
    })),
  }
}

/** The same price, computed in the browser while shifts are typed; `null` where prices are hidden. */
export function estimateShifts(
  mission: PricedMission,
  shifts: readonly ShiftDraft[],
): Estimate | null {
  const terms = missionTerms(mission)
  if (terms === null) return null
  const { quotation } = quote({ planning: shifts.length === 0 ? null : { shifts }, terms })
  return quotation && estimateOfQuotation(quotation)
}

/** The price of a mission by its planning: its shifts, or its flexible planning. */
export function estimateMission(
  mission: PricedMission & Pick<Mission, 'shifts' | 'flexiblePlanning'>,
): Estimate | null {
  if (mission.flexiblePlanning === null) {
    return estimateShifts(mission, mission.shifts.map(shiftDraftOf))
  }
  const terms = missionTerms(mission)
  if (terms === null) return null
  const flexible = flexiblePlanningOf(mission.flexiblePlanning)
  const { quotation } = quote({ planning: { flexible }, terms })
  return quotation && estimateOfQuotation(quotation)
}

function estimateOfQuotation(quotation: Quotation): Estimate {
  return {
    priceCents: quotation.priceCents,
    priceWithTaxCents: quotation.priceWithTaxCents,
    salaryCents: quotation.salaryCents,
    lines: quotation.lines.map(estimateLineOf),
  }
}

function estimateLineOf(line: QuotationLine): EstimateLine {
  const increase = line.increaseBasisPoints / 100
  return {
    key: keyOf({ tags: line.tags, increase }),
    tags: line.tags,
    minutes: line.minutes,
    increase,
    coefficient: line.coefficientBasisPoints / 10_000,
    payUnitCents: line.payUnitCents,
    billUnitCents: line.billUnitCents,
    priceCents: line.priceCents,
  }
}

function keyOf({ tags, increase }: { tags: readonly HourType[]; increase: number }): string {
  return `${tags.join('-')}-${increase}`
}

/** Whether there is anything to price yet: shifts, or a flexible planning (C-32). */
export function hasPlanning(mission: Pick<Mission, 'shifts' | 'flexiblePlanning'>): boolean {
  return mission.shifts.length > 0 || mission.flexiblePlanning !== null
}
