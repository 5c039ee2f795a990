import type { staffing } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { HiringCandidate } from '@renfort/contract/staffing.ts'
import { type CandidateFacts, rankCandidates } from '@renfort/domain/hiring/rank-candidates.ts'
import { localDateOf } from '@renfort/domain/kernel/calendar.ts'
import { at } from '@renfort/domain/law/dated.ts'
import { longestWeekMinutes } from '@renfort/domain/law/working-time.ts'
import { languageLevels } from '@renfort/domain/job-description/skills.ts'
import { searchedPerson } from '@renfort/domain/worker/candidate-search.ts'
import { labelOf, languageChoice } from '../catalogue/catalogue.ts'
import { findMissionOfAnyCompany } from '../mission-record/read-mission-record.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import type { ReadCall } from '../platform/http/route.ts'
import {
  findHiringCandidates,
  findSurroundings,
  type HiringCandidateRow,
} from './hiring-candidate-queries.ts'
import { type OpenShift, openShiftsOf } from './open-shifts.ts'

type List = typeof staffing.listHiringCandidates
interface Ranked extends Omit<HiringCandidateRow, 'name'>, CandidateFacts {
  readonly freeShiftIds: readonly string[]
  readonly lacked: { readonly licences: readonly string[]; readonly languages: readonly string[] }
}

/** A page of those who may be hired for a mission, the fittest first. */
export async function listHiringCandidates(
  call: ReadCall,
  { params, query: { q, limit, offset } }: Parsed<List>,
): Promise<Answer<List>> {
  const { queries } = call
  const now = call.services.clock.now()
  const mission = await findMissionOfAnyCompany(call, params.id)
  const open = await openShiftsOf(queries, mission, now)
  const { parentId, ...place } = await findSurroundings(queries, mission.id)
  const rows = await findHiringCandidates(queries, {
    mission,
    parentId,
    jobTitleId: mission.jobTitleId,
    place,
    open,
    person: searchedPerson(q),
    now,
  })
  const firstDay = localDateOf(open[0]?.startsAt ?? now)
  const weekMinutes = at(longestWeekMinutes, firstDay).value
  const ranked = rankCandidates(rows.map((row) => factsOf(row, { mission, open, weekMinutes })))
  return {
    siders: ranked.slice(offset, offset + limit).map((candidate) => toCandidate(call, candidate)),
    openShifts: open.length,
    total: ranked.length,
    limit,
    offset,
  }
}

function factsOf(
  row: HiringCandidateRow,
  {
    mission,
    open,
    weekMinutes,
  }: {
    readonly mission: MissionRecord
    readonly open: readonly OpenShift[]
    readonly weekMinutes: number
  },
): Ranked {
  const free = open.filter((_, i) => !row.busyAt.includes(i + 1))
  const lacked = {
    licences: mission.licenceIds.filter((id) => !row.licenceIds.includes(id)),
    languages: mission.languageIds.filter((id) => !speaks(row.languageIds, id)),
  }
  return {
    ...row,
    lacked,
    missingLicences: lacked.licences.length,
    missingLanguages: lacked.languages.length,
    freeShifts: free.length,
    freeShiftIds: free.flatMap(({ id }) => id ?? []),
    minutesLeft: Math.max(0, weekMinutes - row.weekMinutes),
  }
}

/** Whether one of these languages is the wanted one, at its level or a better one. */
function speaks(languageIds: readonly string[], wantedId: string): boolean {
  const wanted = languageChoice(wantedId)
  if (wanted === null) return languageIds.includes(wantedId)
  return languageIds.some((id) => {
    const spoken = languageChoice(id)
    if (spoken?.ISOCode !== wanted.ISOCode) return false
    return languageLevels.indexOf(spoken.level) >= languageLevels.indexOf(wanted.level)
  })
}

function toCandidate({ services, locale }: ReadCall, candidate: Ranked): HiringCandidate {
  const { lacked } = candidate
  const named = (kind: 'licence' | 'language') => (id: string) => ({
    id,
    name: labelOf(kind, id, locale) ?? id,
  })
  return {
    ...candidate,
    pictureUrl: services.fileLinks.link(candidate.pictureUrl),
    missingLicences: lacked.licences.map(named('licence')),
    missingLanguages: lacked.languages.map(named('language')),
    freeShiftIds: [...candidate.freeShiftIds],
  }
}
