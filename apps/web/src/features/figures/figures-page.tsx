import { type Figures, readFigures } from '@renfort/contract/figures.ts'
import { figureKinds } from '@renfort/domain/figures/figure.ts'
import { addMonths } from '@renfort/domain/kernel/calendar.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import ChartColumnStacked from 'lucide-react/icons/chart-column-stacked'
import { useMe } from '../../platform/me.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { queryFor } from '../../platform/query.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedLoad } from '../../ui/failed-load.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BilledPanel } from './billed-panel.tsx'
import { FigurePanel } from './figure-panel.tsx'
import { type FigureSearch, monthCounts } from './figure-search.ts'
import { isEmpty } from './figure-table.ts'
import { WorkPanel } from './work-panel.tsx'
import { useFigureWords } from './words.ts'

interface FiguresPageProps {
  search: FigureSearch
}

/**
 * What a company, or in a group’s space each of its companies, spends and how missions go there, month by month beside
 * last year.
 */
export function FiguresPage({ search: { months = '6' } }: FiguresPageProps) {
  const t = useFigureWords()
  const navigate = useNavigate()
  const isGroup = useMe().organisation === null
  const to = useProductClock().today()
  const from = addMonths(to, 1 - Number(months))
  const { data, isError, refetch } = useQuery({
    ...queryFor(readFigures, { query: { from, to } }),
    placeholderData: keepPreviousData,
    meta: { failure: 'nowhere' },
  })
  return (
    <div className="mx-auto max-w-7xl">
      <PageHeader
        title={isGroup ? t(($) => $.title) : t(($) => $.titleOfCompany)}
        context={isGroup ? t(($) => $.context) : t(($) => $.contextOfCompany)}
      />
      <div className="pb-5">
        <RadioGroup
          isInline
          label={t(($) => $.months)}
          options={monthCounts.map((value) => ({
            value,
            label: t(($) => $.monthCount[value]),
          }))}
          value={months}
          onChange={(chosen) =>
            void navigate({
              to: '.',
              search: { months: chosen === '6' ? undefined : chosen },
              replace: true,
            })
          }
        />
      </div>
      {data !== undefined && <WorkPanel today={to} isShownEmpty={!isEmpty(data)} />}
      {isError ? (
        <FailedLoad title={t(($) => $.failure)} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton className="h-96" />
      ) : (
        <AllFigures figures={data} />
      )}
    </div>
  )
}

function AllFigures({ figures }: { figures: Figures }) {
  const t = useFigureWords()
  const { hidden } = figures
  return (
    <>
      {hidden.length > 0 && (
        <p className="pb-5 text-muted">
          {t(($) => $.hidden, { names: hidden.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {isEmpty(figures) ? (
        <EmptyState title={t(($) => $.empty)} icon={<ChartColumnStacked aria-hidden />}>
          {t(($) => $.emptyText)}
        </EmptyState>
      ) : (
        <div className="grid gap-5 xl:grid-cols-2">
          {figureKinds.map((kind) => (
            <FigurePanel key={kind} kind={kind} figures={figures} />
          ))}
          <BilledPanel billed={figures.billed} />
        </div>
      )}
    </>
  )
}
