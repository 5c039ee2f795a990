import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useCan } from '../../platform/me.ts'

const OrderAgainDialog = lazy(async () => ({
  default: (await import('../mission/order-again-dialog.tsx')).OrderAgainDialog,
}))

export type OrderAgain = (missionId: string) => void

/** Orders a mission of the planning again; `null` for those who may not. */
export function useOrderAgainDialog(): { orderAgain: OrderAgain | null; dialog: ReactNode } {
  const copies = useCan('mission.duplicate').allowed
  const [missionId, setMissionId] = useState<string | null>(null)
  return {
    orderAgain: copies ? setMissionId : null,
    dialog: missionId !== null && (
      <Suspense>
        <OrderAgainDialog isOpen mission={{ id: missionId }} onClose={() => setMissionId(null)} />
      </Suspense>
    ),
  }
}
