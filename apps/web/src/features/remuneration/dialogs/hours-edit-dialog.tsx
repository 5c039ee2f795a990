import { changeHoursTypes, type hoursTypesPatch } from '@renfort/contract/remuneration.ts'
import { hoursTypesWarnings } from '@renfort/domain/remuneration/policy-warnings.ts'
import type { HoursTypes } from '@renfort/domain/remuneration/policy.ts'
import type { ReactNode } from 'react'
import { type Control, type DefaultValues, type FieldValues, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import type { ContractForm } from '../../../form/use-contract-form.ts'
import { issuesOf } from '../../../platform/call.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { ExampleTable } from '../example-table.tsx'
import type { HoursKind, PayExample } from '../pay-example.ts'
import { usePolicyCommand } from '../queries.ts'
import { WarningNotes } from '../warning-notes.tsx'
import { useRemunerationWords } from '../words.ts'

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
