import { overtimePart } from '@renfort/contract/remuneration.ts'
import { hoursTypesLimits } from '@renfort/domain/remuneration/hours-types.ts'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { NumberFormField } from '../../../form/number-form-field.tsx'
import type { ContractForm } from '../../../form/use-contract-form.ts'
import { useField } from '../../../form/use-field.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useRemunerationWords } from '../words.ts'
import { PercentField } from './condition-fields.tsx'
import { type HoursDialogProps, HoursEditDialog } from './hours-edit-dialog.tsx'

type Input = z.input<typeof overtimePart>
type Output = z.output<typeof overtimePart>

/** Edits the surcharges of overtime (REM-02, REM-03). */
export function EditOvertime(props: HoursDialogProps) {
  return (
    <HoursEditDialog<Input, Output>
      {...props}
      kind="extra"
      schema={overtimePart}
      initial={{ extra: [...props.hoursTypes.extra] }}
      fields={({ control }) => <Steps control={control} />}
    />
  )
}

function Steps({ control }: Pick<ContractForm<Input, Output>, 'control'>) {
  const t = useRemunerationWords()
  const { onChange } = useField({ control, name: 'extra' })
  const steps = useWatch({ control, name: 'extra' })
  const { max } = hoursTypesLimits.threshold
  const last = steps.at(-1)?.threshold ?? max
  return (
    <div className="flex flex-col items-start gap-4">
      <ul className="flex flex-col gap-4">
        {steps.map((step, index) => (
          // The key changes with the number of steps: removing a step also drops what was typed into it.
          <li key={`${steps.length} ${index}`} className="flex flex-wrap items-start gap-4">
            <NumberFormField
              control={control}
              name={`extra.${index}.threshold`}
              label={t(($) => $.overtime.threshold)}
              suffix={<span className="pr-2 text-table">{t(($) => $.overtime.hours)}</span>}
              inputClassName="pr-18! tabular-nums"
              className="w-48"
            />
            <PercentField
              control={control}
              name={`extra.${index}.increase`}
              label={t(($) => $.increase)}
            />
            {steps.length > 1 && (
              <IconButton
                label={t(($) => $.overtime.remove, { hours: step.threshold })}
                icon={<Trash2 aria-hidden size={17} />}
                className="mt-7"
                onPress={() => onChange(steps.filter((other) => other !== step))}
              />
            )}
          </li>
        ))}
      </ul>
      <Button
        size="small"
        icon={<Plus aria-hidden size={15} />}
        disabledReason={last >= max ? t(($) => $.overtime.noMore, { max }) : undefined}
        onPress={() => {
          const increase = steps.at(-1)?.increase ?? 0
          onChange([...steps, { threshold: last + 1, increase }])
        }}
      >
        {t(($) => $.overtime.add)}
      </Button>
    </div>
  )
}
