import { FailedLoad } from '../../ui/failed-load.tsx'
import { usePlanningWords } from './words.ts'

export function PlanningFailure({ onRetry }: { onRetry: () => void }) {
  const t = usePlanningWords()
  return <FailedLoad title={t(($) => $.failure)} onRetry={onRetry} />
}
