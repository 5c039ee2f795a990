import type { Mission } from '@renfort/contract/mission.ts'
import type { Shift } from '@renfort/contract/shift.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { Issue } from '@renfort/domain/kernel/issue.ts'
import { startDayOf } from '@renfort/domain/kernel/place-time.ts'
import { duplicateShift, validateDuplication } from '@renfort/domain/shift/duplication.ts'
import { conflictIssues, type ShiftDraft, validateShift } from '@renfort/domain/shift/shift.ts'
import { useState } from 'react'
import { errorSentence } from '../../platform/error-words.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { MultiDatePicker } from '../../ui/multi-date-picker.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { shiftDraftOf } from '../quotation/mission-terms.ts'
import { AdditionFooter, useShiftAddition } from './shift-addition.tsx'
import { ShiftPreview } from './shift-preview.tsx'
import { useShiftCalendar } from './use-shift-calendar.ts'
import { useShiftWords } from './words.ts'

interface DuplicateDialogProps {
  mission: Mission
  shifts: readonly Shift[]
  onClose: () => void
}

/** Copies the times to other days (SHIFT-24, SHIFT-25). */
export function DuplicateDialog({ mission, shifts, onClose }: DuplicateDialogProps) {
  const t = useShiftWords()
  const words = useUiWords()
  const { rules, today, min, max, holidays } = useShiftCalendar()
  const { isSaving, add } = useShiftAddition(mission.id, onClose)
  const [dates, setDates] = useState<readonly IsoDate[]>([])
  const saved = mission.shifts.map(shiftDraftOf)
  const [first] = shifts
  const copied = first === undefined ? undefined : startDayOf(shiftDraftOf(first))
  const copies = shifts.flatMap((shift) => duplicateShift(shiftDraftOf(shift), dates))
  const clashes = clashingDays(copies, saved)
  const issue: Issue | undefined =
    validateDuplication(dates)[0] ?? copies.flatMap((copy) => validateShift(copy, rules()))[0]
  const error =
    clashes.length > 0
      ? t(($) => $.duplicate.conflict, {
          days: new Intl.ListFormat(words.locale).format(
            clashes.map((date) => formatDay(date, words.locale)),
          ),
        })
      : issue && errorSentence(issue.key, issue.params)

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.duplicate.title, { count: shifts.length })}
      isDirty={dates.length > 0 && !isSaving}
      footer={(close) => (
        <AdditionFooter
          count={copies.length}
          problem={error}
          isSaving={isSaving}
          onCancel={close}
          onAdd={() =>
            void add(
              copies,
              t(($) => $.done.duplicated, { count: copies.length }),
            )
          }
        />
      )}
    >
      <div className="flex flex-col gap-5">
        <MultiDatePicker
          label={t(($) => $.duplicate.dates)}
          value={dates}
          onChange={setDates}
          error={dates.length > 0 ? error : undefined}
          opensAt={copied}
          {...{ today, min, max, holidays }}
        />
        <ShiftPreview mission={mission} others={saved} saved={saved} drafts={copies} />
      </div>
    </Dialog>
  )
}

/** The days on which a copy would equal an existing shift (SHIFT-15). */
function clashingDays(copies: readonly ShiftDraft[], saved: readonly ShiftDraft[]): IsoDate[] {
  const days = conflictIssues(copies, saved).flatMap(({ path }) => {
    const copy = copies[Number(path[0])]
    return copy === undefined ? [] : [startDayOf(copy)]
  })
  return [...new Set(days)]
}
