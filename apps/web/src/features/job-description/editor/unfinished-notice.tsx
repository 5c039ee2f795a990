import type { JobDescription } from '@renfort/contract/job-description.ts'
import {
  type JobDescriptionStep,
  jobDescriptionSteps,
} from '@renfort/domain/job-description/job-description-steps.ts'
import type { WorkAddress } from '@renfort/domain/law/territory.ts'
import { missionNameLimit } from '@renfort/domain/mission/mission.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useCan, useMe } from '../../../platform/me.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { useMinimumWage } from '../../job-fields/queries.ts'
import { useJobDescriptionWords } from '../words.ts'
import { valuesOf } from './job-values.ts'
import { type StepFacts, type StepObstacle, stepObstacle } from './step-obstacle.ts'

interface UnfinishedNoticeProps {
  job: JobDescription
  lockedReason: string | undefined
  onEdit: (step: JobDescriptionStep) => void
}

/** What a job description still lacks, each with a link to its step. */
export function UnfinishedNotice({ job, lockedReason, onEdit }: UnfinishedNoticeProps) {
  const t = useJobDescriptionWords()
  const unfinished = useUnfinished(job)
  if (unfinished.length === 0) return null
  return (
    <div className="flex items-start gap-3 rounded-panel bg-orange-wash px-4 py-3">
      <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-orange" />
      <div className="min-w-0">
        <p className="font-medium">{t(($) => $.summary.unfinished)}</p>
        <ul className="mt-0.5">
          {unfinished.map(({ step, obstacle }) => {
            const text = t(($) => $.obstacles[obstacle], { max: missionNameLimit })
            return (
              <li key={step}>
                {lockedReason === undefined ? (
                  <button
                    type="button"
                    className={linkClass('text', 'text-left')}
                    onClick={() => onEdit(step)}
                  >
                    {text}
                  </button>
                ) : (
                  text
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}

interface Unfinished {
  readonly step: JobDescriptionStep
  readonly obstacle: StepObstacle
}

/** What a saved job description still lacks, step by step. */
export function useUnfinished(job: JobDescription): Unfinished[] {
  const facts = useStepFacts(job, job.location)
  const values = valuesOf(job)
  return jobDescriptionSteps.flatMap((step) => {
    const obstacle = stepObstacle(step, values, facts)
    return obstacle === null ? [] : { step, obstacle }
  })
}

/** The steps that a mission requires; the place may still be chosen in the mission. */
const needed: readonly JobDescriptionStep[] = ['job', 'work-conditions', 'salary']

/** The first reason why no mission can be created from a job description. */
export function missionObstacle(
  unfinished: readonly { readonly step: JobDescriptionStep; readonly obstacle: StepObstacle }[],
): StepObstacle | null {
  return unfinished.find(({ step }) => needed.includes(step))?.obstacle ?? null
}

/** What the rules of the steps depend on, besides the typed values. */
export function useStepFacts(
  job: Pick<JobDescription, 'hourlyRate' | 'origin'> | null,
  place: WorkAddress | null,
): StepFacts {
  return {
    savedRate: job?.hourlyRate ?? null,
    mayLower: useCan('mission.lowerRate').allowed,
    minimum: useMinimumWage({ place, firstDay: null }),
    hasAddresses: useMe().organisation !== null && job?.origin !== 'network',
  }
}
