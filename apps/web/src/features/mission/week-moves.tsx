import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { MultiSelectList } from '../../ui/multi-select-list.tsx'
import { Select } from '../../ui/select.tsx'
import { useWeekName } from '../shift/week/use-week-name.ts'
import { type OrderAgain, whole } from './use-order-again.ts'
import { useMissionWords } from './words.ts'

/** Which week of a planning is ordered again, and for which weeks. */
export function WeekMoves({ order }: { order: OrderAgain }) {
  const t = useMissionWords()
  const nameOf = useWeekName()
  const options = order.offered.map((monday) => ({ id: monday, label: nameOf(monday) }))
  return (
    <>
      {order.weeks.length > 1 && (
        <Select
          label={t(($) => $.orderAgain.source)}
          options={[
            ...order.weeks.map(({ monday, shifts }) => ({
              id: monday,
              label: nameOf(monday),
              help: t(($) => $.orderAgain.shifts, { count: shifts.length }),
            })),
            { id: whole, label: t(($) => $.orderAgain.whole, { count: order.weeks.length }) },
          ]}
          value={order.source}
          onChange={(id) => order.chooseSource(id === whole ? whole : isoDate(id))}
        />
      )}
      {order.isWhole ? (
        <Select
          label={t(($) => $.orderAgain.firstWeek)}
          options={options}
          value={order.targets[0] ?? null}
          onChange={(id) => order.chooseTargets([isoDate(id)])}
        />
      ) : (
        <MultiSelectList
          label={t(($) => $.orderAgain.weeks)}
          options={options}
          searchFrom={Infinity}
          value={order.targets}
          onChange={(ids) => order.chooseTargets(ids.map(isoDate))}
        />
      )}
    </>
  )
}
