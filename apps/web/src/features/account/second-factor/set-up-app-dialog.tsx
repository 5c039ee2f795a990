import { confirmApp, startApp } from '@renfort/contract/second-factor.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { encode } from 'uqr'
import { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { TextFormField } from '../../../form/text-form-field.tsx'
import { call, issuesOf } from '../../../platform/call.ts'
import { useCommand } from '../../../platform/query.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { CurrentPasswordDialog } from '../password/current-password-dialog.tsx'
import { useFactorWords } from './words.ts'

const codeSchema = z.object({ code: z.string().min(1, 'errors.field.required') })

interface SetUpAppDialogProps {
  onClose: () => void
  onCodes: (codes: readonly string[]) => void
}

/** Sets an app up: the password where the sign-in is long ago, the secret, then a first code. */
export function SetUpAppDialog({ onClose, onCodes }: SetUpAppDialogProps) {
  const t = useFactorWords()
  const [needsPassword, setNeedsPassword] = useState(false)
  const start = useMutation({
    mutationFn: (currentPassword: string | null) => call(startApp, { body: { currentPassword } }),
    meta: { handles: (error: unknown) => issuesOf(error).length > 0 },
    onError: (error) => (issuesOf(error).length > 0 ? setNeedsPassword(true) : onClose()),
  })
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    start.mutate(null)
  })
  const confirm = useCommand(confirmApp, {
    handles: (error) => issuesOf(error).length > 0,
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
  })
  if (start.data === undefined) {
    return (
      <PasswordDialog
        isOpen={needsPassword}
        onClose={onClose}
        save={(password) => start.mutateAsync(password)}
      />
    )
  }
  const { secret, uri } = start.data
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      title={t(($) => $.app.setUp)}
      schema={codeSchema}
      initial={{ code: '' }}
      fields={({ control }) => (
        <>
          <p>{t(($) => $.app.scan)}</p>
          <QrCode text={uri} />
          <div>
            <p className="text-sm text-muted">{t(($) => $.app.secret)}</p>
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-mono text-sm break-all">{secret}</span>
              <CopyButton text={secret} label={t(($) => $.app.copySecret)} />
            </p>
          </div>
          <TextFormField
            control={control}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            label={t(($) => $.app.code)}
          />
        </>
      )}
      save={({ code }) => confirm.mutateAsync({ body: { code } })}
      issuesOf={issuesOf}
      submitLabel={t(($) => $.app.confirm)}
    />
  )
}

interface PasswordDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Goes on with the hash of the password. */
  save: (currentPassword: string) => Promise<unknown>
}

/** A thief of an open session must not secure the account for themselves. */
export function PasswordDialog({ isOpen, onClose, save }: PasswordDialogProps) {
  const t = useFactorWords()
  return (
    <CurrentPasswordDialog
      isOpen={isOpen}
      onClose={onClose}
      staysOpen
      title={t(($) => $.proof.title)}
      context={t(($) => $.app.passwordText)}
      label={t(($) => $.app.password)}
      submitLabel={t(($) => $.app.next)}
      save={save}
    />
  )
}

/** Black on white in every theme: cameras read nothing else reliably. The key beside it says the same. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 max-w-full self-center rounded-control"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
