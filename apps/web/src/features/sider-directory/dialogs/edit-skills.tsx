import { siderSkills } from '@renfort/contract/sider.ts'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { issuesOf } from '../../../platform/call.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { LanguagesField } from '../../job-fields/languages-field.tsx'
import { LicencesField } from '../../job-fields/licences-field.tsx'
import { useChangeSider } from '../queries.ts'
import type { SiderDialogProps } from '../sider-edit.ts'
import { useSiderDirectoryWords } from '../words.ts'
import { JobsField } from './jobs-field.tsx'

const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)

/** Jobs, licences and languages together: they are asked in one call. */
export function EditSkillsDialog({ sider, onClose }: SiderDialogProps) {
  const t = useSiderDirectoryWords()
  const toast = useToast()
  const { change } = useChangeSider(sider.id)
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      title={t(($) => $.skills.title)}
      schema={siderSkills}
      initial={{
        jobTypeIds: idsOf(sider.jobTypes),
        licenceIds: idsOf(sider.licences),
        languageIds: idsOf(sider.languages),
      }}
      save={change}
      onSaved={() => toast.success(t(($) => $.saved))}
      // A choice that left the catalogue has no field of its own.
      issuesOf={(failure) => issuesOf(failure).map((found) => ({ ...found, path: [] }))}
      fields={({ watch, setValue }) => {
        const field = (name: 'jobTypeIds' | 'licenceIds' | 'languageIds') => ({
          value: watch(name),
          onChange: (ids: readonly string[]) =>
            setValue(name, [...ids], { shouldDirty: true, shouldValidate: true }),
        })
        return (
          <>
            <JobsField {...field('jobTypeIds')} />
            <LanguagesField {...field('languageIds')} />
            <LicencesField {...field('licenceIds')} />
          </>
        )
      }}
    />
  )
}
