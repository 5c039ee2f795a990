import { errorSentence } from '../../../platform/error-words.ts'
import { fullName } from '../../../platform/person-name.ts'
import { tourTarget } from '../../../platform/tour-target.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useMoney } from '../../../ui/use-money.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { ClockingOddities } from '../clocking-notes.tsx'
import type { Line } from '../hours-line.ts'
import { useValidateHours } from '../queries.ts'
import { useHoursWords } from '../words.ts'

export interface ToValidate {
  readonly ids: readonly string[]
  /** The number of versions of each line when its amount was read: a line with a later version is not validated. */
  readonly versionCounts: readonly number[]
  /** Cents excluding tax; `null` for users who may not see prices. */
  readonly amount: number | null
  /** How many lines differ from the plan. */
  readonly differing: number
  /** How many lines have something odd about their clocking. */
  readonly oddlyClocked: number
  /** Those of them that are in sight, which are named. */
  readonly oddLines: readonly Line[]
}

/** Lines whose odd clockings are named: more would push the question out of sight. */
const mostNamed = 3

interface ValidateDialogProps {
  what: ToValidate
  onClose: () => void
  /** Called when the server has answered for some or all lines. */
  onDone: () => void
}

/** Says how many lines, for how much, and that it is final, before anything is validated. */
export function ValidateDialog({ what, onClose, onDone }: ValidateDialogProps) {
  const t = useHoursWords()
  const money = useMoney()
  const toast = useToast()
  const { mutate, isPending, error } = useValidateHours()
  const { ids, versionCounts, amount, differing, oddlyClocked, oddLines } = what
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
      <div
        className="-mx-2 -mt-1 -mb-2 flex flex-col gap-2 rounded-control p-2"
        {...tourTarget('validate-hours')}
      >
        {amount !== null && (
          <p className="text-ink">{t(($) => $.validate.amount, { amount: money(amount) })}</p>
        )}
        {differing > 0 && (
          <p className="font-medium text-orange">
            {t(($) => $.validate.differing, { count: differing })}
          </p>
        )}
        {oddlyClocked > 0 && (
          <p className="font-medium text-orange">
            {t(($) => $.validate.oddlyClocked, { count: oddlyClocked })}
          </p>
        )}
        {oddLines.slice(0, mostNamed).map((line) => (
          <div key={line.id} className="text-table">
            <p className="text-ink">{fullName(line.sider)}</p>
            <ClockingOddities line={line} />
          </div>
        ))}
        <p>{t(($) => $.validate.final)}</p>
        {/* A final refusal is reported by a toast. */}
        {error !== null && error.status >= 500 && (
          <p role="alert" className="text-danger">
            {errorSentence('errors.attendance.validation_failed')}
          </p>
        )}
      </div>
    </ConfirmDialog>
  )
}
