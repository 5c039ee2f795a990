import { useQuery } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { issuesOf } from '../../../platform/call.ts'
import { errorSentence } from '../../../platform/error-words.ts'
import { sentenceOf } from '../../../platform/failures.ts'
import { Button } from '../../../ui/button.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { takeFocus } from '../../../ui/take-focus.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { FreshSignIn, PasswordProof } from './proof-without-factor.tsx'
import { beginProof, type ProofWays, signWithPasskey, useProve } from './queries.ts'
import { useFactorWords } from './words.ts'

/**
 * Proves that it is the person themselves: with a code of the app, a recovery code or a passkey, and
 * without a second factor with the password, or by signing in again.
 */
export function ProofForm({ onProved }: { onProved: () => void }) {
  const t = useFactorWords()
  // A challenge is signed once: each form asks for its own.
  const ways = useQuery({
    queryKey: ['proof'],
    queryFn: beginProof,
    gcTime: 0,
    staleTime: Infinity,
    meta: { failure: 'nowhere' },
  })
  if (ways.isError) {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p role="alert">{t(($) => $.proof.failed)}</p>
        <Button onPress={() => void ways.refetch()}>{t(($) => $.proof.retry)}</Button>
      </div>
    )
  }
  if (ways.data === undefined) return <SkeletonRows rows={2} />
  const { hasApp, passkey, hasPassword } = ways.data
  if (hasPassword) return <PasswordProof onProved={onProved} />
  if (!hasApp && passkey === null) return <FreshSignIn />
  return (
    <FactorProof
      hasApp={hasApp}
      passkey={passkey}
      onProved={onProved}
      renewChallenge={async () => (await ways.refetch()).data?.passkey}
    />
  )
}

interface FactorProofProps extends Pick<ProofWays, 'hasApp' | 'passkey'> {
  onProved: () => void
  /** A challenge is signed once. */
  renewChallenge: () => Promise<ProofWays['passkey'] | undefined>
}

function FactorProof({ hasApp, passkey, onProved, renewChallenge }: FactorProofProps) {
  const t = useFactorWords()
  const [code, setCode] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const [isUnused, setUnused] = useState(false)
  const prove = useProve(onProved, () => true)
  const [issue] = issuesOf(prove.error)
  const fault = isEmpty ? 'errors.field.required' : issue?.key
  const signWithDevice = async () => {
    setUnused(false)
    prove.reset()
    const challenge = await renewChallenge()
    const credential = challenge ? await signWithPasskey(challenge) : null
    if (credential === null) return setUnused(true)
    prove.mutate({ body: { credential } })
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setUnused(false)
        setEmpty(code.trim() === '')
        if (code.trim() !== '' && !prove.isPending) prove.mutate({ body: { code } })
      }}
    >
      <p role="alert" className="rounded-control bg-red-wash px-3 py-2 text-red empty:hidden">
        {isUnused && t(($) => $.proof.cancelled)}
        {prove.isError && issue === undefined && sentenceOf(prove.error)}
      </p>
      {passkey !== null && (
        <Button
          size="large"
          ref={hasApp ? undefined : takeFocus}
          icon={<KeyRound aria-hidden size={18} />}
          onPress={() => void signWithDevice()}
        >
          {t(($) => $.proof.passkey)}
        </Button>
      )}
      <TextField
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        ref={hasApp || passkey === null ? takeFocus : undefined}
        label={t(($) => $.proof.code)}
        help={t(($) => (hasApp ? $.proof.withApp : $.proof.withoutApp))}
        value={code}
        error={fault === undefined ? undefined : errorSentence(fault)}
        onChange={setCode}
      />
      <Button type="submit" variant="primary" size="large" pending={prove.isPending}>
        {t(($) => $.proof.submit)}
      </Button>
      <p className="text-sm text-muted">{t(($) => $.proof.lost)}</p>
    </form>
  )
}
