import { type CandidateFacts, rankCandidates } from '@renfort/domain/hiring/rank-candidates.ts'
import { languageLevels } from '@renfort/domain/job-description/skills.ts'
import {
  compareInstants,
  epochMinuteOf,
  type Instant,
  instantOfMinute,
  type IsoDate,
  isoWeekOf,
} from '@renfort/domain/kernel/calendar.ts'
import { dateAt, lastDayOf, startDayOf } from '@renfort/domain/kernel/place-time.ts'
import { at } from '@renfort/domain/law/dated.ts'
import { longestWeekMinutes } from '@renfort/domain/law/working-time.ts'
import { type Period, periodOf } from '@renfort/domain/mission/mission.ts'
import { workedMinutes } from '@renfort/domain/shift/shift.ts'
import { licencesUntil } from '@renfort/domain/sider/licence-end.ts'
import { searchedPerson } from '@renfort/domain/sider/candidate-search.ts'
import { languageChoice } from '../catalogue/catalogue.ts'
import { zoneOfMission } from '../mission-record/mission-pricing.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import { findTakenBlocks } from '../mission-record/taken-block-queries.ts'
import type { Queries } from '../platform/database/db.ts'
import {
  findHiringCandidates,
  findSurroundings,
  type HiringCandidateRow,
} from './hiring-candidate-queries.ts'
import { type OpenShift, openShiftsOf } from './open-shifts.ts'

export interface RankedCandidate extends Omit<HiringCandidateRow, 'name'>, CandidateFacts {
  readonly freeShiftIds: readonly string[]
  /** Requirements of the job that they lack, by id. */
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
  const zone = zoneOfMission(mission)
  const { parentId, ...place } = await findSurroundings(queries, mission.id)
  const rows = await findHiringCandidates(queries, {
    mission,
    parentId,
    jobTitleId: mission.jobTitleId,
    place,
    zone,
    open,
    person: searchedPerson(q),
    now,
  })
  const blocks = await blocksDuring(queries, rows, open)
  const firstDay = dateAt(open[0]?.startsAt ?? now, zone)
  const last = open.at(-1)
  const lastDay = last === undefined ? firstDay : lastDayOf({ ...last, timeZone: zone })
  const weekMinutes = at(longestWeekMinutes, firstDay).value
  const candidates = rankCandidates(
    rows.map((row) =>
      factsOf(withBlocks(row, open, blocks.get(row.id) ?? []), {
        mission,
        open,
        lastDay,
        weekMinutes,
      }),
    ),
  )
  return { candidates, openShifts: open.length }
}

type TakenBlocks = Awaited<ReturnType<typeof findTakenBlocks>>

/** What flexible plannings will ask of candidates around open shifts, by Sider. */
async function blocksDuring(
  queries: Queries,
  rows: readonly HiringCandidateRow[],
  open: readonly OpenShift[],
): Promise<ReadonlyMap<string, TakenBlocks>> {
  const period = periodOf(open)
  if (period === null) return new Map()
  const { startsAt, endsAt } = period
  const around = { since: daysLater(startsAt, -7), until: daysLater(endsAt, 7) }
  const ids = rows.map(({ id }) => id)
  return Map.groupBy(await findTakenBlocks(queries, ids, around), ({ siderId }) => siderId)
}

/** A candidate whom days without shifts yet keep at work too; the law counts them at the hire itself. */
function withBlocks(
  row: HiringCandidateRow,
  open: readonly OpenShift[],
  blocks: TakenBlocks,
): HiringCandidateRow {
  if (blocks.length === 0) return row
  const isBusy = (shift: Period) =>
    blocks.some(
      (block) =>
        compareInstants(block.startsAt, shift.endsAt) < 0 &&
        compareInstants(shift.startsAt, block.endsAt) < 0,
    )
  const busyAt = open.flatMap((shift, i) => (isBusy(shift) ? [i + 1] : []))
  const weeks = Map.groupBy(blocks, (block) => {
    const { year, week } = isoWeekOf(startDayOf(block))
    return `${year}-${week}`
  })
  const minutes = [...weeks.values()].map((week) =>
    week.reduce((sum, block) => sum + workedMinutes(block), 0),
  )
  return {
    ...row,
    busyAt: [...new Set([...row.busyAt, ...busyAt])],
    weekMinutes: Math.max(row.weekMinutes, ...minutes),
  }
}

interface Asked {
  readonly mission: MissionRecord
  readonly open: readonly OpenShift[]
  readonly lastDay: IsoDate
  readonly weekMinutes: number
}

function factsOf(
  row: HiringCandidateRow,
  { mission, open, lastDay, weekMinutes }: Asked,
): RankedCandidate {
  const free = open.filter((_, i) => !row.busyAt.includes(i + 1))
  const held = licencesUntil(row.licenceIds, row.licenceEnds, lastDay)
  const lacked = {
    licences: mission.licenceIds.filter((id) => !held.includes(id)),
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

function daysLater(instant: Instant, days: number): Instant {
  return instantOfMinute(epochMinuteOf(instant) + days * 24 * 60)
}
