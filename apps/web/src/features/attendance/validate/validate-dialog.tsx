import { errorSentence } from '../../../platform/error-words.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useMoney } from '../../../ui/use-money.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { useValidateHours } from '../queries.ts'
import { useHoursWords } from '../words.ts'

export interface ToValidate {
  readonly ids: readonly string[]
  /** How many versions each has that its amount was read from: what is said again meanwhile is not validated. */
  readonly versionCounts: readonly number[]
  /** Cents excluding tax; `null` for whoever may not see prices. */
  readonly amount: number | null
  /** How many of them are not as planned. */
  readonly differing: number
}

interface ValidateDialogProps {
  what: ToValidate
  onClose: () => void
  /** The server has answered, for some or all of them. */
  onDone: () => void
}

/** Says how many, for how much, and that it is for good, before anything is validated. */
export function ValidateDialog({ what, onClose, onDone }: ValidateDialogProps) {
  const t = useHoursWords()
  const money = useMoney()
  const toast = useToast()
  const { mutate, isPending, error } = useValidateHours()
  const { ids, versionCounts, amount, differing } = what
  const validate = () =>
    mutate(
      { body: { attendanceIds: [...ids], versionCounts: [...versionCounts] } },
      {
        onSuccess: ({ rejectedAttendanceIds: { length: rejected } }) => {
          const done = ids.length - rejected
          if (done > 0) toast.success(t(($) => $.validate.done, { count: done }))
          if (rejected > 0) toast.warning(t(($) => $.validate.rejected, { count: rejected }))
          onDone()
        },
      },
    )
  return (
    <ConfirmDialog
      isOpen
      title={t(($) => $.validate.title, { count: ids.length })}
      confirmLabel={t(($) => $.validate.submit, { count: ids.length })}
      pending={isPending}
      onConfirm={validate}
      onCancel={onClose}
    >
      <div className="flex flex-col gap-2">
        {amount !== null && (
          <p className="text-ink">{t(($) => $.validate.amount, { amount: money(amount) })}</p>
        )}
        {differing > 0 && (
          <p className="font-medium text-orange">
            {t(($) => $.validate.differing, { count: differing })}
          </p>
        )}
        <p>{t(($) => $.validate.final)}</p>
        {/* What is refused for good is said by a toast. */}
        {error !== null && error.status >= 500 && (
          <p role="alert" className="text-danger">
            {errorSentence('errors.attendance.validation_failed')}
          </p>
        )}
      </div>
    </ConfirmDialog>
  )
}
