import { createContext, useContext } from 'react'
import type { ShiftFacts } from './shift-facts.ts'

/** What is known of the shifts on show: it comes after them, and changes while one looks. */
export const FactsContext = createContext<ReadonlyMap<string, ShiftFacts>>(new Map())

export function useShiftFacts(shiftId: string): ShiftFacts | undefined {
  return useContext(FactsContext).get(shiftId)
}
