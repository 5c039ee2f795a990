import { useEffect, useEffectEvent, useState } from 'react'
import { currentSession } from '../session.ts'
import { givesPosition, positionOfPhone } from './position.ts'
import {
  forgetPress,
  keepPositionOf,
  keepPress,
  keptPresses,
  type Press,
  sendPresses,
} from './presses.ts'

/** The presses of this device: each is kept first, then sent, and sent again when the network is back. */
export function usePresses(onSent: () => Promise<void>) {
  const siderId = currentSession()?.siderId ?? ''
  const [presses, setPresses] = useState(() => keptPresses(siderId))
  const [isSending, setSending] = useState(false)
  const show = () => setPresses(keptPresses(siderId))
  const send = async () => {
    setSending(true)
    let hasChanged = false
    await sendPresses(siderId, () => {
      hasChanged = true
    })
    // What was sent shows as clocked at the moment at which it is no longer kept.
    if (hasChanged) await onSent()
    show()
    setSending(false)
  }
  const sendAgain = useEffectEvent(() => void send())
  useEffect(() => {
    const again = () => sendAgain()
    if (keptPresses(siderId).length > 0) again()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [siderId])
  return {
    presses,
    isSending,
    send,
    press: async (
      pressed: Pick<Press, 'shiftId' | 'kind' | 'siteCode'>,
      isPositionAsked: boolean,
    ) => {
      const id = keepPress(siderId, pressed)
      show()
      if (isPositionAsked && givesPosition()) {
        const position = await positionOfPhone()
        if (position !== null) keepPositionOf(siderId, id, position)
      }
      await send()
    },
    forget: (id: string) => {
      forgetPress(siderId, id)
      show()
    },
  }
}
