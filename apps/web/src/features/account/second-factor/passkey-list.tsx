import {
  type Passkey,
  readSecondFactor,
  type SecondFactor,
} from '@renfort/contract/second-factor.ts'
import { longestPasskeyName } from '@renfort/domain/account/second-factor.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { TextFormField } from '../../../form/text-form-field.tsx'
import { issuesOf } from '../../../platform/call.ts'
import { keyOf } from '../../../platform/query.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { momentParts } from '../../../ui/moment-parts.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { makePasskey, useRemovePasskey, useRenamePasskey } from './queries.ts'
import { FactorRow } from './factor-row.tsx'
import { PasswordDialog } from './set-up-app-dialog.tsx'
import { useFactorWords } from './words.ts'

const nameSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'errors.field.required')
    .max(longestPasskeyName, 'errors.field.too_long'),
})

interface PasskeyListProps {
  factor: SecondFactor
  onCodes: (codes: readonly string[]) => void
}

type Opened = { does: 'add' } | { does: 'rename' | 'remove'; passkey: Passkey }

/** The passkeys of the account: added on the product’s own pages, named, and removed. */
export function PasskeyList({ factor, onCodes }: PasskeyListProps) {
  const t = useFactorWords()
  const toast = useToast()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const rename = useRenamePasskey()
  const remove = useRemovePasskey(() => {
    close()
    toast.success(t(($) => $.passkeys.removed))
  })
  const { passkeys, passkeyHost: host } = factor
  const isHere = window.location.hostname === host && 'PublicKeyCredential' in window
  return (
    <div>
      <FactorRow title={t(($) => $.passkeys.title)} text={t(($) => $.passkeys.none)}>
        <Button
          disabledReason={isHere ? undefined : t(($) => $.passkeys.elsewhere, { host })}
          onPress={() => setOpened({ does: 'add' })}
        >
          {t(($) => $.passkeys.add)}
        </Button>
      </FactorRow>
      {passkeys.length > 0 && (
        <ul className="pb-3">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setOpened({ does: 'rename', passkey })}
              onRemove={() => setOpened({ does: 'remove', passkey })}
            />
          ))}
        </ul>
      )}
      {opened?.does === 'add' && <AddPasskeyDialog onClose={close} onCodes={onCodes} />}
      {opened?.does === 'rename' && (
        <EditDialog
          isOpen
          onClose={close}
          title={t(($) => $.passkeys.rename)}
          size="small"
          schema={nameSchema}
          initial={{ name: opened.passkey.name }}
          fields={({ control }) => (
            <TextFormField control={control} name="name" label={t(($) => $.passkeys.name)} />
          )}
          save={(body) => rename.mutateAsync({ params: { id: opened.passkey.id }, body })}
          issuesOf={issuesOf}
        />
      )}
      {opened?.does === 'remove' && (
        <ConfirmDialog
          isOpen
          isDanger
          title={t(($) => $.passkeys.removeTitle, { name: opened.passkey.name })}
          confirmLabel={t(($) => $.passkeys.remove)}
          pending={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: opened.passkey.id } })}
          onCancel={close}
        >
          {t(($) => $.passkeys.removeText)}
        </ConfirmDialog>
      )}
    </div>
  )
}

interface PasskeyRowProps {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const t = useFactorWords()
  const { locale } = useUiWords()
  const dayOf = (at: string) => ({ day: momentParts(at, locale).day })
  const { name, createdAt, lastUsedAt, isBackedUp } = passkey
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 break-words">
          {name}
          {isBackedUp && <Badge tone="green">{t(($) => $.passkeys.backedUp)}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-4 text-table text-muted tabular-nums">
          <span>{t(($) => $.passkeys.since, dayOf(createdAt))}</span>
          {lastUsedAt !== null && <span>{t(($) => $.passkeys.used, dayOf(lastUsedAt))}</span>}
        </p>
      </div>
      <Button
        size="small"
        aria-label={t(($) => $.passkeys.renameLabel, { name })}
        onPress={onRename}
      >
        {t(($) => $.passkeys.rename)}
      </Button>
      <Button
        size="small"
        aria-label={t(($) => $.passkeys.removeLabel, { name })}
        onPress={onRemove}
      >
        {t(($) => $.passkeys.remove)}
      </Button>
    </li>
  )
}

interface AddPasskeyDialogProps {
  onClose: () => void
  onCodes: (codes: readonly string[]) => void
}

/** A name, then the device asks for a finger, a face or a code; the password where the sign-in is long ago. */
function AddPasskeyDialog({ onClose, onCodes }: AddPasskeyDialogProps) {
  const t = useFactorWords()
  const toast = useToast()
  const client = useQueryClient()
  const name = useRef('')
  const [asksPassword, setAsksPassword] = useState(false)
  const add = useMutation({
    mutationFn: async (currentPassword: string | null) => {
      const added = await makePasskey(name.current, currentPassword)
      if (added === null) {
        toast.error(t(($) => $.passkeys.failed))
        return
      }
      toast.success(t(($) => $.passkeys.added))
      void client.invalidateQueries({ queryKey: keyOf(readSecondFactor) })
      if (added.recoveryCodes !== null) onCodes(added.recoveryCodes)
    },
    meta: { handles: (error: unknown) => issuesOf(error).length > 0 },
  })
  if (asksPassword) {
    return (
      <PasswordDialog
        isOpen
        onClose={onClose}
        save={async (password) => {
          await add.mutateAsync(password)
          onClose()
        }}
      />
    )
  }
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      title={t(($) => $.passkeys.add)}
      size="small"
      schema={nameSchema}
      initial={{ name: t(($) => $.passkeys.defaultName) }}
      canSaveUnchanged
      fields={({ control }) => (
        <TextFormField
          control={control}
          name="name"
          label={t(($) => $.passkeys.name)}
          help={t(($) => $.passkeys.nameHelp)}
        />
      )}
      save={async (values) => {
        name.current = values.name
        await add.mutateAsync(null).catch((error: unknown) => {
          if (issuesOf(error).some(({ path }) => path[0] === 'currentPassword')) {
            setAsksPassword(true)
          }
          throw error
        })
      }}
      issuesOf={issuesOf}
      submitLabel={t(($) => $.passkeys.add)}
    />
  )
}
