import CloudOff from 'lucide-react/icons/cloud-off'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { usePlanningWords } from './words.ts'

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
