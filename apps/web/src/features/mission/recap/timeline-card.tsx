import type { Mission } from '@renfort/contract/mission.ts'
import { listApplicants } from '@renfort/contract/preselection.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { openSelectionStates } from '@renfort/domain/mission/selection-transitions.ts'
import {
  missionTimeline,
  type NextAct,
  type TimelineState,
  type TimelineStepName,
} from '@renfort/domain/mission/timeline.ts'
import { placesOf, slotsNeeded } from '@renfort/domain/sider/selection.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import CircleDot from 'lucide-react/icons/circle-dot'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { actorOf, useMe } from '../../../platform/me.ts'
import { queryFor } from '../../../platform/query.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { reaches } from '../mission-actions.ts'
import { useMissionWords } from '../words.ts'

const icons: Readonly<Record<TimelineState, ReactNode>> = {
  done: <Check aria-hidden size={16} className="text-green" />,
  current: <CircleDot aria-hidden size={16} className="text-ink" />,
  toCome: <Circle aria-hidden size={16} className="text-muted" />,
  dropped: <X aria-hidden size={16} className="text-muted" />,
}

/** The progress of the mission, its next step and who must act. */
export function TimelineCard({ mission }: { mission: Mission }) {
  const t = useMissionWords()
  const id = useId()
  const applicants = useShownApplicants(mission)
  const { steps, next } = missionTimeline({
    ...mission,
    hiredCount: mission.hiredSidersCount,
    contracts: mission.contractsBatches.map(({ status }) => status),
    hasUndecidedApplicants: applicants.undecided > 0,
  })
  return (
    <section
      aria-labelledby={id}
      className="@container rounded-panel border border-line bg-surface px-5 py-4 narrow:px-4"
    >
      <h2 id={id} className="sr-only">
        {t(($) => $.timeline.title)}
      </h2>
      <ol className="grid grid-cols-3 gap-x-3 gap-y-3 @2xl:grid-cols-6">
        {steps.map(({ name, state }) => (
          <li
            key={name}
            aria-current={state === 'current' ? 'step' : undefined}
            className={classNames(
              'flex min-w-0 flex-col gap-0.5 border-t-2 pt-1.5',
              state === 'done' && 'border-green',
              state === 'current' && 'border-accent',
              (state === 'toCome' || state === 'dropped') && 'border-line',
            )}
          >
            <span className="flex items-center gap-1 text-table font-medium">
              {icons[state]}
              <span className="truncate">{t(($) => $.timeline.steps[name])}</span>
            </span>
            <span className="truncate text-sm text-muted">
              <StepNote mission={mission} name={name} state={state} />
            </span>
          </li>
        ))}
      </ol>
      <div className="mt-3 flex flex-col gap-y-1.5 border-t border-line pt-3">
        {next.length === 0 && (
          <p className="min-h-6 text-muted">{t(($) => $.timeline.nothingNext)}</p>
        )}
        {next.map(({ act, by }) => (
          <p key={act} className="flex min-h-6 flex-wrap items-center gap-x-2.5 gap-y-1">
            <Badge tone={by === 'company' ? 'orange' : 'grey'}>{t(($) => $.timeline.by[by])}</Badge>
            <span>{t(($) => $.timeline.next[act])}</span>
            <NextLink act={act} mission={mission} />
          </p>
        ))}
      </div>
    </section>
  )
}

interface StepNoteProps {
  mission: Mission
  name: TimelineStepName
  state: TimelineState
}

function StepNote({ mission, name, state }: StepNoteProps) {
  const t = useMissionWords()
  const { hiredSidersCount: hired, hours } = mission
  if (name === 'hires' && hired > 0) {
    const asked = slotsNeeded(placesOf(mission))
    return t(($) => $.timeline.hired, { count: hired, asked: Math.max(hired, asked) })
  }
  if (name === 'hours' && hours.waiting > 0) {
    return t(($) => $.timeline.toValidate, { count: hours.waiting })
  }
  return t(($) => $.timeline.states[state])
}

/** A link to where the company does the next step. */
function NextLink({ act, mission }: { act: NextAct; mission: Mission }) {
  const t = useMissionWords()
  const className = linkClass('text')
  const { id: taskId, jobTitle, name } = mission
  if (act === 'decide') {
    return (
      <Link to={screenPaths.preselection} params={{ taskId }} className={className}>
        {t(($) => $.selection.applicants)}
      </Link>
    )
  }
  if (act === 'sign') {
    return (
      <Link to={screenPaths.contracts} className={className}>
        {t(($) => $.timeline.openContracts)}
      </Link>
    )
  }
  return act === 'validate' ? (
    <Link
      to={screenPaths.hours}
      search={{ taskId, taskName: missionDisplayName(jobTitle.name, name) }}
      className={className}
    >
      {t(($) => $.timeline.openHours)}
    </Link>
  ) : null
}

const openSelections: readonly Mission['selectionStatus'][] = openSelectionStates

/** How many applicants wait for a decision of the company, for users who may read them. */
function useShownApplicants(mission: Mission): { readonly undecided: number } {
  const me = useMe()
  const { type, selectionStatus, preSelection } = mission
  const isAsked =
    type === 'delegation' &&
    preSelection &&
    openSelections.includes(selectionStatus) &&
    reaches('applicant.read', actorOf(me), me.id, mission)
  const { data = [] } = useQuery({
    ...queryFor(listApplicants, { params: { taskId: mission.id } }),
    enabled: isAsked,
    // A failure shows nowhere: the rest of the page does not depend on it.
    meta: { failure: 'nowhere' },
  })
  const undecided = data.filter((each) => each.visible && each.preSelectionStatus === 'sent')
  return { undecided: undecided.length }
}
