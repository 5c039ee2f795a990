import {
  type AbsenceJustification,
  absenceJustifications,
} from '@renfort/domain/attendance/attendance.ts'
import { useState } from 'react'
import { sentenceOf } from '../../../platform/failures.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { type Line, timesOf } from '../hours-line.ts'
import { useDisputeHours, useReadHoursAgain } from '../queries.ts'
import { useHoursWords } from '../words.ts'

interface AbsenceDialogProps {
  lines: readonly Line[]
  onClose: () => void
  onDone: () => void
}

/** Says that Siders did not work; a flexible planning asks why (TS-19). The lines are sent one after the other. */
export function AbsenceDialog({ lines, onClose, onDone }: AbsenceDialogProps) {
  const t = useHoursWords()
  const [why, setWhy] = useState<AbsenceJustification | null>(null)
  const { send, done } = useAbsences(lines, onDone)
  const asksWhy = lines.some(({ task }) => task.isFlexiblePlanning)
  const count = lines.length
  const isPending = done !== null
  return (
    <Dialog
      isOpen
      onClose={isPending ? () => undefined : onClose}
      title={t(($) => $.absence.title, { count })}
      footer={
        <>
          {isPending && (
            <output className="mr-auto text-table text-muted tabular-nums">
              {t(($) => $.absence.progress, { done, count })}
            </output>
          )}
          <Button
            variant="danger"
            pending={isPending}
            disabledReason={asksWhy && why === null ? t(($) => $.absence.chooseFirst) : undefined}
            onPress={() => void send(why)}
          >
            {t(($) => $.absence.submit)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-muted">{t(($) => $.absence.final)}</p>
        {asksWhy && (
          <RadioGroup
            label={t(($) => $.absence.why)}
            help={t(($) => $.absence.whyHelp)}
            options={absenceJustifications.map((value) => ({
              value,
              label: t(($) => $.justification[value]),
            }))}
            value={why}
            onChange={setWhy}
          />
        )}
      </div>
    </Dialog>
  )
}

/** A refused line does not undo the others; the reason of the first refusal shows. */
function useAbsences(lines: readonly Line[], onDone: () => void) {
  const t = useHoursWords()
  const toast = useToast()
  const readAgain = useReadHoursAgain()
  const { mutateAsync } = useDisputeHours()
  const [done, setDone] = useState<number | null>(null)
  const send = async (why: AbsenceJustification | null) => {
    const reasons: string[] = []
    setDone(0)
    for (const [place, line] of lines.entries()) {
      try {
        await mutateAsync({ params: { id: line.id }, body: absenceOf(line, why) })
      } catch (error) {
        reasons.push(sentenceOf(error))
      }
      setDone(place + 1)
    }
    const [reason] = reasons
    const sent = lines.length - reasons.length
    if (sent > 0) toast.success(t(($) => $.absence.done, { count: sent }))
    if (reason !== undefined) {
      toast.warning(t(($) => $.absence.refused, { count: reasons.length, reason }))
      readAgain()
    }
    onDone()
  }
  return { send, done }
}

/** For a Sider who did not work, the end is the start and there is no break (TS-17). */
function absenceOf(line: Line, why: AbsenceJustification | null) {
  const { planned, retained } = timesOf(line)
  const { startDate } = planned ?? retained
  const absenceJustification = line.task.isFlexiblePlanning ? why : null
  return { startDate, endDate: startDate, breakDates: [], absenceJustification }
}
