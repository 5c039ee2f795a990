import Check from 'lucide-react/icons/check'
import { classNames } from '../../ui/class-names.ts'
import type { FirstStep } from './first-step.ts'
import { StepLink } from './step-link.tsx'
import { useOnboardingWords } from './words.ts'

interface StepListProps {
  steps: readonly FirstStep[]
  /** Called when a step leads to another screen. */
  onLeave?: (() => void) | undefined
}

/** The steps in their order, those that are done ticked; any of them can be opened. */
export function StepList({ steps, onLeave }: StepListProps) {
  const t = useOnboardingWords()
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <ol className="flex flex-col text-left text-table">
      {steps.map((step, index) => (
        <li key={step.id} data-done={step.isDone || undefined}>
          <StepLink
            step={step}
            onLeave={onLeave}
            aria-current={step === next ? 'step' : undefined}
            className={classNames(
              'flex min-h-7 w-full items-center gap-2 rounded-small px-1.5 text-left hover:bg-wash',
              step === next ? 'font-medium' : step.isDone ? 'text-muted' : '',
            )}
          >
            <span
              aria-hidden
              className={classNames(
                'grid size-5 shrink-0 place-items-center rounded-full text-xs font-medium tabular-nums',
                step.isDone ? 'bg-green-wash text-green' : 'bg-grey-wash text-ink',
                step === next && 'bg-accent! text-on-accent!',
              )}
            >
              {step.isDone ? <Check size={13} /> : index + 1}
            </span>
            <span className="min-w-0">{t(($) => $.steps[step.id])}</span>
            {step.isDone && <span className="sr-only"> ({t(($) => $.isDone)})</span>}
          </StepLink>
        </li>
      ))}
    </ol>
  )
}
