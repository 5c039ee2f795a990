import { deleteShifts } from '@renfort/contract/shift.ts'
import type { Mission } from '@renfort/contract/mission.ts'
import { useNavigate } from '@tanstack/react-router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CalendarRange from 'lucide-react/icons/calendar-range'
import { useState } from 'react'
import { useFeatures } from '../../platform/features.tsx'
import { useCommand } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useSaveMission } from '../mission-fields/queries.ts'
import { stepPaths } from '../mission-facts/step-paths.ts'
import { usePostingWords } from './words.ts'

interface PlanningTypeSwitchProps {
  mission: Mission
  /** Something of the step is typed and not saved. */
  hasUnsaved?: boolean
  giveUp?: () => Promise<void>
  disabledReason?: string | undefined
}

/** The way from one type of planning to the other; it says what is lost and asks (POST-24, POST-25). */
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

/** Makes a mission precise or flexible, without the planning of the other type, and goes to its step. */
export function usePlanningType(mission: Mission) {
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
