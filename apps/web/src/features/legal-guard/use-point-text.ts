import type { LegalFindingsReply } from '@renfort/contract/legal-guard.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { holidayTitle } from '@renfort/domain/law/holiday-names.ts'
import { holidayOn, localHolidaySlugs } from '@renfort/domain/law/public-holidays.ts'
import type { Finding } from '@renfort/domain/legal-guard/finding.ts'
import { currentLocale } from '../../platform/i18n.ts'
import { formatDay } from '../../ui/format-day.ts'
import { formatDuration } from '../../ui/format-duration.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useLegalGuardWords } from './words.ts'

/** A sentence names at most this many days. */
const namedDays = 4

/** The sentence of a point of the law: the Sider, the time, what was found and what the rule allows. */
export function usePointText(
  previous: LegalFindingsReply['previous'],
): (finding: Finding) => string {
  const t = useLegalGuardWords()
  const { locale } = useUiWords()
  const day = (date: IsoDate | undefined) =>
    date === undefined ? '' : formatDay(date, locale, 'short')
  const days = (dates: readonly IsoDate[]) => {
    const rest = dates.length - namedDays
    const named = dates.slice(0, namedDays).map(day).join(', ')
    return rest > 0 ? `${named} (+\u202f${rest})` : named
  }
  const holidayAt = (date: IsoDate | undefined) => {
    const slug = date === undefined ? null : holidayOn(date, localHolidaySlugs)
    return slug === null ? '' : holidayTitle(slug, currentLocale())
  }
  const waitingText = ({ dates, measure, previous: before, repair }: Finding) => {
    const [from, to] = dates
    const start = repair?.kind === 'start_on' ? repair.date : to
    const params = {
      from: day(from),
      to: day(to),
      start: day(start),
      days: t(($) => $.days, { count: before?.days ?? 0 }),
      limit: t(($) => $.openingDays, { count: measure?.limit ?? 0 }),
      mission:
        previous.find(({ taskId }) => taskId === before?.id)?.name ?? t(($) => $.previousUnknown),
    }
    // The button of the repair names the same day as the sentence.
    return start === to
      ? t(($) => $.points.waiting_period, params)
      : t(($) => $.waitingLater, params)
  }
  return (finding) => {
    const { key, dates, siders, measure, mention, source } = finding
    if (key === 'waiting_period') return waitingText(finding)
    const amount = (value: number | undefined) =>
      measure?.unit === 'minutes' ? formatDuration(value ?? 0) : String(value ?? '')
    return t(($) => $.points[key], {
      from: day(dates[0]),
      to: day(dates.at(-1)),
      days: days(dates),
      found: amount(measure?.found),
      limit: amount(measure?.limit),
      minutes: measure?.limit ?? 0,
      siders: t(($) => $.siders, { count: siders.length }),
      mention: mention ?? '',
      holiday: holidayAt(dates[0]),
      article: source.article ?? '',
    })
  }
}
