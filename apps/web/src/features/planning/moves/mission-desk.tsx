import type { Mission } from '@renfort/contract/mission.ts'
import { startDayOf } from '@renfort/domain/kernel/place-time.ts'
import { useNavigate } from '@tanstack/react-router'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CalendarRange from 'lucide-react/icons/calendar-range'
import Clock from 'lucide-react/icons/clock'
import Copy from 'lucide-react/icons/copy'
import Move from 'lucide-react/icons/move'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import { lazy, Suspense, useState } from 'react'
import { actorOf, useMe } from '../../../platform/me.ts'
import type { MenuCommand } from '../../../ui/menu-items.tsx'
import { reaches } from '../../mission/mission-actions.ts'
import { plannedOf } from '../../shift/planned-shift.ts'
import { ShiftPlace } from '../../shift/use-shift-calendar.ts'
import { AmendMove } from './amend-move.tsx'
import { LockedAddition } from './locked-addition.tsx'
import { MoveDialog } from './move-dialog.tsx'
import type { MoveRequest } from './move-request.ts'
import { ShiftMenu } from './shift-menu.tsx'
import { SlotsDialog } from './slots-dialog.tsx'
import { useGestureWay } from './use-gesture-way.ts'
import { useLockSentence, useStaySentence } from './use-lock-sentence.ts'
import { useShiftName } from './use-shift-name.ts'
import { useMoveWords } from './words.ts'

const ShiftDialog = lazy(async () => ({
  default: (await import('../../shift/shift-dialog.tsx')).ShiftDialog,
}))
const DuplicateDialog = lazy(async () => ({
  default: (await import('../../shift/duplicate-dialog.tsx')).DuplicateDialog,
}))
const CopyWeekDialog = lazy(async () => ({
  default: (await import('../../shift/week/copy-week-dialog.tsx')).CopyWeekDialog,
}))

type Act = 'move' | 'copy' | 'hours' | 'slots' | 'add' | 'copyWeek'

/** What an amendment does too, once there are contracts. */
const amendable: ReadonlySet<Act> = new Set(['move', 'hours'])

interface MissionDeskProps {
  mission: Mission
  request: Exclude<MoveRequest, { kind: 'gesture' | 'pointer' }>
}

/** One thing that is asked of a mission in the planning, from its menu to its dialog. */
export function MissionDesk(props: MissionDeskProps) {
  return (
    <ShiftPlace value={props.mission}>
      <Desk {...props} />
    </ShiftPlace>
  )
}

function Desk({ mission, request }: MissionDeskProps) {
  const ways = useGestureWay(mission)
  const [open, setOpen] = useState<Act | 'menu' | null>(request.kind)
  const close = () => setOpen(null)
  const shift =
    request.kind === 'menu' ? mission.shifts.find(({ id }) => id === request.shiftId) : undefined
  const day = request.kind === 'add' ? request.day : shift && startDayOf(plannedOf(shift))
  if (open === 'add') {
    return ways.ofAddition.way === 'change' ? (
      <Suspense>
        <ShiftDialog mission={mission} day={day} onClose={close} />
      </Suspense>
    ) : (
      <LockedAddition way={ways.ofAddition} onClose={close} />
    )
  }
  if (shift === undefined || open === null) return null
  const props = { mission, shift, onClose: close }
  if (open !== 'menu' && amendable.has(open) && ways.ofShift(shift).way === 'amend') {
    return <AmendMove {...props} draft={plannedOf(shift)} />
  }
  return (
    <>
      {request.kind === 'menu' && (
        <CommandsOf {...{ mission, shift, ways }} opener={request.opener} onOpen={setOpen} />
      )}
      {open === 'move' && <MoveDialog {...props} />}
      {open === 'slots' && <SlotsDialog {...props} />}
      <Suspense>
        {open === 'hours' && <ShiftDialog {...props} />}
        {open === 'copy' && <DuplicateDialog mission={mission} shifts={[shift]} onClose={close} />}
        {open === 'copyWeek' && <CopyWeekDialog mission={mission} day={day} onClose={close} />}
      </Suspense>
    </>
  )
}

interface CommandsOfProps {
  mission: Mission
  shift: Mission['shifts'][number]
  opener: HTMLElement
  ways: ReturnType<typeof useGestureWay>
  onOpen: (act: Act) => void
}

function CommandsOf({ mission, shift, opener, ways, onOpen }: CommandsOfProps) {
  const t = useMoveWords()
  const nameOf = useShiftName()
  const lockOf = useLockSentence()
  const way = ways.ofShift(shift)
  const lock = lockOf(way)
  const moveLock = way.way === 'amend' ? undefined : lock
  const addLock = lockOf(ways.ofAddition)
  const assign = useAssignCommand(mission)
  const command = (
    id: Act,
    Icon: typeof Move,
    disabledReason: string | undefined,
  ): MenuCommand => ({
    id,
    label: t(($) => $[id]),
    icon: <Icon aria-hidden />,
    help: way.way === 'amend' && amendable.has(id) ? t(($) => $.byAmendment) : undefined,
    disabledReason,
    onAction: () => onOpen(id),
  })
  return (
    <ShiftMenu
      label={t(($) => $.menu, nameOf(plannedOf(shift)))}
      opener={opener}
      groups={[
        [
          command('move', Move, moveLock),
          command('hours', Clock, moveLock),
          command('slots', Users, lock),
          assign,
        ],
        [
          command('copy', Copy, addLock),
          command('add', CalendarPlus, addLock),
          command('copyWeek', CalendarRange, addLock),
        ],
      ]}
    />
  )
}

/** Who works a shift is decided among the candidates, where the mission has any. */
function useAssignCommand(mission: Mission): MenuCommand {
  const t = useMoveWords()
  const me = useMe()
  const navigate = useNavigate()
  const stayOf = useStaySentence()
  const isOpen = mission.preSelection && reaches('applicant.read', actorOf(me), me.id, mission)
  return {
    id: 'assign',
    label: t(($) => $.assign),
    icon: <UserPlus aria-hidden />,
    help: isOpen ? t(($) => $.assignHelp) : undefined,
    disabledReason: isOpen
      ? undefined
      : mission.preSelection
        ? t(($) => $.locks.notOwn)
        : stayOf(mission, 'siders'),
    onAction: () => void navigate({ to: '/preselection/$taskId', params: { taskId: mission.id } }),
  }
}
