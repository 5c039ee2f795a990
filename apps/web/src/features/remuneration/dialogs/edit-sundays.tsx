import { sundaysPart } from '@renfort/contract/remuneration.ts'
import type { z } from 'zod'
import { useRemunerationWords } from '../words.ts'
import type { HoursDialogProps } from './hours-dialog-props.ts'
import { HoursEditDialog } from './hours-edit-dialog.tsx'
import { PercentField } from './percent-field.tsx'
import { SeniorityFields } from './seniority-fields.tsx'
import { ZtiField } from './zti-field.tsx'

/** REM-02, REM-09, REM-10. */
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
