import { randomBytes } from 'node:crypto'
import { singleSignOn } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { domainRecord, mostDomains } from '@renfort/domain/single-sign-on/sign-on-domain.ts'
import { DomainRecordsUnavailable } from '../outside/domain-records/port.ts'
import { isUniqueViolation } from '../platform/database/database-failure.ts'
import { everywhere, type Transaction } from '../platform/database/db.ts'
import { notFound, refuse } from '../platform/http/refusal.ts'
import { type Call, type CommandCall, ownOrganisation } from '../platform/http/route.ts'
import { toWire } from '../platform/http/wire-answer.ts'
import { throttleFromAnywhere } from '../platform/throttle/throttle.ts'
import {
  countDomains,
  deleteDomain,
  type DomainRow,
  findDomain,
  insertDomain,
  isTaken,
  noteCheck,
} from './domain-queries.ts'
import { toDomain } from './read-single-sign-on.ts'

type Add = typeof singleSignOn.addDomain
type Check = typeof singleSignOn.checkDomain
type Remove = typeof singleSignOn.removeDomain

export async function addDomain(
  call: CommandCall,
  { params, body: { domain } }: Parsed<Add>,
): Promise<Answer<Add>> {
  const organisationId = ownOrganisation(call, params.id)
  const { queries, transaction } = call
  if (await isTaken(queries, { domain, organisationId })) throw refuse('errors.sso.domain_taken')
  if ((await countDomains(queries, organisationId)) >= mostDomains) {
    throw refuse('errors.sso.too_many_domains', { max: mostDomains })
  }
  const challenge = randomBytes(24).toString('base64url')
  const { now } = transaction
  const row = await insertDomain(queries, { organisationId, domain, challenge, now })
  if (row === undefined) throw refuse('errors.sso.domain_known')
  await transaction.record({
    action: 'singleSignOn.addDomain',
    entity: 'signOnDomain',
    entityId: row.id,
    before: null,
    after: { domain },
  })
  return toDomain(row)
}

/** Name servers are asked outside of the transaction, which then checks whose the domain is. */
export async function checkDomain(call: Call, { params }: Parsed<Check>): Promise<Answer<Check>> {
  const organisationId = ownOrganisation(call, params.id)
  const { db } = call.services
  const key = { organisationId, id: params.domainId }
  const asked = await findDomain(db.queries(everywhere(call.scope)), key)
  if (asked === undefined) throw notFound()
  await throttleFromAnywhere(call, 'sign-on-domain', organisationId)
  if (!(await hasRecord(call, asked))) throw refuse('errors.sso.record_missing')
  return db.transaction(everywhere(call.scope), async (transaction) => {
    const row = await findDomain(transaction.queries, key)
    if (row === undefined) throw notFound()
    await verify(transaction, row)
    const answer = toDomain((await findDomain(transaction.queries, key)) ?? row)
    await call.keep(transaction, toWire(singleSignOn.checkDomain, answer))
    return answer
  })
}

async function hasRecord({ services }: Call, { domain, challenge }: DomainRow): Promise<boolean> {
  const { name, text } = domainRecord(domain, challenge)
  try {
    return await services.domainRecords.has(name, text)
  } catch (error) {
    if (error instanceof DomainRecordsUnavailable) throw refuse('errors.sso.dns_unavailable')
    throw error
  }
}

async function verify({ queries, now, record }: Transaction, row: DomainRow): Promise<void> {
  const verifiedAt = row.verifiedAt ?? now
  try {
    await noteCheck(queries, row.id, { verifiedAt, missingSince: null, now })
  } catch (error) {
    throw isUniqueViolation(error) ? refuse('errors.sso.domain_taken') : error
  }
  await record({
    action: 'singleSignOn.checkDomain',
    entity: 'signOnDomain',
    entityId: row.id,
    before: null,
    after: { domain: row.domain },
  })
}

export async function removeDomain(call: CommandCall, { params }: Parsed<Remove>): Promise<void> {
  const organisationId = ownOrganisation(call, params.id)
  const { queries, transaction } = call
  const row = await findDomain(queries, { organisationId, id: params.domainId })
  if (row === undefined) throw notFound()
  await deleteDomain(queries, row.id)
  await transaction.record({
    action: 'singleSignOn.removeDomain',
    entity: 'signOnDomain',
    entityId: row.id,
    before: { domain: row.domain },
    after: null,
  })
}
