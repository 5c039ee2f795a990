import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { InvoiceDetails } from '@renfort/contract/invoice/invoice.ts'
import { explainedHours } from '@renfort/domain/invoice/issue/hours-lines.ts'
import { cents, centsToEuros } from '@renfort/domain/kernel/money.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Queries } from '../platform/database/db.ts'
import { toReason } from '../quotation/to-quotation.ts'
import { type BilledLine, findHoursOfInvoice } from './detail-queries.ts'
import { findMissionsToBill } from './issue/missions-to-bill-queries.ts'

interface Explained {
  readonly organisationId: string
  readonly id: string
  readonly createdAt: Instant
  readonly locale: Locale
}

type Because = InvoiceDetails['missions'][number]['lines'][number]['because']

export interface Explanations {
  readonly becauseOf: (line: BilledLine) => Because
  /** The base hourly rate of a mission, in euros. */
  readonly rateOf: (missionId: string) => number
}

/**
 * Why the hours of an invoice have their price: they are priced once more, by the terms that billed
 * them.
 */
export async function explainLines(
  queries: Queries,
  lines: readonly BilledLine[],
  { locale, ...invoice }: Explained,
): Promise<Explanations> {
  const { own, before } = await findHoursOfInvoice(queries, invoice)
  const ids = [...new Set(lines.map(({ missionId }) => missionId))]
  const found = await findMissionsToBill(queries, invoice.organisationId, ids)
  const missions = new Map(found.map((mission) => [mission.missionId, mission]))
  const reasons = new Map(
    explainedHours(
      own.filter(({ missionId }) => missions.has(missionId)),
      before,
      missions,
    ).map((line) => [keyOf(line), line.because] as const),
  )
  return {
    becauseOf: (line) =>
      line.kind === 'hours'
        ? (reasons.get(keyOf(line)) ?? []).map((reason) => toReason(reason, locale))
        : [],
    rateOf: (missionId) => centsToEuros(missions.get(missionId)?.terms.hourlyRateCents ?? cents(0)),
  }
}

type Keyed = Pick<BilledLine, 'missionId' | 'siderId' | 'tags' | 'increaseBasisPoints'>

function keyOf({ missionId, siderId, tags, increaseBasisPoints }: Keyed): string {
  return [missionId, siderId, tags.join('-'), increaseBasisPoints].join(' ')
}
