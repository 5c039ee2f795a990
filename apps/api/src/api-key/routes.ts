import { apiKeys } from '@renfort/contract'
import { command, read, type Route } from '../platform/http/route.ts'
import { createApiKey } from './create-api-key.ts'
import { listApiKeys } from './list-api-keys.ts'
import { revokeApiKey } from './revoke-api-key.ts'

export const apiKeyRoutes: readonly Route[] = [
  read(apiKeys.listApiKeys, listApiKeys),
  command(apiKeys.createApiKey, createApiKey),
  command(apiKeys.revokeApiKey, revokeApiKey),
]
