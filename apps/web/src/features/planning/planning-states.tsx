import { Link } from '@tanstack/react-router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useCan } from '../../platform/me.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { usePlanningWords } from './words.ts'

/** PLAN-10. The link to the job descriptions is only shown to those who may read them. */
export function PlanningEmpty() {
  const t = usePlanningWords()
  const readsJobDescriptions = useCan('jobDescription.read').allowed
  return (
    <EmptyState
      title={t(($) => $.empty.title)}
      icon={<CalendarDays aria-hidden />}
      action={
        readsJobDescriptions && (
          <Link to="/job-descriptions" className={buttonClass('primary')}>
            {t(($) => $.empty.action)}
          </Link>
        )
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
