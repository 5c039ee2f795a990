import type { Mission } from '@renfort/contract/mission.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '../../platform/person-name.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MultiSelectList } from '../../ui/multi-select-list.tsx'
import { Select } from '../../ui/select.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { missionQuery } from '../mission-record/queries.ts'
import { CheckedShifts } from '../shift/week/checked-shifts.tsx'
import { useWeekName } from '../shift/week/use-week-name.ts'
import { useOrderAgain, type OrderAgain, whole } from './use-order-again.ts'
import { useMissionWords } from './words.ts'

interface OrderAgainDialogProps {
  isOpen: boolean
  mission: Pick<Mission, 'id'>
  onClose: () => void
}

/** The same mission in other weeks: its planning is moved, its Siders are asked first. */
export function OrderAgainDialog({ isOpen, mission: { id }, onClose }: OrderAgainDialogProps) {
  const t = useMissionWords()
  const { data: mission } = useQuery(missionQuery(id))
  if (!isOpen) return null
  if (mission !== undefined) return <LoadedDialog mission={mission} onClose={onClose} />
  return (
    <Dialog isOpen onClose={onClose} title={t(($) => $.orderAgain.title)}>
      <SkeletonRows rows={3} rowHeight={48} />
    </Dialog>
  )
}

function LoadedDialog({ mission, onClose }: { mission: Mission; onClose: () => void }) {
  const t = useMissionWords()
  const words = useUiWords()
  const order = useOrderAgain(mission)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.orderAgain.title)}
      context={t(($) => $.orderAgain.context)}
      footer={(close) => (
        <>
          <Button onPress={close}>{words.cancel}</Button>
          <Button
            variant="primary"
            pending={order.isPending}
            disabledReason={order.problem}
            onPress={order.submit}
          >
            {t(($) => $.orderAgain.submit)}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-5">
        <WeekMoves order={order} />
        <CheckedShifts copies={order.copies} />
        <SameSiders
          siders={order.siders}
          isOn={order.asksSameSiders}
          onChange={order.askSameSiders}
        />
      </div>
    </Dialog>
  )
}

/** Which week of a planning is ordered again, and for which weeks. */
function WeekMoves({ order }: { order: OrderAgain }) {
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

/** Names that a line has room for. */
const shownNames = 6

interface SameSidersProps {
  siders: Mission['requestedSiders']
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Asks the Siders of the mission first; nothing where it had none. */
function SameSiders({ siders, isOn, onChange }: SameSidersProps) {
  const t = useMissionWords()
  if (siders.length === 0) return null
  const names = siders.slice(0, shownNames).map(fullName).join(', ')
  const others = siders.length - shownNames
  return (
    <Checkbox
      isSelected={isOn}
      onChange={onChange}
      help={others > 0 ? t(($) => $.orderAgain.andOthers, { names, count: others }) : names}
    >
      {t(($) => $.orderAgain.sameSiders)}
    </Checkbox>
  )
}
