import type { permanent } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import type { Queries } from '../platform/database/db.ts'

export type PermanentRequest = Parsed<typeof permanent.requestPermanentContract>['body']

interface Origin {
  readonly organisationId: string | null
  readonly userId: string
  readonly now: Instant
}

export async function insertRequest(
  queries: Queries,
  request: PermanentRequest,
  { organisationId, userId, now }: Origin,
): Promise<string> {
  const { location, salary } = request
  const { id } = await queries
    .insertInto('permanent_requests')
    .values({
      organisation_id: organisationId,
      requested_by: userId,
      job_name: request.jobName,
      address: location.address,
      city: location.city,
      postal_code: location.postalCode,
      country: location.country,
      lat: location.lat,
      lon: location.lon,
      salary_min_cents: salary === undefined ? null : eurosToCents(salary.min),
      salary_max_cents: salary === undefined ? null : eurosToCents(salary.max),
      commentary: request.commentary || null,
      start_date: request.startDate as IsoDate,
      available_positions: request.availablePositions,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The contact details of the person who asks. */
export function findRequester(queries: Queries, userId: string) {
  return queries
    .selectFrom('users')
    .select([
      'email',
      'first_name as firstName',
      'last_name as lastName',
      'phone_number as phoneNumber',
    ])
    .where('id', '=', userId)
    .executeTakeFirst()
}
