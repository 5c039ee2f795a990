import { type MotiveReply, newMotive, type NewMotive } from '@renfort/contract/motive.ts'
import {
  emptyMotive,
  justificationMinimum,
  type MotiveReason,
} from '@renfort/domain/mission/motive.ts'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { useFieldArray } from 'react-hook-form'
import type { z } from 'zod'
import { DateFormField } from '../../form/date-form-field.tsx'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { TextAreaFormField } from '../../form/text-area-form-field.tsx'
import { TextFormField } from '../../form/text-form-field.tsx'
import type { ContractForm } from '../../form/use-contract-form.ts'
import { issuesOf } from '../../platform/call.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useCreateMotive } from './queries.ts'
import { useMotiveWords } from './words.ts'

interface MotiveFormDialogProps {
  /** The reason that the new justification is for; `null` keeps the form closed. */
  reason: MotiveReason | null
  onClose: () => void
  onCreated: (motive: MotiveReply) => void
}

/** The sub-form of a reason, which saves a new justification (POST-19). */
export function MotiveFormDialog({ reason, onClose, onCreated }: MotiveFormDialogProps) {
  const t = useMotiveWords()
  const create = useCreateMotive()
  if (reason === null) return null
  return (
    <EditDialog<NewMotive, z.output<typeof newMotive>>
      isOpen
      onClose={onClose}
      title={t(($) => $.form.title)}
      context={t(($) => $.reasons[reason].name)}
      schema={newMotive}
      initial={motiveFormValues(reason)}
      submitLabel={t(($) => $.form.submit)}
      issuesOf={issuesOf}
      save={async (body) => onCreated(await create.mutateAsync({ body }))}
      fields={(form) => (
        <>
          {reason === 'replacement' && <ReplacementRows form={form} />}
          {reason === 'waitingRecruitment' && <RecruitmentRows form={form} />}
          <TextAreaFormField
            control={form.control}
            name="justification"
            label={t(($) => $.form.justification)}
            help={t(($) => $.form.justificationHelp, { min: justificationMinimum })}
            rows={3}
            limit={1000}
          />
        </>
      )}
    />
  )
}

interface RecruitmentRowsProps<Output> {
  form: ContractForm<NewMotive, Output>
}

/** The expected recruits: name, date of arrival and position (POST-17). */
function RecruitmentRows<Output>({ form }: RecruitmentRowsProps<Output>) {
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

interface ReplacementRowsProps<Output> {
  form: ContractForm<NewMotive, Output>
}

/** The replaced people: name, position and reason of the absence (POST-16). */
function ReplacementRows<Output>({ form }: ReplacementRowsProps<Output>) {
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

interface PersonRowsProps {
  title: string
  /** The keys of the rows, in order. */
  ids: readonly string[]
  nameOf: (index: number) => string
  row: (index: number) => ReactNode
  addLabel: string
  removeLabelOf: (index: number) => string
  onAdd: () => void
  onRemove: (index: number) => void
}

/** The contract accepts at most this many rows. */
const mostRows = 20

/** Rows of people in a form: each row is a group; the last row cannot be removed. */
function PersonRows({
  title,
  ids,
  nameOf,
  row,
  addLabel,
  removeLabelOf,
  onAdd,
  onRemove,
}: PersonRowsProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h3 className="text-table font-semibold">{title}</h3>
      {ids.map((id, index) => (
        <fieldset key={id} className="relative rounded-panel border border-line p-4">
          <legend className="sr-only">{nameOf(index)}</legend>
          {ids.length > 1 && (
            <IconButton
              label={removeLabelOf(index)}
              size="small"
              className="absolute top-2 right-2"
              icon={<Trash2 aria-hidden size={16} />}
              onPress={() => onRemove(index)}
            />
          )}
          {row(index)}
        </fieldset>
      ))}
      {ids.length < mostRows && (
        <Button
          size="small"
          className="self-start"
          icon={<Plus aria-hidden size={16} />}
          onPress={onAdd}
        >
          {addLabel}
        </Button>
      )}
    </section>
  )
}

const blankReplacement = { name: '', position: '', justification: '' }
const blankRecruitment = { name: '', date: '', position: '' }

/** A new form is empty, with one row where the reason needs the name of a person (POST-15 to POST-17). */
export function motiveFormValues(reason: MotiveReason): NewMotive {
  return {
    ...emptyMotive(reason),
    replacements: reason === 'replacement' ? [blankReplacement] : [],
    recruitments: reason === 'waitingRecruitment' ? [blankRecruitment] : [],
  }
}
