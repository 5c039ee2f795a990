import type { IsoDate } from '../../kernel/calendar.ts'
import type { Cents } from '../../kernel/money.ts'
import type { BonusLine, TransportLine } from '../invoice.ts'
import { type LinesByWeek, linesByWeek } from './lines-by-week.ts'

/** An entered indemnity that is not billed yet. */
export interface IndemnityToBill {
  readonly id: string
  readonly kind: 'transport' | 'bonus'
  readonly missionId: string
  readonly siderId: string
  readonly weekStart: IsoDate
  readonly priceCents: Cents
}

/** A line for each entered indemnity, in its week; those of one Sider and kind in the order of their ids. */
export function indemnityLines(
  indemnities: readonly IndemnityToBill[],
): LinesByWeek<TransportLine | BonusLine> {
  return linesByWeek(
    indemnities
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id: indemnityId, kind, missionId, siderId, weekStart, priceCents }) => ({
        monday: weekStart,
        line: { kind, missionId, siderId, indemnityId, priceCents },
      })),
  )
}
