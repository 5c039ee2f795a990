import type { StoredLegalValue } from '@renfort/contract/organisation.ts'
import { type IsoDate, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { wageAreas } from '@renfort/domain/law/minimum-wage.ts'
import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useId, useState } from 'react'
import { useProductClock } from '../../../platform/product-clock.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Day } from '../../../ui/day.tsx'
import { FailedLoad } from '../../../ui/failed-load.tsx'
import { Money } from '../../../ui/money.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { legalValuesQuery } from './queries.ts'
import { useOperationsWords } from './words.ts'

const AddLegalValueDialog = lazy(async () => ({
  default: (await import('./add-legal-value.tsx')).AddLegalValueDialog,
}))

/** The dated values of the minimum wage, and the way to add one (N-06). */
export function LegalValues() {
  const t = useOperationsWords()
  const titleId = useId()
  const [isAdding, setAdding] = useState(false)
  const { data, isError, refetch } = useQuery(legalValuesQuery())
  return (
    <section aria-labelledby={titleId}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-4">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id={titleId} className="text-lg font-semibold">
            {t(($) => $.legal.title)}
          </h2>
          <p className="text-muted">{t(($) => $.legal.text)}</p>
        </div>
        {data !== undefined && (
          <Button
            icon={<Plus aria-hidden size={18} />}
            className="narrow:w-full"
            aria-haspopup="dialog"
            onPress={() => setAdding(true)}
          >
            {t(($) => $.legal.add)}
          </Button>
        )}
      </div>
      {isError ? (
        <FailedLoad level={3} title={t(($) => $.failure)} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <SkeletonRows rows={6} rowHeight={44} />
      ) : (
        <ValueTable values={data} />
      )}
      <Suspense>
        {isAdding && data !== undefined && (
          <AddLegalValueDialog known={data} onClose={() => setAdding(false)} />
        )}
      </Suspense>
    </section>
  )
}

function ValueTable({ values }: { values: readonly StoredLegalValue[] }) {
  const t = useOperationsWords()
  const { today } = useProductClock()
  // The newest is first: the first of an area that has begun applies.
  const current = wageAreas.map((area) =>
    values.find((value) => value.area === area && dayOf(value.validFrom) <= today()),
  )
  const columns: readonly Column<StoredLegalValue>[] = [
    {
      id: 'from',
      header: t(($) => $.legal.columns.from),
      cell: ({ validFrom }) => <Day date={dayOf(validFrom)} style="medium" />,
    },
    {
      id: 'area',
      header: t(($) => $.legal.columns.area),
      cell: ({ area }) => t(($) => $.legal.areas[area]),
    },
    {
      id: 'value',
      header: t(($) => $.legal.columns.value),
      cell: ({ minimumSalary }) => (
        <Money cents={eurosToCents(minimumSalary)} className="font-medium" />
      ),
      align: 'end',
    },
    {
      id: 'source',
      header: t(($) => $.legal.columns.source),
      cell: ({ source }) =>
        source ?? <span className="text-muted">{t(($) => $.legal.noSource)}</span>,
    },
    {
      id: 'state',
      header: t(($) => $.legal.columns.state),
      cell: (value) => (
        <ValueState
          isCurrent={current.includes(value)}
          isComing={dayOf(value.validFrom) > today()}
        />
      ),
    },
  ]
  return (
    <Table
      label={t(($) => $.legal.list)}
      rows={values}
      rowKey={({ area, validFrom }) => `${area} ${validFrom}`}
      rowHeight={44}
      columns={columns}
    />
  )
}

function ValueState({ isCurrent, isComing }: { isCurrent: boolean; isComing: boolean }) {
  const t = useOperationsWords()
  if (isCurrent) {
    return (
      <Badge tone="green" icon={<Check aria-hidden />}>
        {t(($) => $.legal.current)}
      </Badge>
    )
  }
  if (isComing) {
    return (
      <Badge tone="blue" icon={<Clock aria-hidden />}>
        {t(($) => $.legal.coming)}
      </Badge>
    )
  }
  return <span className="text-muted">{t(($) => $.legal.past)}</span>
}

function dayOf(validFrom: string): IsoDate {
  return isoDate(validFrom.slice(0, 10))
}
