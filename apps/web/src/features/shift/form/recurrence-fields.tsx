import { isIsoDate, weekdayOf } from '@renfort/domain/kernel/calendar.ts'
import type { Weekday } from '@renfort/domain/kernel/civil-day.ts'
import { writtenDayOfMonth } from '@renfort/domain/kernel/written-day.ts'
import { recurrenceLimits } from '@renfort/domain/shift/recurrence.ts'
import { useEffect, useEffectEvent } from 'react'
import { CheckboxFormField } from '../../../form/checkbox-form-field.tsx'
import { DateFormField } from '../../../form/date-form-field.tsx'
import { NumberFormField } from '../../../form/number-form-field.tsx'
import { RadioGroupFormField } from '../../../form/radio-group-form-field.tsx'
import type { ContractForm } from '../../../form/use-contract-form.ts'
import { useField } from '../../../form/use-field.ts'
import { ChoiceGroup } from '../../../ui/choice-group.tsx'
import type { FieldProps } from '../../../ui/field-frame.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { weekdayNames } from '../../../ui/weekday-names.ts'
import { firstRecurrence, type ShiftFormValues } from './shift-form.ts'
import { useShiftCalendar } from '../use-shift-calendar.ts'
import { useShiftWords } from '../words.ts'

interface RecurrenceFieldsProps<Output> {
  form: ContractForm<ShiftFormValues, Output>
}

/** Repeats a new shift by a rule (SHIFT-16). */
export function RecurrenceSwitch<Output>({ form }: RecurrenceFieldsProps<Output>) {
  const t = useShiftWords()
  const [repeats, date, until] = form.watch(['repeats', 'date', 'repeatUntil'])
  const propose = useEffectEvent(() => {
    if (!repeats || until !== '') return
    const { repeatDays, repeatUntil } = firstRecurrence(date)
    form.setValue('repeatDays', repeatDays)
    form.setValue('repeatUntil', repeatUntil, { shouldDirty: true, shouldValidate: true })
  })
  useEffect(() => propose(), [repeats, date])
  return (
    <Switch
      isSelected={repeats}
      help={t(($) => $.recurrence.switchHelp)}
      onChange={(isOn) =>
        form.setValue('repeats', isOn, { shouldDirty: true, shouldValidate: true })
      }
    >
      {t(($) => $.recurrence.switch)}
    </Switch>
  )
}

/** The rule by which a shift is repeated (SHIFT-17 to SHIFT-22). */
export function RecurrenceFields<Output>({ form }: RecurrenceFieldsProps<Output>) {
  const t = useShiftWords()
  const { control } = form
  const { today, min, max, holidays } = useShiftCalendar()
  const [type, position] = form.watch(['repeatType', 'repeatPosition'])
  const isWeekly = type === 'weekly'
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-panel border border-line bg-wash p-4">
      <legend className="sr-only">{t(($) => $.recurrence.legend)}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <RadioGroupFormField
          control={control}
          name="repeatType"
          isInline
          label={t(($) => $.recurrence.type)}
          options={[
            { value: 'weekly', label: t(($) => $.recurrence.weekly) },
            { value: 'monthly', label: t(($) => $.recurrence.monthly) },
          ]}
        />
        <NumberFormField
          control={control}
          name="repeatInterval"
          inputMode="numeric"
          label={isWeekly ? t(($) => $.recurrence.everyWeeks) : t(($) => $.recurrence.everyMonths)}
          help={t(($) => $.recurrence.intervalHelp, recurrenceLimits.interval)}
        />
      </div>
      {!isWeekly && <PositionField form={form} />}
      {(isWeekly || position !== 0) && <DaysField form={form} />}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateFormField
          control={control}
          name="repeatUntil"
          label={t(($) => $.recurrence.until)}
          help={t(($) => $.recurrence.untilHelp)}
          {...{ today, min, max, holidays }}
        />
        <CheckboxFormField
          control={control}
          name="repeatOnHolidays"
          className="sm:pt-8"
          help={t(($) => $.recurrence.holidaysHelp)}
        >
          {t(($) => $.recurrence.holidays)}
        </CheckboxFormField>
      </div>
    </fieldset>
  )
}

/** Positions in a month, in the order of the choice: from the start, then from the end. */
const positions = [0, 1, 2, 3, 4, -1, -2, -3, -4] as const

/** The day of the month itself, or the nth of some weekdays (SHIFT-20). */
function PositionField<Output>({ form }: RecurrenceFieldsProps<Output>) {
  const t = useShiftWords()
  const { locale } = useUiWords()
  const { value, ref, error, onChange, onBlur } = useField({
    control: form.control,
    name: 'repeatPosition',
  })
  const [date, days] = form.watch(['date', 'repeatDays'])
  const dayOfMonth = isIsoDate(date) ? Number(date.slice(8)) : null
  return (
    <Select
      label={t(($) => $.recurrence.position)}
      options={positions.map((position) => ({
        id: String(position),
        label:
          position === 0
            ? dayOfMonth === null
              ? t(($) => $.recurrence.sameDay)
              : t(($) => $.recurrence.dayOfMonth, {
                  day: writtenDayOfMonth(dayOfMonth, locale),
                })
            : t(($) => $.recurrence.positions[position]),
      }))}
      value={String(value)}
      onChange={(id) => {
        onChange(Number(id))
        if (days.length === 0 && isIsoDate(date)) form.setValue('repeatDays', [weekdayOf(date)])
      }}
      {...{ ref, error, onBlur }}
    />
  )
}

function DaysField<Output>({ form }: RecurrenceFieldsProps<Output>) {
  const t = useShiftWords()
  const { error, onChange, onBlur } = useField({ control: form.control, name: 'repeatDays' })
  const [days, type] = form.watch(['repeatDays', 'repeatType'])
  return (
    <WeekdayBoxes
      label={type === 'weekly' ? t(($) => $.recurrence.days) : t(($) => $.recurrence.amongDays)}
      value={days}
      onChange={(chosen: Weekday[]) => onChange(chosen)}
      {...{ error, onBlur }}
    />
  )
}

interface WeekdayBoxesProps extends FieldProps {
  value: readonly Weekday[]
  onChange: (days: Weekday[]) => void
  onBlur?: (() => void) | undefined
}

const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]

/** Days of the week, each on or off (SHIFT-19). */
function WeekdayBoxes({ value, onChange, onBlur, ...field }: WeekdayBoxesProps) {
  const { locale } = useUiWords()
  const names = weekdayNames(locale)
  return (
    <ChoiceGroup {...field} kind="boxes">
      {({ isInvalid, describedBy }) => (
        <div className="flex flex-wrap gap-2">
          {weekdays.map((day) => (
            <label
              key={day}
              className="relative inline-flex h-10 min-w-11 items-center justify-center rounded-control border border-edge bg-surface px-3 outline-offset-2 transition-colors select-none first-letter:uppercase hover:border-ink has-checked:border-ink has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="checkbox"
                className="absolute inset-0 appearance-none rounded-control outline-none"
                aria-label={names[day]?.long}
                aria-invalid={isInvalid || undefined}
                aria-describedby={describedBy}
                checked={value.includes(day)}
                onBlur={onBlur}
                onChange={(event) =>
                  onChange(
                    weekdays.filter((each) =>
                      each === day ? event.target.checked : value.includes(each),
                    ),
                  )
                }
              />
              <span aria-hidden className="capitalize">
                {names[day]?.long.slice(0, 3)}
              </span>
            </label>
          ))}
        </div>
      )}
    </ChoiceGroup>
  )
}
