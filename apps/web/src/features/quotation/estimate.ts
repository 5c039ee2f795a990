import type { Mission } from '@renfort/contract/missions.ts'
import type { QuotationReply } from '@renfort/contract/quotations.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import type { Quotation, QuotationLine, Reason } from '@renfort/domain/quotation/quotation.ts'
import { quote } from '@renfort/domain/quotation/quote.ts'
import type { HourType } from '@renfort/domain/remuneration/pricing-rows.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import {
  flexiblePlanningOf,
  missionTerms,
  type PricedMission,
  shiftDraftOf,
} from './mission-terms.ts'
import { reasonParams, type ReasonParams } from './reason-params.ts'

/** Why a line has one of its tags, and the percent that it adds. */
export interface EstimateReason {
  readonly tag: HourType
  readonly increase: number
  readonly source: 'mission' | 'policy' | 'detached' | 'law'
  /** The text that defines these hours, where there is one. */
  readonly law: { readonly text: string; readonly url: string | null } | null
  readonly params: ReasonParams
}

/** One line of a price, ready to be shown: amounts in cents, `increase` in percent. */
export interface EstimateLine {
  readonly key: string
  readonly tags: readonly HourType[]
  readonly minutes: number
  readonly increase: number
  readonly coefficient: number
  readonly payUnitCents: number
  readonly billUnitCents: number
  readonly priceCents: number
  readonly because: readonly EstimateReason[]
}

export interface Estimate {
  readonly priceCents: number
  readonly priceWithTaxCents: number
  readonly salaryCents: number
  readonly lines: readonly EstimateLine[]
}

/** The price that the API answers, as the screens show it. */
export function estimateOfReply(reply: QuotationReply): Estimate {
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
      because: line.because.map((reason) => ({ ...reason, params: reasonParams(reason.params) })),
    })),
  }
}

/** The same price, worked out in the browser while shifts are typed; `null` where prices are hidden. */
export function estimateShifts(
  mission: PricedMission,
  shifts: readonly ShiftDraft[],
): Estimate | null {
  const terms = missionTerms(mission)
  if (terms === null) return null
  const { quotation } = quote({ planning: shifts.length === 0 ? null : { shifts }, terms })
  return quotation && estimateOfQuotation(quotation)
}

/** The price of a mission as it is planned: by its shifts, or by the week. */
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
    because: line.because.map((reason) => ({
      tag: reason.tag,
      increase: reason.increaseBasisPoints / 100,
      source: reason.source,
      law: reason.law && { text: reason.law.text, url: reason.law.url ?? null },
      params: paramsOf(reason),
    })),
  }
}

function paramsOf(reason: Reason): ReasonParams {
  return {
    ...(reason.tag === 'night' ? { start: reason.window.start, end: reason.window.end } : {}),
    ...(reason.tag === 'extra' ? { fromHour: reason.fromHour } : {}),
    ...(reason.tag === 'extra' && reason.toHour !== null ? { toHour: reason.toHour } : {}),
    ...(reason.tag === 'sunday' && reason.zti ? { zti: true } : {}),
    ...('seniority' in reason && reason.seniority !== null
      ? { seniorityDays: reason.seniority.daysThreshold }
      : {}),
    ...('holidays' in reason ? { holidays: reason.holidays } : {}),
  }
}

function keyOf({ tags, increase }: { tags: readonly HourType[]; increase: number }): string {
  return `${tags.join('-')}-${increase}`
}

/** Whether there is anything to price yet: shifts, or a flexible planning (C-32). */
export function hasPlanning(mission: Pick<Mission, 'shifts' | 'flexiblePlanning'>): boolean {
  return mission.shifts.length > 0 || mission.flexiblePlanning !== null
}
