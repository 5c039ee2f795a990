import { profileFields } from '@renfort/contract/company-settings.ts'
import { EditDialog } from '../../../../form/edit-dialog.tsx'
import { TextFormField } from '../../../../form/text-form-field.tsx'
import { issuesOf } from '../../../../platform/call.ts'
import { useToast } from '../../../../ui/use-toast.ts'
import type { OrganisationDialogProps } from '../organisation-edit.ts'
import { useChangeOrganisation } from '../queries.ts'
import { useOrganisationsWords } from '../words.ts'

const schema = profileFields.pick({ name: true })

export function EditNameDialog({ organisation, onClose }: OrganisationDialogProps) {
  const t = useOrganisationsWords()
  const toast = useToast()
  const { change } = useChangeOrganisation(organisation)
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      title={t(($) => $.rename.dialog)}
      size="small"
      schema={schema}
      initial={{ name: organisation.name }}
      save={change}
      onSaved={() => toast.success(t(($) => $.saved))}
      issuesOf={issuesOf}
      fields={({ control }) => (
        <TextFormField
          control={control}
          name="name"
          label={t(($) => $.facts.name)}
          autoComplete="off"
        />
      )}
    />
  )
}
