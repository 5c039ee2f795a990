import type { Mission } from '@renfort/contract/mission.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { useQuery } from '@tanstack/react-query'
import { Money } from '../../ui/money.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { hasPlanning } from './estimate.ts'
import { quotationQuery } from './queries.ts'
import { useQuotationWords } from './words.ts'

/** The estimate without tax on two short lines; nothing where there is none. */
export function PriceInShort({ mission }: { mission: Mission }) {
  const t = useQuotationWords()
  const isPriced = hasPlanning(mission) && mission.hourlyRate !== null
  const { data, isError } = useQuery({ ...quotationQuery(mission.id), enabled: isPriced })
  if (!isPriced || isError) return null
  return (
    <p className="flex shrink-0 flex-col tabular-nums">
      <span className="flex h-6 items-center text-lg font-semibold">
        {data === undefined ? (
          <Skeleton className="h-5 w-24" />
        ) : (
          <Money cents={eurosToCents(data.price)} />
        )}
      </span>
      <span className="text-xs text-muted">{t(($) => $.panel.withoutTax)}</span>
    </p>
  )
}
