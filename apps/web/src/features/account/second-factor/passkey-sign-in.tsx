import { useMutation } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import { useEffect, useEffectEvent, useState } from 'react'
import { sentenceOf } from '../../../platform/failures.ts'
import { whenIdle } from '../../../platform/when-idle.ts'
import { Button } from '../../../ui/button.tsx'
import { useEnter } from '../use-enter.ts'
import type { PasskeyWay } from './passkey-session.ts'
import { useFactorWords } from './words.ts'

// The button is drawn without the contract and its schemas.
const load = () => import('./passkey-session.ts')

/** Signs in with a passkey: by its button, or with the one that the browser offers at the e-mail field. */
export function PasskeySignIn() {
  const t = useFactorWords()
  const enter = useEnter()
  const [isUnused, setUnused] = useState(false)
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: async (way: PasskeyWay) => {
      setUnused(false)
      const reply = await (await load()).openWithPasskey(way)
      if (reply === null) return setUnused(way === 'button')
      await enter(reply)
    },
    meta: { handles: () => true },
  })
  const offer = useEffectEvent(() => mutate('offer'))
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
        onPress={() => mutate('button')}
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
