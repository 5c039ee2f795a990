import type { Mission } from '@renfort/contract/mission.ts'
import { deleteShifts } from '@renfort/contract/shift.ts'
import { useNavigate } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CalendarRange from 'lucide-react/icons/calendar-range'
import { useState } from 'react'
import { useFeatures } from '../../platform/features.tsx'
import { useCommand } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useSaveMission } from '../mission-fields/queries.ts'
import { stepPaths } from '../mission-record/facts/step-paths.ts'
import { useFactLock } from '../mission-record/facts/use-fact-lock.ts'
import { useMission } from '../mission-record/queries.ts'
import { StepHeading } from './step-heading.tsx'
import { usePostingWords } from './words.ts'

interface PlanningTypeSwitchProps {
  mission: Mission
  /** True when the step has unsaved values. */
  hasUnsaved?: boolean
  giveUp?: () => Promise<void>
  disabledReason?: string | undefined
}

/** Switches from one type of planning to the other; it says what is lost and asks (POST-24, POST-25). */
export function PlanningTypeSwitch({
  mission,
  hasUnsaved = false,
  giveUp = () => Promise.resolve(),
  disabledReason,
}: PlanningTypeSwitchProps) {
  const t = usePostingWords()
  const { flexiblePlanning: isOffered } = useFeatures()
  const isFlexible = mission.isFlexiblePlanning === true
  const [isAsking, setAsking] = useState(false)
  const { change, isPending } = usePlanningType(mission)
  if (!isFlexible && !isOffered) return null
  const isLost = hasUnsaved || mission.flexiblePlanning !== null || mission.shifts.length > 0
  const go = () => {
    setAsking(false)
    giveUp()
      .then(() => change(!isFlexible))
      .catch(() => undefined)
  }
  const name = isFlexible ? 'toPrecise' : 'toFlexible'
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={
          isFlexible ? (
            <CalendarDays aria-hidden size={16} />
          ) : (
            <CalendarRange aria-hidden size={16} />
          )
        }
        aria-haspopup={isLost ? 'dialog' : undefined}
        pending={isPending}
        disabledReason={disabledReason}
        onPress={() => (isLost ? setAsking(true) : go())}
      >
        {t(($) => $.planningType[name])}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={t(($) => $.planningType.askTitle)}
        confirmLabel={t(($) => $.planningType[name])}
        onCancel={() => setAsking(false)}
        onConfirm={go}
      >
        {isFlexible
          ? t(($) => $.planningType.loseFlexible)
          : t(($) => $.planningType.loseShifts, { count: mission.shifts.length })}
      </ConfirmDialog>
    </>
  )
}

/** Makes a mission precise or flexible, drops the planning of the other type, and opens its step. */
function usePlanningType(mission: Mission) {
  const navigate = useNavigate()
  const save = useSaveMission(mission.id)
  const removal = useCommand(deleteShifts)
  const [isPending, setPending] = useState(false)
  const change = async (flexiblePlanning: boolean): Promise<void> => {
    setPending(true)
    try {
      if (flexiblePlanning && mission.shifts.length > 0) {
        await removal.mutateAsync({ body: { ids: mission.shifts.map(({ id }) => id) } })
      }
      await save({ flexiblePlanning })
    } finally {
      setPending(false)
    }
    const params = { taskId: mission.id }
    if (flexiblePlanning) await navigate({ to: stepPaths['flexible-planning'], params })
    else await navigate({ to: stepPaths.shifts, params, search: { create: true } })
  }
  return { change, isPending }
}

const icons: Record<'precise' | 'flexible', LucideIcon> = {
  precise: CalendarDays,
  flexible: CalendarRange,
}

/** Asks for a precise or flexible planning: the choice leads to the next step (POST-21, POST-24, POST-25). */
export function PlanningTypeStep({ taskId }: { taskId: string }) {
  const t = usePostingWords()
  const mission = useMission(taskId)
  const locked = useFactLock(mission)('shifts')
  const { change, isPending } = usePlanningType(mission)
  const [chosen, setChosen] = useState<'precise' | 'flexible' | null>(null)
  const choose = (type: 'precise' | 'flexible') => {
    if (isPending || locked !== undefined) return
    setChosen(type)
    change(type === 'flexible').catch(() => setChosen(null))
  }
  return (
    <>
      <StepHeading title={t(($) => $.planningType.title)}>
        {locked ?? t(($) => $.planningType.text)}
      </StepHeading>
      <ul className="grid max-w-4xl gap-4 sm:grid-cols-2">
        {(['precise', 'flexible'] as const).map((type) => {
          const Icon = icons[type]
          return (
            <li key={type} className="flex">
              <button
                type="button"
                aria-disabled={locked === undefined ? undefined : true}
                className="flex w-full flex-col items-start gap-3 rounded-panel border border-edge bg-surface p-5 text-left transition-colors hover:border-ink hover:bg-accent-wash aria-disabled:border-line aria-disabled:bg-wash aria-disabled:text-muted"
                onClick={() => choose(type)}
              >
                <span
                  aria-hidden="true"
                  className="grid size-11 place-items-center rounded-full bg-accent-wash text-ink"
                >
                  {chosen === type ? <Spinner /> : <Icon size={22} />}
                </span>
                <span className="text-lg font-semibold">
                  {t(($) => $.planningType[type].title)}
                </span>
                <span className="text-muted">{t(($) => $.planningType[type].text)}</span>
                <span className="mt-auto pt-1 text-table text-muted">
                  {t(($) => $.planningType[type].example)}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
