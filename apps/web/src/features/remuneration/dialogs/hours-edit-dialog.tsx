import { changeHoursTypes, type hoursTypesPatch } from '@renfort/contract/remuneration.ts'
import { defaultSeniorityDays } from '@renfort/domain/remuneration/indemnities.ts'
import { hoursTypesWarnings } from '@renfort/domain/remuneration/policy-warnings.ts'
import type { HoursTypes } from '@renfort/domain/remuneration/policy.ts'
import type { ReactNode } from 'react'
import {
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  useWatch,
} from 'react-hook-form'
import type { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import type { ContractForm } from '../../../form/use-contract-form.ts'
import { type Bound, useField } from '../../../form/use-field.ts'
import { issuesOf } from '../../../platform/call.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Select } from '../../../ui/select.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { daysPerMonth, ExampleTable, useSeniorityText } from '../example-table.tsx'
import type { HoursKind, PayExample } from '../pay-example.ts'
import { usePolicyCommand } from '../queries.ts'
import { WarningNotes } from '../section-head.tsx'
import { useRemunerationWords } from '../words.ts'
import { PercentField } from './condition-fields.tsx'

/** The changes of a dialog: some kinds of hours, each whole. */
type HoursPart = Partial<HoursTypes> & z.input<typeof hoursTypesPatch>

export interface HoursDialogProps {
  organisationId: string
  hoursTypes: HoursTypes
  example: PayExample
  onClose: () => void
}

interface HoursEditDialogProps<
  Input extends FieldValues,
  Output extends HoursPart,
> extends HoursDialogProps {
  kind: HoursKind
  schema: z.ZodType<Output, Input>
  initial: DefaultValues<Input>
  fields: (form: ContractForm<Input, Output>) => ReactNode
}

/** Edits one kind of hours, with its effect under the fields. */
export function HoursEditDialog<Input extends FieldValues, Output extends HoursPart>({
  kind,
  organisationId,
  hoursTypes,
  example,
  onClose,
  schema,
  initial,
  fields,
}: HoursEditDialogProps<Input, Output>) {
  const t = useRemunerationWords()
  const toast = useToast()
  const change = usePolicyCommand(changeHoursTypes, organisationId)
  return (
    <EditDialog<Input, Output>
      isOpen
      onClose={onClose}
      title={t(($) => $.kinds[kind].title)}
      context={t(($) => $.kinds[kind].context)}
      schema={schema}
      initial={initial}
      issuesOf={issuesOf}
      save={(body) => change.run({ params: { id: organisationId }, body })}
      onSaved={() => toast.success(t(($) => $.saved.hoursTypes))}
      fields={(form) => (
        <>
          {fields(form)}
          <LiveEffect control={form.control} {...{ schema, kind, hoursTypes, example }} />
        </>
      )}
    />
  )
}

interface LiveEffectProps<Input extends FieldValues, Output extends HoursPart> {
  control: Control<Input, unknown, Output>
  schema: z.ZodType<Output, Input>
  kind: HoursKind
  hoursTypes: HoursTypes
  example: PayExample
}

/** The effect of the typed values, and what the law says about them. */
function LiveEffect<Input extends FieldValues, Output extends HoursPart>({
  control,
  schema,
  kind,
  hoursTypes,
  example,
}: LiveEffectProps<Input, Output>) {
  const t = useRemunerationWords()
  const typed = schema.safeParse(useWatch({ control })).data
  if (typed === undefined) {
    return <p className="text-table text-muted">{t(($) => $.example.waits)}</p>
  }
  const changed = { ...hoursTypes, ...typed }
  const warnings = hoursTypesWarnings(changed).filter(({ path }) => path[0] === kind)
  return (
    <div className="flex flex-col gap-3 rounded-control bg-wash px-4 py-3">
      <ExampleTable kind={kind} hoursTypes={changed} example={example} />
      <WarningNotes warnings={warnings} />
    </div>
  )
}

interface SeniorityFieldsProps<Input extends FieldValues, Output> extends Bound<Input, Output> {
  /** The proposed increase for seniority. */
  proposal: number
}

const months = Array.from({ length: 12 }, (_, index) => (index + 1) * daysPerMonth)

/**
 * Another increase after some months of a mission (REM-09, REM-20); a saved number of days that makes no whole months
 * is kept.
 */
export function SeniorityFields<Input extends FieldValues, Output>({
  control,
  name,
  proposal,
}: SeniorityFieldsProps<Input, Output>) {
  const t = useRemunerationWords()
  const { value, onChange, onBlur } = useField({ control, name })
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        isSelected={value !== null}
        help={t(($) => $.seniority.help)}
        onBlur={onBlur}
        onChange={(isUsed) =>
          onChange(isUsed ? { daysThreshold: defaultSeniorityDays, increase: proposal } : null)
        }
      >
        {t(($) => $.seniority.use)}
      </Checkbox>
      {value !== null && (
        <div className="flex flex-wrap gap-4 pl-7">
          <MonthsSelect control={control} name={`${name}.daysThreshold` as FieldPath<Input>} />
          <PercentField
            control={control}
            name={`${name}.increase` as FieldPath<Input>}
            label={t(($) => $.seniority.increase)}
          />
        </div>
      )}
    </div>
  )
}

function MonthsSelect<Input extends FieldValues, Output>(bound: Bound<Input, Output>) {
  const t = useRemunerationWords()
  const textOf = useSeniorityText()
  const { value, onChange, onBlur, error } = useField(bound)
  const days = typeof value === 'number' ? value : defaultSeniorityDays
  const choices = [...new Set([...months, days])].toSorted((a, b) => a - b)
  return (
    <Select
      className="w-48"
      label={t(($) => $.seniority.after)}
      options={choices.map((count) => ({ id: String(count), label: textOf(count) }))}
      value={String(days)}
      onChange={(count) => onChange(Number(count))}
      onBlur={onBlur}
      error={error}
    />
  )
}
