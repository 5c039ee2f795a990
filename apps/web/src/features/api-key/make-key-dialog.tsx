import { addressOrNetwork, type ApiKey, newApiKey } from '@renfort/contract/api-key.ts'
import { day, key } from '@renfort/contract/kernel/fields.ts'
import { scopesToGive } from '@renfort/domain/access/key-scopes.ts'
import { useState } from 'react'
import { z } from 'zod'
import { DateFormField } from '../../form/date-form-field.tsx'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { TextAreaFormField } from '../../form/text-area-form-field.tsx'
import { TextFormField } from '../../form/text-form-field.tsx'
import { issuesOf } from '../../platform/call.ts'
import { actorOf, useMe } from '../../platform/me.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { MadeSecretDialog, SecretBox } from '../settings/made-secret-dialog.tsx'
import { useKeyOwner, useMakeKey } from './queries.ts'
import { ScopesFormField } from './scope-choices.tsx'
import { useApiKeyWords } from './words.ts'

const linesOf = (text: string) => text.split(/[\s,;]+/).filter((line) => line !== '')

/** The form keeps networks as typed, one a line, and an end that may be empty. */
const typedKey = z.object({
  name: newApiKey.shape.name,
  scopes: newApiKey.shape.scopes,
  endsOn: z.union([z.literal('').transform(() => null), day]),
  networks: z
    .string()
    .refine(
      (text) => linesOf(text).every((line) => addressOrNetwork.safeParse(line).success),
      key('errors.field.network'),
    )
    .transform(linesOf)
    .pipe(newApiKey.shape.networks.unwrap()),
})

interface MadeKey {
  readonly key: ApiKey
  readonly secret: string
}

/** Makes a key, then shows its secret, this once. */
export function MakeKeyDialog({ onClose }: { onClose: () => void }) {
  const t = useApiKeyWords()
  const id = useKeyOwner()
  const { today } = useProductClock()
  const scopes = scopesToGive(actorOf(useMe()))
  const { mutateAsync } = useMakeKey()
  const [made, setMade] = useState<MadeKey | null>(null)
  if (made !== null) return <MadeKeyDialog made={made.key} secret={made.secret} onClose={onClose} />
  return (
    <EditDialog<z.input<typeof typedKey>, z.output<typeof typedKey>>
      isOpen
      onClose={onClose}
      staysOpen
      title={t(($) => $.making.title)}
      context={t(($) => $.making.context)}
      size="large"
      schema={typedKey}
      initial={{ name: '', scopes: [], endsOn: '', networks: '' }}
      submitLabel={t(($) => $.making.submit)}
      issuesOf={issuesOf}
      save={async (body) => {
        const answer = await mutateAsync({ params: { id }, body })
        setMade(answer)
      }}
      fields={({ control }) => (
        <>
          <TextFormField
            control={control}
            name="name"
            label={t(($) => $.making.name)}
            help={t(($) => $.making.nameHelp)}
            autoComplete="off"
          />
          <ScopesFormField control={control} name="scopes" scopes={scopes} />
          <DateFormField
            control={control}
            name="endsOn"
            label={t(($) => $.making.endsOn)}
            help={t(($) => $.making.endsOnHelp)}
            today={today()}
            min={today()}
            isOptional
          />
          <TextAreaFormField
            control={control}
            name="networks"
            label={t(($) => $.making.networks)}
            help={t(($) => $.making.networksHelp)}
            isOptional
          />
        </>
      )}
    />
  )
}

function MadeKeyDialog({
  made,
  secret,
  onClose,
}: {
  made: ApiKey
  secret: string
  onClose: () => void
}) {
  const t = useApiKeyWords()
  return (
    <MadeSecretDialog
      title={t(($) => $.made.title, { name: made.name })}
      context={t(($) => $.made.context)}
      closeLabel={t(($) => $.made.close)}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        <p className="text-sm font-medium">{t(($) => $.made.secret)}</p>
        <SecretBox secret={secret} label={t(($) => $.made.copy)} />
        <p className="text-muted">{t(($) => $.made.help)}</p>
      </div>
    </MadeSecretDialog>
  )
}
