import {
  type Instant,
  instant,
  type IsoDate,
  dateInParis,
} from '@renfort/domain/kernel/calendar.ts'
import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { configQuery } from './config.ts'

/** The product's clock, which may differ from this machine's (NOW, or a wrong date). */
export function productNow(client: QueryClient): Instant {
  const { queryKey } = configQuery()
  const known = client.getQueryData(queryKey)?.now
  const heardAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  const ahead = known === undefined ? 0 : Date.parse(known) - heardAt
  return instant(new Date(Date.now() + ahead).toISOString())
}

/** Functions that read the product's clock, for the rules that need the current time. */
export function useProductClock(): { now: () => Instant; today: () => IsoDate } {
  const client = useQueryClient()
  const now = () => productNow(client)
  return { now, today: () => dateInParis(now()) }
}
