import { useTickingNow } from '../../platform/use-ticking-now.ts'
import {
  dateInParis,
  daysBetween,
  epochMinuteOf,
  instant,
} from '@renfort/domain/kernel/calendar.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Hourglass from 'lucide-react/icons/hourglass'
import { useIsGroupSpace } from '../../platform/me.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { formatDay } from '../../ui/format-day.ts'
import { momentParts } from '../../ui/moment-parts.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { toValidateQuery } from '../frame/count-queries.ts'
import { ExportHoursMenu } from './export/export-hours-menu.tsx'
import { HoursFilters } from './hours-filters.tsx'
import { HoursLines } from './hours-lines.tsx'
import { type HoursSearch, hoursTabs, searchOfTab, tabOf } from './hours-search.ts'
import { ImportHoursButton } from './import/import-hours-button.tsx'
import { useLength } from './line-state.tsx'
import { ToleranceButton } from './validate/tolerance-button.tsx'
import { useHoursWords } from './words.ts'

interface HoursPageProps {
  search: HoursSearch
}

/**
 * Hours that wait for the company, validated hours, paid hours and unplanned hours (TS-13); in the space of a group
 * those of all its companies.
 */
export function HoursPage({ search }: HoursPageProps) {
  const t = useHoursWords()
  const isGroup = useIsGroupSpace()
  return (
    <div className="mx-auto max-w-7xl">
      <PageHeader
        title={t(($) => $.title)}
        context={tabOf(search) === 'toVerify' && <DeadlineText />}
        actions={isGroup ? <ExportHoursMenu search={search} /> : <HeaderActions search={search} />}
      />
      <HoursTabs search={search} />
      <HoursFilters search={search} />
      <HoursLines search={search} />
    </div>
  )
}

/** The row of buttons next to the title. */
function HeaderActions({ search }: HoursPageProps) {
  return (
    <>
      <ToleranceButton />
      <ExportHoursMenu search={search} />
      <ImportHoursButton />
    </>
  )
}

function HoursTabs({ search }: HoursPageProps) {
  const t = useHoursWords()
  const { data } = useQuery({ ...toValidateQuery(), meta: { failure: 'nowhere' } })
  const countOf = (tab: (typeof hoursTabs)[number]) =>
    tab === 'toVerify' ? data?.count : undefined
  return (
    <TabLinks
      className="-mt-2 pb-3 narrow:w-full"
      label={t(($) => $.views)}
      selected={tabOf(search)}
      tabs={hoursTabs.map((id) => ({ id, label: t(($) => $.tabs[id]), count: countOf(id) }))}
      link={({ id, ...link }) => (
        <Link
          to={screenPaths.hours}
          search={searchOfTab(hoursTabs.find((tab) => tab === id) ?? 'toVerify', search)}
          {...link}
        />
      )}
    />
  )
}

const minutesOfADay = 1_440

/** « 14 lignes à vérifier avant lundi 22:00 » (TS-27); on the last day it counts down. */
function DeadlineText() {
  const t = useHoursWords()
  const lengthOf = useLength()
  const now = useTickingNow()
  const whenOf = useWhen()
  const { data } = useQuery({ ...toValidateQuery(), meta: { failure: 'nowhere' } })
  // The line keeps its room until its text has come.
  if (data === undefined) return '\u00A0'
  const { count, due } = data
  const deadline = instant(data.deadline)
  const when = whenOf(data.deadline)
  if (count === 0) return t(($) => $.deadline.none, { when })
  const left = epochMinuteOf(deadline) - epochMinuteOf(now)
  return (
    <>
      {due === count
        ? t(($) => $.deadline.all, { count, when })
        : t(($) => $.deadline.some, { count: due, later: count - due, when })}
      {left > 0 && left < minutesOfADay && (
        <span className="ml-2 inline-flex items-center gap-1 font-medium text-orange tabular-nums">
          <Hourglass aria-hidden size={14} />
          {t(($) => $.deadline.left, { left: lengthOf(left) })}
        </span>
      )}
    </>
  )
}

/** A future moment in everyday words: « ce soir 22:00 », « lundi 22:00 ». */
function useWhen(): (at: string) => string {
  const t = useHoursWords()
  const { locale } = useUiWords()
  const { today } = useProductClock()
  return (at) => {
    const date = dateInParis(instant(at))
    const { time } = momentParts(at, locale)
    const days = daysBetween(today(), date)
    if (days === 0) return t(($) => $.deadline.today, { time })
    if (days > 0 && days < 8) {
      return t(($) => $.deadline.soon, { weekday: formatDay(date, locale, 'weekday'), time })
    }
    return t(($) => $.deadline.far, { day: formatDay(date, locale), time })
  }
}
