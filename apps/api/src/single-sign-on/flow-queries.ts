import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Queries } from '../platform/database/db.ts'

/** What the server keeps of a sign-in that is under way at a provider. */
export interface Flow {
  readonly organisationId: string
  readonly issuer: string
  readonly nonce: string
  readonly codeVerifier: string
  readonly redirectUri: string
}

/** Stores a flow, and deletes those that nobody came back from. */
export async function insertFlow(
  queries: Queries,
  flow: Flow & { stateHash: Buffer; browserHash: Buffer; now: Instant; expiresAt: Instant },
): Promise<void> {
  await queries.deleteFrom('sso_flows').where('expires_at', '<=', flow.now).execute()
  await queries
    .insertInto('sso_flows')
    .values({
      state_hash: flow.stateHash,
      browser_hash: flow.browserHash,
      organisation_id: flow.organisationId,
      issuer: flow.issuer,
      nonce: flow.nonce,
      code_verifier: flow.codeVerifier,
      redirect_uri: flow.redirectUri,
      expires_at: flow.expiresAt,
    })
    .execute()
}

/** Takes the flow of a browser, once; `undefined` for one of another, unknown or expired. */
export async function takeFlow(
  queries: Queries,
  { stateHash, browserHash, now }: { stateHash: Buffer; browserHash: Buffer; now: Instant },
): Promise<Flow | undefined> {
  return queries
    .deleteFrom('sso_flows')
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .returning([
      'organisation_id as organisationId',
      'issuer',
      'nonce',
      'code_verifier as codeVerifier',
      'redirect_uri as redirectUri',
    ])
    .executeTakeFirst()
}
