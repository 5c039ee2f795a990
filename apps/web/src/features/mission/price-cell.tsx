import { Money } from '../../ui/money.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { PriceOf } from './use-mission-prices.ts'
import { useMissionWords } from './words.ts'

/** What the mission costs without tax, once it is planned. */
export function PriceCell({ cents }: { cents: ReturnType<PriceOf> }) {
  const t = useMissionWords()
  if (cents === undefined) return <Skeleton className="ml-auto h-4 w-16" />
  if (cents === null) return <span className="text-muted">{t(($) => $.nothing)}</span>
  return <Money cents={cents} />
}
