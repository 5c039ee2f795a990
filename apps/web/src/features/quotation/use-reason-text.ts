import { formatDay } from '../../ui/format-day.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import type { EstimateReason } from './estimate.ts'
import { useQuotationWords } from './words.ts'

/** The sentence of a surcharge: which hours it is for, and since when. */
export function useReasonText(): (reason: EstimateReason) => string {
  const t = useQuotationWords()
  const { locale } = useUiWords()
  const days = ({ params }: EstimateReason): string | null => {
    if (params.holidays === undefined || params.holidays.length === 0) return null
    const named = params.holidays.map(({ slug, date }) =>
      t(($) => $.reasons.day, {
        holiday: t(($) => $.holidays[slug]),
        date: formatDay(date, locale, 'medium'),
      }),
    )
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(named)
  }
  const hoursOf = (reason: EstimateReason): string => {
    const { start, end, fromHour: from, toHour: to, zti } = reason.params
    switch (reason.tag) {
      case 'normal':
        return t(($) => $.reasons.normal)
      case 'night':
        return start === undefined || end === undefined
          ? t(($) => $.reasons.nightPlain)
          : t(($) => $.reasons.night, { start, end })
      case 'extra':
        if (from === undefined) return t(($) => $.reasons.extraPlain)
        return to === undefined
          ? t(($) => $.reasons.extraFrom, { from })
          : t(($) => $.reasons.extraFromTo, { from, to })
      case 'sunday':
        return zti ? t(($) => $.reasons.sundayZti) : t(($) => $.reasons.sunday)
      case 'solidarity': {
        const on = days(reason)
        return on === null
          ? t(($) => $.reasons.solidarityPlain)
          : t(($) => $.reasons.solidarity, { days: on })
      }
      case 'holidays': {
        const on = days(reason)
        return on === null
          ? t(($) => $.reasons.holidaysPlain)
          : t(($) => $.reasons.holidays, { days: on })
      }
    }
  }
  return hoursOf
}
