import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { issuesOf } from '../../../platform/call.ts'
import { errorSentence } from '../../../platform/error-words.ts'
import { sentenceOf } from '../../../platform/failures.ts'
import { rememberPlace } from '../../../platform/place.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { takeFocus } from '../../../ui/take-focus.ts'
import { hashPassword } from '../password/hash-password.ts'
import { useProve } from './queries.ts'
import { useFactorWords } from './words.ts'

/** The proof of somebody without a second factor: their password. */
export function PasswordProof({ onProved }: { onProved: () => void }) {
  const t = useFactorWords()
  const [password, setPassword] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const prove = useProve(onProved, () => true)
  const [issue] = issuesOf(prove.error)
  const fault = isEmpty ? 'errors.field.required' : issue?.key
  const send = async () => prove.mutate({ body: { currentPassword: await hashPassword(password) } })
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setEmpty(password === '')
        if (password !== '' && !prove.isPending) void send()
      }}
    >
      <p role="alert" className="rounded-control bg-red-wash px-3 py-2 text-red empty:hidden">
        {prove.isError && issue === undefined && sentenceOf(prove.error)}
      </p>
      <PasswordField
        name="currentPassword"
        autoComplete="current-password"
        ref={takeFocus}
        label={t(($) => $.app.password)}
        value={password}
        error={fault === undefined ? undefined : errorSentence(fault)}
        onChange={setPassword}
      />
      <Button type="submit" variant="primary" size="large" pending={prove.isPending}>
        {t(($) => $.proof.submit)}
      </Button>
    </form>
  )
}

/** Who has neither password nor second factor signs in again, and comes back to the same page. */
export function FreshSignIn() {
  const t = useFactorWords()
  const router = useRouter()
  return (
    <div className="flex flex-col gap-5">
      <p>{t(($) => $.proof.signInAgain)}</p>
      <Button
        variant="primary"
        size="large"
        onPress={() => {
          rememberPlace(router.state.location.href)
          void router.navigate({ to: screenPaths.signIn })
        }}
      >
        {t(($) => $.proof.toSignIn)}
      </Button>
    </div>
  )
}
