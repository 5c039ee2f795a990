import { newDirectoryToken } from '@renfort/contract/directory-sync/directory.ts'
import { useState } from 'react'
import type { z } from 'zod'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { TextFormField } from '../../form/text-form-field.tsx'
import { issuesOf } from '../../platform/call.ts'
import { MadeSecretDialog, SecretBox } from '../settings/made-secret-dialog.tsx'
import { useDirectoryOwner, useMakeToken } from './queries.ts'
import { useDirectoryWords } from './words.ts'

interface Made {
  readonly name: string
  readonly secret: string
}

/** Makes a token, then shows it, this once. */
export function MakeTokenDialog({ onClose }: { onClose: () => void }) {
  const t = useDirectoryWords()
  const id = useDirectoryOwner()
  const { mutateAsync } = useMakeToken()
  const [made, setMade] = useState<Made | null>(null)
  if (made !== null) return <MadeTokenDialog {...made} onClose={onClose} />
  return (
    <EditDialog<z.input<typeof newDirectoryToken>, z.output<typeof newDirectoryToken>>
      isOpen
      onClose={onClose}
      staysOpen
      title={t(($) => $.making.title)}
      context={t(($) => $.making.context)}
      schema={newDirectoryToken}
      initial={{ name: '' }}
      submitLabel={t(($) => $.making.submit)}
      issuesOf={issuesOf}
      save={async (body) => {
        const { token, secret } = await mutateAsync({ params: { id }, body })
        setMade({ name: token.name, secret })
      }}
      fields={({ control }) => (
        <TextFormField
          control={control}
          name="name"
          label={t(($) => $.making.name)}
          help={t(($) => $.making.nameHelp)}
          autoComplete="off"
        />
      )}
    />
  )
}

function MadeTokenDialog({ name, secret, onClose }: Made & { onClose: () => void }) {
  const t = useDirectoryWords()
  return (
    <MadeSecretDialog
      title={t(($) => $.made.title, { name })}
      context={t(($) => $.made.context)}
      closeLabel={t(($) => $.made.close)}
      onClose={onClose}
    >
      <p className="pb-2 text-sm font-medium">{t(($) => $.made.secret)}</p>
      <SecretBox secret={secret} label={t(($) => $.made.copy)} />
    </MadeSecretDialog>
  )
}
