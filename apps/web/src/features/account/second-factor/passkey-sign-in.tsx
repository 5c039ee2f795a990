import { signInWithPasskey, startPasskeySignIn } from '@renfort/contract/passkey.ts'
import { useMutation } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../../platform/call.ts'
import { sentenceOf } from '../../../platform/failures.ts'
import { Button } from '../../../ui/button.tsx'
import { useEnter } from '../use-enter.ts'
import { endPasskeyOffer, isPasskeyOffered, signWithPasskey } from './queries.ts'
import { useFactorWords } from './words.ts'

type Way = 'button' | 'offer'

/** Signs in with a passkey: by its button, or with the one that the browser offers at the e-mail field. */
export function PasskeySignIn() {
  const t = useFactorWords()
  const enter = useEnter()
  const [isUnused, setUnused] = useState(false)
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: async (way: Way) => {
      setUnused(false)
      const credential = await signedBy(way)
      if (credential === null) return setUnused(way === 'button')
      await enter(await call(signInWithPasskey, { body: { credential } }))
    },
    meta: { handles: () => true },
  })
  const offer = useEffectEvent(() => mutate('offer'))
  useEffect(() => {
    offer()
    return () => void endPasskeyOffer()
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

/** An offer that cannot begin is no failure of anything that the user did. */
async function signedBy(way: Way) {
  if (way === 'button') return signWithPasskey(await call(startPasskeySignIn, {}))
  if (!(await isPasskeyOffered())) return null
  const request = await call(startPasskeySignIn, {}).catch(() => null)
  return request === null ? null : signWithPasskey(request, true)
}
