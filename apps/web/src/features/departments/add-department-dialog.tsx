import { type Department, newDepartment } from '@renfort/contract/departments.ts'
import { departmentLimits } from '@renfort/domain/department/department.ts'
import type { z } from 'zod'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { TextFormField } from '../../form/text-form-field.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { problemsOf, useAddDepartment } from './queries.ts'
import { useDepartmentWords } from './words.ts'

interface AddDepartmentDialogProps {
  onAdded: (department: Department) => void
  onClose: () => void
}

/** A department that the company does not have yet (DEPT-02 to DEPT-05). */
export function AddDepartmentDialog({ onAdded, onClose }: AddDepartmentDialogProps) {
  const t = useDepartmentWords()
  const toast = useToast()
  const add = useAddDepartment(onAdded)
  return (
    <EditDialog<z.input<typeof newDepartment>, z.output<typeof newDepartment>>
      isOpen
      size="small"
      onClose={onClose}
      title={t(($) => $.add.title)}
      context={t(($) => $.add.context)}
      schema={newDepartment}
      initial={{ name: '', code: '' }}
      submitLabel={t(($) => $.add.submit)}
      issuesOf={problemsOf}
      save={add}
      onSaved={() => toast.success(t(($) => $.add.done))}
      fields={({ control }) => (
        <>
          <TextFormField
            control={control}
            name="name"
            label={t(($) => $.add.name)}
            help={t(($) => $.add.nameHelp, { max: departmentLimits.name })}
            autoComplete="off"
          />
          <TextFormField
            control={control}
            name="code"
            label={t(($) => $.add.code)}
            help={t(($) => $.add.codeHelp, { max: departmentLimits.code })}
            isOptional
            autoComplete="off"
          />
        </>
      )}
    />
  )
}
