import { ExperiencesField } from '../job-fields/experiences-field.tsx'
import { LanguagesField } from '../job-fields/languages-field.tsx'
import { LicencesField } from '../job-fields/licences-field.tsx'
import { ToolsField } from '../job-fields/tools-field.tsx'
import type { StepProps } from './step-props.ts'

/** Languages, tools, licences and experiences (JD-15); all may stay empty. */
export function SkillsStep({ values, set }: StepProps) {
  return (
    <div className="flex flex-col gap-7">
      <LanguagesField value={values.languageIds} onChange={(languageIds) => set({ languageIds })} />
      <ToolsField value={values.tools} onChange={(tools) => set({ tools })} />
      <LicencesField value={values.licenceIds} onChange={(licenceIds) => set({ licenceIds })} />
      <ExperiencesField
        value={values.experiences}
        onChange={(experiences) => set({ experiences })}
      />
    </div>
  )
}
