import { currentLocale } from '../../../platform/i18n.ts'
import { holidayTitle } from '@renfort/domain/law/holiday-names.ts'
import { bankHolidaysPart } from '@renfort/contract/remuneration.ts'
import { solidaritySlugs } from '@renfort/domain/law/public-holidays.ts'
import type { z } from 'zod'
import { useField } from '../../../form/use-field.ts'
import type { ContractForm } from '../../../form/use-contract-form.ts'
import { Select } from '../../../ui/select.tsx'
import { useRemunerationWords } from '../words.ts'
import { type HoursDialogProps, HoursEditDialog } from './hours-edit-dialog.tsx'
import { PercentField } from './percent-field.tsx'
import { SeniorityFields } from './seniority-fields.tsx'

type Input = z.input<typeof bankHolidaysPart>
type Output = z.output<typeof bankHolidaysPart>

/** Edits the surcharges of public holidays (REM-02, REM-09, REM-11). */
export function EditBankHolidays(props: HoursDialogProps) {
  const t = useRemunerationWords()
  const { bankHolidays } = props.hoursTypes
  return (
    <HoursEditDialog<Input, Output>
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

function SolidarityField({ control }: Pick<ContractForm<Input, Output>, 'control'>) {
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
