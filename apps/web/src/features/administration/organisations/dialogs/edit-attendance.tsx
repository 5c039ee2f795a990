import { attendanceConfigType } from '@renfort/contract/administration.ts'
import { attendanceConfigTypes } from '@renfort/domain/mission/mission.ts'
import { z } from 'zod'
import { EditDialog } from '../../../../form/edit-dialog.tsx'
import { RadioGroupFormField } from '../../../../form/radio-group-form-field.tsx'
import { issuesOf } from '../../../../platform/call.ts'
import { useToast } from '../../../../ui/use-toast.ts'
import type { OrganisationDialogProps } from '../organisation-edit.ts'
import { useChangeOrganisation } from '../queries.ts'
import { useOrganisationsWords } from '../words.ts'

const schema = z.object({ attendanceConfigType })

/** How the hours of its next missions are declared (N-11). */
export function EditAttendanceDialog({ organisation, onClose }: OrganisationDialogProps) {
  const t = useOrganisationsWords()
  const toast = useToast()
  const { change } = useChangeOrganisation(organisation)
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      title={t(($) => $.attendance.title)}
      context={t(($) => $.attendance.context)}
      size="small"
      schema={schema}
      initial={{ attendanceConfigType: organisation.attendanceConfigType ?? 'app' }}
      save={change}
      onSaved={() => toast.success(t(($) => $.saved))}
      issuesOf={issuesOf}
      fields={({ control }) => (
        <RadioGroupFormField
          control={control}
          name="attendanceConfigType"
          label={t(($) => $.attendance.title)}
          isLabelHidden
          options={attendanceConfigTypes.map((value) => ({
            value,
            label: t(($) => $.attendance[value]),
            help: t(($) => $.attendance[`${value}Help`]),
          }))}
        />
      )}
    />
  )
}
