import { completionItems, missingItems } from '@renfort/domain/organisation/completion.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { buttonClass } from '../../ui/button-class.ts'
import { itemPages, sectionOf } from './item-pages.ts'
import { completeness, completionQuery } from './queries.ts'
import { useSettingsWords } from './words.ts'

/** On a page whose part is complete while others are not: how much is left, and the way to the next. */
export function NextItem({ path }: { path: string }) {
  const t = useSettingsWords()
  const state = completeness(useSuspenseQuery(completionQuery()).data)
  const missing = missingItems(state)
  const isPart = completionItems.some((item) => itemPages[item] === path)
  const isDone = isPart && missing.every((item) => itemPages[item] !== path)
  const [next] = missing
  return (
    <output className="block empty:hidden">
      {isDone && next !== undefined && (
        <div className="mt-6 flex flex-wrap items-center justify-between gap-3 rounded-panel bg-accent-wash px-5 py-3">
          <p className="font-medium">{t(($) => $.next.left, { count: missing.length })}</p>
          <Link to={itemPages[next]} hash={sectionOf(next)} className={buttonClass()}>
            {t(($) => $.next.go, { item: t(($) => $.items[next]) })}
            <ArrowRight aria-hidden size={18} />
          </Link>
        </div>
      )}
    </output>
  )
}
