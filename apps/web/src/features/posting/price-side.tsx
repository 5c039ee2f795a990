import type { ReactNode } from 'react'

/** The price beside a step; on a narrow screen a bar above the footer. */
export function PriceSide({ children }: { children: ReactNode }) {
  return (
    <div className="max-lg:sticky max-lg:bottom-17 max-lg:z-20 max-lg:mt-auto max-lg:-mx-8 max-lg:w-[calc(100%+4rem)] lg:sticky lg:top-[calc(9rem+var(--acting-bar))] lg:pt-8 narrow:-mx-4! narrow:w-[calc(100%+2rem)]!">
      {children}
    </div>
  )
}
