import type { IndemnityToBill } from '@renfort/domain/invoice/issue/indemnity-lines.ts'
import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { cents } from '@renfort/domain/kernel/money.ts'
import { sql } from 'kysely'
import { findIndemnities } from '../../organisation/settings-queries.ts'
import type { Queries } from '../../platform/database/db.ts'

/** The entered indemnities of a company for past weeks that are not billed, locked for the run. */
export async function findIndemnitiesToBill(
  queries: Queries,
  { organisationId, before }: { readonly organisationId: string; readonly before: IsoDate },
): Promise<readonly IndemnityToBill[]> {
  const rows = await queries
    .selectFrom('entered_indemnities')
    .select([
      'id',
      'mission_id as missionId',
      'sider_id as siderId',
      'week_start as weekStart',
      'price_cents as priceCents',
      sql<IndemnityToBill['kind']>`kind`.as('kind'),
    ])
    .where('organisation_id', '=', organisationId)
    .where('invoice_id', 'is', null)
    .where('week_start', '<', before)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => ({ ...row, priceCents: cents(row.priceCents) }))
}

/** Stores which invoice has billed some entered indemnities, so that no later one does. */
export async function settleIndemnities(
  queries: Queries,
  ids: readonly string[],
  invoiceId: string,
): Promise<void> {
  if (ids.length === 0) return
  await queries
    .updateTable('entered_indemnities')
    .set({ invoice_id: invoiceId })
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('invoice_id', 'is', null)
    .execute()
}

/**
 * Releases the indemnities of an invoice to be entered again, once the whole invoice was given
 * back.
 */
export async function giveBackIndemnities(
  queries: Queries,
  invoiceId: string,
  now: Instant,
): Promise<void> {
  await queries
    .updateTable('entered_indemnities')
    .set({ given_back_at: now })
    .where('invoice_id', '=', invoiceId)
    .where('given_back_at', 'is', null)
    .execute()
}

/** The meal of the pay policy in force; `null` where it gives none. */
export async function findLunch(queries: Queries, organisationId: string) {
  return (await findIndemnities(queries, organisationId)).lunch[0] ?? null
}
