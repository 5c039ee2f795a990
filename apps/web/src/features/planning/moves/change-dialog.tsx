import type { Mission } from '@renfort/contract/mission.ts'
import type { Shift } from '@renfort/contract/shift.ts'
import { isIsoDate, isLocalTime } from '@renfort/domain/kernel/calendar.ts'
import { instantAt, localAt } from '@renfort/domain/kernel/place-time.ts'
import { gestured, onDay } from '@renfort/domain/shift/gesture.ts'
import { type ShiftDraft, shiftLimits, wallMinutes } from '@renfort/domain/shift/shift.ts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type ReactNode, useState } from 'react'
import { useZoneName } from '../../../platform/use-zone-name.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Dialog, type DialogSize } from '../../../ui/dialog.tsx'
import { Select } from '../../../ui/select.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { plannedOf } from '../../shift/shift-body.ts'
import { ShiftPreview } from '../../shift/shift-preview.tsx'
import { useShiftCalendar } from '../../shift/use-shift-calendar.ts'
import { useAddedPoints } from './move-bar.tsx'
import { useShiftChange } from './save-move.ts'
import { useJudge } from './use-judge.ts'
import { missionTitle, useShiftName } from './use-shift-name.ts'
import { useMoveWords } from './words.ts'

/** The props of a dialog that changes one shift. */
interface ShiftChangeProps {
  mission: Mission
  shift: Shift
  onClose: () => void
}

interface ChangeDialogProps extends ShiftChangeProps {
  title: string
  size?: DialogSize
  /** The shift of the fields; `null` while they are incomplete. */
  draft: ShiftDraft | null
  isDirty: boolean
  /** Why the shift cannot be saved. */
  problem?: string | undefined
  submitLabel: string
  /** The message after saving. */
  doneOf: (draft: ShiftDraft) => string
  /** The fields. */
  children: ReactNode
}

/** Changes one shift with fields; shows the effect on the price and on the points of law. */
function ChangeDialog({
  mission,
  shift,
  title,
  size = 'medium',
  draft,
  isDirty,
  problem,
  submitLabel,
  doneOf,
  children,
  onClose,
}: ChangeDialogProps) {
  const t = useMoveWords()
  const words = useUiWords()
  const nameOf = useShiftName()
  const clocksOf = useZoneName()
  const before = plannedOf(shift)
  const clocks = clocksOf(mission.timeZone, before.startsAt)
  const change = useShiftChange(mission)
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    if (draft === null) return
    setSaving(true)
    const isDone = await change(shift, draft, doneOf(draft))
    setSaving(false)
    if (isDone) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      context={[
        t(($) => $.context, { mission: missionTitle(mission), ...nameOf(before) }),
        ...(clocks === null ? [] : [clocks]),
      ].join(', ')}
      size={size}
      isDirty={isDirty && !isSaving}
      footer={(close) => (
        <>
          <Button onPress={close}>{words.cancel}</Button>
          <Button
            variant="primary"
            pending={isSaving}
            disabledReason={problem ?? (isDirty ? undefined : t(($) => $.unchanged))}
            onPress={() => void save()}
          >
            {submitLabel}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-5">
        {children}
        {draft !== null && <ChangePreview {...{ mission, draft }} shiftId={shift.id} />}
      </div>
    </Dialog>
  )
}

interface ChangePreviewProps {
  mission: Mission
  shiftId: string
  /** The changed shift. */
  draft: ShiftDraft
}

/** The effect of a changed shift on the price of the mission and on the points of law. */
function ChangePreview({ mission, shiftId, draft }: ChangePreviewProps) {
  const t = useMoveWords()
  const pointsOf = useAddedPoints(mission)
  const saved = mission.shifts.map(plannedOf)
  const others = saved.filter(({ id }) => id !== shiftId)
  const points = pointsOf(saved, [...others, draft])
  return (
    <>
      <div aria-live="polite" className="empty:hidden">
        {points.length > 0 && (
          <section className="flex gap-3 rounded-panel bg-orange-wash px-4 py-3 text-table">
            <TriangleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-orange" />
            <div className="min-w-0">
              <p className="font-medium text-orange">{t(($) => $.law)}</p>
              <ul className="mt-1 flex flex-col gap-1 text-ink">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
          </section>
        )}
      </div>
      <ShiftPreview {...{ mission, others, saved }} drafts={[draft]} hasWarnings={false} />
    </>
  )
}

const { min, max } = shiftLimits.slots
const choices = Array.from({ length: max - min + 1 }, (_, i) => String(min + i))

/** How many Siders a shift asks for. */
export function SlotsDialog(props: ShiftChangeProps) {
  const t = useMoveWords()
  const { shift } = props
  const [slots, setSlots] = useState(shift.slots)
  return (
    <ChangeDialog
      {...props}
      title={t(($) => $.slotsTitle)}
      size="small"
      draft={{ ...plannedOf(shift), slots }}
      isDirty={slots !== shift.slots}
      submitLabel={t(($) => $.submitSlots)}
      doneOf={() => t(($) => $.resized)}
    >
      <Select
        label={t(($) => $.slotsField)}
        options={choices.map((id) => ({ id, label: id }))}
        value={String(slots)}
        onChange={(chosen) => setSlots(Number(chosen))}
      />
    </ChangeDialog>
  )
}

/** Moves a shift to another day or hour with fields, as a pointer or the arrows do. */
export function MoveDialog(props: ShiftChangeProps) {
  const t = useMoveWords()
  const nameOf = useShiftName()
  const { mission, shift } = props
  const { ofFields } = useJudge(mission)
  const { today, min, max, holidays } = useShiftCalendar(mission)
  const before = plannedOf(shift)
  const start = localAt(before.startsAt, before.timeZone)
  const [date, setDate] = useState<string>(start.date)
  const [time, setTime] = useState<string>(start.time)
  const draft = draftOf(before, date, time)
  const isDirty = date !== start.date || time !== start.time
  const problem = draft === null ? undefined : ofFields(shift.id, before, draft)
  return (
    <ChangeDialog
      {...props}
      title={t(($) => $.moveTitle)}
      {...{ draft, isDirty }}
      problem={draft === null ? t(($) => $.incomplete) : problem}
      submitLabel={t(($) => $.submitMove)}
      doneOf={(moved) => t(($) => $.moved, nameOf(moved))}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          label={t(($) => $.day)}
          value={date}
          onChange={setDate}
          error={isDirty ? problem : undefined}
          {...{ today, min, max, holidays }}
        />
        <TimeField
          isOfShift
          label={t(($) => $.start)}
          help={t(($) => $.sameLength)}
          value={time}
          onChange={setTime}
        />
      </div>
    </ChangeDialog>
  )
}

/** The shift at the day and hour of the fields, with its length kept; `null` while they are incomplete. */
function draftOf(before: ShiftDraft, date: string, time: string): ShiftDraft | null {
  if (!isIsoDate(date) || !isLocalTime(time)) return null
  const startsAt = instantAt(date, time, before.timeZone)
  const shorter = { timeZone: before.timeZone, startsAt, endsAt: onDay(before, date).endsAt }
  const minutes = wallMinutes(before) - wallMinutes(shorter)
  return gestured({ ...before, ...shorter }, { kind: 'stretch', edge: 'end', minutes })
}
