import type { ContractDetails, SeenBatch } from '@renfort/contract/contract.ts'
import { isReadToTheEnd } from '@renfort/domain/contract/signature/reading.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCan } from '../../../platform/me.ts'
import { useContractCompany, useKeepReading, useReadAgain } from '../queries.ts'
import { useContractWords } from '../words.ts'

/** Pages that become visible within this time are saved in one call. */
const togetherMs = 700
/** The maximum of automatic retries; the wait doubles each time. */
const mostFailures = 5

/** How far the caller has read a version: the server keeps it until the signature, and never lowers it. */
export function useReading({ documentId, version, pagesRead: kept, signature }: ContractDetails) {
  const company = useContractCompany()
  const [reached, setReached] = useState(0)
  const [failures, setFailures] = useState(0)
  const timer = useRef<number>(undefined)
  const { mutate, mutateAsync } = useKeepReading()
  const readAgain = useReadAgain()
  const isReader = useCan('contract.sign').allowed
  const isToKeep = isReader && signature === null && reached > kept
  const input = {
    params: { id: company, docId: documentId },
    body: { version, pagesRead: reached },
  }
  const keep = useEffectEvent(() => {
    timer.current = undefined
    if (!isToKeep) return
    mutate(input, {
      onError: ({ status }) => {
        if (status >= 500) setFailures(failures + 1)
        // A reader of a replaced version is offered the version in force.
        else void readAgain()
      },
    })
  })
  useEffect(() => {
    if (reached === 0 || failures > mostFailures) return
    timer.current = window.setTimeout(() => keep(), togetherMs * 2 ** failures)
    return () => window.clearTimeout(timer.current)
  }, [reached, failures])
  // A user who leaves right after a page became visible has read it.
  useEffect(
    () => () => {
      if (timer.current !== undefined) keep()
    },
    [],
  )
  return {
    pagesRead: Math.max(reached, kept),
    reach: (page: number) => {
      setReached((before) => Math.max(before, page))
      setFailures(0)
    },
    /** Saves the unsaved pages now; rejects when that fails. */
    keepNow: async () => {
      if (isToKeep) await mutateAsync(input)
    },
  }
}

/** The last visible page of a document, in words: nothing more is known of the reading. */
export function useReachText(): (reading: Pick<SeenBatch, 'pages' | 'pagesRead'>) => string {
  const t = useContractWords()
  return (reading) => {
    const { pages, pagesRead } = reading
    if (pages === null || pagesRead === 0) return t(($) => $.document.readNothing)
    return isReadToTheEnd(reading)
      ? t(($) => $.document.readWhole)
      : t(($) => $.document.read, { read: pagesRead, pages })
  }
}
