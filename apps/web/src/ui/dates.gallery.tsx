import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { isoDate, localTime } from '@renfort/domain/kernel/calendar.ts'
import { useState } from 'react'
import { DateField } from './date-field.tsx'
import { Day } from './day.tsx'
import { Duration } from './duration.tsx'
import { Money } from './money.tsx'
import { MonthGrid } from './month-grid.tsx'
import { MultiDatePicker } from './multi-date-picker.tsx'
import { TimeField } from './time-field.tsx'
import { TimeRange } from './time-range.tsx'

const today = isoDate('2026-11-20')
const holidays = new Set(['2026-11-01', '2026-11-11', '2026-12-25'])

export function DatesGallery() {
  const [day, setDay] = useState('2026-12-07')
  const [time, setTime] = useState('09:00')
  const [days, setDays] = useState<readonly IsoDate[]>([
    isoDate('2026-11-24'),
    isoDate('2026-11-26'),
  ])
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
      <DateField label="Date" value={day} onChange={setDay} today={today} holidays={holidays} />
      <TimeField label="Début" value={time} onChange={setTime} help="Par quarts d’heure" />
      <div className="rounded-panel border border-line bg-surface p-4">
        <MonthGrid
          today={today}
          min={today}
          holidays={holidays}
          selected={new Set([isoDate('2026-11-25')])}
          onPick={(date) => setDay(date)}
          closedReasonOf={(date) => (date === '2026-11-30' ? 'Plus de six jours' : undefined)}
        />
      </div>
      <MultiDatePicker
        label="Dupliquer aux dates"
        value={days}
        onChange={setDays}
        today={today}
        min={today}
        holidays={holidays}
      />
    </div>
  )
}

export function FiguresGallery() {
  return (
    <dl className="grid max-w-md grid-cols-2 gap-2 text-table [&_dd]:text-right">
      <dt>Total hors taxes</dt>
      <dd>
        <Money cents={1_234_550} />
      </dd>
      <dt>Avoir</dt>
      <dd>
        <Money cents={-4250} />
      </dd>
      <dt>Durée</dt>
      <dd>
        <Duration minutes={450} />
      </dd>
      <dt>Jour</dt>
      <dd>
        <Day date={isoDate('2026-12-07')} />
      </dd>
      <dt>Horaire</dt>
      <dd>
        <TimeRange from={localTime('22:00')} to={localTime('06:00')} endsNextDay />
      </dd>
    </dl>
  )
}
