import {
  deleteDepartment,
  type Department,
  type ListedDepartment,
  newDepartment,
  updateDepartment,
} from '@renfort/contract/department.ts'
import { departmentLimits } from '@renfort/domain/department/department.ts'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { TextFormField } from '../../form/text-form-field.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { problemsOf, useAddDepartment, useDepartmentCommand } from './queries.ts'
import { useDepartmentWords } from './words.ts'

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
function DepartmentDialog({
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

interface AddDepartmentDialogProps {
  onAdded?: (department: Department) => void
  onClose: () => void
}

/** Adds a department (DEPT-01). */
export function AddDepartmentDialog({ onAdded, onClose }: AddDepartmentDialogProps) {
  const t = useDepartmentWords()
  return (
    <DepartmentDialog
      title={t(($) => $.add.title)}
      context={t(($) => $.add.context)}
      initial={{ name: '', code: '' }}
      submitLabel={t(($) => $.add.submit)}
      save={useAddDepartment(onAdded)}
      savedText={t(($) => $.add.done)}
      onClose={onClose}
    />
  )
}

interface ChangeDepartmentDialogProps {
  department: ListedDepartment
  onClose: () => void
}

/** Changes a name or code; the missions of the department follow (G-10). */
export function ChangeDepartmentDialog({ department, onClose }: ChangeDepartmentDialogProps) {
  const t = useDepartmentWords()
  const { id, organisationId, name, code, missionsCount } = department
  const { run } = useDepartmentCommand(updateDepartment, {
    handles: (error) => problemsOf(error).length > 0,
  })
  return (
    <DepartmentDialog
      title={t(($) => $.change.title)}
      context={
        missionsCount === 0
          ? t(($) => $.change.unused)
          : t(($) => $.change.context, { count: missionsCount })
      }
      initial={{ name, code: code ?? '' }}
      save={(body) => run({ params: { id: organisationId, departmentId: id }, body })}
      savedText={t(($) => $.change.done)}
      onClose={onClose}
    />
  )
}

interface DeleteDepartmentDialogProps {
  department: ListedDepartment
  onClose: () => void
}

/** Removes a department from the choices; its missions keep it, and its name becomes free (G-10). */
export function DeleteDepartmentDialog({ department, onClose }: DeleteDepartmentDialogProps) {
  const t = useDepartmentWords()
  const toast = useToast()
  const { id, organisationId, name, missionsCount } = department
  const { run, isPending } = useDepartmentCommand(deleteDepartment, {
    onDone: () => toast.success(t(($) => $.removal.done, { name })),
  })
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(($) => $.removal.title, { name })}
      confirmLabel={t(($) => $.removal.confirm)}
      pending={isPending}
      onCancel={onClose}
      onConfirm={() =>
        void run({ params: { id: organisationId, departmentId: id } }).then(onClose, onClose)
      }
    >
      {missionsCount === 0
        ? t(($) => $.removal.unused)
        : t(($) => $.removal.text, { count: missionsCount })}
    </ConfirmDialog>
  )
}
