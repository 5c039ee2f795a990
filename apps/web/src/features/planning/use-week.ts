import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { whenIdle } from '../../platform/when-idle.ts'
import { neighbours } from './planning-week.ts'
import { planningQuery } from './queries.ts'

/** The asked week, the former one until it comes, and two weeks on either side for the next step (PLAN-05). */
export function useWeek(week: number, year: number) {
  const client = useQueryClient()
  const { data, isPlaceholderData, isError, isFetching, refetch } = useQuery({
    ...planningQuery({ week, year }),
    placeholderData: keepPreviousData,
  })
  const isThere = data !== undefined && !isPlaceholderData
  useEffect(() => {
    if (!isThere) return
    const pending = neighbours({ week, year }).map((beside) =>
      whenIdle(() => void client.prefetchQuery(planningQuery(beside))),
    )
    return () => pending.forEach((callOff) => callOff())
  }, [client, isThere, week, year])
  return {
    planning: data,
    isFormerWeek: isPlaceholderData,
    hasFailed: isError && !isThere,
    isFetching,
    retry: () => void refetch(),
  }
}
