import { type CandidateFacts, rankCandidates } from '@renfort/domain/hiring/rank-candidates.ts'
import { languageLevels } from '@renfort/domain/job-description/skills.ts'
import { type Instant, localDateOf } from '@renfort/domain/kernel/calendar.ts'
import { at } from '@renfort/domain/law/dated.ts'
import { longestWeekMinutes } from '@renfort/domain/law/working-time.ts'
import { searchedPerson } from '@renfort/domain/worker/candidate-search.ts'
import { languageChoice } from '../catalogue/catalogue.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import type { Queries } from '../platform/database/db.ts'
import {
  findHiringCandidates,
  findSurroundings,
  type HiringCandidateRow,
} from './hiring-candidate-queries.ts'
import { type OpenShift, openShiftsOf } from './open-shifts.ts'

export interface RankedCandidate extends Omit<HiringCandidateRow, 'name'>, CandidateFacts {
  readonly freeShiftIds: readonly string[]
  /** What the job asks for and they do not have, by id. */
  readonly lacked: { readonly licences: readonly string[]; readonly languages: readonly string[] }
}

interface RankedCandidates {
  readonly candidates: readonly RankedCandidate[]
  readonly openShifts: number
}

/** Who may be hired for a mission, the fittest first; with a search, all Siders whom it finds. */
export async function rankedCandidates(
  queries: Queries,
  mission: MissionRecord,
  { q = '', now }: { readonly q?: string; readonly now: Instant },
): Promise<RankedCandidates> {
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
  const candidates = rankCandidates(rows.map((row) => factsOf(row, { mission, open, weekMinutes })))
  return { candidates, openShifts: open.length }
}

interface Asked {
  readonly mission: MissionRecord
  readonly open: readonly OpenShift[]
  readonly weekMinutes: number
}

function factsOf(row: HiringCandidateRow, { mission, open, weekMinutes }: Asked): RankedCandidate {
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
