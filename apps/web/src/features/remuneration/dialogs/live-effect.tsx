import type { HoursTypes } from '@renfort/domain/remuneration/policy.ts'
import { hoursTypesWarnings } from '@renfort/domain/remuneration/policy-warnings.ts'
import type { Control, FieldValues } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { ExampleTable } from '../example-table.tsx'
import type { HoursKind, PayExample } from '../pay-example.ts'
import { WarningNotes } from '../warning-notes.tsx'
import { useRemunerationWords } from '../words.ts'
import type { HoursPart } from './hours-dialog-props.ts'

interface LiveEffectProps<Input extends FieldValues, Output extends HoursPart> {
  control: Control<Input, unknown, Output>
  schema: z.ZodType<Output, Input>
  kind: HoursKind
  hoursTypes: HoursTypes
  example: PayExample
}

/** What the values do while they are typed, and what the law says of them. */
export function LiveEffect<Input extends FieldValues, Output extends HoursPart>({
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
