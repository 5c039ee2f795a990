import type { PlanningFigures } from '@renfort/contract/planning-figures.ts'
import { type PlanningPresence, readPresence } from '@renfort/contract/planning.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useEffect, useMemo, useState } from 'react'
import { call } from '../../platform/call.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import { neighbours, type Week } from './planning-week.ts'
import { figuresQuery, planningQuery } from './queries.ts'

/** The asked week, with the former one until it loads, and two weeks on either side loaded ahead (PLAN-05). */
export function useWeek(week: number, year: number) {
  const client = useQueryClient()
  const { data, isPlaceholderData, isError, isFetching, refetch } = useQuery({
    ...planningQuery({ week, year }),
    placeholderData: keepPreviousData,
  })
  const isThere = data !== undefined && !isPlaceholderData
  useEffect(() => {
    if (!isThere) return
    let callOff = () => {}
    // One after the other, each in an idle moment: they never compete with what is on show.
    const loadNext = ([next, ...later]: readonly Week[]) => {
      if (next === undefined) return
      callOff = whenIdle(() => {
        let isOver = false
        callOff = () => (isOver = true)
        void client.prefetchQuery(planningQuery(next)).then(() => isOver || loadNext(later))
      })
    }
    loadNext(neighbours({ week, year }))
    return () => callOff()
  }, [client, isThere, week, year])
  return {
    planning: data,
    isFormerWeek: isPlaceholderData,
    hasFailed: isError && !isThere,
    isFetching,
    retry: () => void refetch(),
  }
}

interface WeekFacts {
  /** The totals of the week, once they are known. */
  readonly figures: PlanningFigures | undefined
  readonly facts: ReadonlyMap<string, ShiftFacts>
}

interface Shown {
  readonly week: Week
  /** Whether the week is loaded: it never waits for these facts. */
  readonly isThere: boolean
  readonly isCurrent: boolean
}

/** The totals and the presence of a week, asked for once its shifts are on show. */
export function useWeekFacts({ week, isThere, isCurrent }: Shown): WeekFacts {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => (isThere ? whenIdle(() => setIdle(true)) : undefined), [isThere])
  const isOn = isThere && isIdle
  const { data: figures } = useQuery({ ...figuresQuery(week), enabled: isOn })
  const day = useLiveDay(isOn && isCurrent)
  const facts = useMemo(() => shiftFacts(figures, day), [figures, day])
  return { figures, facts }
}

/** Facts about a shift besides its times and its Siders. */
export interface ShiftFacts {
  /** The number of lines of hours that the reader has to validate. */
  readonly toValidate: number
  /** Siders whose contract waits for a signature. */
  readonly toSign: number
  /** Ids of the Siders who are present today. */
  readonly here: readonly string[]
  readonly late: readonly string[]
  readonly absent: readonly string[]
}

/** Facts about the shifts on show: they load after the shifts and change over time. */
export const FactsContext = createContext<ReadonlyMap<string, ShiftFacts>>(new Map())

const nothing: ShiftFacts = { toValidate: 0, toSign: 0, here: [], late: [], absent: [] }

/** The facts of shifts by id; shifts without facts are left out. */
function shiftFacts(
  figures: PlanningFigures | undefined,
  day: PlanningPresence | null,
): ReadonlyMap<string, ShiftFacts> {
  const facts = new Map<string, ShiftFacts>()
  const add = (shiftId: string, known: Partial<ShiftFacts>) =>
    facts.set(shiftId, { ...nothing, ...facts.get(shiftId), ...known })
  for (const { toValidate, toSign } of figures?.tasks ?? []) {
    for (const { shiftId, count } of toValidate) add(shiftId, { toValidate: count })
    for (const { shiftId, count } of toSign) add(shiftId, { toSign: count })
  }
  for (const { shiftId, ...presence } of day?.shifts ?? []) add(shiftId, presence)
  return facts
}

const source: DaySource = polledDay({
  read: (signal) => call(readPresence, {}, signal),
  isHidden: () => document.visibilityState === 'hidden',
  onVisibility: (change) => {
    document.addEventListener('visibilitychange', change)
    return () => document.removeEventListener('visibilitychange', change)
  },
})

/** The presence of today, live; `null` when it is not asked for or not known yet. */
function useLiveDay(isOn: boolean): PlanningPresence | null {
  const [day, setDay] = useState<PlanningPresence | null>(null)
  useEffect(() => (isOn ? source.listen(setDay) : undefined), [isOn])
  return isOn ? day : null
}

/** A source of the presence of today: it polls, and a stream could replace it. */
interface DaySource {
  /** Reports each change; returns a function that stops it. */
  readonly listen: (hear: (day: PlanningPresence) => void) => () => void
}

export const pollPauses = { everyMs: 30_000, mostMs: 300_000 } as const

interface Poll {
  readonly read: (signal: AbortSignal) => Promise<PlanningPresence>
  readonly isHidden: () => boolean
  /** Calls whenever the page is hidden or shown again. */
  readonly onVisibility: (change: () => void) => () => void
}

/**
 * Polls every half minute; it pauses while the page is hidden, and asks at once when the page shows again. Each
 * failure in a row doubles the wait, up to five minutes.
 */
export function polledDay({ read, isHidden, onVisibility }: Poll): DaySource {
  return {
    listen: (hear) => {
      const stop = new AbortController()
      let timer: ReturnType<typeof setTimeout> | undefined
      let pause: number = pollPauses.everyMs
      let isAsking = false
      const askLater = () => {
        clearTimeout(timer)
        if (!stop.signal.aborted && !isHidden()) timer = setTimeout(() => void ask(), pause)
      }
      async function ask(): Promise<void> {
        if (isAsking) return
        isAsking = true
        try {
          const day = await read(stop.signal)
          pause = pollPauses.everyMs
          if (!stop.signal.aborted) hear(day)
        } catch {
          pause = Math.min(pause * 2, pollPauses.mostMs)
        }
        isAsking = false
        askLater()
      }
      const stopWatching = onVisibility(() => {
        clearTimeout(timer)
        if (!isHidden()) void ask()
      })
      if (!isHidden()) void ask()
      return () => {
        stop.abort()
        clearTimeout(timer)
        stopWatching()
      }
    },
  }
}
