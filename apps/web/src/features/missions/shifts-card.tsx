import type { Shift } from '@renfort/contract/shifts.ts'
import { useId } from 'react'
import { ShiftsByDayTable } from '../shifts/shifts-by-day-table.tsx'
import { useMissionWords } from './words.ts'

/** Every shift by day, with the hours of the day and of the mission. */
export function ShiftsCard({ shifts }: { shifts: readonly Shift[] }) {
  const t = useMissionWords()
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="rounded-panel border border-line bg-surface px-5 pb-3 narrow:px-4"
    >
      <h2 id={id} className="pt-4 pb-2 text-lg font-semibold">
        {t(($) => $.recap.planning)}
      </h2>
      {shifts.length === 0 ? (
        <p className="pb-2 text-muted">{t(($) => $.recap.noShifts)}</p>
      ) : (
        <ShiftsByDayTable shifts={shifts} />
      )}
    </section>
  )
}
