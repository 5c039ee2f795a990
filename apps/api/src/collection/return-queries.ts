import type { RefusalReason } from '@renfort/domain/collection/refusal-reason.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { ChargeReturn } from '../outside/payment/port.ts'
import type { Queries } from '../platform/database/db.ts'
import type { TryKey } from './try-key.ts'

/** What a bank took back, of the rows `r`, and has not given back again. */
export const isStillReturned = sql<boolean>`r.state = 'returned' and not exists (
  select from collection_returns g where g.return_id = r.return_id and g.state = 'restored')`

/** Adds what a bank did with the money of a try; `false` where that is known already. */
export async function insertReturn(
  queries: Queries,
  { invoiceId, number }: TryKey,
  { returnId, state, reason, amountCents }: ChargeReturn,
  now: Instant,
): Promise<boolean> {
  const { rows } = await sql`
    insert into collection_returns (return_id, state, invoice_id, number, organisation_id, reason,
      amount_cents, told_at)
    select ${returnId}, ${state}, t.invoice_id, t.number, t.organisation_id, ${reason},
      ${amountCents}::integer, ${now}::timestamptz
    from collection_tries t where t.invoice_id = ${invoiceId} and t.number = ${number}
    on conflict (return_id, state) do nothing
    returning number`.execute(queries)
  return rows.length > 0
}

/** Why a bank took back the money of a try and has it still; `null` where it did not, or gave it back. */
export async function findReturn(
  queries: Queries,
  { invoiceId, number }: TryKey,
): Promise<RefusalReason | null> {
  const { rows } = await sql<{ reason: RefusalReason }>`
    select r.reason from collection_returns r
    where r.invoice_id = ${invoiceId} and r.number = ${number} and ${isStillReturned}
    order by r.told_at desc limit 1`.execute(queries)
  return rows[0]?.reason ?? null
}
