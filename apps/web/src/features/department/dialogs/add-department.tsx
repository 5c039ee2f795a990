import type { Department } from '@renfort/contract/department.ts'
import { useAddDepartment } from '../queries.ts'
import { useDepartmentWords } from '../words.ts'
import { DepartmentDialog } from './department-dialog.tsx'

interface AddDepartmentDialogProps {
  onAdded?: (department: Department) => void
  onClose: () => void
}

/** A department that the company does not have yet (DEPT-01). */
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
