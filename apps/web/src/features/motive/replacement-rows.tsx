import type { NewMotive } from '@renfort/contract/motive.ts'
import { useFieldArray } from 'react-hook-form'
import { TextFormField } from '../../form/text-form-field.tsx'
import type { ContractForm } from '../../form/use-contract-form.ts'
import { blankReplacement } from './motive-form-values.ts'
import { PersonRows } from './person-rows.tsx'
import { useMotiveWords } from './words.ts'

interface ReplacementRowsProps<Output> {
  form: ContractForm<NewMotive, Output>
}

/** Who is replaced: name, position and reason of the absence (POST-16). */
export function ReplacementRows<Output>({ form }: ReplacementRowsProps<Output>) {
  const t = useMotiveWords()
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'replacements' })
  const nameOf = (index: number) => t(($) => $.form.replacement, { number: index + 1 })
  return (
    <PersonRows
      title={t(($) => $.form.replacements)}
      ids={fields.map(({ id }) => id)}
      nameOf={nameOf}
      addLabel={t(($) => $.form.addReplacement)}
      removeLabelOf={(index) => t(($) => $.form.removeRow, { row: nameOf(index) })}
      onAdd={() => append(blankReplacement)}
      onRemove={remove}
      row={(index) => (
        <div className={`grid gap-4 sm:grid-cols-2 ${fields.length > 1 ? 'pr-8' : ''}`}>
          <TextFormField
            control={control}
            name={`replacements.${index}.name`}
            label={t(($) => $.form.name)}
            autoComplete="off"
          />
          <TextFormField
            control={control}
            name={`replacements.${index}.position`}
            label={t(($) => $.form.position)}
            autoComplete="off"
          />
          <TextFormField
            control={control}
            name={`replacements.${index}.justification`}
            label={t(($) => $.form.absence)}
            autoComplete="off"
            className="sm:col-span-2"
          />
        </div>
      )}
    />
  )
}
