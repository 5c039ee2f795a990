import { lifeCycle } from '@renfort/domain/invoice/life-cycle/life-cycle.ts'
import {
  type ReadStatus,
  readStatusMessage,
} from '@renfort/domain/invoice/life-cycle/status-message.ts'
import { type Instant, instant } from '@renfort/domain/kernel/calendar.ts'
import { everyMinutes } from '@renfort/domain/kernel/schedule.ts'
import {
  type FlowNews,
  FlowRefused,
  type InvoicePlatform,
} from '../../outside/invoice-platform/port.ts'
import { instantAfter } from '../../platform/clock.ts'
import { nobody, type Transaction } from '../../platform/database/db.ts'
import { noData, productJob } from '../../platform/jobs/job.ts'
import {
  findInvoiceKey,
  findInvoiceOfFlow,
  findReadUntil,
  lockLifeCycle,
  storeReadUntil,
  storeUntransmitted,
} from './life-cycle-queries.ts'
import { recordStatus } from './record-status.ts'
import { findKnownMessages } from './status-queries.ts'

/** No invoice was transmitted before the reform began. */
const reformStart = instant('2026-09-01T00:00:00Z')
/**
 * News that the platform publishes late may have an earlier date: so each run reads this much
 * again.
 */
const overlapMilliseconds = 300_000

/**
 * Asks the approved platform for news of invoices, and stores each message once. A message that
 * cannot be read does not block later ones: the job fails at its end, and the console shows it.
 */
export const readPlatformNews = productJob({
  name: 'read-invoice-platform',
  data: noData,
  schedule: everyMinutes(2),
  handler: async ({ services: { db, invoicePlatform: platform }, signal }) => {
    if (platform === null) return
    const queries = db.queries(nobody)
    const readUntil = await findReadUntil(queries)
    const after = readUntil === null ? reformStart : instantAfter(readUntil, -overlapMilliseconds)
    const news = await platform.newsAfter(after)
    const known = await findKnownMessages(
      queries,
      news.map(({ flowId }) => flowId),
    )
    const unreadable: string[] = []
    for (const each of news) {
      if (signal.aborted) return
      const said = known.has(each.flowId) ? [] : await statusesIn(platform, each)
      if (said === null) unreadable.push(each.flowId)
      await db.transaction(nobody, async (transaction) => {
        for (const status of said ?? []) await keepStatus(transaction, each.flowId, status)
        if (each.kind === 'refused') await keepRefusal(transaction, each)
        await storeReadUntil(transaction.queries, latest(readUntil, each.updatedAt))
      })
    }
    if (unreadable.length > 0) {
      throw new Error(`The platform sent what nobody can read: ${unreadable.join(', ')}`)
    }
  },
})

async function statusesIn(
  platform: InvoicePlatform,
  { kind, flowId }: FlowNews,
): Promise<readonly ReadStatus[] | null> {
  if (kind !== 'status') return []
  try {
    return readStatusMessage(await platform.readStatus(flowId))
  } catch (error) {
    if (error instanceof FlowRefused) return null
    throw error
  }
}

async function keepStatus(
  transaction: Transaction,
  message: string,
  { referenceNumber, status, at, reason, paidIn }: ReadStatus,
): Promise<void> {
  const key = await findInvoiceKey(transaction.queries, referenceNumber)
  if (key === undefined) return
  const { code } = lifeCycle[status]
  const id = await recordStatus(transaction, key, {
    code,
    at,
    by: 'platform',
    userId: null,
    reasonCode: reason?.code ?? null,
    reason: reason?.words ?? null,
    amountCents: paidIn?.amountCents ?? null,
    taxRate: paidIn?.taxRate ?? null,
    message,
  })
  if (id === undefined) return
  await transaction.record({
    action: 'invoice.status',
    entity: 'invoice',
    entityId: key.invoiceId,
    organisationId: key.organisationId,
    before: null,
    after: { name: referenceNumber, statusCode: String(code), comment: reason?.words ?? undefined },
  })
}

/** A file that the platform refused can be sent again once it is corrected. */
async function keepRefusal(
  { queries, now }: Transaction,
  { flowId, reason: detail }: Extract<FlowNews, { kind: 'taken' | 'refused' }>,
): Promise<void> {
  const key = await findInvoiceOfFlow(queries, flowId)
  if (key === undefined) return
  await lockLifeCycle(queries, key, now)
  await storeUntransmitted(queries, key, { reason: 'refusedFile', detail, now })
}

function latest(a: Instant | null, b: Instant): Instant {
  return a !== null && a > b ? a : b
}
