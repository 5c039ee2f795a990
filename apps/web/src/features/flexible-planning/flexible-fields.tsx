import {
  flexibleLimits,
  weeklyVolumeOptions,
} from '@renfort/domain/flexible-planning/flexible-planning.ts'
import {
  daysOfWeekIncluded,
  type IncludedDays,
} from '@renfort/domain/flexible-planning/included-days.ts'
import { type ReactNode, useId } from 'react'
import { useTypedNumber } from '../../form/use-typed-number.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { ShownPlaceClocks } from '../shift/form/shift-fields.tsx'
import { useShiftCalendar } from '../shift/use-shift-calendar.ts'
import { endsNextDay, type FlexibleValues, withDays } from './flexible-form.ts'
import { useFlexiblePlanningWords } from './words.ts'

interface FlexibleFieldsProps {
  values: FlexibleValues
  onChange: (values: FlexibleValues) => void
  onBlur: () => void
  /** The error of a field, such as `endDate` or `include.holidays`. */
  errorOf: (field: string) => string | undefined
  disabledReason?: string | undefined
}

/** The days, the volume and the hours of the work. */
export function FlexibleFields({ errorOf, ...props }: FlexibleFieldsProps) {
  const t = useFlexiblePlanningWords()
  const { values, onChange, onBlur, disabledReason } = props
  const { today, min, holidays } = useShiftCalendar()
  const set = (change: Partial<FlexibleValues>) => onChange({ ...values, ...change })
  const field = { onBlur, disabledReason }
  return (
    <div className="flex max-w-2xl flex-col gap-8">
      <Part title={t(($) => $.form.period)}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <DateField
            {...field}
            {...{ today, min, holidays }}
            label={t(($) => $.form.startDate)}
            value={values.startDate}
            onChange={(startDate) => set({ startDate })}
            error={errorOf('startDate')}
          />
          <DateField
            {...field}
            {...{ today, min, holidays }}
            label={t(($) => $.form.endDate)}
            help={t(($) => $.form.periodHelp)}
            value={values.endDate}
            onChange={(endDate) => set({ endDate })}
            error={errorOf('endDate')}
          />
        </div>
      </Part>
      <Part title={t(($) => $.form.work)}>
        <DaysField {...props} errorOf={errorOf} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <VolumeField {...props} errorOf={errorOf} />
          <SidersField {...props} errorOf={errorOf} />
        </div>
      </Part>
      <Part title={t(($) => $.form.amplitude)} text={t(($) => $.form.amplitudeText)}>
        <ShownPlaceClocks day={values.startDate} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TimeField
            {...field}
            label={t(($) => $.form.from)}
            value={values.amplitudeStart}
            onChange={(amplitudeStart) => set({ amplitudeStart })}
            error={errorOf('amplitudeStart')}
          />
          <TimeField
            {...field}
            label={t(($) => $.form.to)}
            help={
              <span aria-live="polite">{endsNextDay(values) && t(($) => $.form.toNextDay)}</span>
            }
            value={values.amplitudeEnd}
            onChange={(amplitudeEnd) => set({ amplitudeEnd })}
            error={errorOf('amplitudeEnd')}
          />
        </div>
      </Part>
    </div>
  )
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <header>
        <h3 id={id} className="text-lg font-semibold">
          {title}
        </h3>
        {text !== undefined && <p className="mt-0.5 text-table text-muted">{text}</p>}
      </header>
      {children}
    </section>
  )
}

const dayNames = ['weekDays', 'saturday', 'sunday', 'holidays'] as const

function DaysField({ values, onChange, errorOf, disabledReason }: FlexibleFieldsProps) {
  const t = useFlexiblePlanningWords()
  const tick = (name: keyof IncludedDays, isWorked: boolean) =>
    onChange(withDays(values, { ...values.include, [name]: isWorked }))
  const missing = (name: keyof IncludedDays) =>
    name === 'weekDays' || errorOf(`include.${name}`) === undefined
      ? undefined
      : t(($) => $.form.noSuchDay[name])
  return (
    <ChoiceGroup kind="boxes" label={t(($) => $.form.days)} error={errorOf('include')}>
      {() => (
        <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
          {dayNames.map((name) => (
            <Checkbox
              key={name}
              isSelected={values.include[name]}
              onChange={(isWorked) => tick(name, isWorked)}
              help={name === 'holidays' ? t(($) => $.form.holidaysHelp) : undefined}
              error={missing(name)}
              disabledReason={disabledReason}
            >
              {t(($) => $.form[name])}
            </Checkbox>
          ))}
        </div>
      )}
    </ChoiceGroup>
  )
}

/** The weekly volume (FLEX-03); a saved value between two steps stays in the choice. */
function VolumeField({ values, onChange, onBlur, errorOf, disabledReason }: FlexibleFieldsProps) {
  const t = useFlexiblePlanningWords()
  const { weeklyVolume, include } = values
  const legal = flexibleLimits.hoursPerDay * daysOfWeekIncluded(include)
  const offered = new Set(weeklyVolumeOptions(include))
  if (weeklyVolume <= legal) offered.add(weeklyVolume)
  return (
    <Select
      label={t(($) => $.form.volume)}
      placeholder={t(($) => $.form.volumeChoose)}
      options={[...offered]
        .toSorted((a, b) => a - b)
        .map((hours) => ({ id: String(hours), label: t(($) => $.form.volumeOption, { hours }) }))}
      value={offered.has(weeklyVolume) ? String(weeklyVolume) : null}
      onChange={(hours) => onChange({ ...values, weeklyVolume: Number(hours) })}
      error={errorOf('weeklyVolume')}
      {...{ onBlur, disabledReason }}
    />
  )
}

function SidersField({ values, onChange, onBlur, errorOf, disabledReason }: FlexibleFieldsProps) {
  const t = useFlexiblePlanningWords()
  const { text, type, settle } = useTypedNumber({
    value: values.siders,
    onChange: (siders) => onChange({ ...values, siders }),
    parse: (typed) => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null),
    format: String,
  })
  return (
    <TextField
      label={t(($) => $.form.siders)}
      help={t(($) => $.form.sidersHelp, flexibleLimits.siders)}
      inputMode="numeric"
      autoComplete="off"
      inputClassName="tabular-nums"
      value={text}
      onChange={type}
      onBlur={() => {
        settle()
        onBlur()
      }}
      error={errorOf('siders')}
      disabledReason={disabledReason}
    />
  )
}
