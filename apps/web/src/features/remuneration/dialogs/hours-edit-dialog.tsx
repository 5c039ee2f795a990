import { changeHoursTypes } from '@renfort/contract/remuneration.ts'
import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import type { ContractForm } from '../../../form/use-contract-form.ts'
import { issuesOf } from '../../../platform/call.ts'
import { useToast } from '../../../ui/use-toast.ts'
import type { HoursKind } from '../pay-example.ts'
import { usePolicyCommand } from '../queries.ts'
import { useRemunerationWords } from '../words.ts'
import type { HoursDialogProps, HoursPart } from './hours-dialog-props.ts'
import { LiveEffect } from './live-effect.tsx'

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
