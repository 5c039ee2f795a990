import type { directories } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { directoryLimits } from '@renfort/domain/directory-sync/directory-sync.ts'
import { newDirectorySecret } from '../platform/http/directory-session.ts'
import { notFound, refuse } from '../platform/http/refusal.ts'
import { type CommandCall, ownOrganisation, sessionOf } from '../platform/http/route.ts'
import {
  countTokensInUse,
  findToken,
  insertToken,
  markTokenRevoked,
  openDirectory,
  type TokenRow,
} from './token-queries.ts'

type Create = typeof directories.createDirectoryToken

export async function createDirectoryToken(
  call: CommandCall,
  { params, body }: Parsed<Create>,
): Promise<Answer<Create>> {
  const organisationId = ownOrganisation(call, params.id)
  const { transaction, queries } = call
  await openDirectory(queries, organisationId, transaction.now)
  if ((await countTokensInUse(queries, organisationId)) >= directoryLimits.tokens) {
    throw refuse('errors.directory.too_many_tokens', { max: directoryLimits.tokens })
  }
  const { secret, hash, start } = newDirectorySecret()
  const { name } = body
  const id = await insertToken(
    queries,
    { organisationId, makerId: sessionOf(call).userId, name, hash, start },
    transaction.now,
  )
  const row = await findToken(queries, organisationId, id)
  if (row === undefined) throw notFound()
  await transaction.record({
    action: 'directory.createToken',
    entity: 'directoryToken',
    entityId: id,
    before: null,
    after: { name, start },
  })
  return { token: toToken(row), secret }
}

export async function revokeDirectoryToken(
  call: CommandCall,
  { params }: Parsed<typeof directories.revokeDirectoryToken>,
): Promise<void> {
  const organisationId = ownOrganisation(call, params.id)
  const { transaction, queries } = call
  const revoked = await markTokenRevoked(
    queries,
    { organisationId, id: params.directoryTokenId, revokedBy: sessionOf(call).userId },
    transaction.now,
  )
  if (revoked === undefined) throw notFound()
  await transaction.record({
    action: 'directory.revokeToken',
    entity: 'directoryToken',
    entityId: revoked.id,
    before: { name: revoked.name },
    after: null,
  })
}

export function toToken({ makerId, makerName, ...row }: TokenRow): Answer<Create>['token'] {
  return { ...row, maker: { id: makerId, name: makerName } }
}
