import Check from 'lucide-react/icons/check'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useUiWords } from './ui-words.tsx'
import { useCurrentInView } from './use-current-in-view.ts'
import { useTip } from './use-tip.tsx'

export type StepState = 'done' | 'current' | 'open' | 'blocked'

export interface Step {
  id: string
  label: ReactNode
  state: StepState
  /** Why the step cannot be opened yet. */
  blockedReason?: string | undefined
}

interface StepLink {
  step: Step
  className: string
  children: ReactNode
  'aria-current'?: 'step'
}

interface StepperProps {
  steps: readonly Step[]
  /** Renders the link to a reachable step, since only the caller knows the address. */
  link: (link: StepLink) => ReactNode
  className?: string
}

const body =
  'inline-flex min-h-8 items-center gap-2 rounded-control px-1.5 text-table whitespace-nowrap'

/** The breadcrumb of a wizard: finished steps, the current one, blocked ones with the reason. */
export function Stepper({ steps, link, className }: StepperProps) {
  const words = useUiWords()
  const nav = useCurrentInView<HTMLElement>(steps.find(({ state }) => state === 'current')?.id)
  return (
    <nav
      ref={nav}
      aria-label={words.steps}
      className={classNames('relative overflow-x-auto p-1', className)}
    >
      <ol className="flex items-center">
        {steps.map((step, index) => (
          <li
            key={step.id}
            data-current={step.state === 'current' || undefined}
            className="flex items-center"
          >
            {index > 0 && <span aria-hidden="true" className="mx-1.5 h-px w-4 bg-edge sm:w-7" />}
            <StepItem step={step} number={index + 1} link={link} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface StepItemProps {
  step: Step
  number: number
  link: StepperProps['link']
}

function StepItem({ step, number, link }: StepItemProps) {
  const words = useUiWords()
  const { triggerProps, bubble } = useTip(step.state === 'blocked' ? step.blockedReason : undefined)
  const said = {
    done: words.stepDone,
    current: words.stepCurrent,
    open: '',
    blocked: words.stepBlocked,
  }
  const content = (
    <>
      <StepMark state={step.state} number={number} />
      <span className={classNames(step.state !== 'current' && 'narrow:sr-only')}>{step.label}</span>
      {said[step.state] && <span className="sr-only"> ({said[step.state]})</span>}
    </>
  )
  if (step.state === 'blocked') {
    return (
      <>
        <button
          {...triggerProps}
          type="button"
          aria-disabled="true"
          className={classNames(body, 'text-muted')}
        >
          {content}
        </button>
        {bubble}
      </>
    )
  }
  return link({
    step,
    className: classNames(body, 'hover:bg-wash', step.state === 'current' && 'font-semibold'),
    children: content,
    ...(step.state === 'current' ? { 'aria-current': 'step' as const } : {}),
  })
}

const marks: Record<StepState, string> = {
  done: 'border-primary bg-primary text-on-primary',
  current: 'border-accent bg-accent text-on-accent',
  open: 'border-edge bg-surface text-ink',
  blocked: 'border-line bg-wash text-muted',
}

function StepMark({ state, number }: { state: StepState; number: number }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-6 place-items-center rounded-full border text-xs font-semibold tabular-nums',
        marks[state],
      )}
    >
      {state === 'done' && <Check size={14} strokeWidth={3} />}
      {state === 'blocked' && <Lock size={11} />}
      {(state === 'current' || state === 'open') && number}
    </span>
  )
}
