import { id, key, optionalText } from '@renfort/contract/kernel/fields.ts'
import type { StaffedShift } from '@renfort/contract/staffing.ts'
import { hiringLimits } from '@renfort/domain/hiring/place-hires.ts'
import { needsComment, removalReasons } from '@renfort/domain/hiring/removal.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { ComboboxFormField } from '../../form/combobox-form-field.tsx'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { RadioGroupFormField } from '../../form/radio-group-form-field.tsx'
import { SelectFormField } from '../../form/select-form-field.tsx'
import { TextAreaFormField } from '../../form/text-area-form-field.tsx'
import type { Bound } from '../../form/use-field.ts'
import { fullName } from '../../platform/person-name.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import { formatDay } from '../../ui/format-day.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useToast } from '../../ui/use-toast.ts'
import {
  foundCandidatesQuery,
  type MissionToStaffReply,
  replacementIssues,
  useRemoveHire,
} from './queries.ts'
import { useStaffingWords } from './words.ts'

/** The Sider who leaves, and the first shift without them; none for a flexible planning. */
export interface Leaving {
  sider: { id: string; firstName: string; lastName: string }
  shift: StaffedShift | null
}

interface RemovalDialogProps {
  mission: MissionToStaffReply
  leaving: Leaving
  onClose: () => void
}

const schema = z
  .object({
    which: z.enum(['one', 'all']),
    reason: z.enum(removalReasons, key('errors.field.required')),
    comment: optionalText(hiringLimits.reason),
    replacementId: id.nullable(),
    hiringReason: optionalText(hiringLimits.reason),
  })
  .refine(({ reason, comment }) => !needsComment(reason) || comment !== '', {
    ...key('errors.field.required'),
    path: ['comment'],
  })

/** Removes a Sider from one shift or from all later ones, with a reason. */
export function RemovalDialog({ mission, leaving: { sider, shift }, onClose }: RemovalDialogProps) {
  const t = useStaffingWords()
  const { locale } = useUiWords()
  const toast = useToast()
  const remove = useRemoveHire()
  const name = fullName(sider)
  const now = useProductClock().now()
  const theirs = mission.shifts.filter(
    ({ endDate, siders }) => endDate > now && siders.some(({ id }) => id === sider.id),
  )
  return (
    <EditDialog
      isOpen
      size="small"
      onClose={onClose}
      title={t(($) => $.removal.title, { name })}
      context={
        shift === null
          ? t(($) => $.removal.contextAll)
          : theirs.length === 1 && t(($) => $.removal.context, { count: 1 })
      }
      schema={schema}
      initial={{
        which: theirs.length > 1 ? 'one' : 'all',
        comment: '',
        replacementId: null,
        hiringReason: '',
      }}
      submitLabel={t(($) => $.removal.submit)}
      issuesOf={replacementIssues}
      save={({ which, reason, comment, replacementId, hiringReason }) =>
        remove.mutateAsync({
          params: { id: mission.id },
          body: {
            siderId: sider.id,
            reason,
            ...(comment === '' ? {} : { comment }),
            ...(which === 'one' && shift !== null ? { shiftIds: [shift.id] } : {}),
            ...(replacementId === null ? {} : { replacementId }),
            ...(replacementId === null || hiringReason === '' ? {} : { hiringReason }),
          },
        })
      }
      onSaved={() => toast.success(t(($) => $.removal.done, { name }))}
      fields={({ control, watch }) => (
        <>
          {shift !== null && theirs.length > 1 && (
            <RadioGroupFormField
              control={control}
              name="which"
              label={t(($) => $.removal.which)}
              options={[
                {
                  value: 'one',
                  label: t(($) => $.removal.one, {
                    day: formatDay(dateAt(instant(shift.startDate), mission.timeZone), locale),
                  }),
                },
                { value: 'all', label: t(($) => $.removal.all) },
              ]}
            />
          )}
          <SelectFormField
            control={control}
            name="reason"
            label={t(($) => $.removal.reason)}
            options={removalReasons.map((id) => ({ id, label: t(($) => $.removal.reasons[id]) }))}
          />
          <TextAreaFormField
            control={control}
            name="comment"
            label={t(($) => $.removal.comment)}
            isOptional={!needsComment(watch('reason'))}
            limit={hiringLimits.reason}
          />
          <ReplacementField
            control={control}
            name="replacementId"
            mission={mission}
            leavingId={sider.id}
          />
          {watch('replacementId') !== null && (
            <TextAreaFormField
              control={control}
              name="hiringReason"
              label={t(($) => $.removal.hiringReason)}
              help={t(($) => $.removal.hiringReasonHelp)}
              isOptional
              limit={hiringLimits.reason}
            />
          )}
        </>
      )}
    />
  )
}

interface ReplacementFieldProps<Input extends FieldValues, Output> extends Bound<Input, Output> {
  mission: MissionToStaffReply
  /** The leaving Sider, who cannot replace themselves. */
  leavingId: string
}

/** Chooses a replacement: the fittest candidates, or a search by name. */
function ReplacementField<Input extends FieldValues, Output>({
  mission,
  leavingId,
  ...bound
}: ReplacementFieldProps<Input, Output>) {
  const t = useStaffingWords()
  const [text, setText] = useState('')
  const q = useDebounced(text.trim(), 'localSearch')
  const { data, isFetching, isError } = useQuery(foundCandidatesQuery(mission.id, q))
  const options = (data?.siders ?? [])
    .filter(({ id }) => id !== leavingId)
    .map((sider) => ({ id: sider.id, label: fullName(sider) }))
  return (
    <ComboboxFormField
      {...bound}
      label={t(($) => $.removal.replacement)}
      placeholder={t(($) => $.candidates.search)}
      isOptional
      options={options}
      text={text}
      onTextChange={setText}
      isLoading={isFetching}
      hasFailed={isError}
      empty={t(($) => $.candidates.none)}
    />
  )
}
