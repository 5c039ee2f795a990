import { collections } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { findOwnInvoice } from '../invoice/invoice-queries.ts'
import { toInvoice } from '../invoice/to-invoice.ts'
import { providerOf, whenItAnswers } from '../payment/ask-provider.ts'
import type { Queries, Transaction } from '../platform/database/db.ts'
import { notFound, refuse } from '../platform/http/refusal.ts'
import { type Call, organisationOf, sessionOf } from '../platform/http/route.ts'
import { toWire } from '../platform/http/wire-answer.ts'
import { collectInvoice } from './collect-invoice.ts'

type Collect = typeof collections.collectInvoice

/**
 * Repeats a refused collection at once, so that a company which has solved the problem need not
 * wait for the next day. A caller who does not know the last try gets its state, and no try starts.
 */
export async function collectNow(
  call: Call,
  { params: { id }, body: { tries } }: Parsed<Collect>,
): Promise<Answer<Collect>> {
  const { services, scope } = call
  const organisationId = organisationOf(call)
  const read = async (queries: Queries) => {
    const found = await findOwnInvoice(queries, { organisationId, id })
    if (found === undefined) throw notFound()
    return found
  }
  const before = await read(services.db.queries(scope))
  const provider = providerOf(services)
  // A later try without an answer is joined: it has one charge, whose answer is the answer of both.
  const isSettled = ({ paidAt, tries: present, collection }: typeof before) =>
    paidAt !== null || (present > tries && collection !== 'started')
  const isKnown = isSettled(before)
  if (!isKnown && (before.tries === 0 || before.collectsBy === null)) {
    throw refuse('errors.invoice.not_collectable')
  }
  const keep = async (transaction: Transaction) => {
    const wire = toWire(
      collections.collectInvoice,
      toInvoice(call, await read(transaction.queries)),
    )
    await call.keep(transaction, wire)
  }
  if (isKnown) await services.db.transaction(scope, keep)
  else {
    const startedBy = sessionOf(call).userId
    const order = { invoiceId: id, provider, scope, startedBy, knownTries: tries, finish: keep }
    const isCollected = await whenItAnswers(collectInvoice(services, order))
    if (!isCollected) {
      // Another call was first: its result is the answer.
      if (!isSettled(await read(services.db.queries(scope)))) {
        throw refuse('errors.invoice.not_collectable')
      }
      await services.db.transaction(scope, keep)
    }
  }
  return toInvoice(call, await read(services.db.queries(scope)))
}
