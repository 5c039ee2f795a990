import { everyMinutes } from '@renfort/domain/kernel/schedule.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { domainGraceDays, domainRecord } from '@renfort/domain/single-sign-on/sign-on-domain.ts'
import { DomainRecordsUnavailable } from '../outside/domain-records/port.ts'
import { instantAfter, millisecondsBetween } from '../platform/clock.ts'
import type { Scope, Transaction } from '../platform/database/db.ts'
import { noData, productJob } from '../platform/jobs/job.ts'
import type { Services } from '../platform/services.ts'
import { type DomainRow, findDomain, findUnchecked, noteCheck } from './domain-queries.ts'
import { mailDomainMissing } from './domain-mail.ts'

const dayMs = 86_400_000

/**
 * Looks each day whether verified domains still have their record. One that is missing is told to
 * the administrators at once, and counts no more after two weeks; name servers that are down say
 * nothing of it.
 */
export const checkDomains = productJob({
  name: 'check-sign-on-domains',
  data: noData,
  schedule: everyMinutes(60),
  handler: async ({ services, scope, signal }) => {
    const before = instantAfter(services.clock.now(), -dayMs)
    for (const row of await findUnchecked(services.db.queries(scope), before)) {
      signal.throwIfAborted()
      await checkOne(services, scope, row)
    }
  },
})

async function checkOne(services: Services, scope: Scope, row: DomainRow): Promise<void> {
  const { name, text } = domainRecord(row.domain, row.challenge)
  const isThere = await services.domainRecords.has(name, text).catch((error: unknown) => {
    if (error instanceof DomainRecordsUnavailable) return null
    throw error
  })
  if (isThere === null) return
  const of = { ...scope, organisationId: row.organisationId }
  await services.db.transaction(of, async (transaction) => {
    transaction.leaveUnchanged()
    const current = await findDomain(transaction.queries, row)
    if (current?.verifiedAt === undefined || current.verifiedAt === null) return
    if (isThere) await noteThere(transaction, current.id, current.verifiedAt)
    else await noteMissing(services, transaction, { ...current, verifiedAt: current.verifiedAt })
  })
}

async function noteThere(
  { queries, now }: Transaction,
  id: string,
  verifiedAt: Instant,
): Promise<void> {
  await noteCheck(queries, id, { verifiedAt, missingSince: null, now })
}

async function noteMissing(
  services: Services,
  transaction: Transaction,
  row: DomainRow & { readonly verifiedAt: Instant },
): Promise<void> {
  const { queries, now } = transaction
  const missingSince = row.missingSince ?? now
  const isLost = millisecondsBetween(missingSince, now) >= domainGraceDays * dayMs
  await noteCheck(queries, row.id, {
    verifiedAt: isLost ? null : row.verifiedAt,
    missingSince: isLost ? null : missingSince,
    now,
  })
  if (row.missingSince !== null && !isLost) return
  await mailDomainMissing(services, transaction, { ...row, isLost })
  await transaction.record({
    action: isLost ? 'singleSignOn.loseDomain' : 'singleSignOn.missDomain',
    entity: 'signOnDomain',
    entityId: row.id,
    before: null,
    after: { domain: row.domain },
  })
}
