import { statusOf } from '@renfort/contract/kernel/errors.ts'
import { nobody } from '../platform/database/db.ts'
import type { FollowFailure } from '../platform/http/route.ts'
import { insertFailure } from './failure-queries.ts'

/** Answers that say nothing of a mistake: a directory asks whether something exists, and waits its turn. */
const ordinary: readonly number[] = [401, 403, 404, 429, 500, 503, 507]

/** Keeps what was refused to a directory, for the administrator who connected it. */
export const followFailure: FollowFailure = async ({ services, directory, log }, failed) => {
  const { key, metadata, method, path } = failed
  if (directory === null || ordinary.includes(statusOf(key))) return
  const params = Object.fromEntries(
    Object.entries(metadata ?? {}).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  )
  const { organisationId } = directory
  const at = services.clock.now()
  try {
    await insertFailure(services.db.queries(nobody), {
      organisationId,
      at,
      method,
      path: path.replace(/^.*\/scim\/v2/, ''),
      key,
      params,
    })
  } catch (error) {
    log.warn({ err: error }, 'a refusal to a directory was not kept')
  }
}
