import type { HoursKind } from '../pay-example.ts'
import { EditBankHolidays } from './edit-bank-holidays.tsx'
import { EditNight } from './edit-night.tsx'
import { EditOvertime } from './edit-overtime.tsx'
import { EditSundays } from './edit-sundays.tsx'
import type { HoursDialogProps } from './hours-edit-dialog.tsx'

const dialogs = {
  extra: EditOvertime,
  night: EditNight,
  sundays: EditSundays,
  bankHolidays: EditBankHolidays,
} as const

/** The dialog of one kind of hours. */
export function HoursDialog({ kind, ...props }: HoursDialogProps & { kind: HoursKind }) {
  const Dialog = dialogs[kind]
  return <Dialog {...props} />
}
