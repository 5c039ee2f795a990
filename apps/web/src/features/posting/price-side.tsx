import { type ReactNode, type Ref, createContext, useContext } from 'react'
import { createPortal } from 'react-dom'
import { useIsWide } from '../../ui/use-is-wide.ts'

interface PriceSideProps {
  children: ReactNode
  /** The place under the price, for additions of a step. */
  underRef?: Ref<HTMLDivElement> | undefined
}

/** The price next to a step; on a narrow screen a bar above the footer. */
export function PriceSide({ children, underRef }: PriceSideProps) {
  return (
    <div className="max-lg:sticky max-lg:bottom-[calc(4.25rem+var(--tour-foot))] max-lg:z-20 max-lg:mt-auto max-lg:-mx-8 max-lg:w-[calc(100%+4rem)] lg:sticky lg:top-[calc(6rem+var(--acting-bar))] lg:max-h-[calc(100dvh-10.5rem-var(--acting-bar))] lg:overflow-y-auto lg:py-8 lg:[&>aside]:static narrow:-mx-4! narrow:w-[calc(100%+2rem)]!">
      {children}
      <div ref={underRef} className="w-80 pt-5 empty:hidden max-lg:hidden" />
    </div>
  )
}

/** The place under the price, next to the step; `null` while there is no price. */
export const UnderPricePlace = createContext<HTMLElement | null>(null)

/** Shows something next to the step, under its price; without room there, in the step itself. */
export function UnderPrice({ children }: { children: ReactNode }) {
  const place = useContext(UnderPricePlace)
  const isWide = useIsWide()
  return place !== null && isWide ? createPortal(children, place) : children
}
