import type { Mission } from '@renfort/contract/missions.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { hasPlanning } from '../quotation/estimate.ts'
import { quotationQuery } from '../quotation/queries.ts'
import { useMissionWords } from './words.ts'

const EstimateDialog = lazy(async () => ({
  default: (await import('../quotation/estimate-dialog.tsx')).EstimateDialog,
}))

function isPriced(mission: Mission): boolean {
  return hasPlanning(mission) && mission.hourlyRate !== null
}

/** The estimate without and with tax, and the way to its lines (TASK-47, TASK-48). */
export function PriceBox({ mission }: { mission: Mission }) {
  const t = useMissionWords()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { data, isError } = useQuery({ ...quotationQuery(mission.id), enabled: isPriced(mission) })
  return (
    <section
      aria-labelledby={id}
      className="rounded-panel border border-line bg-surface px-5 py-4 lg:sticky lg:top-6"
    >
      <h2 id={id} className="text-table font-semibold">
        {t(($) => $.recap.price)}
      </h2>
      {isPriced(mission) && !isError ? (
        <dl className="mt-2 flex flex-col gap-1">
          <div className="flex items-baseline justify-between gap-4">
            <dt className="text-muted">{t(($) => $.recap.withoutTax)}</dt>
            <dd className="flex h-7 items-center text-xl font-semibold">
              {data === undefined ? (
                <Skeleton className="h-5 w-28" />
              ) : (
                <Money cents={eurosToCents(data.price)} />
              )}
            </dd>
          </div>
          <div className="flex items-baseline justify-between gap-4 text-table text-muted">
            <dt>{t(($) => $.recap.withTax)}</dt>
            <dd className="flex h-6 items-center">
              {data === undefined ? (
                <Skeleton className="h-4 w-24" />
              ) : (
                <Money cents={eurosToCents(data.priceWithTax)} />
              )}
            </dd>
          </div>
        </dl>
      ) : (
        <p className="mt-2 text-muted">
          {!hasPlanning(mission)
            ? t(($) => $.recap.priceUnknown)
            : isError
              ? t(($) => $.recap.priceFailed)
              : t(($) => $.recap.rateMissing)}
        </p>
      )}
      <Button
        className="mt-4 w-full"
        disabledReason={hasPlanning(mission) ? undefined : t(($) => $.recap.noDetails)}
        onPress={() => setOpen(true)}
      >
        {t(($) => $.recap.details)}
      </Button>
      {isOpen && (
        <Suspense>
          <EstimateDialog mission={mission} isOpen onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
