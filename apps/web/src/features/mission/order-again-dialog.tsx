import { type Mission, cloneMission } from '@renfort/contract/mission.ts'
import {
  addDays,
  instant,
  isoDate,
  type IsoDate,
  mondayOf,
} from '@renfort/domain/kernel/calendar.ts'
import { lastDayOf } from '@renfort/domain/kernel/place-time.ts'
import { checkCopies, weeksOf } from '@renfort/domain/shift/copy-week.ts'
import { movedWeeks, type WeekMove, wholePlanningFrom } from '@renfort/domain/shift/moved-weeks.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { errorSentence } from '../../platform/error-words.ts'
import { fullName } from '../../platform/person-name.ts'
import { useCommand } from '../../platform/query.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MultiSelectList } from '../../ui/multi-select-list.tsx'
import { Select } from '../../ui/select.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { missionQuery } from '../mission-record/queries.ts'
import { missionsChanged } from '../mission-record/mission-changes.ts'
import { shiftDraftOf, missionCalendar } from '../quotation/mission-terms.ts'
import { useShiftCalendar } from '../shift/use-shift-calendar.ts'
import { CheckedShifts } from '../shift/week/checked-shifts.tsx'
import { useWeekName } from '../shift/week/use-week-name.ts'
import { useMissionWords } from './words.ts'

interface OrderAgainDialogProps {
  isOpen: boolean
  mission: Pick<Mission, 'id'>
  onClose: () => void
}

/** Orders the same mission for other weeks: its planning is moved, and its Siders are asked first. */
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

/** The week of the planning to order again, and the weeks to order it for. */
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

/** A line has room for this many names. */
const shownNames = 6

interface SameSidersProps {
  siders: Mission['requestedSiders']
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Asks the Siders of the mission first; hidden where it had none. */
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

/** The choice offers half a year, from the present week on. */
const offeredWeeks = 26

/** The choice that moves all weeks of the planning together. */
const whole = 'whole'

/** The choices of a repeated order, what is wrong with them, and the order itself. */
function useOrderAgain(mission: Mission) {
  const t = useMissionWords()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { today, rules } = useShiftCalendar(mission)
  // A flexible planning is ordered again as such; its generated shifts are not copied.
  const shifts = mission.flexiblePlanning === null ? mission.shifts.map(shiftDraftOf) : []
  const weeks = weeksOf(shifts)
  const [source, setSource] = useState<IsoDate | typeof whole>(weeks.at(-1)?.monday ?? whole)
  const [targets, setTargets] = useState<readonly IsoDate[]>([nextWeek(mission, today)])
  const [asksSameSiders, askSameSiders] = useState(true)
  const siders = sidersAsBefore(mission)
  const clone = useCommand(cloneMission, {
    onSuccess: ({ id }) => {
      missionsChanged(client)
      void navigate({ to: screenPaths.posting, params: { taskId: id } })
    },
  })

  const moves = movesOf()
  const calendar = missionCalendar(mission)
  const copies = checkCopies(movedWeeks(shifts, moves), [], rules(), calendar)
  const refused = copies.flatMap(({ issues }) => issues)[0]

  function movesOf(): WeekMove[] {
    const [first] = targets
    if (first === undefined) return []
    if (mission.flexiblePlanning !== null) {
      return [{ from: isoDate(mission.flexiblePlanning.startDate.slice(0, 10)), to: first }]
    }
    if (source === whole) return wholePlanningFrom(shifts, first)
    return targets.map((to) => ({ from: source, to }))
  }

  return {
    /** The weeks of the planning; none for a flexible planning, which moves as a whole. */
    weeks,
    source,
    /** A planning that moves as a whole has one new start week. */
    isWhole: source === whole,
    chooseSource: (chosen: IsoDate | typeof whole) => {
      setSource(chosen)
      if (chosen === whole) setTargets(targets.slice(0, 1))
    },
    offered: Array.from({ length: offeredWeeks }, (_, i) => addDays(mondayOf(today), 7 * i)),
    targets,
    chooseTargets: setTargets,
    copies,
    siders,
    asksSameSiders,
    askSameSiders,
    problem: mission.migrated
      ? errorSentence('errors.task.duplication_impossible')
      : moves.length === 0
        ? t(($) => $.orderAgain.noWeek)
        : refused && errorSentence(refused.key, refused.params),
    isPending: clone.isPending,
    submit: () =>
      clone.mutate({
        params: { id: mission.id },
        body: {
          planning: { weeks: moves },
          ...(asksSameSiders && siders.length > 0 ? { renew: true } : {}),
        },
      }),
  }
}

type OrderAgain = ReturnType<typeof useOrderAgain>

/** The week after the mission, or after the present week. */
function nextWeek({ endDate, timeZone }: Mission, today: IsoDate): IsoDate {
  const last = endDate === null ? today : lastDayOf({ endsAt: instant(endDate), timeZone })
  return addDays(mondayOf(last > today ? last : today), 7)
}

/** The hired Siders; where nobody was hired, the requested ones (N-13). */
function sidersAsBefore({ requestedSiders }: Mission): Mission['requestedSiders'] {
  const hired = requestedSiders.filter(({ status }) => status === 'hired')
  return hired.length > 0 ? hired : requestedSiders.filter(({ status }) => status !== 'declined')
}
