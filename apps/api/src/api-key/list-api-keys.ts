import type { apiKeys } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { apiKeyState } from '@renfort/domain/api-key/api-key.ts'
import { dateInParis, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { ownOrganisation, type ReadCall } from '../platform/http/route.ts'
import { type ApiKeyRow, findApiKeys } from './api-key-queries.ts'

type List = typeof apiKeys.listApiKeys

export async function listApiKeys(call: ReadCall, { params }: Parsed<List>): Promise<Answer<List>> {
  const today = dateInParis(call.services.clock.now())
  const rows = await findApiKeys(call.queries, ownOrganisation(call, params.id))
  return rows.map((row) => toApiKey(row, today))
}

export function toApiKey(
  { makerId, makerName, hasMaker, ...row }: ApiKeyRow,
  today: IsoDate,
): Answer<List>[number] {
  return {
    ...row,
    maker: { id: makerId, name: makerName },
    state: apiKeyState({ ...row, hasMaker }, today),
  }
}
