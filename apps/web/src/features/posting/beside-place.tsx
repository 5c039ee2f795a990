import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

/** The place under the price, beside the step; `null` while there is no price. */
export const BesidePlace = createContext<HTMLElement | null>(null)

/** The width from which the price stands beside the step (`lg`). */
const wide = window.matchMedia('(width >= 64rem)')

function subscribe(onChange: () => void): () => void {
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}

/** Shows something beside the step, under its price; where there is no room, in the step itself. */
export function Beside({ children }: { children: ReactNode }) {
  const place = useContext(BesidePlace)
  const isWide = useSyncExternalStore(subscribe, () => wide.matches)
  return place !== null && isWide ? createPortal(children, place) : children
}
