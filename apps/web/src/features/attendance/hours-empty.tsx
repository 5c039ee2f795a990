import { Link } from '@tanstack/react-router'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock3 from 'lucide-react/icons/clock-3'
import SearchX from 'lucide-react/icons/search-x'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type HoursSearch, isNarrowed, searchOfTab, tabOf } from './hours-search.ts'
import { useHoursWords } from './words.ts'

/** Says what will appear, or that a filter hides it. */
export function HoursEmpty({ search }: { search: HoursSearch }) {
  const t = useHoursWords()
  const tab = tabOf(search)
  if (isNarrowed(search)) {
    return (
      <EmptyState
        title={t(($) => $.noMatch)}
        icon={<SearchX aria-hidden />}
        action={
          <Link to="/timesheets" search={searchOfTab(tab, {})} className={buttonClass()}>
            {t(($) => $.filters.clear)}
          </Link>
        }
      >
        {t(($) => $.noMatchText)}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t(($) => $.empty[tab])}
      icon={tab === 'toVerify' ? <CircleCheck aria-hidden /> : <Clock3 aria-hidden />}
    >
      {t(($) => $.empty[`${tab}Text`])}
    </EmptyState>
  )
}
