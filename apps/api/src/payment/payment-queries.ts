import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { PaymentMethod, ProvidedType } from '@renfort/domain/payment/payment-method.ts'
import type { Queries } from '../platform/database/db.ts'
import { json, type JsonColumns } from '../platform/database/json-columns.ts'

/** The stored payment of a company; `null` for fields that it never entered. */
export interface StoredPayment {
  readonly accountingInfo: JsonColumns['payment_informations.accounting_info'] | null
  readonly billingAddress: JsonColumns['payment_informations.billing_address'] | null
  readonly tvaNumber: string | null
  readonly wantOrderForm: boolean
  readonly paymentMethod: PaymentMethod | null
  /** The id of the method at the provider. */
  readonly methodId: string | null
}

export const noPayment: StoredPayment = {
  accountingInfo: null,
  billingAddress: null,
  tvaNumber: null,
  wantOrderForm: false,
  paymentMethod: null,
  methodId: null,
}

function payments(queries: Queries) {
  return queries
    .selectFrom('payment_informations')
    .select([
      'accounting_info as accountingInfo',
      'billing_address as billingAddress',
      'tva_number as tvaNumber',
      'want_order_form as wantOrderForm',
      'payment_method as paymentMethod',
      'provider_method_id as methodId',
    ])
}

export async function findPayment(queries: Queries, organisationId: string) {
  const row = await payments(queries)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  return row ?? noPayment
}

/** The company that uses a payment method. */
export async function findPaymentByMethod(queries: Queries, methodId: string) {
  return payments(queries)
    .select('organisation_id as organisationId')
    .where('provider_method_id', '=', methodId)
    .executeTakeFirst()
}

export async function savePayment(
  queries: Queries,
  organisationId: string,
  payment: StoredPayment,
): Promise<void> {
  const values = {
    accounting_info: orNull(payment.accountingInfo),
    billing_address: orNull(payment.billingAddress),
    tva_number: payment.tvaNumber,
    want_order_form: payment.wantOrderForm,
    payment_method: orNull(payment.paymentMethod),
    provider_method_id: payment.methodId,
  }
  await queries
    .insertInto('payment_informations')
    .values({ organisation_id: organisationId, ...values })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(values))
    .execute()
}

function orNull(value: object | null): string | null {
  return value === null ? null : json(value)
}

export type ProviderName = 'stripe' | 'local'

export async function findCustomer(
  queries: Queries,
  organisationId: string,
  provider: ProviderName,
): Promise<string | null> {
  const row = await queries
    .selectFrom('payment_customers')
    .select('customer_id')
    .where('organisation_id', '=', organisationId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row?.customer_id ?? null
}

export async function keepCustomer(
  queries: Queries,
  customer: {
    readonly organisationId: string
    readonly provider: ProviderName
    readonly customerId: string
    readonly now: Instant
  },
): Promise<void> {
  await queries
    .insertInto('payment_customers')
    .values({
      organisation_id: customer.organisationId,
      provider: customer.provider,
      customer_id: customer.customerId,
      created_at: customer.now,
    })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'provider']).doNothing())
    .execute()
}

export type SetupStatus = 'open' | 'succeeded' | 'failed'

export interface StoredSetup {
  readonly setupId: string
  readonly type: ProvidedType
  readonly status: SetupStatus
}

export async function findSetup(queries: Queries, organisationId: string) {
  const row = await queries
    .selectFrom('payment_setups')
    .select(['setup_id as setupId', 'status'])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  return row ?? null
}

/** Stores the set-up of a company in place of the former one. */
export async function keepSetup(
  queries: Queries,
  organisationId: string,
  setup: Omit<StoredSetup, 'status'> & { readonly now: Instant },
): Promise<void> {
  const values = {
    setup_id: setup.setupId,
    type: setup.type,
    status: 'open' as const,
    created_at: setup.now,
  }
  await queries
    .insertInto('payment_setups')
    .values({ organisation_id: organisationId, ...values })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(values))
    .execute()
}

/** Stores the result of a set-up, if it is the last one of that customer. */
export async function settleSetup(
  queries: Queries,
  result: { readonly setupId: string; readonly customerId: string; readonly status: SetupStatus },
): Promise<string | null> {
  const row = await queries
    .updateTable('payment_setups as s')
    .set({ status: result.status })
    .where('s.setup_id', '=', result.setupId)
    .where('s.status', '!=', result.status)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment_customers as c')
          .select('c.customer_id')
          .whereRef('c.organisation_id', '=', 's.organisation_id')
          .where('c.customer_id', '=', result.customerId),
      ),
    )
    .returning('s.organisation_id')
    .executeTakeFirst()
  return row?.organisation_id ?? null
}

export async function dropSetup(queries: Queries, organisationId: string): Promise<void> {
  await queries.deleteFrom('payment_setups').where('organisation_id', '=', organisationId).execute()
}

/** Stores an event of the provider; returns whether it is new. */
export async function rememberEvent(
  queries: Queries,
  event: { readonly id: string; readonly type: string; readonly now: Instant },
): Promise<boolean> {
  const row = await queries
    .insertInto('payment_events')
    .values({ id: event.id, type: event.type, received_at: event.now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
