import type { WorkedHere } from '@renfort/contract/worker.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { currentLocale } from '../../platform/i18n.ts'
import { formatDay } from '../../ui/format-day.ts'
import { useWorkerWords } from './words.ts'

interface WorkerPastProps {
  worked: WorkedHere
  /** The last company of the network that hired them, where it is told. */
  lastOrganisationName?: string | null
}

/** What somebody has done for the company so far, or that there is nothing (WORK-15). */
export function WorkerPast({ worked, lastOrganisationName = null }: WorkerPastProps) {
  const t = useWorkerWords()
  const { missionsHere, lastMission } = worked
  if (lastMission === null && lastOrganisationName === null) {
    return <span>{t(($) => $.neverWorked)}</span>
  }
  return (
    <>
      {lastMission !== null && (
        <>
          <span>{t(($) => $.missionsHere, { count: missionsHere })}</span>
          <span>
            {t(($) => $.lastMission, {
              job: lastMission.jobTitle.name,
              date: formatDay(isoDate(lastMission.date), currentLocale(), 'numeric'),
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
