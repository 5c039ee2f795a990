import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { holidayName } from '@renfort/domain/law/holiday-names.ts'
import type { Holiday } from '@renfort/domain/law/public-holidays.ts'
import type { Reason } from '@renfort/domain/quotation/quotation.ts'
import { fillWords } from '../platform/fill-words.ts'
import { formatsOf } from '../platform/formats-of.ts'
import { wordsOf } from './words-of.ts'

/** The sentences of a surcharge, the same on screens and in documents. */
export interface ReasonWords {
  /** Which hours the surcharge is for. */
  readonly text: string
  /** Since when it applies, if it depends on seniority. */
  readonly seniority: string | null
  /** Who set it. */
  readonly origin: string
}

export function reasonWords(reason: Reason, locale: Locale): ReasonWords {
  const words = wordsOf(locale)
  const seniority = 'seniority' in reason ? reason.seniority : null
  const count = seniority?.daysThreshold ?? 0
  const sentence = words.reason.seniority[formatsOf(locale).plural(count)]
  return {
    text: hoursOf(reason, locale),
    seniority: seniority === null ? null : fillWords(sentence, { count }),
    origin: words.origin[reason.source],
  }
}

function hoursOf(reason: Reason, locale: Locale): string {
  const words = wordsOf(locale).reason
  switch (reason.tag) {
    case 'normal':
      return words.normal
    case 'night':
      return fillWords(words.night, reason.window)
    case 'extra': {
      const { fromHour: from, toHour: to } = reason
      if (to === null) return fillWords(words.overtimeFrom, { from })
      return fillWords(words.overtimeFromTo, { from, to })
    }
    case 'sunday':
      return reason.zti ? words.sundayZti : words.sunday
    case 'solidarity':
    case 'holidays':
      return fillWords(words[reason.tag], { days: daysOf(reason.holidays, locale) })
  }
}

/** « Noël (ven. 25 déc. 2026) et jour de l’An (ven. 1er janv. 2027) ». */
function daysOf(holidays: readonly Holiday[], locale: Locale): string {
  const { reason } = wordsOf(locale)
  const formats = formatsOf(locale)
  return formats.list(
    holidays.map(({ slug, date }) =>
      fillWords(reason.day, { holiday: holidayName(slug, locale), date: formats.day(date) }),
    ),
  )
}
