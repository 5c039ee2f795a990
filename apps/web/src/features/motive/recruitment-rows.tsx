import type { NewMotive } from '@renfort/contract/motive.ts'
import { useFieldArray } from 'react-hook-form'
import { DateFormField } from '../../form/date-form-field.tsx'
import { TextFormField } from '../../form/text-form-field.tsx'
import type { ContractForm } from '../../form/use-contract-form.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { blankRecruitment } from './motive-form-values.ts'
import { PersonRows } from './person-rows.tsx'
import { useMotiveWords } from './words.ts'

interface RecruitmentRowsProps<Output> {
  form: ContractForm<NewMotive, Output>
}

/** Who is expected: name, date of arrival and position (POST-17). */
export function RecruitmentRows<Output>({ form }: RecruitmentRowsProps<Output>) {
  const t = useMotiveWords()
  const today = useProductClock().today()
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'recruitments' })
  const nameOf = (index: number) => t(($) => $.form.recruitment, { number: index + 1 })
  return (
    <PersonRows
      title={t(($) => $.form.recruitments)}
      ids={fields.map(({ id }) => id)}
      nameOf={nameOf}
      addLabel={t(($) => $.form.addRecruitment)}
      removeLabelOf={(index) => t(($) => $.form.removeRow, { row: nameOf(index) })}
      onAdd={() => append(blankRecruitment)}
      onRemove={remove}
      row={(index) => (
        <div className={`grid gap-4 sm:grid-cols-2 ${fields.length > 1 ? 'pr-8' : ''}`}>
          <TextFormField
            control={control}
            name={`recruitments.${index}.name`}
            label={t(($) => $.form.name)}
            autoComplete="off"
          />
          <TextFormField
            control={control}
            name={`recruitments.${index}.position`}
            label={t(($) => $.form.recruitedPosition)}
            autoComplete="off"
          />
          <DateFormField
            control={control}
            name={`recruitments.${index}.date`}
            label={t(($) => $.form.date)}
            today={today}
          />
        </div>
      )}
    />
  )
}
