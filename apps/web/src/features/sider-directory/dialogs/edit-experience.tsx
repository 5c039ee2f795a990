import type { SiderExperience } from '@renfort/contract/sider.ts'
import { siderLimits } from '@renfort/domain/worker/sider-profile.ts'
import type { DefaultValues } from 'react-hook-form'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { NumberFormField } from '../../../form/number-form-field.tsx'
import { TextAreaFormField } from '../../../form/text-area-form-field.tsx'
import { TextFormField } from '../../../form/text-form-field.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import type { SiderDialogProps } from '../sider-edit.ts'
import { useEntries } from '../use-entries.ts'
import { useLengthOf } from '../use-length-of.ts'
import { useSiderDirectoryWords } from '../words.ts'
import { entryIssuesOf } from './entry-issues.ts'
import { type ExperienceForm, experienceForm, experienceOf } from './experience-form.ts'

interface EditExperienceDialogProps extends SiderDialogProps {
  entry: SiderExperience | null
}

/** A work that they have done elsewhere: `null` for a new one. */
export function EditExperienceDialog({ sider, entry, onClose }: EditExperienceDialogProps) {
  const t = useSiderDirectoryWords()
  const toast = useToast()
  const lengthOf = useLengthOf()
  const { put } = useEntries(sider.id, 'experiences')
  const echoOf = (months: unknown) =>
    experienceForm.shape.duration.safeParse(months).success && Number(months) > 12
      ? lengthOf(Number(months))
      : undefined
  const onePerLine = t(($) => $.experiences.onePerLine, { count: siderLimits.details })
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      title={entry === null ? t(($) => $.experiences.add) : t(($) => $.experiences.change)}
      schema={experienceForm}
      initial={entry === null ? blank : formOf(entry)}
      save={(form) => put(entry, experienceOf(form))}
      onSaved={() => toast.success(t(($) => $.saved))}
      issuesOf={entryIssuesOf}
      fields={({ control, watch }) => (
        <>
          <TextFormField
            control={control}
            name="name"
            label={t(($) => $.experiences.name)}
            autoComplete="off"
          />
          <TextFormField
            control={control}
            name="companyName"
            label={t(($) => $.experiences.company)}
            autoComplete="off"
          />
          <NumberFormField
            control={control}
            name="duration"
            label={t(($) => $.experiences.duration)}
            echo={echoOf(watch('duration'))}
            className="w-48 narrow:w-full"
          />
          <TextAreaFormField
            control={control}
            name="subtasks"
            label={t(($) => $.experiences.subtasks)}
            help={onePerLine}
            isOptional
          />
          <TextAreaFormField
            control={control}
            name="categories"
            label={t(($) => $.experiences.categories)}
            help={onePerLine}
            isOptional
          />
        </>
      )}
    />
  )
}

const blank: DefaultValues<ExperienceForm> = {
  name: '',
  companyName: '',
  categories: '',
  subtasks: '',
}

function formOf({ categories, subtasks, ...entry }: SiderExperience): ExperienceForm {
  return { ...entry, categories: categories.join('\n'), subtasks: subtasks.join('\n') }
}
