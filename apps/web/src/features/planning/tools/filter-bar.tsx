import { Link, useNavigate } from '@tanstack/react-router'
import SearchX from 'lucide-react/icons/search-x'
import { useMemo } from 'react'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Select } from '../../../ui/select.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { choicesOf, isOffered, type WeekFilters } from '../week-filters.ts'
import type { SheetMission } from '../week-sheet.ts'
import { usePlanningToolWords } from './words.ts'

interface FilterBarProps {
  missions: readonly SheetMission[]
  filters: WeekFilters
}

const every = 'every'

/** Filters the week by location, department, manager and job; the address keeps the filters. */
export function FilterBar({ missions, filters }: FilterBarProps) {
  const t = usePlanningToolWords()
  const { locale } = useUiWords()
  const navigate = useNavigate({ from: screenPaths.planning })
  const known = useMemo(() => {
    const { compare } = new Intl.Collator(locale)
    return choicesOf(missions).map(({ filter, choices }) => ({
      filter,
      choices: choices.toSorted((a, b) => compare(a.label, b.label)),
    }))
  }, [missions, locale])
  const shown = known.filter((each) => isOffered(each, filters))
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
