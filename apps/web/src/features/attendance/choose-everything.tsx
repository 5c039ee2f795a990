import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { useQuery } from '@tanstack/react-query'
import { useProductClock } from '../../platform/product-clock.ts'
import { Button } from '../../ui/button.tsx'
import type { HoursSearch } from './hours-search.ts'
import { acceptableQuery } from './queries.ts'
import type { ToValidate } from './validate-dialog.tsx'
import { useHoursWords } from './words.ts'

interface ChooseEverythingProps {
  search: HoursSearch
  /** How many are chosen already. */
  chosen: number
  onChoose: (what: ToValidate) => void
}

/** Once all lines in sight are chosen: chooses those that are not in sight too, and says how many that makes. */
export function ChooseEverything({ search, chosen, onChoose }: ChooseEverythingProps) {
  const t = useHoursWords()
  const today = useProductClock().today()
  const meta = { failure: 'nowhere' }
  const { data: open } = useQuery({ ...acceptableQuery(search, today, 'open'), meta })
  const { data: conforming } = useQuery({ ...acceptableQuery(search, today), meta })
  if (open === undefined || conforming === undefined || open.count <= chosen) return null
  const { attendanceIds: ids, count, price } = open
  const amount = price === null ? null : eurosToCents(price)
  const differing = count - conforming.count
  return (
    <div className="sticky bottom-20 z-25 flex justify-center pb-1 narrow:bottom-36">
      <Button size="small" onPress={() => onChoose({ ids, amount, differing })}>
        {t(($) => $.chooseEverything, { count })}
      </Button>
    </div>
  )
}
