import { addDays, type IsoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import CheckCheck from 'lucide-react/icons/check-check'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useProductClock } from '../../platform/product-clock.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { acceptableQuery } from '../attendance/queries.ts'
import { type ToValidate, ValidateDialog } from '../attendance/validate/validate-dialog.tsx'
import { useInboxWords } from './words.ts'

interface ConformingProps {
  monday: IsoDate
}

/** Validates every line of a week that is as planned; validation is final, so a question comes first. */
export function ConformingButton({ monday }: ConformingProps) {
  const t = useInboxWords()
  const toast = useToast()
  const { isAsking, ask, question } = useQuestion(monday, () =>
    toast.warning(t(($) => $.noneConforming)),
  )
  // The link of a mail asks at once: one press then does it.
  const { conforming } = useSearch({ strict: false })
  useSoon(() => {
    if (conforming === monday) void ask()
  }, String(conforming))
  return (
    <>
      <Button
        size="small"
        icon={<CheckCheck aria-hidden size={16} />}
        aria-haspopup="dialog"
        aria-label={t(($) => $.actOf, {
          act: t(($) => $.conforming),
          of: t(($) => $.week, { week: isoWeekOf(monday).week }),
        })}
        pending={isAsking}
        onPress={() => void ask()}
      >
        {t(($) => $.conforming)}
      </Button>
      {question}
    </>
  )
}

interface ConformingOfMailProps extends ConformingProps {
  /** What is shown where no line is as planned. */
  none: ReactNode
}

/** Asks at once for a week that the page does not list, or says that nothing of it is left. */
export function ConformingOfMail({ monday, none }: ConformingOfMailProps) {
  const [isNone, setNone] = useState(false)
  const { ask, question } = useQuestion(monday, () => setNone(true))
  useSoon(() => void ask(), monday)
  return isNone ? none : question
}

/** The question before the lines of a week that are as planned are validated. */
function useQuestion(monday: IsoDate, onNone: () => void) {
  const client = useQueryClient()
  const { today } = useProductClock()
  const [isAsking, setAsking] = useState(false)
  const [what, setWhat] = useState<ToValidate | null>(null)
  const search = { mode: 'week', startDate: monday, endDate: addDays(monday, 6) } as const
  const ask = async () => {
    setAsking(true)
    try {
      const found = await client.fetchQuery({ ...acceptableQuery(search, today()), staleTime: 0 })
      const { attendanceIds: ids, versionCounts, oddlyClocked } = found
      if (ids.length === 0) return onNone()
      const amount = found.price === null ? null : eurosToCents(found.price)
      return setWhat({ ids, versionCounts, amount, differing: 0, oddlyClocked, oddLines: [] })
    } catch {
      // A toast reports a failed read.
      return undefined
    } finally {
      setAsking(false)
    }
  }
  const close = () => setWhat(null)
  const question = what !== null && <ValidateDialog what={what} onClose={close} onDone={close} />
  return { isAsking, ask, question }
}

/** Does something right after the screen is drawn, and again for another reason. */
function useSoon(does: () => void, reason: string): void {
  const doIt = useEffectEvent(does)
  useEffect(() => {
    const soon = setTimeout(() => doIt())
    return () => clearTimeout(soon)
  }, [reason])
}
