import { id } from '@renfort/contract/kernel/fields.ts'
import { z } from 'zod'
import { EditDialog } from '../../../../form/edit-dialog.tsx'
import { issuesOf } from '../../../../platform/call.ts'
import { useToast } from '../../../../ui/use-toast.ts'
import { GroupFormField } from '../group-form-field.tsx'
import type { OrganisationDialogProps } from '../organisation-edit.ts'
import { useChangeOrganisation } from '../queries.ts'
import { useOrganisationsWords } from '../words.ts'

const schema = z.object({ parentId: id.nullable() })

/** Puts a company under a group, or out of it (N-29). */
export function EditGroupDialog({ organisation, onClose }: OrganisationDialogProps) {
  const t = useOrganisationsWords()
  const toast = useToast()
  const { change } = useChangeOrganisation(organisation)
  const { group } = organisation
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      title={t(($) => $.parent.dialog)}
      context={t(($) => $.parent.context)}
      schema={schema}
      initial={{ parentId: group?.id ?? null }}
      save={change}
      onSaved={() => toast.success(t(($) => $.saved))}
      issuesOf={issuesOf}
      fields={({ control }) => (
        <GroupFormField
          control={control}
          name="parentId"
          chosen={group}
          label={t(($) => $.parent.field)}
          help={group === null ? undefined : t(($) => $.parent.help)}
          isOptional
        />
      )}
    />
  )
}
