import { nightPart } from '@renfort/contract/remuneration.ts'
import { minuteOfTime, timeOfMinute } from '@renfort/domain/kernel/calendar.ts'
import type { Control } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { SelectFormField } from '../../../form/select-form-field.tsx'
import { NightClock } from '../night-clock.tsx'
import { useRemunerationWords } from '../words.ts'
import { type HoursDialogProps, HoursEditDialog } from './hours-edit-dialog.tsx'
import { PercentField } from './percent-field.tsx'
import { SeniorityFields } from './seniority-fields.tsx'

type Input = z.input<typeof nightPart>
type Output = z.output<typeof nightPart>

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
export function EditNight(props: HoursDialogProps) {
  const t = useRemunerationWords()
  const { night } = props.hoursTypes
  // The choices write midnight in one way only.
  const endHour = minuteOfTime(night.endHour) === 0 ? '24:00' : night.endHour
  return (
    <HoursEditDialog<Input, Output>
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

function LiveClock({ control }: { control: Control<Input, unknown, Output> }) {
  const typed = nightPart.safeParse(useWatch({ control })).data
  return typed === undefined ? null : <NightClock night={typed.night} />
}
