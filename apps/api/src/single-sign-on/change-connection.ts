import type { singleSignOn } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { invalidInput, notFound, refuse } from '../platform/http/refusal.ts'
import { type CommandCall, ownOrganisation } from '../platform/http/route.ts'
import {
  type ConnectionRow,
  deleteConnection,
  findConnection,
  findIndependentAdministrators,
  type StoredConnection,
  storeConnection,
} from './connection-queries.ts'
import { overviewOf } from './read-single-sign-on.ts'

type Save = typeof singleSignOn.saveConnection
type Remove = typeof singleSignOn.removeConnection

export async function saveConnection(
  call: CommandCall,
  { params, body }: Parsed<Save>,
): Promise<Answer<Save>> {
  const organisationId = ownOrganisation(call, params.id)
  const { transaction, queries, services } = call
  const before = await findConnection(queries, organisationId)
  const { clientSecret, ...settings } = body
  const stored: StoredConnection = {
    organisationId,
    ...settings,
    clientSecret: sealedSecret(call, before, { organisationId, clientSecret }),
    workedAt: isSameProvider(before, settings) ? before.workedAt : null,
  }
  const administrator = await emergencyAdministrator(call, stored)
  // Nobody is asked to use what has let nobody in yet.
  if (stored.isRequired && stored.workedAt === null) throw refuse('errors.sso.untried')
  await storeConnection(queries, stored, transaction.now)
  await transaction.record({
    action: 'singleSignOn.save',
    entity: 'organisation',
    entityId: organisationId,
    before: before === undefined ? null : audited(before),
    after: { ...audited(stored), emergencyAdministrator: administrator },
  })
  return overviewOf(services, queries, organisationId)
}

function isSameProvider(
  before: ConnectionRow | undefined,
  { issuer, clientId }: Pick<StoredConnection, 'issuer' | 'clientId'>,
): before is ConnectionRow {
  return before?.issuer === issuer && before.clientId === clientId
}

/** The secret is needed at each sign-in; it is sealed for its company alone. */
function sealedSecret(
  { services }: CommandCall,
  before: ConnectionRow | undefined,
  given: { organisationId: string; clientSecret: string | null },
): Buffer {
  if (given.clientSecret !== null) {
    return services.secretBox.seal(Buffer.from(given.clientSecret), given.organisationId)
  }
  if (before === undefined) throw invalidInput([issue(['clientSecret'], 'errors.field.required')])
  return before.clientSecret
}

/** Who keeps the other ways in is an administrator who has one; answers their name. */
async function emergencyAdministrator(
  { queries }: CommandCall,
  { organisationId, emergencyAdminId }: StoredConnection,
): Promise<string | null> {
  if (emergencyAdminId === null) return null
  const able = await findIndependentAdministrators(queries, organisationId)
  const found = able.find(({ id }) => id === emergencyAdminId)
  if (found === undefined) {
    throw invalidInput([issue(['emergencyAdminId'], 'errors.sso.emergency_admin')])
  }
  return found.name
}

/** What the audit keeps of a connection: never the secret. */
function audited(connection: Omit<StoredConnection, 'clientSecret'>) {
  const { issuer, clientId, defaultRole, rolesClaim, roleMapping, isRequired } = connection
  return {
    issuer,
    clientId,
    defaultRole,
    rolesClaim,
    mappedRoles: roleMapping,
    isProviderRequired: isRequired,
  }
}

export async function removeConnection(
  call: CommandCall,
  { params }: Parsed<Remove>,
): Promise<void> {
  const organisationId = ownOrganisation(call, params.id)
  const before = await findConnection(call.queries, organisationId)
  if (before === undefined) throw notFound()
  await deleteConnection(call.queries, organisationId)
  await call.transaction.record({
    action: 'singleSignOn.remove',
    entity: 'organisation',
    entityId: organisationId,
    before: audited(before),
    after: null,
  })
}
