import type { Member } from '@renfort/contract/organisation.ts'
import { requireOfTeam, resetOfMember } from '@renfort/contract/second-factor.ts'
import { factorResetHours } from '@renfort/domain/account/second-factor.ts'
import { addMonths, isIsoDate, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { z } from 'zod'
import { DateFormField } from '../../../form/date-form-field.tsx'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { issuesOf } from '../../../platform/call.ts'
import { fullName } from '../../../platform/person-name.ts'
import { useProductClock } from '../../../platform/product-clock.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { useFactorCommand } from '../queries.ts'
import { useTeamWords } from '../words.ts'

const requirement = z.object({
  requiredFrom: z
    .string()
    .min(1, 'errors.field.required')
    .refine((text) => text === '' || isIsoDate(text), 'errors.field.day'),
})

/** Farther away nobody prepares for it. */
const mostMonthsAhead = 24

interface RequireFactorDialogProps {
  from: string | null
  onClose: () => void
}

/** Asks the whole team for a second factor from a day on. */
export function RequireFactorDialog({ from, onClose }: RequireFactorDialogProps) {
  const t = useTeamWords()
  const toast = useToast()
  const { locale } = useUiWords()
  const today = useProductClock().today()
  const { mutateAsync } = useFactorCommand(requireOfTeam)
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      title={t(($) => $.factor.requireTitle)}
      context={t(($) => $.factor.requireText)}
      size="small"
      schema={requirement}
      initial={{ requiredFrom: from ?? '' }}
      fields={({ control }) => (
        <DateFormField
          control={control}
          name="requiredFrom"
          label={t(($) => $.factor.day)}
          today={today}
          min={today}
          max={addMonths(today, mostMonthsAhead)}
        />
      )}
      save={(body) => mutateAsync({ body })}
      onSaved={({ requiredFrom }) =>
        toast.success(
          t(($) => $.factor.required, { day: formatDay(isoDate(requiredFrom), locale, 'date') }),
        )
      }
      issuesOf={issuesOf}
    />
  )
}

export function StopRequiringDialog({ onClose }: { onClose: () => void }) {
  const t = useTeamWords()
  const toast = useToast()
  const stop = useFactorCommand(requireOfTeam, () => {
    onClose()
    toast.success(t(($) => $.factor.stopped))
  })
  return (
    <ConfirmDialog
      isOpen
      title={t(($) => $.factor.stopTitle)}
      confirmLabel={t(($) => $.factor.stop)}
      pending={stop.isPending}
      onCancel={onClose}
      onConfirm={() => stop.mutate({ body: { requiredFrom: null } })}
    >
      {t(($) => $.factor.stopText)}
    </ConfirmDialog>
  )
}

interface ResetFactorDialogProps {
  member: Member
  onClose: () => void
}

/** Takes a lost second factor away, a day later. */
export function ResetFactorDialog({ member, onClose }: ResetFactorDialogProps) {
  const t = useTeamWords()
  const toast = useToast()
  const name = fullName(member)
  const reset = useFactorCommand(resetOfMember, () => {
    onClose()
    toast.success(t(($) => $.factor.resetAsked, { name }))
  })
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(($) => $.factor.resetTitle, { name })}
      confirmLabel={t(($) => $.factor.reset)}
      pending={reset.isPending}
      onCancel={onClose}
      onConfirm={() => reset.mutate({ params: { id: member.id } })}
    >
      {t(($) => $.factor.resetText, { name, hours: factorResetHours })}
    </ConfirmDialog>
  )
}
