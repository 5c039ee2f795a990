import { useState } from 'react'

/** Runs one act at a time, and keeps why the last one was refused. */
export function useAct() {
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const act = async (work: () => Promise<void>) => {
    if (isPending) return
    setPending(true)
    setFailure(null)
    await work().catch(setFailure)
    setPending(false)
  }
  return { isPending, failure, act }
}
