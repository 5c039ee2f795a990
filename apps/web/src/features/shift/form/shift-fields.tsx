import { isIsoDate, isLocalTime, localTime } from '@renfort/domain/kernel/calendar.ts'
import { instantAt } from '@renfort/domain/kernel/place-time.ts'
import { breakOptionsWith, shiftLimits } from '@renfort/domain/shift/shift.ts'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { use, useState } from 'react'
import { DateFormField } from '../../../form/date-form-field.tsx'
import { NumberFormField } from '../../../form/number-form-field.tsx'
import { TimeFormField } from '../../../form/time-form-field.tsx'
import type { ContractForm } from '../../../form/use-contract-form.ts'
import { useField } from '../../../form/use-field.ts'
import { useProductClock } from '../../../platform/product-clock.ts'
import { Button } from '../../../ui/button.tsx'
import { MultiDatePicker } from '../../../ui/multi-date-picker.tsx'
import { Select } from '../../../ui/select.tsx'
import { PlaceClocks, useBreakLabel } from '../../mission-record/planning/place-clocks.tsx'
import { ShiftPlace, useShiftCalendar } from '../use-shift-calendar.ts'
import { useShiftWords } from '../words.ts'
import { RecurrenceFields, RecurrenceSwitch } from './recurrence-fields.tsx'
import type { ShiftFormValues } from './shift-form.ts'

interface ShiftFieldsProps<Output> {
  form: ContractForm<ShiftFormValues, Output>
  /** A new shift may be repeated, on other days or by a rule (SHIFT-16). */
  isNew: boolean
}

/** The fields of a shift: days, times, break, number of Siders. */
export function ShiftFields<Output>({ form, isNew }: ShiftFieldsProps<Output>) {
  const t = useShiftWords()
  const { control } = form
  const { today, min, max, holidays } = useShiftCalendar()
  const [date, start, end, repeats] = form.watch(['date', 'startTime', 'endTime', 'repeats'])
  const endsNextDay = isLocalTime(start) && isLocalTime(end) && end < start
  return (
    <>
      <div className="flex flex-col items-start gap-3">
        <DateFormField
          control={control}
          name="date"
          className="w-full sm:max-w-64"
          label={t(($) => $.form.date)}
          {...{ today, min, max, holidays }}
        />
        {isNew && !repeats && <OtherDates form={form} />}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="empty:hidden sm:col-span-2">
          <ShownPlaceClocks day={date} />
        </div>
        <TimeFormField
          isOfShift
          control={control}
          name="startTime"
          label={t(($) => $.form.start)}
        />
        <TimeFormField
          isOfShift
          control={control}
          name="endTime"
          label={t(($) => $.form.end)}
          help={<span aria-live="polite">{endsNextDay && t(($) => $.form.endNextDay)}</span>}
        />
        <BreakField form={form} />
        <NumberFormField
          control={control}
          name="slots"
          label={t(($) => $.form.slots)}
          help={t(($) => $.form.slotsHelp, shiftLimits.slots)}
          inputMode="numeric"
        />
      </div>
      {isNew && <RecurrenceSwitch form={form} />}
      {isNew && repeats && <RecurrenceFields form={form} />}
    </>
  )
}

/** The same times on other days, to order a whole week at once. */
function OtherDates<Output>({ form }: { form: ContractForm<ShiftFormValues, Output> }) {
  const t = useShiftWords()
  const { today, min, max, holidays } = useShiftCalendar()
  const { value, error, onChange } = useField({ control: form.control, name: 'otherDates' })
  const chosen = Array.isArray(value) ? value.filter(isIsoDate) : []
  const date = form.watch('date')
  const [isOpen, setOpen] = useState(chosen.length > 0)
  if (!isOpen && chosen.length === 0) {
    return (
      <Button
        size="small"
        variant="quiet"
        icon={<CalendarPlus aria-hidden size={16} />}
        onPress={() => setOpen(true)}
      >
        {t(($) => $.form.moreDates)}
      </Button>
    )
  }
  return (
    <MultiDatePicker
      label={t(($) => $.form.otherDates)}
      error={error}
      value={chosen}
      onChange={(dates) => onChange([...dates])}
      opensAt={isIsoDate(date) ? date : undefined}
      {...{ today, min, max, holidays }}
    />
  )
}

function BreakField<Output>({ form }: { form: ContractForm<ShiftFormValues, Output> }) {
  const t = useShiftWords()
  const labelOf = useBreakLabel()
  const { value, ref, error, onChange, onBlur } = useField({
    control: form.control,
    name: 'breakMinutes',
  })
  const minutes = typeof value === 'number' ? value : 0
  return (
    <Select
      label={t(($) => $.form.pause)}
      options={breakOptionsWith(minutes).map((option) => ({
        id: String(option),
        label: labelOf(option),
      }))}
      value={String(minutes)}
      onChange={(id) => onChange(Number(id))}
      {...{ ref, error, onBlur }}
    />
  )
}

/** Names the zone of the place on show, at noon of a day; of today while no day is typed. */
export function ShownPlaceClocks({ day }: { day: string }) {
  const { now } = useProductClock()
  const { timeZone } = use(ShiftPlace)
  const at = isIsoDate(day) ? instantAt(day, localTime('12:00'), timeZone) : now()
  return <PlaceClocks zone={timeZone} at={at} />
}
