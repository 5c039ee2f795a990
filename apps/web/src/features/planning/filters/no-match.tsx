import { Link } from '@tanstack/react-router'
import SearchX from 'lucide-react/icons/search-x'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useWeekFilterWords } from './words.ts'

interface NoMatchProps {
  period?: 'day' | 'week' | 'month'
}

/** In place of a time of which the filters keep nothing. */
export function NoMatch({ period = 'week' }: NoMatchProps) {
  const t = useWeekFilterWords()
  return (
    <EmptyState
      title={t(($) => $.none.title)}
      icon={<SearchX aria-hidden />}
      action={
        <Link
          to="/planning"
          search={({ week, year, view, day, rows }) => ({ week, year, view, day, rows })}
          resetScroll={false}
          className={buttonClass()}
        >
          {t(($) => $.none.clear)}
        </Link>
      }
    >
      {t(($) => $.none.text[period])}
    </EmptyState>
  )
}
