import type { LunchReply } from '@renfort/contract/remuneration-policy.ts'
import { formatDuration } from '../../ui/format-duration.ts'
import { useQuery } from '@tanstack/react-query'
import { useUiWords } from '../../ui/ui-words.tsx'
import { defaultHoursPerDay } from '@renfort/domain/remuneration/indemnities.ts'
import { jobTypesQuery } from './queries.ts'
import { useRemunerationWords } from './words.ts'

interface ConditionListProps {
  organisationId: string
  conditions: LunchReply['otherParameters']
  /** Paid by the day of work, so a least number of hours may be asked. */
  isDaily?: boolean
}

/** For whom and when an indemnity is paid (REM-16 to REM-19). */
export function ConditionList({ organisationId, conditions, isDaily = false }: ConditionListProps) {
  const t = useRemunerationWords()
  const { locale } = useUiWords()
  const { seniority, hoursPerDay, zti, taskType } = conditions
  const names = useQuery({ ...jobTypesQuery(organisationId), enabled: taskType !== null }).data
  const jobs = names?.filter(({ id }) => taskType?.jobTypes.includes(id)).map(({ name }) => name)
  const threshold = hoursPerDay?.threshold ?? (isDaily ? defaultHoursPerDay : null)
  const sentences = [
    threshold !== null &&
      t(($) => $.conditions.hours, { duration: formatDuration(Math.round(threshold * 60)) }),
    seniority !== null && t(($) => $.conditions.seniority, { count: seniority.daysThreshold }),
    zti?.isApplicable === true && t(($) => $.conditions.zti),
    taskType !== null &&
      (jobs === undefined || jobs.length === 0
        ? t(($) => $.conditions.jobsCount, { count: taskType.jobTypes.length })
        : t(($) => $.conditions.jobs, {
            jobs: new Intl.ListFormat(locale, { type: 'disjunction' }).format(jobs),
          })),
  ].filter((sentence) => sentence !== false)
  if (sentences.length === 0) return null
  return (
    <ul className="list-disc pl-5 text-table text-muted">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
