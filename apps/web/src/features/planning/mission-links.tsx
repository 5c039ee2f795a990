import { Link } from '@tanstack/react-router'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useCan } from '../../platform/me.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { iconButtonClass } from '../../ui/button-class.ts'
import { linkClass } from '../../ui/link-class.ts'
import { SheetButton } from './sheet-button.tsx'
import type { SheetMission } from './week-sheet.ts'
import { usePlanningWords } from './words.ts'

/** Links to the candidates of a mission that has some for the reader (PLAN-12). */
export function ApplicantsLink({ mission }: { mission: SheetMission }) {
  const t = usePlanningWords()
  return (
    <Link
      data-print="hide"
      to={screenPaths.preselection}
      params={{ taskId: mission.id }}
      className={linkClass('text', 'inline-flex min-h-6 items-center text-sm whitespace-nowrap')}
    >
      {t(($) => $.applicants)}
    </Link>
  )
}

/** Links to the only document to sign of a mission, or to the list where it has several. */
export function ContractsLink({ mission: { contractsToSign } }: { mission: SheetMission }) {
  const t = usePlanningWords()
  const [documentId] = contractsToSign
  const count = contractsToSign.length
  const look = {
    'data-print': 'hide',
    className: linkClass('text', 'inline-flex min-h-6 items-center text-sm whitespace-nowrap'),
    children: t(($) => $.toSign, { count }),
  }
  return count === 1 && documentId !== undefined ? (
    <Link to={screenPaths.contract} params={{ documentId }} {...look} />
  ) : (
    <Link to={screenPaths.contracts} {...look} />
  )
}

interface OrderAgainButtonProps {
  mission: SheetMission
  /** `null` for users who may not order a mission again. */
  onOrderAgain: OrderAgain | null
}

/** Orders a mission of the week again for other weeks. */
export function OrderAgainButton({ mission, onOrderAgain }: OrderAgainButtonProps) {
  const t = usePlanningWords()
  if (onOrderAgain === null) return null
  return (
    <SheetButton
      label={t(($) => $.orderAgain, { mission: mission.title })}
      className={iconButtonClass('quiet', 'small')}
      onClick={() => onOrderAgain(mission.id)}
    >
      <RotateCw aria-hidden size={16} />
    </SheetButton>
  )
}

const OrderAgainDialog = lazy(async () => ({
  default: (await import('../mission/order-again-dialog.tsx')).OrderAgainDialog,
}))

export type OrderAgain = (missionId: string) => void

/** Orders a mission of the planning again; `null` for users who may not. */
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
