import type { missions } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { searchWords } from '../../catalogue/search-words.ts'
import { namedTitle } from '../../catalogue/to-job-fields.ts'
import { type ReadCall, organisationOf } from '../../platform/http/route.ts'
import { applicantSight } from '../../mission-record/applicant-sight.ts'
import { bringProgressUpToDate } from '../bring-progress-up-to-date.ts'
import { bucketsOf, reachOf, wantedOf } from './list-request.ts'
import {
  type MissionListRow,
  type MissionPageRequest,
  findMissionPage,
} from './mission-list-queries.ts'
import { searchMissionPage } from './mission-search-queries.ts'

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
  const find = request.words.length === 0 ? findMissionPage : searchMissionPage
  const page = await find(call.queries, request)
  if (!page.due) return page
  await bringProgressUpToDate(call, request.organisationId)
  return find(call.queries, request)
}

function requestOf(call: ReadCall, query: Query): MissionPageRequest {
  const wanted = wantedOf(call, query.status)
  return {
    organisationId: organisationOf(call),
    reach: reachOf(call, query),
    sight: applicantSight(call),
    ...wanted,
    buckets: bucketsOf(wanted),
    words: searchWords(query.q, 'exact'),
    limit: query.limit ?? null,
    offset: query.offset,
    now: call.services.clock.now(),
  }
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
    timeZone: row.timeZone,
    location:
      row.title === null
        ? null
        : { title: row.title, address: row.address, city: row.city, postalCode: row.postalCode },
    hasPreSelection: row.hasPreSelection,
    places: { filled: row.filledPlaces, asked: row.askedPlaces },
  }
}

function personOf(id: string | null, firstName: string, lastName: string) {
  return id === null ? null : { id, firstName, lastName }
}
