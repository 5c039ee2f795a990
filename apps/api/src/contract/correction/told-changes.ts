import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { ChangedHours, TermsChange } from '@renfort/domain/contract/paper/changed-terms.ts'
import { isIsoDate } from '@renfort/domain/kernel/calendar.ts'
import { localAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { overseasZoneName } from '@renfort/domain/law/zone-names.ts'
import type { MotiveDraft } from '@renfort/domain/mission/motive.ts'
import { fillWords } from '../../platform/fill-words.ts'
import { formatsOf } from '../../platform/formats-of.ts'
import { wordsOf } from '../words-of.ts'

/** A change of a contract as texts: the former value, and the new one. */
export interface ToldChange {
  readonly field: TermsChange['field']
  readonly label: string
  readonly before: string[]
  readonly after: string[]
}

interface Told {
  readonly locale: Locale
  /** The time zone of the place of work. */
  readonly timeZone: TimeZone
}

/** The changes of a version, former and new values side by side (CTR-22). */
export function toldChanges(changes: readonly TermsChange[], to: Told): ToldChange[] {
  return changes.map((change) => {
    const { label, ...lines } = told(change, to)
    return { field: change.field, label, ...lines }
  })
}

function told(change: TermsChange, { locale, timeZone }: Told): Omit<ToldChange, 'field'> {
  const { changed: words } = wordsOf(locale)
  const { money, list } = formatsOf(locale)
  const both = <Value>(
    { before, after }: { readonly before: Value; readonly after: Value },
    lines: (value: Value) => string[],
  ) => ({ before: lines(before), after: lines(after) })
  const label = words.fields[change.field]
  switch (change.field) {
    case 'hours': {
      const zone = overseasZoneName(timeZone, locale)
      return {
        label: `${[label, zone].filter((part) => part !== null).join(', ')} (${list(change.siders)})`,
        ...both(change, (hours) => hoursLines(hours, { locale, timeZone })),
      }
    }
    case 'motive':
      return { label, ...both(change, (motive) => motiveLines(motive, locale)) }
    case 'hourlyRate':
    case 'price':
      return { label, ...both(change, (cents) => [money(cents)]) }
    case 'executiveStatus':
      return {
        label,
        ...both(change, (status) => [
          (status === null ? undefined : statusOf(status, locale)) ?? words.nothing,
        ]),
      }
    case 'siders':
    case 'subtasks':
    case 'risks':
    case 'licences':
    case 'equipments':
      return {
        label,
        ...both(change, (names) => (names.length === 0 ? [words.nothing] : [...names])),
      }
    default:
      return { label, ...both(change, (text) => [text ?? words.nothing]) }
  }
}

function statusOf(status: string, locale: Locale): string | undefined {
  const { statuses } = wordsOf(locale).changed
  return status in statuses ? statuses[status as keyof typeof statuses] : undefined
}

function hoursLines({ shifts, minutes }: ChangedHours, { locale, timeZone }: Told): string[] {
  const { changed: words } = wordsOf(locale)
  const { day, duration } = formatsOf(locale)
  const lines = shifts.map(({ startsAt, endsAt, breakMinutes }) => {
    const [start, end] = [localAt(startsAt, timeZone), localAt(endsAt, timeZone)]
    return fillWords(breakMinutes === 0 ? words.shiftWithoutBreak : words.shift, {
      day: day(start.date),
      from: start.time,
      to: end.time,
      break: duration(breakMinutes),
    })
  })
  return [...lines, fillWords(words.worked, { duration: duration(minutes) })]
}

function motiveLines(motive: MotiveDraft | null, locale: Locale): string[] {
  const { changed: words } = wordsOf(locale)
  if (motive === null) return [words.nothing]
  const { day } = formatsOf(locale)
  const dayOf = (date: string) => (isIsoDate(date) ? day(date) : date)
  return [
    words.motives[motive.reason],
    motive.justification,
    ...motive.replacements.map(({ name, position, justification }) =>
      [name, position, justification].join(', '),
    ),
    ...motive.recruitments.map(({ name, position, date }) =>
      [name, position, dayOf(date.slice(0, 10))].join(', '),
    ),
  ].filter((line) => line !== '')
}
