import { bankHolidaysPart, nightPart } from '@renfort/contract/remuneration.ts'
import { minuteOfTime, timeOfMinute } from '@renfort/domain/kernel/calendar.ts'
import { holidayTitle } from '@renfort/domain/law/holiday-names.ts'
import { solidaritySlugs } from '@renfort/domain/law/public-holidays.ts'
import { type Control, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { SelectFormField } from '../../../form/select-form-field.tsx'
import type { ContractForm } from '../../../form/use-contract-form.ts'
import { useField } from '../../../form/use-field.ts'
import { currentLocale } from '../../../platform/i18n.ts'
import { Select } from '../../../ui/select.tsx'
import { NightClock } from '../night-clock.tsx'
import type { HoursKind } from '../pay-example.ts'
import { useRemunerationWords } from '../words.ts'
import { PercentField } from './condition-fields.tsx'
import { EditOvertime } from './edit-overtime.tsx'
import { EditSundays } from './edit-sundays.tsx'
import { type HoursDialogProps, HoursEditDialog, SeniorityFields } from './hours-edit-dialog.tsx'

const dialogs = {
  extra: EditOvertime,
  night: EditNight,
  sundays: EditSundays,
  bankHolidays: EditBankHolidays,
} as const

/** The dialog of one kind of hours. */
export function HoursDialog({ kind, ...props }: HoursDialogProps & { kind: HoursKind }) {
  const Dialog = dialogs[kind]
  return <Dialog {...props} />
}

type NightInput = z.input<typeof nightPart>
type NightOutput = z.output<typeof nightPart>

/** Every quarter of an hour between two minutes of the day. */
function quarters(from: number, to: number): string[] {
  return Array.from({ length: (to - from) / 15 + 1 }, (_, index) => timeOfMinute(from + index * 15))
}

// The times that the rules allow, in the order of a night (REM-04, REM-05, REM-07, C-26).
const starts = [...quarters(18 * 60, 23 * 60 + 45), ...quarters(0, 6 * 60)]
const ends = ['24:00', ...quarters(15, 9 * 60)]

/** The choices, with the saved value when it is not one of them. */
function options(times: readonly string[], kept: string) {
  const all = times.includes(kept) ? times : [...times, kept]
  return all.map((time) => ({ id: time, label: time }))
}

/** Edits the surcharges of night hours (REM-04 to REM-09). */
function EditNight(props: HoursDialogProps) {
  const t = useRemunerationWords()
  const { night } = props.hoursTypes
  // The choices write midnight in one way only.
  const endHour = minuteOfTime(night.endHour) === 0 ? '24:00' : night.endHour
  return (
    <HoursEditDialog<NightInput, NightOutput>
      {...props}
      kind="night"
      schema={nightPart}
      initial={{ night: { ...night, endHour } }}
      fields={({ control }) => (
        <>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <div className="flex flex-wrap gap-4">
              <SelectFormField
                control={control}
                name="night.startHour"
                label={t(($) => $.night.start)}
                options={options(starts, night.startHour)}
                className="w-32"
              />
              <SelectFormField
                control={control}
                name="night.endHour"
                label={t(($) => $.night.end)}
                options={options(ends, endHour)}
                className="w-32"
              />
            </div>
            <LiveClock control={control} />
          </div>
          <PercentField control={control} name="night.increase" label={t(($) => $.increase)} />
          <SeniorityFields control={control} name="night.seniority" proposal={night.increase} />
        </>
      )}
    />
  )
}

function LiveClock({ control }: { control: Control<NightInput, unknown, NightOutput> }) {
  const typed = nightPart.safeParse(useWatch({ control })).data
  return typed === undefined ? null : <NightClock night={typed.night} />
}

type BankHolidayInput = z.input<typeof bankHolidaysPart>
type BankHolidayOutput = z.output<typeof bankHolidaysPart>

/** Edits the surcharges of public holidays (REM-02, REM-09, REM-11). */
function EditBankHolidays(props: HoursDialogProps) {
  const t = useRemunerationWords()
  const { bankHolidays } = props.hoursTypes
  return (
    <HoursEditDialog<BankHolidayInput, BankHolidayOutput>
      {...props}
      kind="bankHolidays"
      schema={bankHolidaysPart}
      initial={{ bankHolidays }}
      fields={({ control }) => (
        <>
          <PercentField
            control={control}
            name="bankHolidays.increase"
            label={t(($) => $.increase)}
          />
          <SolidarityField control={control} />
          <SeniorityFields
            control={control}
            name="bankHolidays.seniority"
            proposal={bankHolidays.increase || 10}
          />
        </>
      )}
    />
  )
}

const noDay = 'none'

function SolidarityField({
  control,
}: Pick<ContractForm<BankHolidayInput, BankHolidayOutput>, 'control'>) {
  const t = useRemunerationWords()
  const { value, onChange, onBlur, error } = useField({
    control,
    name: 'bankHolidays.solidarity',
  })
  return (
    <Select
      className="max-w-80"
      label={t(($) => $.solidarity.label)}
      help={t(($) => $.solidarity.help)}
      options={[
        { id: noDay, label: t(($) => $.solidarity.noDay) },
        ...solidaritySlugs.map((slug) => ({
          id: slug,
          label: holidayTitle(slug, currentLocale()),
        })),
      ]}
      value={typeof value === 'string' ? value : noDay}
      onChange={(slug) => onChange(slug === noDay ? null : slug)}
      onBlur={onBlur}
      error={error}
    />
  )
}
