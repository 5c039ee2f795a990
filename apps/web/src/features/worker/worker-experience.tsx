import type { SiderRecord } from '@renfort/contract/worker.ts'
import { useWorkLength } from './use-work-length.ts'
import { useWorkerWords } from './words.ts'

type WorkerExperienceProps = Pick<SiderRecord, 'jobTypes' | 'experiences'>

/** Former work as the profile tells it, with its length; else the jobs alone; nothing when it tells neither. */
export function WorkerExperience({ jobTypes, experiences }: WorkerExperienceProps) {
  const t = useWorkerWords()
  const lengthOf = useWorkLength()
  const jobs =
    experiences.length > 0
      ? experiences.map(({ name, duration }) =>
          duration > 0 ? `${name} (${lengthOf(duration)})` : name,
        )
      : jobTypes.map(({ name }) => name)
  if (jobs.length === 0) return null
  return <span>{t(($) => $.experience, { jobs: jobs.join(', ') })}</span>
}
