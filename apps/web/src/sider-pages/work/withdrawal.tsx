import type { SiderMission, SiderShift } from '@renfort/contract/sider-work.ts'
import { lazy, Suspense, useState } from 'react'
import { ActButton } from '../act-button.tsx'
import { useSpoken } from '../spoken.tsx'

const WithdrawForm = lazy(async () => ({
  default: (await import('./withdraw-form.tsx')).WithdrawForm,
}))

export interface WithdrawalProps {
  shift: SiderShift
  mission: SiderMission
  /** How many shifts of the mission the Sider has still to come to. */
  shiftsToCome: number
  /** The hour of the server. */
  now: string
  onDone: () => Promise<void>
}

/** « Je ne peux pas venir », and what is asked then: rare, so it is loaded when it is pressed. */
export function Withdrawal(props: WithdrawalProps) {
  const { words } = useSpoken()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) return <ActButton onPress={() => setOpen(true)}>{words.withdraw.open}</ActButton>
  return (
    <Suspense fallback={<p role="status">{words.loading}</p>}>
      <WithdrawForm {...props} onCancel={() => setOpen(false)} />
    </Suspense>
  )
}
