import type { Mission } from '@renfort/contract/mission.ts'
import { saveWeekTemplate } from '@renfort/contract/week-template.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { weeksOf } from '@renfort/domain/shift/copy-week.ts'
import { templateOfWeek, weekTemplateLimits } from '@renfort/domain/week-template/week-template.ts'
import { key } from '@renfort/contract/kernel/fields.ts'
import { z } from 'zod'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { SelectFormField } from '../../form/select-form-field.tsx'
import { TextFormField } from '../../form/text-form-field.tsx'
import { issuesOf } from '../../platform/call.ts'
import { useCommand } from '../../platform/query.ts'
import { useToast } from '../../ui/use-toast.ts'
import { shiftDraftOf } from '../quotation/mission-terms.ts'
import { useWeekName } from '../shift/week/use-week-name.ts'
import { useWeekTemplateWords } from './words.ts'

const schema = z.object({
  week: z.string(),
  name: z
    .string()
    .trim()
    .min(1, key('errors.field.required'))
    .max(weekTemplateLimits.name, key('errors.field.too_long')),
})

interface SaveTemplateDialogProps {
  mission: Mission
  jobDescriptionId: string
  onClose: () => void
}

/** Saves a week of the planning as a template, for every mission of the same job description. */
export function SaveTemplateDialog({
  mission,
  jobDescriptionId,
  onClose,
}: SaveTemplateDialogProps) {
  const t = useWeekTemplateWords()
  const nameOf = useWeekName()
  const toast = useToast()
  const save = useCommand(saveWeekTemplate, { handles: ({ status }) => status === 400 })
  const shifts = mission.shifts.map(shiftDraftOf)
  const weeks = weeksOf(shifts)
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      title={t(($) => $.keep.title)}
      context={t(($) => $.keep.context)}
      schema={schema}
      initial={{ week: weeks[0]?.monday ?? '', name: '' }}
      submitLabel={t(($) => $.keep.submit)}
      issuesOf={issuesOf}
      save={({ week, name }) =>
        save.mutateAsync({
          params: { id: jobDescriptionId },
          body: { name, shifts: templateOfWeek(shifts, isoDate(week)) },
        })
      }
      onSaved={() => toast.success(t(($) => $.keep.done))}
      fields={({ control }) => (
        <>
          {weeks.length > 1 && (
            <SelectFormField
              control={control}
              name="week"
              label={t(($) => $.keep.week)}
              options={weeks.map(({ monday }) => ({ id: monday, label: nameOf(monday) }))}
            />
          )}
          <TextFormField
            control={control}
            name="name"
            label={t(($) => $.keep.name)}
            help={t(($) => $.keep.help)}
            autoComplete="off"
          />
        </>
      )}
    />
  )
}
