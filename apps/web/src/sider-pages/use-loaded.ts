import type { Endpoint, Reply } from '@renfort/contract/kernel/endpoint.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ask } from './ask.ts'
import type { Operation } from './operations.ts'

interface Loaded<T> {
  readonly data: T | null
  readonly failure: unknown
}

/** The answer of a read, read again when the page is looked at again or the network is back. */
export function useLoaded<E extends Endpoint>(operation: Operation<E>) {
  const [loaded, setLoaded] = useState<Loaded<Reply<E>>>({ data: null, failure: null })
  const latest = useRef(0)
  const reload = useCallback(async () => {
    latest.current += 1
    const turn = latest.current
    const isLatest = () => turn === latest.current
    await ask(operation, {} as never).then(
      (data) => isLatest() && setLoaded({ data, failure: null }),
      (failure: unknown) => isLatest() && setLoaded(({ data }) => ({ data, failure })),
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
