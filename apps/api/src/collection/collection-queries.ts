import type { CollectionState } from '@renfort/domain/collection/collection.ts'
import type { RefusalReason } from '@renfort/domain/collection/refusal-reason.ts'
import { contestedStatuses, lifeCycle } from '@renfort/domain/invoice/life-cycle/life-cycle.ts'
import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { MethodState, ProvidedType } from '@renfort/domain/payment/payment-method.ts'
import { sql } from 'kysely'
import type { ChargeAnswer } from '../outside/payment/port.ts'
import type { Queries } from '../platform/database/db.ts'
import { isStillReturned } from './return-queries.ts'
import type { TryKey } from './try-key.ts'

export type ProviderName = 'stripe' | 'local'

/** The method that a company pays with at a provider. */
interface Method {
  readonly methodId: string
  readonly customerId: string
  readonly type: ProvidedType
  readonly last4: string | null
  readonly methodState: MethodState
}

/** An invoice and how its collection stands. */
export interface ToCollect {
  readonly organisationId: string
  readonly referenceNumber: string
  readonly paidAt: Instant | null
  readonly dueOn: IsoDate
  /** What is left of it after what was given back and what earlier tries have brought in, tax included. */
  readonly openCents: number
  readonly state: CollectionState | null
  /** The next try after a refusal, and the method that was refused. */
  readonly collectOn: IsoDate | null
  readonly refusedMethodId: string | null
  /** Tries so far, of every method. */
  readonly tries: number
  /** The charge of the last try. */
  readonly chargeId: string | null
  /** Its company disputes or refuses it. */
  readonly isContested: boolean
  /** `null` where the company has none at the provider. */
  readonly method: Method | null
}

const contestedCodes = contestedStatuses.map((status) => lifeCycle[status].code)

type Row = Omit<ToCollect, 'method'> & { [Key in keyof Method]: Method[Key] | null }

/** An invoice with the method of its company; `undefined` for a credit note or an unknown id. */
export async function findToCollect(
  queries: Queries,
  id: string,
  provider: ProviderName,
): Promise<ToCollect | undefined> {
  const { rows } = await sql<Row>`
    select i.organisation_id as "organisationId", i.reference_number as "referenceNumber",
      i.paid_at as "paidAt", i.due_on as "dueOn", i.collection as state, i.collect_on as "collectOn",
      i.collection_method_id as "refusedMethodId", i.collection_tries as tries,
      t.charge_id as "chargeId",
      coalesce(l.code = any(${contestedCodes}::smallint[]), false) as "isContested",
      i.total_cents + (select coalesce(sum(n.total_cents), 0)::int from invoices n
        where n.credited_id = i.id) - (
        select coalesce(sum(greatest(0, k.amount_cents - (
          select coalesce(sum(r.amount_cents), 0) from collection_returns r
          where r.invoice_id = k.invoice_id and r.number = k.number and ${isStillReturned}
        ))), 0)::int
        from collection_tries k
        join collection_answers a using (invoice_id, number)
        where k.invoice_id = i.id and a.state = 'succeeded'
      ) as "openCents",
      p.provider_method_id as "methodId", c.customer_id as "customerId",
      p.payment_method ->> 'type' as type, p.payment_method ->> 'last4' as last4,
      p.payment_method ->> 'state' as "methodState"
    from invoices i
    left join collection_tries t on t.invoice_id = i.id and t.number = i.collection_tries
    left join invoice_life_cycles l on l.invoice_id = i.id
    left join payment_customers c
      on c.organisation_id = i.organisation_id and c.provider = ${provider}
    left join payment_informations p
      on p.organisation_id = c.organisation_id and p.provider_method_id is not null
    where i.id = ${id} and i.type = 'invoice'`.execute(queries)
  const [row] = rows
  if (row === undefined) return undefined
  const { methodId, customerId, type, last4, methodState, ...invoice } = row
  const isKnown = methodId !== null && customerId !== null && type !== null && methodState !== null
  return { ...invoice, method: isKnown ? { methodId, customerId, type, last4, methodState } : null }
}

/**
 * The invoices to look at on a day: those that are due or whose next try is, those whose company gave
 * another method since they were refused, and those whose bank has not answered. What a company contests
 * waits until that is settled.
 */
export async function findDueCollections(
  queries: Queries,
  { today, provider }: { readonly today: IsoDate; readonly provider: ProviderName },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from invoices i
    left join payment_customers c
      on c.organisation_id = i.organisation_id and c.provider = ${provider}
    left join payment_informations p on p.organisation_id = c.organisation_id
    left join invoice_life_cycles l on l.invoice_id = i.id
    where i.type = 'invoice' and i.paid_at is null and i.due_on <= ${today}
      and case
        when i.collection in ('started', 'pending') then true
        when p.provider_method_id is null or l.code = any(${contestedCodes}::smallint[]) then false
        when i.collection is null then true
        when i.collection = 'refused' then i.collect_on <= ${today}
          or i.collection_method_id <> p.provider_method_id
        else false
      end
    order by i.due_on, i.reference_number`.execute(queries)
  return rows.map(({ id }) => id)
}

export interface NewTry {
  readonly invoiceId: string
  readonly number: number
  readonly organisationId: string
  readonly amountCents: number
  readonly chargeId: string | null
  readonly method: Method
  readonly startedBy: string | null
}

/** Adds a try, and notes on the invoice that it has begun. */
export async function insertTry(queries: Queries, tried: NewTry, now: Instant): Promise<void> {
  const { invoiceId, method } = tried
  await queries
    .insertInto('collection_tries')
    .values({
      invoice_id: invoiceId,
      number: tried.number,
      organisation_id: tried.organisationId,
      amount_cents: tried.amountCents,
      charge_id: tried.chargeId,
      method_id: method.methodId,
      method_type: method.type,
      method_ending: method.last4,
      started_at: now,
      started_by: tried.startedBy,
    })
    .execute()
  await queries
    .updateTable('invoices')
    .set({
      collection: 'started',
      collection_reason: null,
      collect_on: null,
      collection_method_id: method.methodId,
      collection_tries: tried.number,
    })
    .where('id', '=', invoiceId)
    .execute()
}

/** The try that a charge is of. */
export async function findTryOfCharge(
  queries: Queries,
  chargeId: string,
): Promise<TryKey | undefined> {
  return queries
    .selectFrom('collection_tries')
    .select(['invoice_id as invoiceId', 'number'])
    .where('charge_id', '=', chargeId)
    .executeTakeFirst()
}

/** Adds what a bank answered to a try; `false` where that, or something final, is known already. */
export async function insertAnswer(
  queries: Queries,
  { invoiceId, number }: TryKey,
  answer: ChargeAnswer,
  now: Instant,
): Promise<boolean> {
  const reason = answer.state === 'refused' ? answer.reason : null
  const { rows } = await sql`
    insert into collection_answers (invoice_id, number, organisation_id, state, reason, answered_at)
    select t.invoice_id, t.number, t.organisation_id, ${answer.state}, ${reason}, ${now}::timestamptz
    from collection_tries t
    where t.invoice_id = ${invoiceId} and t.number = ${number} and not exists (
      select from collection_answers a where a.invoice_id = t.invoice_id and a.number = t.number
        and (a.state <> 'pending' or a.state = ${answer.state})
    )
    returning number`.execute(queries)
  return rows.length > 0
}

/** What the rule of the next try needs: the first day and the number of the tries with a method. */
export async function findTries(
  queries: Queries,
  { invoiceId, number }: TryKey,
): Promise<{
  readonly firstOn: IsoDate
  readonly count: number
  readonly amountCents: number
  readonly methodType: ProvidedType
  readonly ending: string | null
}> {
  const { rows } = await sql<Awaited<ReturnType<typeof findTries>>>`
    select (min(coalesce(o.started_at, t.started_at)) at time zone 'Europe/Paris')::date as "firstOn",
      greatest(count(o.number), 1)::int as count, t.amount_cents as "amountCents",
      t.method_type as "methodType", t.method_ending as ending
    from collection_tries t
    left join collection_tries o on o.invoice_id = t.invoice_id and o.method_id = t.method_id
      and o.number <= t.number and o.started_by is null
    where t.invoice_id = ${invoiceId} and t.number = ${number}
    group by t.started_at, t.amount_cents, t.method_type, t.method_ending`.execute(queries)
  const [row] = rows
  if (row === undefined) throw new Error(`The invoice ${invoiceId} has no try ${number}.`)
  return row
}

/** Notes on the invoice how its last try stands. */
export async function storeState(
  queries: Queries,
  invoiceId: string,
  {
    state,
    reason,
    collectOn,
  }: {
    readonly state: CollectionState
    readonly reason: RefusalReason | null
    readonly collectOn: IsoDate | null
  },
): Promise<void> {
  await queries
    .updateTable('invoices')
    .set({ collection: state, collection_reason: reason, collect_on: collectOn })
    .where('id', '=', invoiceId)
    .execute()
}
