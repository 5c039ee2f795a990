import {
  type DirectoryToken,
  revokeDirectoryToken,
} from '@renfort/contract/directory-sync/directory.ts'
import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { momentParts } from '../../ui/moment-parts.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { RevokeSecretDialog } from '../settings/settings-frame.tsx'
import { useDirectoryOwner } from './queries.ts'
import { useDirectoryWords } from './words.ts'

const MakeTokenDialog = lazy(async () => ({
  default: (await import('./make-token-dialog.tsx')).MakeTokenDialog,
}))

/** The tokens with which the directory calls: made, listed, revoked. */
export function DirectoryTokens({ tokens }: { tokens: readonly DirectoryToken[] }) {
  const t = useDirectoryWords()
  const [opened, setOpened] = useState<'making' | DirectoryToken | null>(null)
  const close = () => setOpened(null)
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-medium">{t(($) => $.tokens.title)}</h3>
        <Button
          icon={<Plus aria-hidden size={18} />}
          aria-haspopup="dialog"
          onPress={() => setOpened('making')}
        >
          {t(($) => $.tokens.make)}
        </Button>
      </div>
      {tokens.length === 0 ? (
        <p className="text-muted">{t(($) => $.tokens.none)}</p>
      ) : (
        <ul className="divide-y divide-line">
          {tokens.map((token) => (
            <TokenLine key={token.id} token={token} onRevoke={() => setOpened(token)} />
          ))}
        </ul>
      )}
      <Suspense>
        {opened === 'making' && <MakeTokenDialog onClose={close} />}
        {opened !== null && opened !== 'making' && (
          <RevokeDialog revoked={opened} onClose={close} />
        )}
      </Suspense>
    </section>
  )
}

function TokenLine({ token, onRevoke }: { token: DirectoryToken; onRevoke: () => void }) {
  const t = useDirectoryWords()
  const { locale } = useUiWords()
  const { name, start, maker, createdAt, lastUsedAt, revokedAt } = token
  const { day } = momentParts(createdAt, locale)
  const use =
    lastUsedAt === null
      ? t(($) => $.tokens.never)
      : t(($) => $.tokens.used, momentParts(lastUsedAt, locale))
  const parts = [t(($) => $.tokens.by, { maker: maker.name, day }), use]
  if (revokedAt !== null) parts.push(t(($) => $.tokens.revoked))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium wrap-anywhere">{name}</span>
          <code className="text-sm text-muted">{start}…</code>
        </span>
        <span className="block text-sm wrap-break-word text-muted">{parts.join(' · ')}</span>
      </div>
      {revokedAt === null && (
        <Button
          size="small"
          variant="danger"
          aria-label={t(($) => $.tokens.revokeOf, { name })}
          aria-haspopup="dialog"
          onPress={onRevoke}
        >
          {t(($) => $.tokens.revoke)}
        </Button>
      )}
    </li>
  )
}

function RevokeDialog({ revoked, onClose }: { revoked: DirectoryToken; onClose: () => void }) {
  const t = useDirectoryWords()
  const id = useDirectoryOwner()
  const { name } = revoked
  return (
    <RevokeSecretDialog
      operation={revokeDirectoryToken}
      input={{ params: { id, directoryTokenId: revoked.id } }}
      says={(part) => t(($) => $.revoking[part], { name })}
      onClose={onClose}
    />
  )
}
