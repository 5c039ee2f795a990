import { deleteDepartment, type ListedDepartment } from '@renfort/contract/department.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { useDepartmentCommand } from '../queries.ts'
import { useDepartmentWords } from '../words.ts'

interface DeleteDepartmentDialogProps {
  department: ListedDepartment
  onClose: () => void
}

/** Takes a department off what is offered; its missions keep it, and its name is free (G-10). */
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
