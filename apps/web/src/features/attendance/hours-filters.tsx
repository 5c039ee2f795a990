import { isoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { useIsGroupSpace } from '../../platform/me.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatDay } from '../../ui/format-day.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { CompanyFilter } from '../frame/company-filter.tsx'
import {
  hoursModes,
  type HoursSearch,
  hoursTypes,
  type Period,
  periodAround,
  periodBeside,
  periodOf,
  searchOfPeriod,
  shownModes,
  statusesOf,
  tabOf,
  useFilterHours,
} from './hours-search.ts'
import { PersonSearch } from './person-search.tsx'
import { useHoursWords } from './words.ts'

interface FilterProps {
  search: HoursSearch
}

const every = 'every'
const filteredStatuses = ['att.waiting', 'att.disputed', 'att.validated'] as const

/**
 * What narrows the list: status, difference, period, Sider or manager (TS-04 to TS-07); in the space of a group, the
 * company.
 */
export function HoursFilters({ search }: FilterProps) {
  const isGroup = useIsGroupSpace()
  return (
    <div className="flex flex-wrap items-end gap-2 pb-4">
      {isGroup ? <HoursCompanyFilter search={search} /> : <PersonSearch search={search} />}
      {/* Paid hours have no other status. */}
      {tabOf(search) !== 'paid' && <StatusFilter search={search} />}
      <TypeFilter search={search} />
      <PeriodFilter search={search} />
      {search.taskId !== undefined && <MissionFilter search={search} />}
    </div>
  )
}

function HoursCompanyFilter({ search }: FilterProps) {
  const t = useHoursWords()
  const filter = useFilterHours(search)
  return (
    <CompanyFilter
      label={t(($) => $.filters.company)}
      everyLabel={t(($) => $.filters.everyCompany)}
      value={search.companyId}
      onChange={(companyId) => filter({ companyId })}
    />
  )
}

function StatusFilter({ search }: FilterProps) {
  const t = useHoursWords()
  const filter = useFilterHours(search)
  const statuses = statusesOf(search)
  const chosen = statuses.length === 1 ? statuses[0] : undefined
  const all = search.extra === true ? t(($) => $.filters.everyStatus) : t(($) => $.filters.toVerify)
  return (
    <Select
      isLabelHidden
      label={t(($) => $.filters.status)}
      className="w-60 narrow:w-full"
      value={chosen ?? every}
      options={[
        { id: every, label: all },
        ...filteredStatuses.map((id) => ({ id, label: t(($) => $.statusFilter[id]) })),
      ]}
      onChange={(id) => filter({ status: id === every ? undefined : id, paid: undefined })}
    />
  )
}

function TypeFilter({ search }: FilterProps) {
  const t = useHoursWords()
  const filter = useFilterHours(search)
  return (
    <Select
      isLabelHidden
      label={t(($) => $.filters.type)}
      className="w-52 narrow:flex-1"
      value={search.type ?? every}
      options={[
        { id: every, label: t(($) => $.filters.everyType) },
        ...hoursTypes.map((id) => ({ id, label: t(($) => $.filters.types[id]) })),
      ]}
      onChange={(id) => filter({ type: hoursTypes.find((type) => type === id) })}
    />
  )
}

function PeriodFilter({ search }: FilterProps) {
  const t = useHoursWords()
  const filter = useFilterHours(search)
  const today = useProductClock().today()
  const { mode = 'all' } = search
  const period = periodOf(search, today)
  const move = (step: 1 | -1) => () => {
    if (mode !== 'all' && period !== null) {
      filter(searchOfPeriod(mode, periodBeside(mode, period, step)))
    }
  }
  const around = search.startDate === undefined ? today : isoDate(search.startDate)
  return (
    <div
      className={classNames(
        'flex items-center gap-1',
        // On a phone the days take a line of their own: next to them the choice had no room left.
        period === null ? 'narrow:flex-1' : 'narrow:w-full narrow:flex-wrap',
      )}
    >
      <Select
        isLabelHidden
        label={t(($) => $.filters.period)}
        className={classNames('w-44', period === null ? 'narrow:flex-1' : 'narrow:w-full')}
        value={mode}
        options={(mode === 'range' ? shownModes : hoursModes).map((id) => ({
          id,
          label: t(($) => $.filters.periods[id]),
        }))}
        onChange={(id) => {
          const next = hoursModes.find((each) => each === id) ?? 'all'
          filter(searchOfPeriod(next, next === 'all' ? null : periodAround(next, around)))
        }}
      />
      {period !== null && (
        <>
          <IconButton
            size="small"
            className="narrow:size-11"
            label={t(($) => $.filters.before)}
            icon={<ChevronLeft aria-hidden size={18} />}
            onPress={move(-1)}
          />
          <span
            aria-live="polite"
            className="text-table font-medium tabular-nums narrow:flex-1 narrow:text-center"
          >
            <PeriodText mode={mode} period={period} />
          </span>
          <IconButton
            size="small"
            className="narrow:size-11"
            label={t(($) => $.filters.after)}
            icon={<ChevronRight aria-hidden size={18} />}
            onPress={move(1)}
          />
        </>
      )}
    </div>
  )
}

/** The mission that another page filtered by; one press removes the filter. */
function MissionFilter({ search }: FilterProps) {
  const t = useHoursWords()
  const filter = useFilterHours(search)
  const { taskName: name = '' } = search
  return (
    <Button
      size="small"
      icon={<X aria-hidden size={16} />}
      onPress={() => filter({ taskId: undefined, taskName: undefined })}
    >
      {t(($) => $.filters.everyMission, { name })}
    </Button>
  )
}

interface PeriodTextProps {
  mode: HoursSearch['mode']
  period: Period
}

function PeriodText({ mode, period: { from, to } }: PeriodTextProps) {
  const t = useHoursWords()
  const { locale } = useUiWords()
  if (mode === 'day') return formatDay(from, locale, 'medium')
  if (mode === 'month') return formatDay(from, locale, 'month')
  if (mode === 'range') {
    const style = from.slice(0, 4) === to.slice(0, 4) ? 'short' : 'medium'
    return t(($) => $.filters.range, {
      from: formatDay(from, locale, style),
      to: formatDay(to, locale, style),
    })
  }
  return t(($) => $.filters.week, {
    week: isoWeekOf(from).week,
    from: formatDay(from, locale),
    to: formatDay(to, locale),
  })
}
