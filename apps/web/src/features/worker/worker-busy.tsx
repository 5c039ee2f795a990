import type { WorkerCandidate } from '@renfort/contract/worker.ts'
import { instant, localOf } from '@renfort/domain/kernel/calendar.ts'
import { currentLocale } from '../../platform/i18n.ts'
import { formatDay } from '../../ui/format-day.ts'
import { useWorkerWords } from './words.ts'

/** Where somebody is planned already while the mission has shifts, with the hours. */
export function WorkerBusy({ busy }: Pick<WorkerCandidate, 'busy'>) {
  const t = useWorkerWords()
  if (busy.length === 0) return null
  const shifts = busy.map(({ startDate, endDate }) => {
    const [from, to] = [localOf(instant(startDate)), localOf(instant(endDate))]
    return `${formatDay(from.date, currentLocale())} ${from.time}\u202f–\u202f${to.time}`
  })
  return (
    <span className="block text-table text-orange">
      {t(($) => $.busy, { shifts: shifts.join(', ') })}
    </span>
  )
}
