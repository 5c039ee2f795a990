import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ScreenPath } from '../../platform/screen-paths.ts'
import type { TourAct } from './tour-steps.ts'
import { bringPartInSight, isOnPage } from './use-target.ts'
import { watchPage } from './watch-page.ts'

/** Whether an address is a screen, or below it. */
export function isAt(path: ScreenPath, pathname: string): boolean {
  const place = pathname.split('/')
  return path
    .split('/')
    .every((part, at) => part === place[at] || (part.startsWith('$') && at < place.length))
}

/**
 * Calls back once the act of a step is done while the step is on show. Answers whether its screen was there when the
 * step began: then nothing can be opened.
 */
export function useAct(act: TourAct, at: { pathname: string; from: string }, onDone: () => void) {
  const done = useEffectEvent(onDone)
  const isOver = useRef(false)
  const once = useEffectEvent(() => {
    if (isOver.current) return
    isOver.current = true
    done()
  })
  const isThere = act.kind === 'at' && isAt(act.path, at.pathname)
  const hasArrived = isThere && at.pathname !== at.from

  useEffect(() => {
    if (hasArrived) once()
  }, [hasArrived])

  useEffect(() => {
    if (act.kind !== 'seen') return undefined
    let wasGone = !isOnPage(act.part)
    return watchPage(() => {
      const isSeen = isOnPage(act.part)
      if (isSeen && wasGone) {
        bringPartInSight(act.part)
        once()
      }
      wasGone = !isSeen
    })
  }, [act])

  const client = useQueryClient()
  useEffect(() => {
    if (act.kind !== 'done') return undefined
    const { method, path } = act.operation
    return client.getMutationCache().subscribe(({ type, mutation }) => {
      if (type !== 'updated' || mutation.state.status !== 'success') return
      const { mutationKey = [] } = mutation.options
      if (mutationKey[0] !== method || mutationKey[1] !== path) return
      if (act.with === undefined || says(mutation.state.variables, act.with)) once()
    })
  }, [act, client])

  return isThere && !hasArrived
}

/** Whether the body of a call has a part. */
function says(variables: unknown, part: string): boolean {
  const body: unknown = Reflect.get(Object(variables), 'body')
  return part in Object(body)
}
