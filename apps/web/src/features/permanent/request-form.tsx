import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { completeRange, requestLimits } from '@renfort/domain/permanent/permanent-request.ts'
import { useEffect } from 'react'
import { DateFormField } from '../../form/date-form-field.tsx'
import { MoneyFormField } from '../../form/money-form-field.tsx'
import { NumberFormField } from '../../form/number-form-field.tsx'
import { RootError } from '../../form/root-error.tsx'
import { TextAreaFormField } from '../../form/text-area-form-field.tsx'
import { TextFormField } from '../../form/text-form-field.tsx'
import type { ContractForm } from '../../form/use-contract-form.ts'
import { RequestAddress } from './request-address.tsx'
import type { RequestInput, RequestOutput } from './request-form-schema.ts'
import { usePermanentWords } from './words.ts'

interface RequestFormProps {
  id: string
  form: ContractForm<RequestInput, RequestOutput>
  today: IsoDate
  onSend: (request: RequestOutput) => void
}

/** HRZ-04 to HRZ-09. */
export function RequestForm({ id, form, today, onSend }: RequestFormProps) {
  const t = usePermanentWords()
  const { control } = form
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => void form.handleSubmit(onSend)(event)}
    >
      <RootError control={control} />
      <TextFormField
        control={control}
        name="jobName"
        label={t(($) => $.form.jobName)}
        help={t(($) => $.form.jobNameHelp)}
        autoComplete="off"
      />
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <DateFormField
          control={control}
          name="startDate"
          label={t(($) => $.form.startDate)}
          today={today}
          min={today}
        />
        <NumberFormField
          control={control}
          name="availablePositions"
          label={t(($) => $.form.positions)}
          inputMode="numeric"
        />
      </div>
      <RequestAddress form={form} />
      <SalaryFields form={form} />
      <TextAreaFormField
        control={control}
        name="commentary"
        label={t(($) => $.form.commentary)}
        help={t(($) => $.form.commentaryHelp)}
        isOptional
        rows={4}
        limit={requestLimits.commentary}
      />
    </form>
  )
}

/** HRZ-08: said where one end alone is typed, since it will not be sent. */
function SalaryFields({ form }: Pick<RequestFormProps, 'form'>) {
  const t = usePermanentWords()
  const { min, max } = form.watch('salary')
  const { trigger } = form
  const isMaxTouched = form.formState.touchedFields.salary?.max === true
  // Another lowest amount makes the highest one right or wrong.
  useEffect(() => {
    if (isMaxTouched) void trigger('salary.max')
  }, [min, isMaxTouched, trigger])
  const isHalf = completeRange({ min, max }) === undefined && min !== max
  return (
    <fieldset>
      <legend className="font-medium">{t(($) => $.form.salary)}</legend>
      <p className="mt-0.5 text-sm text-muted">{t(($) => $.form.salaryHelp)}</p>
      <div className="mt-3 grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <MoneyFormField
          control={form.control}
          name="salary.min"
          label={t(($) => $.form.min)}
          isOptional
        />
        <MoneyFormField
          control={form.control}
          name="salary.max"
          label={t(($) => $.form.max)}
          isOptional
        />
      </div>
      <output className="mt-2 block text-sm text-orange empty:hidden">
        {isHalf && t(($) => $.form.salaryHalf)}
      </output>
    </fieldset>
  )
}
