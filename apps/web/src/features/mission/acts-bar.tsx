import type { Mission } from '@renfort/contract/mission.ts'
import type { ReactNode } from 'react'
import { useCan } from '../../platform/me.ts'
import { PriceInShort } from '../quotation/price-totals.tsx'

/** Price and acts at the foot of the screen, where the price box does not stand beside. */
export function ActsBar({ mission, children }: { mission: Mission; children: ReactNode }) {
  const seesPrices = useCan('quotation.read').allowed
  return (
    <footer
      data-print="hide"
      className="sticky bottom-0 z-20 -mx-8 mt-6 flex items-center gap-3 border-t border-line bg-surface px-8 py-2.5 shadow-bar narrow:bottom-(--foot-bar) narrow:-mx-4 narrow:px-4"
    >
      {seesPrices && <PriceInShort mission={mission} />}
      <div className="ml-auto flex gap-2 empty:hidden">{children}</div>
    </footer>
  )
}
