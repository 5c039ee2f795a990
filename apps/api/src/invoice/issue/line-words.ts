import { holidayName } from '@renfort/domain/law/holiday-names.ts'
import { holidayOn, localHolidaySlugs } from '@renfort/domain/law/public-holidays.ts'
import { fillWords } from '../../platform/fill-words.ts'
import { formatsOf } from '../../platform/formats-of.ts'
import { lineName } from '../../quotation/line-name.ts'
import type { StoredLine } from './document-queries.ts'
import { invoiceWords as words } from '../invoice-words.ts'

const formats = formatsOf('fr')
const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })

/** What a line is for: « Heures de nuit +20 % », a holiday with its day, meals with their number, a bonus. */
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
    return lineName({ tags, increaseBasisPoints: increaseBasisPoints ?? 0 }, 'fr')
  }
  if (kind === 'meal') {
    const count = days.length
    return fillWords(words.meals[formats.plural(count)], { count: String(count) })
  }
  const [day] = days
  const slug = day === undefined ? null : holidayOn(day, localHolidaySlugs)
  return fillWords(words.holiday, {
    holiday: slug === null ? '' : holidayName(slug, 'fr'),
    day: day === undefined ? '' : formats.longDay(day),
  })
}

/** How much of it: « 7,33 h (7h20) », or a number of pieces. */
export function quantityOfLine(line: StoredLine): string {
  return line.minutes === null ? String(piecesOfLine(line)) : hoursText(line.minutes)
}

/** Meals of so many days; what was entered for a week is one. */
export function piecesOfLine({ kind, days }: StoredLine): number {
  return kind === 'meal' ? days.length : 1
}

/** Hours as they are multiplied, and as they were worked where those differ. */
export function hoursText(minutes: number): string {
  const hours = decimal.format(minutes / 60)
  const duration = formats.duration(minutes)
  return minutes % 60 === 0
    ? fillWords(words.hoursText, { hours })
    : fillWords(words.hoursAndMinutes, { hours, duration })
}
