import { addDays, addMonths, daysBetween } from '../kernel/calendar.ts'
import type { IsoDate } from '../kernel/calendar.ts'
import { folded } from '../kernel/folded.ts'
import { at } from '../law/dated.ts'
import type { DatedList } from '../law/dated.ts'
import {
  barredWorkWords,
  dismissalRule,
  longestMissionMonthsByCase,
  physicianWords,
  strikeWords,
} from '../law/temporary-work.ts'
import type { MotiveReason } from '../mission/motive.ts'
import { ofTheMission } from './finding.ts'
import type { Finding, LawFindingKey } from './finding.ts'

export interface MissionDates {
  readonly startDate: IsoDate
  readonly endDate: IsoDate
}

/** The longest mission of a motive, in calendar months (law §3.2). */
export function longestMonths(reason: MotiveReason | null, date: IsoDate): number {
  const { ordinary, awaitedRecruit } = at(longestMissionMonthsByCase, date).value
  return reason === 'waitingRecruitment' ? awaitedRecruit : ordinary
}

export function missionLengthFindings(
  { startDate, endDate }: MissionDates,
  reason: MotiveReason | null,
): Finding[] {
  const limit = longestMonths(reason, startDate)
  const last = addDays(addMonths(startDate, limit), -1)
  if (endDate <= last) return []
  const found = monthsBegun(startDate, endDate)
  return [
    {
      ...ofTheMission,
      key: 'mission_length',
      source: at(longestMissionMonthsByCase, startDate).source,
      dates: [startDate, endDate],
      measure: { unit: 'months', limit, found },
      repair: { kind: 'end_on', date: last },
    },
  ]
}

function monthsBegun(from: IsoDate, to: IsoDate): number {
  let months = 0
  while (daysBetween(addMonths(from, months), to) >= 0) months++
  return months
}

/** The texts that the company wrote about the mission. */
export interface MissionWords {
  readonly reason: MotiveReason | null
  readonly motive: readonly string[]
  readonly work: readonly string[]
}

/** Cases in which a mission is forbidden, found by words in its texts (L1251-9, L1251-10). */
export function forbiddenCaseFindings(
  { reason, motive, work }: MissionWords,
  dates: MissionDates,
): Finding[] {
  const { startDate, endDate } = dates
  const found = [
    mentionFinding('strike', strikeWords, motive, startDate),
    mentionFinding('occupational_physician', physicianWords, [...motive, ...work], startDate),
    mentionFinding('barred_work', barredWorkWords, [...motive, ...work], startDate),
  ]
  const { value, source } = at(dismissalRule, startDate)
  const isLong = endDate >= addMonths(startDate, value.missionMonths)
  if (reason === 'activityIncrease' && isLong) {
    const words = [{ from: startDate, value: value.words, source }] as const
    found.push(mentionFinding('economic_dismissal', words, motive, startDate))
  }
  return found.flatMap((finding) => finding ?? [])
}

function mentionFinding(
  key: LawFindingKey,
  list: DatedList<readonly string[]>,
  texts: readonly string[],
  date: IsoDate,
): Finding | null {
  const { value: words, source } = at(list, date)
  const text = ` ${texts.map(folded).join(' | ')} `
  const mention = words.find((word) => text.includes(` ${folded(word)} `))
  return mention === undefined ? null : { ...ofTheMission, key, source, dates: [], mention }
}
