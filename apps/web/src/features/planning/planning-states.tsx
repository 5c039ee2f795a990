import { Link } from '@tanstack/react-router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useCan } from '../../platform/me.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NewMissionButton } from '../job-description/new-mission-button.tsx'
import { MissingSteps } from '../onboarding/missing-steps.tsx'
import type { FirstStep } from '../onboarding/first-step.ts'
import { usePlanningWords } from './words.ts'

/**
 * PLAN-10: the link to the job descriptions is for those who may read them. A company that cannot post
 * yet is told what is missing.
 */
export function PlanningEmpty({ steps }: { steps: readonly FirstStep[] | undefined }) {
  const t = usePlanningWords()
  const readsJobDescriptions = useCan('jobDescription.read').allowed
  if (steps?.some(({ isDone }) => !isDone)) return <MissingSteps steps={steps} />
  return (
    <EmptyState
      title={t(($) => $.empty.title)}
      icon={<CalendarDays aria-hidden />}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {readsJobDescriptions && (
            <Link to="/job-descriptions" className={buttonClass()}>
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

export function PlanningFailure({ onRetry }: { onRetry: () => void }) {
  const t = usePlanningWords()
  return (
    <EmptyState
      title={t(($) => $.failure.title)}
      icon={<CloudOff aria-hidden />}
      action={<Button onPress={onRetry}>{t(($) => $.failure.action)}</Button>}
    >
      {t(($) => $.failure.text)}
    </EmptyState>
  )
}
