import { rule } from '@renfort/contract/kernel/rule.ts'
import { type SiderEducation, siderEducation } from '@renfort/contract/sider.ts'
import { siderLimits, validateEducations } from '@renfort/domain/worker/sider-profile.ts'
import type { DefaultValues } from 'react-hook-form'
import type { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { NumberFormField } from '../../../form/number-form-field.tsx'
import { TextFormField } from '../../../form/text-form-field.tsx'
import type { ContractForm } from '../../../form/use-contract-form.ts'
import { useToast } from '../../../ui/use-toast.ts'
import type { SiderDialogProps } from '../sider-edit.ts'
import { useEntries } from '../use-entries.ts'
import { useSiderDirectoryWords } from '../words.ts'
import { entryIssuesOf, fieldIssues } from './entry-issues.ts'
import { useCheckedTogether } from './use-checked-together.ts'

const schema = siderEducation.check(
  rule((entry: SiderEducation) => fieldIssues(validateEducations([entry]), 1)),
)

type EducationInput = z.input<typeof siderEducation>

interface EditEducationDialogProps extends SiderDialogProps {
  entry: SiderEducation | null
}

/** A degree or a course: `null` for a new one. */
export function EditEducationDialog({ sider, entry, onClose }: EditEducationDialogProps) {
  const t = useSiderDirectoryWords()
  const toast = useToast()
  const { put } = useEntries(sider.id, 'educations')
  return (
    <EditDialog<EducationInput, SiderEducation>
      isOpen
      onClose={onClose}
      title={entry === null ? t(($) => $.educations.add) : t(($) => $.educations.change)}
      schema={schema}
      initial={entry ?? blank}
      save={(values) => put(entry, values)}
      onSaved={() => toast.success(t(($) => $.saved))}
      issuesOf={entryIssuesOf}
      fields={(form) => <EducationFields form={form} />}
    />
  )
}

interface EducationFieldsProps {
  form: ContractForm<EducationInput, SiderEducation>
}

function EducationFields({ form }: EducationFieldsProps) {
  const t = useSiderDirectoryWords()
  const { control } = form
  useCheckedTogether(form, years, (year) => Number(year) >= siderLimits.firstYear)
  return (
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
  )
}

const years = ['startYear', 'endYear'] as const

const blank: DefaultValues<SiderEducation> = {
  degree: '',
  fieldOfStudy: '',
  schoolName: '',
  endYear: null,
}
