import type { apiKeys } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { scopesToGive } from '@renfort/domain/access/key-scopes.ts'
import { apiKeyLimits } from '@renfort/domain/api-key/api-key.ts'
import { dateInParis, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { invalidInput, notFound, refuse } from '../platform/http/refusal.ts'
import { canonicalNetwork, newKeySecret } from '../platform/http/resolve-key.ts'
import { type CommandCall, ownOrganisation, sessionOf } from '../platform/http/route.ts'
import { countKeysInUse, findApiKey, insertApiKey } from './api-key-queries.ts'
import { toApiKey } from './list-api-keys.ts'

type Create = typeof apiKeys.createApiKey

export async function createApiKey(
  call: CommandCall,
  { params, body }: Parsed<Create>,
): Promise<Answer<Create>> {
  const organisationId = ownOrganisation(call, params.id)
  const { transaction, queries } = call
  const { actor, userId } = sessionOf(call)
  const given = scopesToGive(actor)
  if (!body.scopes.every((scope) => given.includes(scope))) {
    throw invalidInput([issue(['scopes'], 'errors.key.scope_beyond')])
  }
  const today = dateInParis(transaction.now)
  const endsOn = body.endsOn as IsoDate | null
  if (endsOn !== null && endsOn < today) {
    throw invalidInput([issue(['endsOn'], 'errors.key.end_in_past')])
  }
  if ((await countKeysInUse(queries, organisationId, today)) >= apiKeyLimits.keys) {
    throw refuse('errors.key.too_many', { max: apiKeyLimits.keys })
  }
  const { secret, hash, start } = newKeySecret()
  const draft = {
    organisationId,
    makerId: userId,
    name: body.name,
    scopes: [...new Set(body.scopes)],
    endsOn,
    networks: [...new Set(body.networks.map(canonicalNetwork))],
  }
  const id = await insertApiKey(queries, { ...draft, hash, start }, transaction.now)
  const row = await findApiKey(queries, organisationId, id)
  if (row === undefined) throw notFound()
  const { name, scopes, networks } = draft
  await transaction.record({
    action: 'apiKey.create',
    entity: 'apiKey',
    entityId: id,
    before: null,
    after: { name, start, scopes, endsOn, networks },
  })
  return { key: toApiKey(row, today), secret }
}
