import type { MissionRow } from '@renfort/contract/mission.ts'
import { Link } from '@tanstack/react-router'
import { linkClass } from '../../ui/link-class.ts'
import { ProgressBadge } from '../mission-labels/progress-badge.tsx'
import { startWeek } from './reference-date.ts'
import { useOfferedActions } from './use-offered-actions.ts'
import { useMissionWords } from './words.ts'

/** Where the mission stands, and its selection under it (TASK-16, TASK-18, TASK-19). */
export function StatusCell({ mission }: { mission: MissionRow }) {
  return (
    <div className="flex flex-col items-start narrow:items-end narrow:gap-1 md:*:py-0">
      <ProgressBadge step={mission.progressStep} />
      <span className="text-sm xl:text-xs">
        <Selection mission={mission} />
      </span>
    </div>
  )
}

function Selection({ mission }: { mission: MissionRow }) {
  const t = useMissionWords()
  const finishes = useOfferedActions()(mission).includes('finish')
  const { selectionStatus } = mission
  if (selectionStatus === null) {
    if (!finishes) return <span className="text-muted">{t(($) => $.selection.draft)}</span>
    return (
      <Link
        to="/taskPosting/$taskId"
        params={{ taskId: mission.id }}
        className={linkClass('text', 'whitespace-nowrap')}
      >
        {t(($) => $.actions.finish)}
      </Link>
    )
  }
  if (selectionStatus === 'completed' || selectionStatus === 'closed') {
    return <Hired mission={mission} />
  }
  const phase = selectionStatus === 'ready' ? 'finished' : 'ongoing'
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 narrow:justify-end">
      <span className="text-muted">{t(($) => $.selection[phase])}</span>
      {mission.hasPreSelection && (
        <Link
          to="/preselection/$taskId"
          params={{ taskId: mission.id }}
          aria-label={t(($) => $.selection.applicants)}
          className={linkClass('text')}
        >
          {t(($) => $.selection.applicantsShort)}
        </Link>
      )}
    </span>
  )
}

function Hired({ mission }: { mission: MissionRow }) {
  const t = useMissionWords()
  const start = startWeek(mission)
  const count = mission.hiredSidersCount
  if (count === 0 || start === null) return t(($) => $.selection.nobody)
  return (
    <Link to="/planning" search={start} className={linkClass('text')}>
      {t(($) => $.selection.planning, { count, week: start.week })}
    </Link>
  )
}
