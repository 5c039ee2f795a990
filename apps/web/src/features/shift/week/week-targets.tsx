import { addDays, type IsoDate, isIsoDate, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { everyNthWeek, mondayOf } from '@renfort/domain/shift/copy-week.ts'
import { useState } from 'react'
import { DateField } from '../../../ui/date-field.tsx'
import { MultiSelectList } from '../../../ui/multi-select-list.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Select } from '../../../ui/select.tsx'
import { useShiftCalendar } from '../use-shift-calendar.ts'
import { useShiftWords } from '../words.ts'
import { useWeekName } from './use-week-name.ts'

interface WeekTargetsProps {
  source: IsoDate
  onChange: (mondays: readonly IsoDate[]) => void
}

interface Choice {
  readonly how: 'list' | 'every'
  readonly weeks: readonly string[]
  readonly interval: number
  readonly until: string
}

/** Weeks of the next year can be picked one by one; later ones only at regular intervals. */
const listed = 52
const intervals = [1, 2, 3, 4, 6, 8]

/** The weeks into which a week is copied: some of a list, or every n-th one. */
export function WeekTargets({ source, onChange }: WeekTargetsProps) {
  const t = useShiftWords()
  const nameOf = useWeekName()
  const { today, max, holidays } = useShiftCalendar()
  const [choice, setChoice] = useState<Choice>({
    how: 'list',
    weeks: [],
    interval: 1,
    until: '',
  })
  const first = mondayOf(today)
  const weeks = Array.from({ length: listed }, (_, i) => addDays(first, 7 * i)).filter(
    (monday) => monday !== source,
  )
  const change = (part: Partial<Choice>) => {
    const next = { ...choice, ...part }
    setChoice(next)
    onChange(targetsOf(next, source))
  }
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        isInline
        label={t(($) => $.week.how)}
        options={[
          { value: 'list', label: t(($) => $.week.list) },
          { value: 'every', label: t(($) => $.week.every) },
        ]}
        value={choice.how}
        onChange={(how) => change({ how })}
      />
      {choice.how === 'list' ? (
        <MultiSelectList
          label={t(($) => $.week.targets)}
          options={weeks.map((monday) => ({ id: monday, label: nameOf(monday) }))}
          value={choice.weeks}
          onChange={(chosen) => change({ weeks: chosen })}
        />
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={t(($) => $.week.interval)}
            options={intervals.map((interval) => ({
              id: String(interval),
              label: t(($) => $.week.everyCount, { count: interval }),
            }))}
            value={String(choice.interval)}
            onChange={(interval) => change({ interval: Number(interval) })}
          />
          <DateField
            label={t(($) => $.week.until)}
            today={today}
            min={addDays(source, 7)}
            max={max}
            holidays={holidays}
            value={choice.until}
            onChange={(until) => change({ until })}
          />
        </div>
      )}
    </div>
  )
}

function targetsOf({ how, weeks, interval, until }: Choice, source: IsoDate): IsoDate[] {
  if (how === 'list') return weeks.map(isoDate)
  return isIsoDate(until) ? everyNthWeek(source, interval, until) : []
}
