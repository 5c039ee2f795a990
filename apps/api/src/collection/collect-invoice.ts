import { createHash } from 'node:crypto'
import { collectedFrom, isUnderWay, smallestCharge } from '@renfort/domain/collection/collection.ts'
import { type IsoDate, dateInParis } from '@renfort/domain/kernel/calendar.ts'
import type { PaymentProvider } from '../outside/payment/port.ts'
import { everywhere, type Scope, type Transaction } from '../platform/database/db.ts'
import type { Services } from '../platform/services.ts'
import { answerTry } from './answer-try.ts'
import { lockInvoice } from '../invoice/invoice-queries.ts'
import { findToCollect, insertTry, type ToCollect } from './collection-queries.ts'

interface Collection {
  readonly invoiceId: string
  readonly provider: PaymentProvider
  readonly scope: Scope
  /** The user who starts the try; `null` for the product itself. */
  readonly startedBy: string | null
  /**
   * How many tries the caller knows of: if there is a later one, its answer is used and no further
   * try starts.
   */
  readonly knownTries?: number
  /** Runs in the transaction that stores the answer. */
  readonly finish?: (transaction: Transaction) => Promise<void>
}

/**
 * Takes what is left of an invoice from the card or the account of its company. The charge is named at the
 * provider and stored before it may take money, and a named charge takes it once: cut off anywhere and
 * begun again, by any process, an invoice is paid once. Answers `false` where there is nothing to collect.
 */
export async function collectInvoice(
  services: Services,
  { invoiceId, provider, startedBy, knownTries, finish, ...rest }: Collection,
): Promise<boolean> {
  const { db, clock } = services
  const scope = everywhere(rest.scope)
  const found = await findToCollect(db.queries(scope), invoiceId, provider.name)
  if (found === undefined) return false
  if (startedBy === null && !isDue(found, dateInParis(clock.now()))) return false
  if (!isUnderWay(found.state) && found.tries !== (knownTries ?? found.tries)) return false
  const begun = isUnderWay(found.state)
    ? { number: found.tries, chargeId: found.chargeId }
    : await begin(services, { invoiceId, provider, startedBy, scope, found })
  if (begun === null) return false
  const { number, chargeId } = begun
  const answer =
    chargeId === null
      ? ({ state: 'refused', reason: refusedAtOnce(found) } as const)
      : await provider.takeCharge(chargeId)
  await db.transaction(scope, async (transaction) => {
    await answerTry(services, transaction, { invoiceId, number }, answer)
    await finish?.(transaction)
  })
  return true
}

interface Begin {
  readonly invoiceId: string
  readonly provider: PaymentProvider
  readonly startedBy: string | null
  readonly scope: Scope
  readonly found: ToCollect
}

/** Names the charge of a new try and stores it, unless the invoice has changed since. */
async function begin(
  { db }: Services,
  { invoiceId, provider, startedBy, scope, found }: Begin,
): Promise<{ readonly number: number; readonly chargeId: string | null } | null> {
  const { method, openCents } = found
  if (!isOpen(found) || method === null) return null
  const number = found.tries + 1
  const chargeId =
    method.methodState === 'active'
      ? await provider.prepareCharge({
          key: keyOf(invoiceId, number, openCents, method.methodId),
          customerId: method.customerId,
          methodId: method.methodId,
          type: method.type,
          amountCents: openCents,
          reference: found.referenceNumber,
        })
      : null
  return db.transaction(scope, async (transaction) => {
    const { queries, now, record } = transaction
    await lockInvoice(queries, invoiceId)
    const present = await findToCollect(queries, invoiceId, provider.name)
    if (present === undefined) return null
    // Another call has begun the same try: both have the same charge, which takes the money once.
    if (isUnderWay(present.state) && present.tries === number) {
      return { number, chargeId: present.chargeId }
    }
    if (!isSame(present, found)) return null
    const { organisationId, referenceNumber: name } = found
    await insertTry(
      queries,
      { invoiceId, number, organisationId, amountCents: openCents, chargeId, method, startedBy },
      now,
    )
    await record({
      action: 'invoice.collect',
      entity: 'invoice',
      entityId: invoiceId,
      organisationId,
      before: null,
      after: {
        name,
        collection: 'started',
        amountCents: openCents,
        methodEnding: method.last4,
      },
    })
    return { number, chargeId }
  })
}

/** Whether its own day has come: another process may have tried since it was listed. */
function isDue(found: ToCollect, today: IsoDate): boolean {
  if (isUnderWay(found.state)) return true
  const { paidAt, collectOn, refusedMethodId, method } = found
  const from = collectedFrom({
    ...found,
    isPaid: paidAt !== null,
    retryOn: collectOn,
    hasMethod: method !== null,
    hasOtherMethod: method !== null && refusedMethodId !== method.methodId,
  })
  return from !== null && from <= today
}

function isOpen({ paidAt, openCents }: ToCollect): boolean {
  return paidAt === null && openCents >= smallestCharge
}

function isSame(present: ToCollect, found: ToCollect): boolean {
  return (
    isOpen(present) &&
    present.tries === found.tries &&
    present.openCents === found.openCents &&
    present.method?.methodId === found.method?.methodId
  )
}

/** Why a try starts without a charge. */
function refusedAtOnce({ method }: ToCollect): 'mandateRevoked' | 'methodGone' {
  return method?.methodState === 'inactive' ? 'mandateRevoked' : 'methodGone'
}

/**
 * Two orders of the same amount with the same method are one charge; another amount is another
 * charge.
 */
function keyOf(...parts: readonly (string | number)[]): string {
  return `collect-${createHash('sha256').update(parts.join(' ')).digest('hex')}`
}
