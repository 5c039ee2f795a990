import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import { useIsWide } from '../../ui/use-is-wide.ts'

/** The place under the price, beside the step; `null` while there is no price. */
export const BesidePlace = createContext<HTMLElement | null>(null)

/** Shows something beside the step, under its price; where there is no room, in the step itself. */
export function Beside({ children }: { children: ReactNode }) {
  const place = useContext(BesidePlace)
  const isWide = useIsWide()
  return place !== null && isWide ? createPortal(children, place) : children
}
