import { mostPrices } from '@renfort/contract/quotation.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { useQueries } from '@tanstack/react-query'
import { useCan } from '../../platform/me.ts'
import { pricesQuery } from '../quotation/queries.ts'

/** The price of a mission in cents: `null` where there is none yet, `undefined` while it is on its way. */
export type PriceOf = (id: string) => number | null | undefined

/** The prices of the missions that a list shows; `null` for those who may not read prices. */
export function useMissionPrices(ids: readonly string[]): PriceOf | null {
  const reads = useCan('quotation.read').allowed
  const answers = useQueries({
    queries: chunksOf(ids).map((chunk) => ({ ...pricesQuery(chunk), enabled: reads })),
  })
  if (!reads) return null
  const known = new Map<string, number | null>()
  for (const [index, chunk] of chunksOf(ids).entries()) {
    const answer = answers[index]
    // A price that cannot be read is left out: the list says the rest.
    if (answer === undefined || answer.isPending) continue
    const prices = new Map(answer.data?.map(({ id, price }) => [id, eurosToCents(price)]))
    for (const id of chunk) known.set(id, prices.get(id) ?? null)
  }
  return (id) => known.get(id)
}

function chunksOf(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / mostPrices) }, (_, chunk) =>
    ids.slice(chunk * mostPrices, (chunk + 1) * mostPrices),
  )
}
