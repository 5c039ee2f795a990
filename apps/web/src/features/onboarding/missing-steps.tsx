import ListChecks from 'lucide-react/icons/list-checks'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { FirstStep } from './first-step.ts'
import { StepList } from './step-list.tsx'
import { useOnboardingWords } from './words.ts'

/** In place of a screen that cannot be used yet: what is missing, and the way to each part of it. */
export function MissingSteps({ steps }: { steps: readonly FirstStep[] }) {
  const t = useOnboardingWords()
  return (
    <EmptyState
      title={t(($) => $.missing.title)}
      icon={<ListChecks aria-hidden />}
      action={<StepList steps={steps} />}
    >
      {t(($) => $.missing.text)}
    </EmptyState>
  )
}
