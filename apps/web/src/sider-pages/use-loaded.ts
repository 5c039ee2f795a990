import type { Endpoint, Reply } from '@renfort/contract/kernel/endpoint.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError } from '../platform/call-error.ts'
import { ask } from './ask.ts'
import { keepAnswer, keptAnswer } from './kept-answers.ts'
import type { Operation } from './operations.ts'

interface Loaded<T> {
  readonly data: T | null
  /** When the data were read, by the hour of the phone. */
  readonly readAt: number
  readonly failure: unknown
}

/**
 * The answer of a read, read again when the page is looked at again or the network is back. Without
 * a network it is the last one that this phone got.
 */
export function useLoaded<E extends Endpoint>(operation: Operation<E>) {
  const [loaded, setLoaded] = useState<Loaded<Reply<E>>>({ data: null, readAt: 0, failure: null })
  const latest = useRef(0)
  const reload = useCallback(async () => {
    latest.current += 1
    const turn = latest.current
    const isLatest = () => turn === latest.current
    await ask(operation, {} as never).then(
      (data) => {
        if (!isLatest()) return
        const answered = { data, readAt: Date.now() }
        keepAnswer(operation, answered)
        setLoaded({ ...answered, failure: null })
      },
      (failure: unknown) => {
        if (!isLatest()) return
        const isUnreachable = failure instanceof CallError && failure.isUnreachable
        const kept = isUnreachable ? keptAnswer<Reply<E>>(operation) : null
        setLoaded((shown) => ({ ...(shown.data === null ? (kept ?? shown) : shown), failure }))
      },
    )
  }, [operation])
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') void reload()
    }
    again()
    document.addEventListener('visibilitychange', again)
    window.addEventListener('online', again)
    return () => {
      latest.current += 1
      document.removeEventListener('visibilitychange', again)
      window.removeEventListener('online', again)
    }
  }, [reload])
  return { ...loaded, reload }
}
