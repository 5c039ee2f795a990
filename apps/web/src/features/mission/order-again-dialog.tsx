import type { Mission } from '@renfort/contract/mission.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { missionQuery } from '../mission-record/queries.ts'
import { CheckedShifts } from '../shift/week/checked-shifts.tsx'
import { SameSiders } from './same-siders.tsx'
import { useOrderAgain } from './use-order-again.ts'
import { WeekMoves } from './week-moves.tsx'
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
