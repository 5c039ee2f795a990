import { lazy, Suspense, useState } from 'react'
import { ActButton } from '../act-button.tsx'
import { useSpoken } from '../spoken.tsx'
import type { WithdrawFormProps } from './withdraw-form.tsx'

const WithdrawForm = lazy(async () => ({
  default: (await import('./withdraw-form.tsx')).WithdrawForm,
}))

/** « Je ne peux pas venir », and what is asked then: rare, so it is loaded when it is pressed. */
export function Withdrawal(props: Omit<WithdrawFormProps, 'onCancel'>) {
  const { words } = useSpoken()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) return <ActButton onPress={() => setOpen(true)}>{words.withdraw.open}</ActButton>
  return (
    <Suspense fallback={<output>{words.loading}</output>}>
      <WithdrawForm {...props} onCancel={() => setOpen(false)} />
    </Suspense>
  )
}
