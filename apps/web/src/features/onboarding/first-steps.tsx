import ListChecks from 'lucide-react/icons/list-checks'
import { useState } from 'react'
import { SidePanel } from '../../ui/side-panel.tsx'
import { useTip } from '../../ui/use-tip.tsx'
import { type FirstStep, StepLink, StepList, useFirstSteps } from './step-list.tsx'
import { useOnboardingWords } from './words.ts'

export interface FirstStepsProps {
  /** The shape of the navigation: unfolded, shrunk to icons, or at the bottom of a phone. */
  shape: 'list' | 'icon' | 'bar'
}

/** The steps before the first mission, on every screen until one is posted. */
export function FirstSteps({ shape }: FirstStepsProps) {
  const steps = useFirstSteps()
  if (steps === null) return null
  const shown = { list: StepsCard, icon: StepsIcon, bar: StepsBar }
  const Shape = shown[shape]
  return <Shape steps={steps} />
}

interface ShapeProps {
  steps: readonly FirstStep[]
}

function StepsCard({ steps }: ShapeProps) {
  const t = useOnboardingWords()
  return (
    <section
      aria-label={t(($) => $.title)}
      // On a low screen, finished steps are hidden to make room for the others.
      className="mt-3 rounded-panel border border-line bg-paper p-2 [@media(max-height:50rem)]:**:data-done:hidden"
    >
      <h2 className="flex items-baseline justify-between px-1.5 pb-1 text-table font-semibold">
        {t(($) => $.title)}
        <Progress steps={steps} />
      </h2>
      <StepList steps={steps} />
    </section>
  )
}

function StepsIcon({ steps }: ShapeProps) {
  const t = useOnboardingWords()
  const [isOpen, setOpen] = useState(false)
  const label = `${t(($) => $.title)}, ${progressOf(steps, t)}`
  const { triggerProps, bubble } = useTip(label)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        {...triggerProps}
        aria-label={label}
        className="mt-3 flex h-10 w-full items-center justify-center rounded-control bg-accent-wash hover:bg-wash"
        onClick={() => setOpen(true)}
      >
        <ListChecks aria-hidden size={19} />
      </button>
      {bubble}
      <StepsPanel steps={steps} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function StepsBar({ steps }: ShapeProps) {
  const t = useOnboardingWords()
  const [isOpen, setOpen] = useState(false)
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <section
      aria-label={t(($) => $.title)}
      data-steps-bar
      className="flex min-h-11 items-center gap-2 border-b border-line bg-accent-wash px-4 text-sm leading-tight"
    >
      {next !== undefined && (
        <StepLink
          step={next}
          className="min-w-0 flex-1 py-1 text-left font-medium underline decoration-edge underline-offset-4"
        >
          {t(($) => $.next, { step: t(($) => $.steps[next.id]) })}
        </StepLink>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${t(($) => $.show)}, ${progressOf(steps, t)}`}
        className="flex shrink-0 items-center gap-1.5 py-2"
        onClick={() => setOpen(true)}
      >
        <ListChecks aria-hidden size={16} />
        <Progress steps={steps} />
      </button>
      <StepsPanel steps={steps} isOpen={isOpen} onClose={() => setOpen(false)} />
    </section>
  )
}

interface StepsPanelProps extends ShapeProps {
  isOpen: boolean
  onClose: () => void
}

function StepsPanel({ steps, isOpen, onClose }: StepsPanelProps) {
  const t = useOnboardingWords()
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} title={t(($) => $.title)}>
      <StepList steps={steps} onLeave={onClose} />
    </SidePanel>
  )
}

function Progress({ steps }: ShapeProps) {
  const t = useOnboardingWords()
  return <span className="font-normal text-muted tabular-nums">{progressOf(steps, t)}</span>
}

function progressOf(steps: readonly FirstStep[], t: ReturnType<typeof useOnboardingWords>): string {
  const done = steps.filter(({ isDone }) => isDone).length
  return t(($) => $.done, { done, total: steps.length })
}
