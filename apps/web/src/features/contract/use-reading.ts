import type { ContractDetails } from '@renfort/contract/contract.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCan } from '../../platform/me.ts'
import { useContractCompany, useKeepReading, useReadAgain } from './queries.ts'

/** Pages that come in sight within this time are kept in one call. */
const togetherMs = 700

/** How far the caller has read a version: kept by the server until it is signed, never fewer pages than before. */
export function useReading({ documentId, version, pagesRead: kept, signature }: ContractDetails) {
  const company = useContractCompany()
  const [reached, setReached] = useState(0)
  const { mutate } = useKeepReading()
  const readAgain = useReadAgain()
  const isReader = useCan('contract.sign').allowed
  const pagesRead = Math.max(reached, kept)
  const keep = useEffectEvent(() => {
    if (!isReader || signature !== null || reached <= kept) return
    // Whoever reads a version that was replaced is offered the one in force.
    mutate(
      { params: { id: company, docId: documentId }, body: { version, pagesRead: reached } },
      { onError: () => void readAgain() },
    )
  })
  useEffect(() => {
    if (reached === 0) return
    const timer = window.setTimeout(() => keep(), togetherMs)
    return () => window.clearTimeout(timer)
  }, [reached])
  return { pagesRead, reach: (page: number) => setReached((before) => Math.max(before, page)) }
}
