import { newDepartment } from '@renfort/contract/department.ts'
import { departmentLimits } from '@renfort/domain/department/department.ts'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { TextFormField } from '../../../form/text-form-field.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { problemsOf } from '../queries.ts'
import { useDepartmentWords } from '../words.ts'

type Draft = z.output<typeof newDepartment>

interface DepartmentDialogProps {
  title: string
  context: ReactNode
  initial: z.input<typeof newDepartment>
  submitLabel?: string
  save: (draft: Draft) => Promise<unknown>
  savedText: string
  onClose: () => void
}

/** The name of a department and its analytic code (DEPT-02 to DEPT-05). */
export function DepartmentDialog({
  title,
  context,
  initial,
  submitLabel,
  save,
  savedText,
  onClose,
}: DepartmentDialogProps) {
  const t = useDepartmentWords()
  const toast = useToast()
  return (
    <EditDialog<z.input<typeof newDepartment>, Draft>
      isOpen
      size="small"
      onClose={onClose}
      title={title}
      context={context}
      schema={newDepartment}
      initial={initial}
      submitLabel={submitLabel}
      issuesOf={problemsOf}
      save={save}
      onSaved={() => toast.success(savedText)}
      fields={({ control }) => (
        <>
          <TextFormField
            control={control}
            name="name"
            label={t(($) => $.draft.name)}
            help={t(($) => $.draft.nameHelp, { max: departmentLimits.name })}
            autoComplete="off"
          />
          <TextFormField
            control={control}
            name="code"
            label={t(($) => $.draft.code)}
            help={t(($) => $.draft.codeHelp, { max: departmentLimits.code })}
            isOptional
            autoComplete="off"
          />
        </>
      )}
    />
  )
}
