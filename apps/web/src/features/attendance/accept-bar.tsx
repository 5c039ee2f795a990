import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { useQuery } from '@tanstack/react-query'
import CheckCheck from 'lucide-react/icons/check-check'
import { useCan } from '../../platform/me.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { Button } from '../../ui/button.tsx'
import { useMoney } from '../../ui/use-money.ts'
import type { HoursSearch } from './hours-search.ts'
import { acceptableQuery } from './queries.ts'
import type { ToValidate } from './validate-dialog.tsx'
import { useHoursWords } from './words.ts'

interface AcceptBarProps {
  search: HoursSearch
  onAccept: (what: ToValidate) => void
}

/** One act for every line that is as planned, on this page and the others; says how many and for how much. */
export function AcceptBar({ search, onAccept }: AcceptBarProps) {
  const t = useHoursWords()
  const money = useMoney()
  const isAllowed = useCan('attendance.validate').allowed
  const today = useProductClock().today()
  const { data } = useQuery({
    ...acceptableQuery(search, today),
    enabled: isAllowed,
    meta: { failure: 'nowhere' },
  })
  if (!isAllowed || data === undefined || data.attendanceIds.length === 0) return null
  const { attendanceIds: ids, versionCounts } = data
  const count = ids.length
  const amount = data.price === null ? null : eurosToCents(data.price)
  return (
    <section className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-panel border border-line bg-surface px-4 py-3">
      <div className="min-w-0">
        <p className="font-medium tabular-nums">
          {amount === null
            ? t(($) => $.accept.ready, { count })
            : t(($) => $.accept.priced, { count, amount: money(amount) })}
        </p>
        <p className="text-table text-muted">{t(($) => $.accept.help)}</p>
      </div>
      <Button
        variant="primary"
        icon={<CheckCheck aria-hidden size={17} />}
        aria-haspopup="dialog"
        className="narrow:w-full"
        onPress={() => onAccept({ ids, versionCounts, amount, differing: 0 })}
      >
        {t(($) => $.accept.open, { count })}
      </Button>
    </section>
  )
}
