import type { Mission } from '@renfort/contract/mission.ts'
import type { Shift } from '@renfort/contract/shift.ts'
import { startDayOf } from '@renfort/domain/kernel/place-time.ts'
import type { GestureWay } from '@renfort/domain/shift/gesture-lock.ts'
import { useNavigate } from '@tanstack/react-router'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CalendarRange from 'lucide-react/icons/calendar-range'
import Clock from 'lucide-react/icons/clock'
import Copy from 'lucide-react/icons/copy'
import Move from 'lucide-react/icons/move'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { actorOf, useMe } from '../../../platform/me.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import { popupClass } from '../../../ui/listbox.ts'
import { type MenuCommand, MenuItems } from '../../../ui/menu-items.tsx'
import { usePopup } from '../../../ui/use-popup.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { reaches } from '../../mission/mission-actions.ts'
import { plannedOf } from '../../shift/shift-body.ts'
import { AmendMove } from './amend-move.tsx'
import { MoveDialog, SlotsDialog } from './change-dialog.tsx'
import type { MoveRequest } from './move-request.ts'
import { type GestureWays, useGestureWays, useLockSentence, useStaySentence } from './use-judge.ts'
import { useShiftName } from './use-shift-name.ts'
import { useMoveWords } from './words.ts'

const ShiftDialog = lazy(async () => ({
  default: (await import('../../shift/form/shift-dialog.tsx')).ShiftDialog,
}))
const DuplicateDialog = lazy(async () => ({
  default: (await import('../../shift/duplicate-dialog.tsx')).DuplicateDialog,
}))
const CopyWeekDialog = lazy(async () => ({
  default: (await import('../../shift/week/copy-week-dialog.tsx')).CopyWeekDialog,
}))

type Act = 'move' | 'copy' | 'hours' | 'slots' | 'add' | 'copyWeek'

/** The commands that an amendment does once there are contracts. */
const amendable: ReadonlySet<Act> = new Set(['move', 'hours'])

interface ShiftCommandsProps {
  mission: Mission
  request: Exclude<MoveRequest, { kind: 'gesture' }>
}

/** The menu of a shift with its dialogs, or the dialog that adds a shift. */
export function ShiftCommands({ mission, request }: ShiftCommandsProps) {
  const ways = useGestureWays(mission)
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
        <ShiftMenu {...{ mission, shift, ways }} opener={request.opener} onOpen={setOpen} />
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

interface ShiftMenuProps {
  mission: Mission
  shift: Shift
  opener: HTMLElement
  ways: GestureWays
  onOpen: (act: Act) => void
}

function ShiftMenu({ mission, shift, opener, ways, onOpen }: ShiftMenuProps) {
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
    <MenuAtButton
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

/** Siders are assigned on the page of the candidates, where the mission has any. */
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
    onAction: () => void navigate({ to: screenPaths.preselection, params: { taskId: mission.id } }),
  }
}

interface MenuAtButtonProps {
  label: string
  /** The pressed button in the planning: all cards share this menu. */
  opener: HTMLElement
  groups: readonly (readonly MenuCommand[])[]
}

/** The menu of a shift, at its button. */
function MenuAtButton({ label, opener, groups }: MenuAtButtonProps) {
  const id = useId()
  const button = useRef<HTMLElement>(opener)
  const { popup, isOpen, open, close } = usePopup<HTMLElement, HTMLDivElement>({
    opener: button,
    at: opener,
    placement: 'bottom end',
  })
  const show = useEffectEvent(open)
  useEffect(() => show(), [])
  return (
    <div
      ref={popup}
      popover="manual"
      className={classNames(
        popupClass,
        'fixed inset-auto m-0 max-w-80 min-w-48 overflow-y-auto text-left font-normal whitespace-normal',
      )}
    >
      {isOpen && (
        <MenuItems
          {...{ id, label, groups }}
          onClose={() => {
            opener.focus()
            close()
          }}
        />
      )}
    </div>
  )
}

interface LockedAdditionProps {
  way: GestureWay
  onClose: () => void
}

/** Says why a shift cannot be added to a mission. */
function LockedAddition({ way, onClose }: LockedAdditionProps) {
  const toast = useToast()
  const sentenceOf = useLockSentence()
  const say = useEffectEvent(() => {
    const sentence = sentenceOf(way)
    if (sentence !== undefined) toast.warning(sentence)
    onClose()
  })
  useEffect(() => say(), [])
  return null
}
