import { euros } from '@renfort/contract/kernel/fields.ts'
import { z } from 'zod'
import { useCan } from '../../../platform/me.ts'
import { HourlyRateField } from '../../job-fields/hourly-rate-field.tsx'
import { rateProblem } from '../../job-fields/hourly-rate.ts'
import { useMinimumWage, wageTermsOf } from '../../job-fields/use-minimum-wage.ts'
import { FieldEditor } from '../field-editor.tsx'
import { type FieldDialogProps, MissionEditDialog } from '../mission-edit-dialog.tsx'

/** POST-53, POST-61 to POST-64. */
export function EditHourlyRateDialog({ mission, onClose }: FieldDialogProps) {
  const mayLower = useCan('mission.lowerRate').allowed
  const terms = wageTermsOf(mission)
  const minimum = useMinimumWage(terms)
  const saved = mission.hourlyRate
  const schema = z.object({
    hourlyRate: euros
      .nullable()
      .refine((rate) => rateProblem({ rate, minimum, saved, mayLower }) === null, {
        error: 'errors.field.rate_format',
      }),
  })
  return (
    <MissionEditDialog
      {...{ mission, onClose, schema }}
      field="hourlyRate"
      size="small"
      initial={{ hourlyRate: saved }}
      changeOf={(values) => values}
      fields={(form) => (
        <FieldEditor form={form} name="hourlyRate">
          {({ value, onChange }) => (
            <HourlyRateField value={value} saved={saved} onChange={onChange} terms={terms} />
          )}
        </FieldEditor>
      )}
    />
  )
}
