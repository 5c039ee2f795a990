import type { IsoDate } from '../../kernel/calendar.ts'
import type { AtPlace } from '../../kernel/place-time.ts'
import { type ShiftDraft, shiftFromForm } from '../shift.ts'
import { daysWithTimes, type DayTimes } from './day-times.ts'
import { lineItems, type LineItem } from './line-items.ts'
import { levelOf, type LineNote } from './line-notes.ts'
import { lineTokens, maxLineLength, type Span } from './line-tokens.ts'
import type { LineLocale } from './read-times.ts'
import { namesJob } from './names-job.ts'
import { type DayContext, maxLineShifts, tooMany } from './resolve-days.ts'

export interface ShiftLineOptions extends AtPlace {
  readonly today: IsoDate
  readonly locale: LineLocale
  /** The job of the mission, in the user's words; a line with another job gets a remark. */
  readonly job?: string | undefined
}

export interface ShiftLineReading {
  /**
   * In the order of time; empty while there is a problem. The caller checks the rules of a shift.
   */
  readonly shifts: readonly ShiftDraft[]
  /** The items that were understood, one by one. */
  readonly understood: readonly {
    readonly kind: 'slots' | 'job' | 'days' | 'times' | 'split' | 'break'
    readonly span: Span
  }[]
  /** The job as it was written. */
  readonly job: string | null
  /** Problems, doubts and remarks, in the order of the line. */
  readonly notes: readonly LineNote[]
}

const nothing: ShiftLineReading = { shifts: [], understood: [], job: null, notes: [] }

/**
 * The shifts in a line of words: « 2 serveurs samedi et dimanche 18h-23h, pause 30 min ». Accepts
 * any text, in time proportional to its length; ambiguous and unknown parts get a note.
 */
export function readShiftLine(text: string, options: ShiftLineOptions): ShiftLineReading {
  const whole = { start: 0, end: text.length }
  if (text.length > maxLineLength) {
    const params = { max: maxLineLength }
    return { ...nothing, notes: [{ key: 'line_too_long', span: whole, params }] }
  }
  const items = lineItems(lineTokens(text), options.locale)
  if (items.length === 0) return nothing
  const notes: LineNote[] = []
  const tell = (note: LineNote) => notes.push(note)
  const context = { today: options.today, locale: options.locale, tell }
  const job = textOf(text, items, 'job')
  for (const item of items) tellOfItem(item, tell)
  tellOfJob(items, job, options.job, tell)
  const slots = onlyOne(items, 'slots', ({ count }) => count, 'several_counts', tell) ?? 1
  const pause = onlyOne(items, 'break', ({ minutes }) => minutes, 'several_breaks', tell) ?? 0
  if (!has(items, 'slots')) tell({ key: 'one_sider', span: whole })
  if (!has(items, 'break')) tell({ key: 'no_break', span: whole })
  const planned = daysWithTimes(items, whole, context)
  const shifts = draftsOf(
    planned,
    { timeZone: options.timeZone, slots, breakMinutes: pause },
    whole,
    context,
  )
  const isSound = !notes.some(({ key }) => levelOf(key) === 'problem')
  return {
    shifts: isSound ? shifts : [],
    understood: items.flatMap(pieceOf),
    job,
    notes: notes.toSorted((a, b) => a.span.start - b.span.start),
  }
}

type Kind = LineItem['kind']
type Tell = (note: LineNote) => void

function has(items: readonly LineItem[], kind: Kind): boolean {
  return items.some((item) => item.kind === kind)
}

function textOf(text: string, items: readonly LineItem[], kind: Kind): string | null {
  const item = items.find((each) => each.kind === kind)
  return item === undefined ? null : text.slice(item.span.start, item.span.end)
}

/** The one value of a kind in the line; several different ones are a problem. */
function onlyOne<K extends Kind>(
  items: readonly LineItem[],
  kind: K,
  valueOf: (item: Extract<LineItem, { kind: K }>) => number,
  key: 'several_counts' | 'several_breaks',
  tell: Tell,
): number | null {
  const said = items.filter((item): item is Extract<LineItem, { kind: K }> => item.kind === kind)
  const [first] = said
  const other = said.find((item) => first !== undefined && valueOf(item) !== valueOf(first))
  if (other !== undefined) tell({ key, span: other.span })
  return first === undefined ? null : valueOf(first)
}

const lacking = {
  every: 'every_what',
  until: 'until_what',
  except: 'except_what',
  cut: 'cut_what',
} as const

function tellOfItem(item: LineItem, tell: Tell): void {
  const { span } = item
  if (item.kind === 'unread') tell({ key: item.hasNumber ? 'unread_number' : 'unread_words', span })
  if (item.kind === 'lacking') tell({ key: lacking[item.of], span })
  if (item.kind === 'alternative') tell({ key: 'alternative', span })
  if (item.kind === 'negative') tell({ key: 'negative_count', span })
  if (item.kind === 'partOfDay') tell({ key: 'part_of_day', span })
}

/** Adds a remark when the line names another job than the mission's. */
function tellOfJob(
  items: readonly LineItem[],
  said: string | null,
  job: string | undefined,
  tell: Tell,
): void {
  const item = items.find(({ kind }) => kind === 'job')
  if (item === undefined || said === null || job === undefined || namesJob(said, job)) return
  tell({ key: 'other_job', span: item.span, params: { said, job } })
}

function draftsOf(
  planned: readonly DayTimes[],
  same: Pick<ShiftDraft, 'slots' | 'breakMinutes' | 'timeZone'>,
  whole: Span,
  context: DayContext,
): ShiftDraft[] {
  const drafts = planned.flatMap(({ dates, times }) =>
    dates.flatMap((date) => times.map((each) => shiftFromForm({ date, ...each, ...same }))),
  )
  if (drafts.length > maxLineShifts) {
    tooMany(whole, context)
    return []
  }
  return drafts.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : 0))
}

const pieces: Readonly<Partial<Record<Kind, ShiftLineReading['understood'][number]['kind']>>> = {
  slots: 'slots',
  job: 'job',
  days: 'days',
  every: 'days',
  until: 'days',
  from: 'days',
  except: 'days',
  times: 'times',
  split: 'split',
  break: 'break',
}

function pieceOf({ kind, span }: LineItem): ShiftLineReading['understood'] {
  const piece = pieces[kind]
  return piece === undefined ? [] : [{ kind: piece, span }]
}
