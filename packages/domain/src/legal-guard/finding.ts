import type { IsoDate } from '../kernel/calendar.ts'
import type { LegalSource } from '../law/dated.ts'
import type { Repair } from './repair.ts'

/**
 * Findings of the law that the product's limits do not cover; each is a warning that the company
 * can acknowledge.
 */
export const lawFindingKeys = [
  'daily_rest',
  'long_day',
  'long_span',
  'long_week',
  'average_week',
  'days_per_week',
  'missing_break',
  'mission_length',
  'waiting_period',
  'may_day',
  'strike',
  'barred_work',
  'occupational_physician',
  'economic_dismissal',
] as const
export type LawFindingKey = (typeof lawFindingKeys)[number]

export const findingKeys = [
  ...lawFindingKeys,
  'consecutive_days',
  'equipment_supplier',
  'local_holiday',
] as const
export type FindingKey = (typeof findingKeys)[number]

/**
 * `law`: an article requires it. `house`: an information, or a rule of the product that is stricter
 * than the law.
 */
export const severities = ['law', 'house'] as const
export type Severity = (typeof severities)[number]

export const measureUnits = ['minutes', 'days', 'months'] as const

/**
 * What the rule allows and what was found; for a waiting period, the opening days to wait and those
 * waited.
 */
export interface Measure {
  readonly unit: (typeof measureUnits)[number]
  readonly limit: number
  readonly found: number
}

/** A point on which a mission departs from the law or from a rule of the product. */
export interface Finding {
  readonly severity: Severity
  readonly key: FindingKey
  readonly source: LegalSource
  /** The days on either side of a rest, the bounds of a week or a period, or each day concerned. */
  readonly dates: readonly IsoDate[]
  /** Numbers, from 1, of the Siders concerned; empty when the finding is on the mission itself. */
  readonly siders: readonly number[]
  readonly measure: Measure | null
  readonly mention: string | null
  /** The mission after which the position must wait, and its length in days with renewals. */
  readonly previous: { readonly id: string; readonly days: number } | null
  readonly repair: Repair | null
}

/** The identity of a finding: an acknowledgement stays valid as long as this text is the same. */
export function findingIdentity(
  finding: Pick<Finding, 'key' | 'siders' | 'measure' | 'mention'> & {
    readonly dates: readonly string[]
  },
): string {
  const { key, dates, siders, measure, mention } = finding
  return JSON.stringify([key, dates, siders.length, measure?.found ?? null, mention])
}

export function isLawFinding(
  finding: Finding,
): finding is Finding & { readonly key: LawFindingKey } {
  return finding.severity === 'law'
}

/** The empty fields of a finding on the mission itself. */
export const ofTheMission = {
  severity: 'law',
  siders: [],
  measure: null,
  mention: null,
  previous: null,
  repair: null,
} as const
