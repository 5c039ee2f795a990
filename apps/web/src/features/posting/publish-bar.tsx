import type { Mission } from '@renfort/contract/mission.ts'
import { PriceInShort } from '../quotation/price-in-short.tsx'
import { PublishButton, PublishCheck } from './publish-act.tsx'
import type { Posting } from './use-posting.ts'

/** Price, last check and posting above the footer, where the panel does not stand beside. */
export function PublishBar({ mission, posting }: { mission: Mission; posting: Posting }) {
  return (
    <div className="sticky bottom-17 z-20 -mx-8 mt-6 flex flex-col gap-2 border-t border-line bg-surface px-8 py-2.5 text-table shadow-bar narrow:-mx-4 narrow:px-4">
      <PublishCheck posting={posting} />
      <div className="flex items-center justify-between gap-3">
        <PriceInShort mission={mission} />
        <span className="ml-auto">
          <PublishButton posting={posting} />
        </span>
      </div>
    </div>
  )
}
