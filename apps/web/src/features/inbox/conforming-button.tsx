import { addDays, type IsoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import CheckCheck from 'lucide-react/icons/check-check'
import { useEffect, useEffectEvent, useState } from 'react'
import { useProductClock } from '../../platform/product-clock.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { acceptableQuery } from '../attendance/queries.ts'
import { type ToValidate, ValidateDialog } from '../attendance/validate/validate-dialog.tsx'
import { useInboxWords } from './words.ts'

/** Validates every line of a week that is as planned; validation is final, so a question comes first. */
export function ConformingButton({ monday }: { monday: IsoDate }) {
  const t = useInboxWords()
  const toast = useToast()
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
      if (ids.length === 0) return toast.warning(t(($) => $.noneConforming))
      const amount = found.price === null ? null : eurosToCents(found.price)
      return setWhat({ ids, versionCounts, amount, differing: 0, oddlyClocked, oddLines: [] })
    } catch {
      // A toast reports a failed read.
      return undefined
    } finally {
      setAsking(false)
    }
  }
  // The link of a mail asks at once: one press then does it.
  const { conforming } = useSearch({ strict: false })
  const askForMail = useEffectEvent(() => {
    if (conforming === monday) void ask()
  })
  useEffect(() => {
    const soon = setTimeout(() => askForMail())
    return () => clearTimeout(soon)
  }, [conforming])
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
      {what !== null && (
        <ValidateDialog what={what} onClose={() => setWhat(null)} onDone={() => setWhat(null)} />
      )}
    </>
  )
}
