import type { Mission } from '@renfort/contract/mission.ts'
import { PriceInShort } from '../quotation/price-totals.tsx'
import { BackLink } from './back-link.tsx'
import { PublishButton, PublishCheck } from './publish-act.tsx'
import type { Posting } from './use-posting.ts'
import { usePostingWords } from './words.ts'

/** Way back, price, last check and posting at the foot, where the panel does not stand beside. */
export function PublishBar({ mission, posting }: { mission: Mission; posting: Posting }) {
  const t = usePostingWords()
  return (
    <footer
      aria-label={t(($) => $.frame.footer)}
      className="sticky bottom-0 z-30 -mx-8 mt-6 -mb-8 flex flex-col gap-2 border-t border-line bg-surface px-8 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] text-table shadow-bar narrow:-mx-4 narrow:-mb-6 narrow:px-4"
    >
      <div className="flex items-center gap-4">
        <BackLink mission={mission} step="summary" labelClass="narrow:sr-only" />
        <PublishCheck posting={posting} />
      </div>
      <div className="flex items-center justify-between gap-3">
        <PriceInShort mission={mission} />
        <span className="ml-auto">
          <PublishButton posting={posting} />
        </span>
      </div>
    </footer>
  )
}
