import { randomBytes } from 'node:crypto'
import type { calendarFeeds } from '@renfort/contract'
import type { NewCalendarFeed } from '@renfort/contract/calendar-feed.ts'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { calendarFeedLimits } from '@renfort/domain/calendar-feed/calendar-feed.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { findActiveDepartment } from '../department/department-queries.ts'
import { findFavouriteLocation } from '../organisation/location-queries.ts'
import { apiBase } from '../platform/api-base.ts'
import { invalidInput, notFound, refuse } from '../platform/http/refusal.ts'
import { hashToken } from '../platform/http/resolve-session.ts'
import {
  type Call,
  type CommandCall,
  organisationOf,
  type ReadCall,
  sessionOf,
} from '../platform/http/route.ts'
import type { Queries } from '../platform/database/db.ts'
import {
  type FeedOwner,
  findFeeds,
  insertFeed,
  lockFeeds,
  removeFeed,
  updateFeedName,
} from './feed-queries.ts'

type Create = typeof calendarFeeds.createCalendarFeed
type Rename = typeof calendarFeeds.renameCalendarFeed

function ownerOf(call: Call): FeedOwner {
  return { organisationId: organisationOf(call), userId: sessionOf(call).effectiveUserId }
}

export async function listFeeds(
  call: ReadCall,
): Promise<Answer<typeof calendarFeeds.listCalendarFeeds>> {
  return findFeeds(call.queries, ownerOf(call))
}

export async function createFeed(
  call: CommandCall,
  { body: { name, of } }: Parsed<Create>,
): Promise<Answer<Create>> {
  const { queries, transaction, services } = call
  const owner = ownerOf(call)
  const { locale } = sessionOf(call)
  const kept = await lockFeeds(queries, owner)
  if (kept.length >= calendarFeedLimits.feeds) {
    throw refuse('errors.calendar.too_many', { max: calendarFeedLimits.feeds })
  }
  await refuseForeign(queries, owner.organisationId, of)
  const secret = randomBytes(32).toString('base64url')
  const id = await insertFeed(
    queries,
    {
      ...owner,
      hash: hashToken(secret),
      name,
      kind: of.kind,
      locationId: of.kind === 'place' ? of.locationId : null,
      departmentId: of.kind === 'department' ? of.departmentId : null,
      locale,
    },
    transaction.now,
  )
  const feed = (await findFeeds(queries, owner)).find((one) => one.id === id)
  if (feed === undefined) throw notFound()
  await transaction.record({
    action: 'calendar.create',
    entity: 'calendar',
    entityId: id,
    before: null,
    after: { name, ...of },
  })
  return { feed, url: `${services.publicUrl()}${apiBase}/calendars/${secret}.ics` }
}

async function refuseForeign(
  queries: Queries,
  organisationId: string,
  of: NewCalendarFeed['of'],
): Promise<void> {
  const found =
    of.kind === 'mine' ||
    (of.kind === 'place'
      ? await findFavouriteLocation(queries, organisationId, of.locationId)
      : await findActiveDepartment(queries, organisationId, of.departmentId))
  if (found === undefined) {
    const field = of.kind === 'place' ? 'locationId' : 'departmentId'
    throw invalidInput([issue(['of', field], 'errors.field.unknown_choice')])
  }
}

export async function renameFeed(
  call: CommandCall,
  { params, body }: Parsed<Rename>,
): Promise<Answer<Rename>> {
  const { queries, transaction } = call
  const before = (await lockFeeds(queries, ownerOf(call))).find(({ id }) => id === params.id)
  if (before === undefined) throw notFound()
  const { name = before.name } = body
  await updateFeedName(queries, before.id, name, transaction.now)
  await transaction.record({
    action: 'calendar.rename',
    entity: 'calendar',
    entityId: before.id,
    before: { name: before.name },
    after: { name },
  })
  return { ...before, name }
}

export async function revokeFeed(
  call: CommandCall,
  { params }: Parsed<typeof calendarFeeds.revokeCalendarFeed>,
): Promise<void> {
  const { queries, transaction } = call
  const removed = await removeFeed(queries, ownerOf(call), params.id)
  if (removed === undefined) throw notFound()
  await transaction.record({
    action: 'calendar.revoke',
    entity: 'calendar',
    entityId: removed.id,
    before: { name: removed.name },
    after: null,
  })
}
