import { type ListedDepartment, updateDepartment } from '@renfort/contract/department.ts'
import { problemsOf, useDepartmentCommand } from '../queries.ts'
import { useDepartmentWords } from '../words.ts'
import { DepartmentDialog } from './department-dialog.tsx'

interface ChangeDepartmentDialogProps {
  department: ListedDepartment
  onClose: () => void
}

/** Another name or code; the missions that name the department follow (G-10). */
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
