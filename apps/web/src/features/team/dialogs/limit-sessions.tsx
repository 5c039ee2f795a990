import { type SessionLimitHours, sessionLimitHours } from '@renfort/domain/account/session-limit.ts'
import { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { RadioGroupFormField } from '../../../form/radio-group-form-field.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { useLimitSessions } from '../queries.ts'
import { useTeamWords } from '../words.ts'

const choices = [...sessionLimitHours, 'none'] as const
const limit = z.object({ choice: z.enum(choices.map(String)) })

interface LimitSessionsDialogProps {
  hours: SessionLimitHours | null
  onClose: () => void
}

/** Sets after how long the team has to sign in again. */
export function LimitSessionsDialog({ hours, onClose }: LimitSessionsDialogProps) {
  const t = useTeamWords()
  const toast = useToast()
  const { mutateAsync } = useLimitSessions()
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      title={t(($) => $.sessionLimit.dialogTitle)}
      context={t(($) => $.sessionLimit.dialogText)}
      size="small"
      schema={limit}
      initial={{ choice: String(hours ?? 'none') }}
      fields={({ control }) => (
        <RadioGroupFormField
          control={control}
          name="choice"
          label={t(($) => $.sessionLimit.choice)}
          options={choices.map((choice) => ({
            value: String(choice),
            label: t(($) => $.sessionLimit.choices[choice]),
          }))}
        />
      )}
      save={({ choice }) =>
        mutateAsync({
          body: { hours: sessionLimitHours.find((each) => String(each) === choice) ?? null },
        })
      }
      onSaved={() => toast.success(t(($) => $.sessionLimit.saved))}
    />
  )
}
