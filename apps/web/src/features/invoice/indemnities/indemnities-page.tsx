import { addDays, type IsoDate, isoWeekOf, mondayOf } from '@renfort/domain/kernel/calendar.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import SearchX from 'lucide-react/icons/search-x'
import { CallError } from '../../../platform/call-error.ts'
import { useProductClock } from '../../../platform/product-clock.ts'
import { staffPaths } from '../../../platform/screen-paths.ts'
import { buttonClass, iconButtonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailedLoad } from '../../../ui/failed-load.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { IndemnityList } from './indemnity-list.tsx'
import { indemnitiesQuery } from './queries.ts'
import { useIndemnitiesWords } from './words.ts'

interface IndemnitiesPageProps {
  organisationId: string
  /** Any day of the week to show; without one, the last worked week. */
  day: IsoDate | undefined
}

/**
 * The indemnities that no rule computes and that internal staff enter for each week of a company: transport and
 * bonuses (decisions §4.8).
 */
export function IndemnitiesPage({ organisationId, day }: IndemnitiesPageProps) {
  const t = useIndemnitiesWords()
  const { locale } = useUiWords()
  const thisWeek = mondayOf(useProductClock().today())
  const monday = mondayOf(day ?? addDays(thisWeek, -7))
  const { data, error, refetch } = useQuery({
    ...indemnitiesQuery(organisationId, monday),
    placeholderData: keepPreviousData,
  })
  const isMissing = error instanceof CallError && error.status === 404
  const isShown = data !== undefined && data.weekStartDate === monday
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeader
        title={t(($) => $.title)}
        context={data?.company.name}
        back={
          <Link to={staffPaths.invoices} className={linkClass()}>
            {t(($) => $.back)}
          </Link>
        }
        actions={
          <Link to={staffPaths.organisation} params={{ organisationId }} className={buttonClass()}>
            {t(($) => $.company)}
          </Link>
        }
      />
      {isMissing ? (
        <EmptyState title={t(($) => $.missing)} icon={<SearchX aria-hidden />}>
          {t(($) => $.missingText)}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-3 pb-4">
            <WeekSteps {...{ organisationId, monday, thisWeek }} />
            <h2 className="font-semibold">
              {t(($) => $.week, {
                week: isoWeekOf(monday).week,
                start: formatDay(monday, locale),
                end: formatDay(addDays(monday, 6), locale, 'medium'),
              })}
            </h2>
          </div>
          {error !== null ? (
            <FailedLoad title={t(($) => $.failure)} onRetry={() => void refetch()} />
          ) : isShown ? (
            <IndemnityList key={monday} week={data} />
          ) : (
            <SkeletonRows rows={5} rowHeight={72} />
          )}
        </>
      )}
    </div>
  )
}

interface WeekStepsProps {
  organisationId: string
  monday: IsoDate
  thisWeek: IsoDate
}

/** Leads to the previous and the next week; a future week cannot be opened. */
function WeekSteps({ organisationId, monday, thisWeek }: WeekStepsProps) {
  const t = useIndemnitiesWords()
  const step = (label: string, to: IsoDate, Icon: typeof ChevronLeft) => (
    <Tooltip text={label}>
      {({ 'aria-describedby': _repeatsTheName, ...trigger }) => (
        <Link
          to={staffPaths.indemnities}
          params={{ organisationId }}
          search={{ monday: to }}
          resetScroll={false}
          {...trigger}
          aria-label={label}
          className={iconButtonClass('secondary')}
        >
          <Icon aria-hidden size={18} />
        </Link>
      )}
    </Tooltip>
  )
  return (
    <nav aria-label={t(($) => $.weeks)} className="flex items-center gap-1.5">
      {step(
        t(($) => $.previous),
        addDays(monday, -7),
        ChevronLeft,
      )}
      {monday < thisWeek ? (
        step(
          t(($) => $.next),
          addDays(monday, 7),
          ChevronRight,
        )
      ) : (
        <IconButton
          variant="secondary"
          label={t(($) => $.next)}
          disabledReason={t(($) => $.noNext)}
          icon={<ChevronRight aria-hidden size={18} />}
        />
      )}
    </nav>
  )
}
