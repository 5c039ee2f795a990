import type { Span } from './line-tokens.ts'

/** Errors of a line: it adds no shifts until it is changed. */
export const lineProblems = [
  'line_too_long',
  'no_day',
  'no_times',
  'several_counts',
  'several_breaks',
  'cut_what',
  'times_without_day',
  'unread_number',
  'negative_count',
  'alternative',
  'every_what',
  'every_until_when',
  'until_what',
  'except_what',
  'no_such_day',
  'other_weekday',
  'days_backwards',
  'too_many_shifts',
  'nothing_left',
  'none_before_end',
] as const

/** Ambiguities of a line, and how they were resolved. */
export const lineDoubts = [
  'weekday_is_today',
  'next_weekday',
  'weekend_has_begun',
  'working_week',
  'month_assumed',
  'year_assumed',
  'day_or_month',
  'morning_or_evening',
  'except_nothing',
] as const

/** Remarks: words that were ignored, or that were interpreted. */
export const lineRemarks = [
  'unread_words',
  'other_job',
  'part_of_day',
  'one_sider',
  'no_break',
  'split_day',
  'every_from_today',
] as const

export type LineNoteKey =
  | (typeof lineProblems)[number]
  | (typeof lineDoubts)[number]
  | (typeof lineRemarks)[number]

/** A note about how a line was read, and the part of the text that it concerns. */
export interface LineNote {
  readonly key: LineNoteKey
  readonly span: Span
  readonly params?: Readonly<Record<string, string | number>>
}

export type LineNoteLevel = 'problem' | 'doubt' | 'remark'

export function levelOf(key: LineNoteKey): LineNoteLevel {
  if ((lineProblems as readonly string[]).includes(key)) return 'problem'
  return (lineDoubts as readonly string[]).includes(key) ? 'doubt' : 'remark'
}
