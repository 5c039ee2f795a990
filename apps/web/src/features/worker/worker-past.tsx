import type { WorkerCandidate } from '@renfort/contract/worker.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { currentLocale } from '../../platform/i18n.ts'
import { formatDay } from '../../ui/format-day.ts'
import { useWorkerWords } from './words.ts'

interface WorkerPastProps extends Pick<
  WorkerCandidate,
  'missionsHere' | 'missionsInJob' | 'lastMission'
> {
  /** The last company of the network that hired them, where it is told. */
  lastOrganisationName?: string | null
}

/** What somebody has done for the company so far, or that there is nothing (WORK-15, PRE-01). */
export function WorkerPast({
  missionsHere,
  missionsInJob,
  lastMission,
  lastOrganisationName = null,
}: WorkerPastProps) {
  const t = useWorkerWords()
  return (
    <>
      {lastMission === null ? (
        <span>{t(($) => $.neverWorked)}</span>
      ) : (
        <>
          <span>{t(($) => $.missionsHere, { count: missionsHere })}</span>
          <span>{t(($) => $.inJob, { count: missionsInJob })}</span>
          <span>
            {t(($) => $.lastMission, {
              job: lastMission.jobTitle.name,
              date: formatDay(isoDate(lastMission.date), currentLocale(), 'date'),
            })}
          </span>
        </>
      )}
      {lastOrganisationName !== null && (
        <span>{t(($) => $.lastHiredBy, { name: lastOrganisationName })}</span>
      )}
    </>
  )
}
