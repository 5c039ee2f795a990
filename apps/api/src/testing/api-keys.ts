import { apiKeys } from '@renfort/contract'
import type { NewApiKey } from '@renfort/contract/api-key.ts'
import { keyScopes } from '@renfort/domain/access/key-scopes.ts'
import { call, type Caller, type TestApp } from './test-app.ts'

export interface TestKey {
  readonly id: string
  /** The caller of the key, for its own company or in the space of its group. */
  readonly caller: Caller
}

/** A key of a company, or of a group, with every scope unless told. */
export async function aKey(
  app: TestApp,
  { id, admin }: { readonly id: string; readonly admin: Caller },
  asked: Partial<NewApiKey> = {},
): Promise<TestKey> {
  const { status, body } = await call(app, apiKeys.createApiKey, admin, {
    params: { id },
    body: { name: 'Paie', scopes: [...keyScopes], ...asked },
  })
  if (status !== 201) throw new Error(`No key was made: ${status}`)
  const nobodysSession = { token: '', userId: admin.userId }
  return { id: body.key.id, caller: { ...nobodysSession, key: body.secret } }
}
