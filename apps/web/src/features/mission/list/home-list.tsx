import type { MissionRow } from '@renfort/contract/mission.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { MissionEmpty, MissionGreeting } from './mission-empty.tsx'
import { isFiltered, type MissionFilters } from './mission-filters.ts'
import { MissionTable } from './mission-table.tsx'
import { anyMissionQuery, homeListQuery } from './queries.ts'
import { useMissionWords } from '../words.ts'

/** The list arrives whole (TASK-03) and may have hundreds of rows: this many are drawn at once. */
const batch = 50

/** Ongoing missions, then upcoming ones, the soonest first (TASK-02). */
export function HomeList({ filters }: { filters: MissionFilters }) {
  const { tasks } = useSuspenseQuery(homeListQuery(filters)).data
  if (tasks.length === 0) return <NothingOpen filters={filters} />
  return (
    <div className="flex flex-col gap-6">
      <Section step="ongoing" missions={tasks.filter((task) => task.progressStep === 'ongoing')} />
      <Section
        step="upcoming"
        missions={tasks.filter((task) => task.progressStep === 'upcoming').toSorted(bySoonest)}
      />
    </div>
  )
}

function bySoonest(a: MissionRow, b: MissionRow): number {
  return Date.parse(a.startDate ?? a.createdAt) - Date.parse(b.startDate ?? b.createdAt)
}

interface SectionProps {
  step: 'ongoing' | 'upcoming'
  missions: readonly MissionRow[]
}

function Section({ step, missions }: SectionProps) {
  const t = useMissionWords()
  const id = useId()
  const [shown, setShown] = useState(batch)
  const hidden = missions.length - shown
  const more = Math.min(batch, hidden)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="flex items-baseline gap-2 pb-2 text-lg font-semibold">
        {t(($) => $.sections[step])}
        {missions.length > 0 && (
          <span className="text-table font-normal text-muted">
            {t(($) => $.count, { count: missions.length })}
          </span>
        )}
      </h2>
      {missions.length === 0 ? (
        <p className="border-y border-line py-4 text-muted">{t(($) => $.sectionEmpty[step])}</p>
      ) : (
        <MissionTable label={t(($) => $.sections[step])} missions={missions.slice(0, shown)} />
      )}
      {hidden > 0 && (
        <Button className="mt-3" onPress={() => setShown(shown + batch)}>
          {t(($) => $.showMore, { count: more })}
        </Button>
      )}
    </section>
  )
}

function NothingOpen({ filters }: { filters: MissionFilters }) {
  const { total } = useSuspenseQuery(anyMissionQuery()).data
  return total === 0 && !isFiltered(filters) ? (
    <MissionGreeting />
  ) : (
    <MissionEmpty status="all" filters={filters} />
  )
}
