import { newDirectoryToken } from '@renfort/contract/directory-sync/directory.ts'
import { useState } from 'react'
import type { z } from 'zod'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { TextFormField } from '../../form/text-form-field.tsx'
import { issuesOf } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
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
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.made.title, { name })}
      context={t(($) => $.made.context)}
      footer={
        <Button variant="primary" className="narrow:w-full" onPress={onClose}>
          {t(($) => $.made.close)}
        </Button>
      }
    >
      <p className="pb-2 text-sm font-medium">{t(($) => $.made.secret)}</p>
      <div className="flex items-center gap-2 rounded-control border border-edge bg-wash px-3 py-2">
        <code className="min-w-0 grow text-sm break-all select-all">{secret}</code>
        <CopyButton text={secret} label={t(($) => $.made.copy)} />
      </div>
    </Dialog>
  )
}
