import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { holidayName } from '@renfort/domain/law/holiday-names.ts'
import {
  holidayOn,
  localArticleOf,
  localHolidaySlugs,
} from '@renfort/domain/law/public-holidays.ts'
import { fillWords } from '../../platform/fill-words.ts'
import { formatsOf } from '../../platform/formats-of.ts'
import { lineName } from '../../quotation/line-name.ts'
import type { StoredLine } from './document-queries.ts'
import { invoiceWords as words } from '../invoice-words.ts'

const formats = formatsOf('fr')
const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })

/**
 * The text of a line: « Heures de nuit +20 % », a holiday with its day and its article, meals with
 * their number, a bonus.
 */
export function nameOfLine(line: StoredLine): string {
  const { kind, tags, increaseBasisPoints, days } = line
  if (kind === 'bonus') return fillWords(words.bonus, { name: line.bonusName ?? '' })
  if (kind === 'transport') {
    return fillWords(words.transport, {
      cost: formats.money(line.enteredCents ?? 0),
      rate: formats.percent(line.coverBasisPoints ?? 0),
    })
  }
  if (kind === 'hours') {
    const name = lineName({ tags, increaseBasisPoints: increaseBasisPoints ?? 0 }, 'fr')
    const local = days.filter(isLocalHoliday)
    if (local.length === 0) return name
    return fillWords(words.localHours, { name, holidays: formats.list(local.map(holidayText)) })
  }
  if (kind === 'meal') {
    const count = days.length
    return fillWords(words.meals[formats.plural(count)], { count: String(count) })
  }
  return fillWords(words.holiday, { holidays: formats.list(days.map(holidayText)) })
}

/** Whether a billed holiday is a holiday of its territory only. */
function isLocalHoliday(day: IsoDate): boolean {
  const slug = holidayOn(day, localHolidaySlugs)
  return slug !== null && localArticleOf(slug) !== null
}

/** « Noël (25 décembre 2026) »; a local holiday also has its article. */
function holidayText(date: IsoDate): string {
  const slug = holidayOn(date, localHolidaySlugs)
  const article = slug === null ? null : localArticleOf(slug)
  const facts = {
    holiday: slug === null ? '' : holidayName(slug, 'fr'),
    day: formats.longDay(date),
  }
  return article === null
    ? fillWords(words.holidayDay, facts)
    : fillWords(words.localHolidayDay, { ...facts, article })
}

/** The quantity of a line: « 7,33 h (7h20) », or a number of pieces. */
export function quantityOfLine(line: StoredLine): string {
  return line.minutes === null ? String(piecesOfLine(line)) : hoursText(line.minutes)
}

/** The number of meals is that of the days; an entered amount counts as one piece. */
export function piecesOfLine({ kind, days }: StoredLine): number {
  return kind === 'meal' ? days.length : 1
}

/** Hours in decimals, for the multiplication, and in hours and minutes where the two differ. */
export function hoursText(minutes: number): string {
  const hours = decimal.format(minutes / 60)
  const duration = formats.duration(minutes)
  return minutes % 60 === 0
    ? fillWords(words.hoursText, { hours })
    : fillWords(words.hoursAndMinutes, { hours, duration })
}
