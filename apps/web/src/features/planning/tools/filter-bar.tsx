import { Link, useNavigate } from '@tanstack/react-router'
import SearchX from 'lucide-react/icons/search-x'
import { useMemo } from 'react'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Select } from '../../../ui/select.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { choicesOf, type WeekFilters, weekFilters } from '../week-filters.ts'
import type { SheetMission } from '../week-sheet.ts'
import { usePlanningToolWords } from './words.ts'

interface FilterBarProps {
  missions: readonly SheetMission[]
  filters: WeekFilters
}

const every = 'every'

/**
 * Filters the week by location, department, manager and job; the address keeps the filters. A filter with a single
 * value is hidden. A mission is chosen by a link from elsewhere: here it can only be removed.
 */
export function FilterBar({ missions, filters }: FilterBarProps) {
  const t = usePlanningToolWords()
  const { locale } = useUiWords()
  const navigate = useNavigate({ from: screenPaths.planning })
  const offered = useMemo(
    () => weekFilters.map((filter) => ({ filter, choices: choicesOf(missions, filter, locale) })),
    [missions, locale],
  )
  const shown = offered.filter(
    ({ filter, choices }) =>
      filters[filter] !== undefined || (filter !== 'mission' && choices.length > 1),
  )
  if (shown.length === 0) return null
  return (
    <search
      aria-label={t(($) => $.filters.group)}
      className="flex flex-wrap gap-2 pb-2 print:hidden"
    >
      {shown.map(({ filter, choices }) => (
        <Select
          key={filter}
          isLabelHidden
          label={t(($) => $.filters[filter].label)}
          className="w-56 narrow:min-w-36 narrow:flex-1"
          value={choices.find(({ id }) => id === filters[filter])?.id ?? every}
          options={[{ id: every, label: t(($) => $.filters[filter].every) }, ...choices]}
          onChange={(id) =>
            void navigate({
              search: (address) => ({ ...address, [filter]: id === every ? undefined : id }),
              resetScroll: false,
            })
          }
        />
      ))}
    </search>
  )
}

interface NoMatchProps {
  period?: 'day' | 'week' | 'month'
}

/** Shown when the filters hide every shift of the period. */
export function NoMatch({ period = 'week' }: NoMatchProps) {
  const t = usePlanningToolWords()
  return (
    <EmptyState
      title={t(($) => $.filters.none.title)}
      icon={<SearchX aria-hidden />}
      action={
        <Link
          to={screenPaths.planning}
          search={({ week, year, view, day, rows }) => ({ week, year, view, day, rows })}
          resetScroll={false}
          className={buttonClass()}
        >
          {t(($) => $.filters.none.clear)}
        </Link>
      }
    >
      {t(($) => $.filters.none.text[period])}
    </EmptyState>
  )
}
