import type { groups } from '@renfort/contract'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import type { Actor } from '@renfort/domain/access/actor.ts'
import { type Action, can, reachesOnlyOwn } from '@renfort/domain/access/policy.ts'
import {
  addDays,
  instantInParis,
  isoWeekOf,
  dateInParis,
  localTime,
  mondayOfWeek,
} from '@renfort/domain/kernel/calendar.ts'
import { type ReadCall, sessionOf } from '../platform/http/route.ts'
import { findOverview, type Sight } from './overview-queries.ts'

type Overview = Answer<typeof groups.readOverview>

/** The figures of the companies of the caller's group, read in one statement. */
export async function readOverview(call: ReadCall): Promise<Overview> {
  const { actor, groupId, effectiveUserId } = sessionOf(call)
  if (groupId === null) return []
  const now = call.services.clock.now()
  const { week, year } = isoWeekOf(dateInParis(now))
  const monday = mondayOfWeek(year, week)
  const midnight = localTime('00:00')
  const sightOf = (action: Action) => sightIn(actor, action, effectiveUserId)
  return findOverview(call.queries, {
    groupId,
    now,
    from: instantInParis(monday, midnight),
    to: instantInParis(addDays(monday, 7), midnight),
    drafts: sightOf('mission.listDrafts'),
    applicants: sightOf('applicant.read'),
  })
}

/** The missions that a member of a group sees in its companies; their role is the same in each. */
function sightIn(actor: Actor, action: Action, userId: string): Sight {
  const member: Actor = { ...actor, organisation: 'active' }
  if (!can(member, action).allowed) return { kind: 'none' }
  return reachesOnlyOwn(member, action) ? { kind: 'own', userId } : { kind: 'all' }
}
