import { Link } from '@tanstack/react-router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { useEffect } from 'react'
import { useCan } from '../../platform/me.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NewMissionButton } from '../job-description/new-mission/new-mission-button.tsx'
import { MissingSteps, useSetUpSteps } from '../onboarding/step-list.tsx'
import { usePlanningWords } from './words.ts'

interface EmptyWeekProps {
  /** Reports whether a mission can be started: false until every requirement is known to be met. */
  onReady: (isReady: boolean) => void
}

/**
 * An empty week. The link to the job descriptions is for users who may read them (PLAN-10); a company that cannot
 * post yet reads what is missing.
 */
export function EmptyWeek({ onReady }: EmptyWeekProps) {
  const t = usePlanningWords()
  const creates = useCan('mission.create').allowed
  const readsJobDescriptions = useCan('jobDescription.read').allowed
  const steps = useSetUpSteps(creates)
  const isReady = steps?.every(({ isDone }) => isDone) === true
  useEffect(() => onReady(isReady), [onReady, isReady])
  if (steps?.some(({ isDone }) => !isDone)) return <MissingSteps steps={steps} />
  return (
    <EmptyState
      title={t(($) => $.empty.title)}
      icon={<CalendarDays aria-hidden />}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {readsJobDescriptions && (
            <Link to={screenPaths.jobDescriptions} className={buttonClass()}>
              {t(($) => $.empty.action)}
            </Link>
          )}
          <NewMissionButton />
        </div>
      }
    >
      {t(($) => $.empty.text)}
    </EmptyState>
  )
}
