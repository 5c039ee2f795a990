import { createContext, useContext } from 'react'
import type { MoveRequest } from './move-request.ts'

interface Moves {
  ask: (request: MoveRequest) => void
}

/** `null` where nothing can be changed: a reader, or a page that only shows. */
export const MovesContext = createContext<Moves | null>(null)

export function useMoves(): Moves | null {
  return useContext(MovesContext)
}
