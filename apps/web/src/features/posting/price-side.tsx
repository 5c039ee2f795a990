import type { ReactNode, Ref } from 'react'

interface PriceSideProps {
  children: ReactNode
  /** The place under the price, for what a step shows beside it. */
  besideRef?: Ref<HTMLDivElement> | undefined
}

/** The price beside a step; on a narrow screen a bar above the footer. */
export function PriceSide({ children, besideRef }: PriceSideProps) {
  return (
    <div className="max-lg:sticky max-lg:bottom-17 max-lg:z-20 max-lg:mt-auto max-lg:-mx-8 max-lg:w-[calc(100%+4rem)] lg:sticky lg:top-[calc(6rem+var(--acting-bar))] lg:max-h-[calc(100dvh-10.5rem-var(--acting-bar))] lg:overflow-y-auto lg:py-8 lg:[&>aside]:static narrow:-mx-4! narrow:w-[calc(100%+2rem)]!">
      {children}
      <div ref={besideRef} className="w-80 pt-5 empty:hidden max-lg:hidden" />
    </div>
  )
}
