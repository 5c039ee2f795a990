import { jobInput } from '@renfort/contract/job-fields.ts'
import { key } from '@renfort/contract/kernel/fields.ts'
import { z } from 'zod'
import { ExperiencesField } from '../../job-fields/experiences-field.tsx'
import { LanguagesField, LicencesField, ToolsField } from '../../job-fields/skill-fields.tsx'
import type { fr } from '../fr.ts'
import { type FieldDialogProps, FieldEditor, MissionEditDialog } from '../mission-edit-dialog.tsx'
import { useMissionFieldWords } from '../words.ts'

const languagesSchema = z.object({
  languageIds: jobInput.languageIds.min(1, key('errors.field.required')),
})

export function EditLanguagesDialog({ mission, onClose }: FieldDialogProps) {
  return (
    <MissionEditDialog
      {...{ mission, onClose }}
      schema={languagesSchema}
      field="languages"
      initial={{ languageIds: mission.languages.map(({ id }) => id) }}
      changeOf={(values) => values}
      fields={(form) => (
        <FieldEditor form={form} name="languageIds">
          {({ value, onChange }) => (
            <>
              <LanguagesField value={value} onChange={(ids) => onChange([...ids])} />
              <NothingChosen of="languages" count={value.length} />
            </>
          )}
        </FieldEditor>
      )}
    />
  )
}

const licencesSchema = z.object({
  licenceIds: jobInput.licenceIds.min(1, key('errors.field.required')),
})

export function EditLicencesDialog({ mission, onClose }: FieldDialogProps) {
  return (
    <MissionEditDialog
      {...{ mission, onClose }}
      schema={licencesSchema}
      field="licences"
      initial={{ licenceIds: mission.licences.map(({ id }) => id) }}
      changeOf={(values) => values}
      fields={(form) => (
        <FieldEditor form={form} name="licenceIds">
          {({ value, onChange }) => (
            <>
              <LicencesField value={value} onChange={(ids) => onChange([...ids])} />
              <NothingChosen of="licences" count={value.length} />
            </>
          )}
        </FieldEditor>
      )}
    />
  )
}

const toolsSchema = z.object({ tools: jobInput.tools.min(1, key('errors.field.required')) })

export function EditToolsDialog({ mission, onClose }: FieldDialogProps) {
  return (
    <MissionEditDialog
      {...{ mission, onClose }}
      schema={toolsSchema}
      field="tools"
      initial={{ tools: mission.tools }}
      changeOf={(values) => values}
      fields={(form) => (
        <FieldEditor form={form} name="tools">
          {({ value, onChange }) => (
            <>
              <ToolsField
                value={value}
                onChange={(tools) => onChange(tools.map((tool) => ({ ...tool })))}
              />
              <NothingChosen of="tools" count={value.length} />
            </>
          )}
        </FieldEditor>
      )}
    />
  )
}

const experiencesSchema = z.object({ experiences: jobInput.experiences })

export function EditExperiencesDialog({ mission, onClose }: FieldDialogProps) {
  return (
    <MissionEditDialog
      {...{ mission, onClose }}
      schema={experiencesSchema}
      field="experiences"
      initial={{ experiences: mission.experiences }}
      changeOf={(values) => values}
      fields={(form) => (
        <FieldEditor form={form} name="experiences">
          {({ value, onChange }) => (
            <ExperiencesField
              value={value}
              onChange={(experiences) => onChange(experiences.map((each) => ({ ...each })))}
            />
          )}
        </FieldEditor>
      )}
    />
  )
}

interface NothingChosenProps {
  of: keyof typeof fr.nothingChosen
  count: number
}

/** Why a dialog of choices cannot be saved while it is empty (POST-45, POST-46, POST-57). */
function NothingChosen({ of, count }: NothingChosenProps) {
  const t = useMissionFieldWords()
  return (
    <p aria-live="polite" className="text-table text-muted empty:hidden">
      {count === 0 && t(($) => $.nothingChosen[of])}
    </p>
  )
}
