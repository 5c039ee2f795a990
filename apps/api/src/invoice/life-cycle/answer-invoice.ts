import type { invoiceLifeCycles } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { companyAnswers } from '@renfort/domain/invoice/life-cycle/company-answers.ts'
import { lifeCycleMachine } from '@renfort/domain/invoice/life-cycle/life-cycle-transitions.ts'
import { currentStatus, lifeCycle } from '@renfort/domain/invoice/life-cycle/life-cycle.ts'
import { transition } from '@renfort/domain/kernel/transition.ts'
import { notFound, throwRefusal } from '../../platform/http/refusal.ts'
import { type CommandCall, organisationOf, sessionOf } from '../../platform/http/route.ts'
import { findOwnInvoice } from '../invoice-queries.ts'
import { lockLifeCycle } from './life-cycle-queries.ts'
import { readLifeCycle } from './read-life-cycle.ts'
import { recordStatus, saidStatuses } from './record-status.ts'
import { findStatuses } from './status-queries.ts'

type AnswerInvoice = typeof invoiceLifeCycles.answerInvoice

/** The company approves an invoice, or disputes it with a reason. */
export async function answerInvoice(
  call: CommandCall,
  { params: { id }, body }: Parsed<AnswerInvoice>,
): Promise<Answer<AnswerInvoice>> {
  const { queries, transaction } = call
  const { actor, userId } = sessionOf(call)
  const { now } = transaction
  const organisationId = organisationOf(call)
  const invoice = await findOwnInvoice(queries, { organisationId, id })
  if (invoice === undefined) throw notFound()
  const key = { organisationId, invoiceId: id }
  await lockLifeCycle(queries, key, now)
  const state = currentStatus(saidStatuses(await findStatuses(queries, key)))
  const outcome = transition(lifeCycleMachine, body.answer, { state, agent: actor, facts: null })
  throwRefusal(outcome.refusal)
  const { code } = lifeCycle[companyAnswers[body.answer]]
  const isDispute = body.answer === 'dispute'
  await recordStatus(transaction, key, {
    code,
    at: now,
    by: 'company',
    userId,
    reasonCode: isDispute ? body.reason : null,
    reason: isDispute ? body.comment : null,
    amountCents: null,
    taxRate: null,
    message: null,
  })
  await transaction.record({
    action: 'invoice.answer',
    entity: 'invoice',
    entityId: id,
    before: null,
    after: {
      name: invoice.referenceNumber,
      statusCode: String(code),
      ...(isDispute && { comment: body.comment }),
    },
  })
  return readLifeCycle(queries, key)
}
