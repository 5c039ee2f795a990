import type { missions } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { can } from '@renfort/domain/access/policy.ts'
import {
  type ListStatus,
  type ProgressStep,
  type SelectionStatus,
  progressSteps,
  selectionStatuses,
} from '@renfort/domain/mission/mission.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import { type ReadCall, organisationOf, ownerLimit, sessionOf } from '../platform/http/route.ts'
import { applicantSight } from '../mission-record/applicant-sight.ts'
import { bringProgressUpToDate } from './bring-progress-up-to-date.ts'
import {
  type MissionListRow,
  type MissionPageRequest,
  type MissionReach,
  findMissionPage,
} from './mission-list-queries.ts'

type Query = Parsed<typeof missions.listMissions>['query']
type Page = Answer<typeof missions.listMissions>

export async function listMissions(
  call: ReadCall,
  { query }: Parsed<typeof missions.listMissions>,
): Promise<Page> {
  const { offset } = query
  const limit = query.limit ?? null
  const request = requestOf(call, query)
  if (request.buckets.length === 0) return { tasks: [], total: 0, limit, offset }
  const { rows, total } = await findUpToDatePage(call, request)
  return { tasks: rows.map((row) => toMissionRow(row, call.locale)), total, limit, offset }
}

async function findUpToDatePage(call: ReadCall, request: MissionPageRequest) {
  const page = await findMissionPage(call.queries, request)
  if (!page.due) return page
  await bringProgressUpToDate(call, request.organisationId)
  return findMissionPage(call.queries, request)
}

function requestOf(call: ReadCall, query: Query): MissionPageRequest {
  const { steps, selections } = wantedOf(
    query.status,
    can(sessionOf(call).actor, 'mission.listDrafts').allowed,
  )
  return {
    organisationId: organisationOf(call),
    reach: reachOf(call, query.managerId),
    sight: applicantSight(call),
    steps,
    selections,
    buckets: bucketsOf(steps, selections),
    limit: query.limit ?? null,
    offset: query.offset,
    now: call.services.clock.now(),
  }
}

/** The filter by manager is for admins; it is ignored for others (decisions §9). */
function reachOf(call: ReadCall, managerId: string | undefined): MissionReach {
  const owner = ownerLimit(call, 'mission.list')
  if (owner !== null) return { kind: 'member', userId: owner }
  const filtered =
    managerId !== undefined && can(sessionOf(call).actor, 'mission.filterByManager').allowed
  return filtered ? { kind: 'manager', userId: managerId } : { kind: 'organisation' }
}

/**
 * What the statuses of a list mean (decisions §8). Drafts are left out for callers who may not see
 * them (C-29).
 */
function wantedOf(
  statuses: readonly ListStatus[] | undefined,
  withDrafts: boolean,
): { steps: readonly ProgressStep[]; selections: readonly SelectionStatus[] } {
  const wanted = new Set<string>(statuses ?? progressSteps)
  return {
    steps: progressSteps.filter((step) => wanted.has(step) && (step !== 'draft' || withDrafts)),
    selections: (['new', 'closed'] as const).filter((selection) => wanted.has(selection)),
  }
}

/** The counters that add up to the total. */
function bucketsOf(
  steps: readonly ProgressStep[],
  selections: readonly SelectionStatus[],
): string[] {
  return progressSteps.flatMap((step) => {
    if (step === 'draft') return steps.includes(step) ? ['draft:'] : []
    const counted = steps.includes(step) ? selectionStatuses : selections
    return counted.map((selection) => `${step}:${selection}`)
  })
}

function toMissionRow(row: MissionListRow, locale: Locale): Page['tasks'][number] {
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    jobTitle: namedTitle(row.jobTitleId, locale),
    status: row.status,
    progressStep: row.progressStep,
    selectionStatus: row.selectionStatus,
    startDate: row.startDate,
    endDate: row.endDate,
    createdAt: row.createdAt,
    manager: personOf(row.managerId, row.managerFirstName, row.managerLastName),
    createdBy: personOf(row.creatorId, row.creatorFirstName, row.creatorLastName),
    uniqueIdentifier: row.uniqueIdentifier,
    origin: row.origin,
    archived: row.archived,
    migrated: row.migrated,
    preSelection: row.preSelection,
    hiredSidersCount: row.hiredSidersCount,
    remote: row.remote,
    isFlexiblePlanning: row.isFlexiblePlanning,
    location:
      row.title === null
        ? null
        : { title: row.title, address: row.address, city: row.city, postalCode: row.postalCode },
    hasPreSelection: row.hasPreSelection,
  }
}

function personOf(id: string | null, firstName: string, lastName: string) {
  return id === null ? null : { id, firstName, lastName }
}
