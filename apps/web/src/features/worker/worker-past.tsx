import type { WorkerCandidate } from '@renfort/contract/worker.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { currentLocale } from '../../platform/i18n.ts'
import { formatDay } from '../../ui/format-day.ts'
import { useWorkerWords } from './words.ts'

interface WorkerPastProps {
  candidate: Pick<WorkerCandidate, 'lastMission' | 'lastOrganisationName'>
}

/** The last mission worked here and the last company of the network, or that there is none (WORK-15). */
export function WorkerPast({ candidate: { lastMission, lastOrganisationName } }: WorkerPastProps) {
  const t = useWorkerWords()
  if (lastMission === null && lastOrganisationName === null) {
    return <span>{t(($) => $.neverWorked)}</span>
  }
  return (
    <>
      {lastMission !== null && (
        <span>
          {t(($) => $.lastMission, {
            job: lastMission.jobTitle.name,
            date: formatDay(isoDate(lastMission.date), currentLocale(), 'numeric'),
          })}
        </span>
      )}
      {lastOrganisationName !== null && (
        <span>{t(($) => $.lastHiredBy, { name: lastOrganisationName })}</span>
      )}
    </>
  )
}
