import { Link } from '@tanstack/react-router'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import SearchX from 'lucide-react/icons/search-x'
import Sparkles from 'lucide-react/icons/sparkles'
import { useCan, useMe } from '../../../platform/me.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NewMissionButton } from '../../job-description/new-mission/new-mission-button.tsx'
import { isFiltered, type MissionFilters, type StatusPage } from './mission-filters.ts'
import { useMissionWords } from '../words.ts'

interface MissionEmptyProps {
  status: StatusPage | 'all'
  filters: MissionFilters
}

/** Says which missions a list will have, or that a filter hides them (TASK-29). */
export function MissionEmpty({ status, filters }: MissionEmptyProps) {
  const t = useMissionWords()
  if (isFiltered(filters)) return <NoMatch status={status} filters={filters} />
  const startsHere = status !== 'completed' && status !== 'closed'
  return (
    <EmptyState
      title={t(($) => $.empty[status].title)}
      icon={<ClipboardList aria-hidden />}
      action={startsHere && <NewMissionButton />}
    >
      {t(($) => $.empty[status].text)}
    </EmptyState>
  )
}

function NoMatch({ status, filters: { q, managerId } }: MissionEmptyProps) {
  const t = useMissionWords()
  const which = q === undefined ? 'manager' : 'search'
  // The search is cleared first; the chosen manager stays.
  const search = q === undefined ? {} : { managerId }
  const link = { className: buttonClass('secondary'), children: t(($) => $.noMatch[which].action) }
  return (
    <EmptyState
      title={t(($) => $.noMatch[which].title, { text: q })}
      icon={<SearchX aria-hidden />}
      action={
        status === 'all' ? (
          <Link to={screenPaths.allMissions} search={search} {...link} />
        ) : (
          <Link to={screenPaths.missionsOfStatus} params={{ status }} search={search} {...link} />
        )
      }
    >
      {t(($) => $.noMatch[which].text)}
    </EmptyState>
  )
}

/** Shown while the company has no mission (TASK-30). */
export function MissionGreeting() {
  const t = useMissionWords()
  const { firstName } = useMe()
  const creates = useCan('mission.create').allowed
  return (
    <EmptyState
      title={t(($) => $.greeting.title, { name: firstName })}
      icon={<Sparkles aria-hidden />}
      action={
        creates && (
          <Link to={screenPaths.jobDescriptions} className={buttonClass('primary')}>
            {t(($) => $.greeting.action)}
          </Link>
        )
      }
    >
      {creates ? t(($) => $.greeting.text) : t(($) => $.greeting.readOnly)}
    </EmptyState>
  )
}
