import { rule } from '@renfort/contract/kernel/rule.ts'
import { type SiderEducation, siderEducation } from '@renfort/contract/sider.ts'
import { validateEducations } from '@renfort/domain/worker/sider-profile.ts'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { NumberFormField } from '../../../form/number-form-field.tsx'
import { TextFormField } from '../../../form/text-form-field.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import type { SiderDialogProps } from '../sider-edit.ts'
import { useEntries } from '../use-entries.ts'
import { useSiderDirectoryWords } from '../words.ts'
import { entryIssuesOf, fieldIssues } from './entry-issues.ts'

const schema = siderEducation.check(
  rule((entry: SiderEducation) => fieldIssues(validateEducations([entry]), 1)),
)

interface EditEducationDialogProps extends SiderDialogProps {
  entry: SiderEducation | null
}

/** A degree or a course: `null` for a new one. */
export function EditEducationDialog({ sider, entry, onClose }: EditEducationDialogProps) {
  const t = useSiderDirectoryWords()
  const toast = useToast()
  const { put } = useEntries(sider.id, 'educations')
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      title={entry === null ? t(($) => $.educations.add) : t(($) => $.educations.change)}
      schema={schema}
      initial={entry ?? blank}
      save={(values) => put(entry, values)}
      onSaved={() => toast.success(t(($) => $.saved))}
      issuesOf={entryIssuesOf}
      fields={({ control }) => (
        <>
          <TextFormField
            control={control}
            name="degree"
            label={t(($) => $.educations.degree)}
            autoComplete="off"
          />
          <TextFormField
            control={control}
            name="fieldOfStudy"
            label={t(($) => $.educations.field)}
            isOptional
            autoComplete="off"
          />
          <TextFormField
            control={control}
            name="schoolName"
            label={t(($) => $.educations.school)}
            autoComplete="off"
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberFormField
              control={control}
              name="startYear"
              label={t(($) => $.educations.start)}
              inputMode="numeric"
            />
            <NumberFormField
              control={control}
              name="endYear"
              label={t(($) => $.educations.end)}
              help={t(($) => $.educations.endHelp)}
              inputMode="numeric"
              isOptional
            />
          </div>
        </>
      )}
    />
  )
}

const blank = { degree: '', fieldOfStudy: '', schoolName: '', endYear: null }
