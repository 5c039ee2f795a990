import { readInput } from '@renfort/contract/kernel/issues.ts'
import { rule } from '@renfort/contract/kernel/rule.ts'
import {
  type SiderEducation,
  siderEducation,
  type SiderExperience,
  siderExperience,
} from '@renfort/contract/sider.ts'
import type { Issue } from '@renfort/domain/kernel/issue.ts'
import { siderLimits, validateEducations } from '@renfort/domain/sider/sider-profile.ts'
import type { DefaultValues } from 'react-hook-form'
import { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { NumberFormField } from '../../../form/number-form-field.tsx'
import { TextAreaFormField } from '../../../form/text-area-form-field.tsx'
import { TextFormField } from '../../../form/text-form-field.tsx'
import type { ContractForm } from '../../../form/use-contract-form.ts'
import { useToast } from '../../../ui/use-toast.ts'
import {
  entryIssuesOf,
  fieldIssues,
  useCheckedTogether,
  useEntries,
  useLengthOf,
} from './entries.tsx'
import type { SiderDialogProps } from './sider-edit.ts'
import { useSiderDirectoryWords } from './words.ts'

interface EditExperienceDialogProps extends SiderDialogProps {
  entry: SiderExperience | null
}

/** Edits an experience: `null` for a new one. */
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
      initial={entry === null ? blankExperience : formOf(entry)}
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

const blankExperience: DefaultValues<ExperienceForm> = {
  name: '',
  companyName: '',
  categories: '',
  subtasks: '',
}

function formOf({ categories, subtasks, ...entry }: SiderExperience): ExperienceForm {
  return { ...entry, categories: categories.join('\n'), subtasks: subtasks.join('\n') }
}

/** The typed values of an experience: its lists have one item on each line. */
const typed = siderExperience.extend({ categories: z.string(), subtasks: z.string() })
type ExperienceForm = z.input<typeof typed>

const experienceForm = typed.check(rule(lineIssues))

/** Moves an issue of one line to the field that has all lines. */
function lineIssues(form: ExperienceForm): Issue[] {
  const reading = readInput(siderExperience, experienceOf(form))
  if (reading.success) return []
  return reading.issues.map((found) => ({ ...found, path: found.path.slice(0, 1) }))
}

function experienceOf(form: ExperienceForm): SiderExperience {
  return { ...form, categories: lines(form.categories), subtasks: lines(form.subtasks) }
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

const schema = siderEducation.check(
  rule((entry: SiderEducation) => fieldIssues(validateEducations([entry]), 1)),
)

type EducationInput = z.input<typeof siderEducation>

interface EditEducationDialogProps extends SiderDialogProps {
  entry: SiderEducation | null
}

/** Edits a degree or a course: `null` for a new one. */
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
      initial={entry ?? blankEducation}
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

const blankEducation: DefaultValues<SiderEducation> = {
  degree: '',
  fieldOfStudy: '',
  schoolName: '',
  endYear: null,
}
