import { useMutation } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sentenceOf } from '../../../platform/failures.ts'
import { whenIdle } from '../../../platform/when-idle.ts'
import { Button } from '../../../ui/button.tsx'
import { useEnter } from '../use-enter.ts'
import { useFactorWords } from './words.ts'

// The button is drawn without the contract and its schemas.
const load = () => import('./passkey-session.ts')

/** Signs in with a passkey: by its button, or with the one that the browser offers at the e-mail field. */
export function PasskeySignIn() {
  const t = useFactorWords()
  const enter = useEnter()
  const [isUnused, setUnused] = useState(false)
  // A device answers one question at a time: an offer would end the one of the button.
  const isPressed = useRef(false)
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: async (way: 'button' | 'offer') => {
      const { openByOffer, openByButton } = await load()
      const reply =
        way === 'button' ? await openByButton() : await openByOffer(() => !isPressed.current)
      if (reply !== null) return enter(reply)
      if (way === 'button') setUnused(true)
    },
    meta: { handles: () => true },
  })
  const offer = useEffectEvent(() => {
    if (!isPressed.current) mutate('offer')
  })
  const press = () => {
    isPressed.current = true
    setUnused(false)
    mutate('button')
  }
  useEffect(() => {
    const cancel = whenIdle(() => offer())
    return () => {
      cancel()
      void load().then(({ endPasskeyOffer }) => endPasskeyOffer())
    }
  }, [])
  return (
    <>
      <Button
        size="large"
        className="w-full"
        icon={<KeyRound aria-hidden size={18} />}
        pending={isPending && variables === 'button'}
        onPress={press}
      >
        {t(($) => $.proof.passkey)}
      </Button>
      <p role="alert" className="mt-2 text-red empty:hidden">
        {isUnused && t(($) => $.proof.cancelled)}
        {error !== null && sentenceOf(error)}
      </p>
    </>
  )
}
