import { newLegalValue } from '@renfort/contract/law.ts'
import type { StoredLegalValue } from '@renfort/contract/organisation.ts'
import { rule } from '@renfort/contract/kernel/rule.ts'
import { addMonths, type IsoDate, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { type Issue, issue } from '@renfort/domain/kernel/issue.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { mostMonthsAway, newMinimumWageIssues } from '@renfort/domain/law/new-minimum-wage.ts'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { wageAreas } from '@renfort/domain/law/minimum-wage.ts'
import { DateFormField } from '../../../form/date-form-field.tsx'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { MoneyFormField } from '../../../form/money-form-field.tsx'
import { SelectFormField } from '../../../form/select-form-field.tsx'
import { TextFormField } from '../../../form/text-form-field.tsx'
import type { ContractForm } from '../../../form/use-contract-form.ts'
import { issuesOf } from '../../../platform/call.ts'
import { useProductClock } from '../../../platform/product-clock.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { useAddLegalValue } from './queries.ts'
import { useOperationsWords } from './words.ts'

interface AddLegalValueDialogProps {
  known: readonly StoredLegalValue[]
  onClose: () => void
}

/** Adds a minimum wage, under the rule of the server (N-06); it can never be removed. */
export function AddLegalValueDialog({ known, onClose }: AddLegalValueDialogProps) {
  const t = useOperationsWords()
  const toast = useToast()
  const { today } = useProductClock()
  const [day] = useState(today)
  const [schema] = useState(() => newLegalValue.check(rule(issuesIn(known, day))))
  const add = useAddLegalValue()
  return (
    <EditDialog<z.input<typeof newLegalValue>, z.output<typeof newLegalValue>>
      isOpen
      onClose={onClose}
      title={t(($) => $.legal.dialog)}
      context={t(($) => $.legal.dialogContext)}
      schema={schema}
      initial={{ area: 'france', validFrom: '', source: '' }}
      save={(body) => add.mutateAsync({ body })}
      onSaved={() => toast.success(t(($) => $.legal.added))}
      issuesOf={issuesOf}
      submitLabel={t(($) => $.legal.submit)}
      fields={(form) => <Fields form={form} today={day} />}
    />
  )
}

interface FieldsProps {
  form: ContractForm<z.input<typeof newLegalValue>, z.output<typeof newLegalValue>>
  today: IsoDate
}

function Fields({ form, today }: FieldsProps) {
  const t = useOperationsWords()
  const { control, getFieldState, trigger } = form
  const [area, validFrom, minimumSalary] = form.watch(['area', 'validFrom', 'minimumSalary'])
  // Another day or area can make a wage right or wrong, and the rule looks at the day only once a wage is typed.
  useEffect(() => {
    const touched = (['validFrom', 'minimumSalary'] as const).filter(
      (name) => getFieldState(name).isTouched,
    )
    if (touched.length > 0) void trigger(touched)
  }, [area, validFrom, minimumSalary, getFieldState, trigger])
  return (
    <>
      <SelectFormField
        control={control}
        name="area"
        label={t(($) => $.legal.area)}
        options={wageAreas.map((id) => ({ id, label: t(($) => $.legal.areas[id]) }))}
      />
      <div className="flex flex-wrap gap-4">
        <DateFormField
          control={control}
          name="validFrom"
          label={t(($) => $.legal.from)}
          today={today}
          min={addMonths(today, -mostMonthsAway)}
          max={addMonths(today, mostMonthsAway)}
          className="w-56 narrow:w-full"
        />
        <MoneyFormField
          control={control}
          name="minimumSalary"
          label={t(($) => $.legal.value)}
          className="w-56 narrow:w-full"
        />
      </div>
      <TextFormField
        control={control}
        name="source"
        label={t(($) => $.legal.source)}
        help={t(($) => $.legal.sourceHelp)}
        isOptional
        autoComplete="off"
      />
    </>
  )
}

/** Applies the rule of the domain to the values that the page has read. */
function issuesIn(known: readonly StoredLegalValue[], today: IsoDate) {
  const rows = known.map(({ area, validFrom, minimumSalary }) => ({
    area,
    validFrom: isoDate(validFrom.slice(0, 10)),
    minimumWage: eurosToCents(minimumSalary),
  }))
  return (value: z.output<typeof newLegalValue>): Issue[] => {
    const validFrom = isoDate(value.validFrom)
    const { area } = value
    if (rows.some((row) => row.area === area && row.validFrom === validFrom)) {
      return [issue(['validFrom'], 'errors.legal_value.already_there')]
    }
    const minimumWage = eurosToCents(value.minimumSalary)
    return newMinimumWageIssues(rows, { area, validFrom, minimumWage }, today)
  }
}
