import type { JobDescription } from '@renfort/contract/job-description.ts'
import type { MissionCounts } from '@renfort/contract/mission.ts'
import type { CompletionReply } from '@renfort/contract/organisation.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import ListChecks from 'lucide-react/icons/list-checks'
import type { ReactNode } from 'react'
import { useMe } from '../../platform/me.ts'
import { stale } from '../../platform/query-client.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useNewMission } from '../job-description/new-mission/new-mission-button.tsx'
import { jobDescriptionsQuery } from '../job-description/queries.ts'
import { countsQuery } from '../mission-record/queries.ts'
import { completeness, completionQuery } from '../settings/queries.ts'
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

/** The steps of a company before its first mission, each with its own screen, then the mission. */
const firstSteps = ['profile', 'legal', 'payment', 'remuneration', 'job', 'mission'] as const

export interface FirstStep {
  readonly id: (typeof firstSteps)[number]
  readonly isDone: boolean
  /** The id of the draft job description to continue. */
  readonly draftId?: string | undefined
}

/** The steps before the mission, from the completed settings and the job descriptions. */
function setUpSteps(
  completion: CompletionReply,
  jobs: readonly Pick<JobDescription, 'id' | 'hourlyRate' | 'origin'>[],
): readonly FirstStep[] {
  const state = completeness(completion)
  const draft = jobs.find(({ hourlyRate, origin }) => hourlyRate === null && origin === 'account')
  return [
    { id: 'profile', isDone: state.profile },
    { id: 'legal', isDone: state.legalInformations },
    { id: 'payment', isDone: state.paymentInformations },
    { id: 'remuneration', isDone: state.hourTypes && state.indemnities },
    // A job description without a rate is a draft: no mission can be created from it (JD-21).
    {
      id: 'job',
      isDone: jobs.some(({ hourlyRate }) => hourlyRate !== null),
      draftId: draft?.id,
    },
  ]
}

const quietly = { meta: { failure: 'nowhere' } } as const

/** The steps before a mission; `undefined` while they load. */
export function useSetUpSteps(isAsked: boolean): readonly FirstStep[] | undefined {
  const completion = useQuery({ ...completionQuery(), ...quietly, enabled: isAsked }).data
  const jobs = useQuery({ ...jobDescriptionsQuery(), ...quietly, enabled: isAsked }).data
  return completion && jobs && setUpSteps(completion, jobs)
}

/**
 * The steps up to the first mission, for administrators of the company; `null` once a mission is posted, and while
 * that is unknown.
 */
export function useFirstSteps(): readonly FirstStep[] | null {
  const { role, organisation } = useMe()
  const isAdmin = role === 'admin' && organisation !== null
  // A posted mission stays posted: the totals are read again only after a change of missions.
  const counts = useQuery({
    ...countsQuery({}),
    ...quietly,
    staleTime: stale.user,
    enabled: isAdmin,
  }).data
  const hasPosted = counts === undefined || postedOf(counts) > 0
  const steps = useSetUpSteps(isAdmin && !hasPosted)
  if (hasPosted || steps === undefined) return null
  return [...steps, { id: 'mission', isDone: false }]
}

function postedOf({ ongoing, upcoming, done }: MissionCounts): number {
  return ongoing + upcoming + done
}
