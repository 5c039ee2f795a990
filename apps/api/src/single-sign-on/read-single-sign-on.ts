import type { singleSignOn } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { providerCallbackPath } from '@renfort/contract/sign-on.ts'
import {
  domainGraceDays,
  domainRecord,
  domainState,
} from '@renfort/domain/single-sign-on/sign-on-domain.ts'
import { apiBase } from '../platform/api-base.ts'
import { instantAfter } from '../platform/clock.ts'
import type { Queries } from '../platform/database/db.ts'
import { ownOrganisation, type ReadCall } from '../platform/http/route.ts'
import type { Services } from '../platform/services.ts'
import { findConnection, findIndependentAdministrators } from './connection-queries.ts'
import { type DomainRow, findDomains } from './domain-queries.ts'

type Read = typeof singleSignOn.readSingleSignOn

export async function readSingleSignOn(
  call: ReadCall,
  { params }: Parsed<Read>,
): Promise<Answer<Read>> {
  return overviewOf(call.services, call.queries, ownOrganisation(call, params.id))
}

export async function overviewOf(
  services: Services,
  queries: Queries,
  organisationId: string,
): Promise<Answer<Read>> {
  const domains = await findDomains(queries, organisationId)
  const connection = await findConnection(queries, organisationId)
  return {
    connection:
      connection === undefined ? null : { ...connection, roleMapping: [...connection.roleMapping] },
    domains: domains.map(toDomain),
    callbackUrl: services.publicUrl() + providerCallbackPath,
    logoutUrl: services.publicUrl() + logoutPathOf(organisationId),
    administrators: await findIndependentAdministrators(queries, organisationId),
  }
}

/** Where the provider of a company tells that somebody signed out. */
export function logoutPathOf(organisationId: string): string {
  return `${apiBase}/auth/single-sign-on/${organisationId}/logout`
}

const dayMs = 86_400_000

export function toDomain(row: DomainRow): Answer<Read>['domains'][number] {
  const { id, domain, challenge, verifiedAt, checkedAt, missingSince } = row
  return {
    id,
    domain,
    state: domainState(row),
    verifiedAt,
    checkedAt,
    record: domainRecord(domain, challenge),
    endsAt: missingSince === null ? null : instantAfter(missingSince, domainGraceDays * dayMs),
  }
}
