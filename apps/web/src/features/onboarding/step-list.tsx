import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import ListChecks from 'lucide-react/icons/list-checks'
import type { ReactNode } from 'react'
import { screenPaths } from '../../platform/screen-paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useNewMission } from '../job-description/use-new-mission.tsx'
import type { FirstStep } from './use-first-steps.ts'
import { useOnboardingWords } from './words.ts'

interface StepListProps {
  steps: readonly FirstStep[]
  /** Called when a step leads to another screen. */
  onLeave?: (() => void) | undefined
}

/** The steps in order, finished ones ticked; each can be opened. */
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

interface StepLinkProps {
  step: FirstStep
  /** Called when the step leads to another screen. */
  onLeave?: (() => void) | undefined
  className: string
  children: ReactNode
  'aria-current'?: 'step' | undefined
}

const pages = {
  profile: screenPaths.companyProfile,
  legal: screenPaths.legalInformations,
  payment: screenPaths.payment,
  remuneration: screenPaths.remuneration,
} as const

/** A link to the screen of a step; the step of the mission starts a mission. */
export function StepLink({ step: { id, draftId }, onLeave, ...look }: StepLinkProps) {
  if (id === 'mission') return <StartMission {...look} />
  const left = { ...look, onClick: () => onLeave?.() }
  if (id === 'job') {
    const search = draftId === undefined ? ({ mode: 'create' } as const) : { jdid: draftId }
    return <Link to={screenPaths.jobDescriptions} search={search} {...left} />
  }
  return <Link to={pages[id]} {...left} />
}

function StartMission(look: Omit<StepLinkProps, 'step' | 'onLeave'>) {
  const { open, dialog } = useNewMission()
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => open()} {...look} />
      {dialog}
    </>
  )
}

/** Replaces a screen that cannot be used yet: it lists what is missing, with links. */
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
