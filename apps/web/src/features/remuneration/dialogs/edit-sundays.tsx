import { sundaysPart } from '@renfort/contract/remuneration.ts'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { type Bound, useField } from '../../../form/use-field.ts'
import { useTypedNumber } from '../../../form/use-typed-number.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useRemunerationWords } from '../words.ts'
import { PercentField } from './condition-fields.tsx'
import { type HoursDialogProps, HoursEditDialog, SeniorityFields } from './hours-edit-dialog.tsx'

/** Edits the surcharges of Sundays (REM-02, REM-09, REM-10). */
export function EditSundays(props: HoursDialogProps) {
  const t = useRemunerationWords()
  const { sundays } = props.hoursTypes
  return (
    <HoursEditDialog<z.input<typeof sundaysPart>, z.output<typeof sundaysPart>>
      {...props}
      kind="sundays"
      schema={sundaysPart}
      initial={{ sundays }}
      fields={({ control }) => (
        <>
          <PercentField control={control} name="sundays.increase" label={t(($) => $.increase)} />
          <ZtiField control={control} name="sundays.ztiIncrease" proposal={100} />
          <SeniorityFields
            control={control}
            name="sundays.seniority"
            proposal={sundays.increase || 10}
          />
        </>
      )}
    />
  )
}

interface ZtiFieldProps<Input extends FieldValues, Output> extends Bound<Input, Output> {
  proposal: number
}

function parse(text: string): number | null {
  const typed = text.trim().replace(',', '.')
  return /^\d{1,4}(\.\d{1,4})?$/.test(typed) ? Number(typed) : null
}

const format = (percent: number) => String(percent).replace('.', ',')

/** The Sundays of international tourist zones (REM-10): an empty field is an error, not a « no ». */
function ZtiField<Input extends FieldValues, Output>({
  control,
  name,
  proposal,
}: ZtiFieldProps<Input, Output>) {
  const t = useRemunerationWords()
  const { value, onChange, onBlur, error, ref } = useField({ control, name })
  const [isUsed, setUsed] = useState(value !== null)
  const { text, type, settle } = useTypedNumber({
    value,
    onChange: (percent) => onChange(percent ?? Number.NaN),
    parse,
    format,
  })
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        isSelected={isUsed}
        help={t(($) => $.zti.help)}
        onChange={(isSelected) => {
          setUsed(isSelected)
          onChange(isSelected ? proposal : null)
        }}
      >
        {t(($) => $.zti.use)}
      </Checkbox>
      {isUsed && (
        <TextField
          ref={ref}
          className="ml-7 w-48"
          label={t(($) => $.zti.increase)}
          suffix="%"
          inputMode="decimal"
          autoComplete="off"
          inputClassName="tabular-nums"
          value={text}
          error={error}
          onChange={type}
          onBlur={() => {
            settle()
            onBlur()
          }}
        />
      )}
    </div>
  )
}
