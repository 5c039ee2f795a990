import type { ReactNode } from 'react'
import { createContext, useContext, useEffect, useState } from 'react'

type Flush = () => Promise<boolean>

interface LeaveGate {
  add: (flush: Flush) => () => void
  /** Saves what a step has not saved yet; answers whether the user may go on. */
  pass: Flush
}

function createLeaveGate(): LeaveGate {
  const flushes = new Set<Flush>()
  return {
    add: (flush) => {
      flushes.add(flush)
      return () => flushes.delete(flush)
    },
    pass: async () => {
      const results = await Promise.all([...flushes].map((flush) => flush()))
      return results.every(Boolean)
    },
  }
}

const LeaveGateContext = createContext<LeaveGate>(createLeaveGate())

/** Lets « next » wait for what the step in it is still saving. */
export function LeaveGateProvider({ children }: { children: (gate: LeaveGate) => ReactNode }) {
  const [gate] = useState(createLeaveGate)
  return <LeaveGateContext value={gate}>{children(gate)}</LeaveGateContext>
}

/** Registers something to save before the user goes on. */
export function useLeaveGate(flush: Flush): void {
  const gate = useContext(LeaveGateContext)
  useEffect(() => gate.add(flush), [gate, flush])
}
