import { type ApiKey, revokeApiKey } from '@renfort/contract/api-key.ts'
import type { ApiKeyState } from '@renfort/domain/api-key/api-key.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Ban from 'lucide-react/icons/ban'
import KeyRound from 'lucide-react/icons/key-round'
import MoreHorizontal from 'lucide-react/icons/more-horizontal'
import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useState } from 'react'
import { useConfig } from '../../platform/config.ts'
import { errorSentence } from '../../platform/error-words.ts'
import { useCan, useMe } from '../../platform/me.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Menu } from '../../ui/menu.tsx'
import { momentParts } from '../../ui/moment-parts.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import {
  HistoryPanel,
  RevokeSecretDialog,
  SettingsPage,
  SettingsWait,
} from '../settings/settings-frame.tsx'
import { apiKeysQuery, useKeyOwner } from './queries.ts'
import { useApiKeyWords } from './words.ts'

const MakeKeyDialog = lazy(async () => ({
  default: (await import('./make-key-dialog.tsx')).MakeKeyDialog,
}))

const rowHeight = 72

/** The keys of the company, or of the group in its own space: made, listed, revoked. */
export function ApiKeysPage() {
  const t = useApiKeyWords()
  const { productName: product } = useConfig()
  const isOfGroup = useMe().organisation === null
  const mayManage = useCan('key.manage')
  const keys = useSuspenseQuery(apiKeysQuery(useKeyOwner())).data
  const [opened, setOpened] = useState<'making' | ApiKey | null>(null)
  const close = () => setOpened(null)
  const make = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden size={18} />}
      className="narrow:w-full"
      disabledReason={mayManage.allowed ? undefined : errorSentence(mayManage.because)}
      aria-haspopup="dialog"
      onPress={() => setOpened('making')}
    >
      {t(($) => $.making.open)}
    </Button>
  )
  return (
    <SettingsPage
      selected="keys"
      title={t(($) => $.page.title)}
      context={
        <>
          {t(($) => (isOfGroup ? $.page.contextOfGroup : $.page.context), { product })}{' '}
          <Link to={screenPaths.developers} className={linkClass()}>
            {t(($) => $.page.developers)}
          </Link>
        </>
      }
      actions={keys.length > 0 && make}
    >
      {keys.length === 0 ? (
        <EmptyState icon={<KeyRound />} title={t(($) => $.page.empty)} action={make}>
          {t(($) => $.page.emptyHelp)}
        </EmptyState>
      ) : (
        <KeyTable keys={keys} onRevoke={setOpened} />
      )}
      <HistoryPanel subject="keys" />
      <Suspense>
        {opened === 'making' && <MakeKeyDialog onClose={close} />}
        {opened !== null && opened !== 'making' && (
          <RevokeDialog revoked={opened} onClose={close} />
        )}
      </Suspense>
    </SettingsPage>
  )
}

const tones: Readonly<Record<ApiKeyState, Tone>> = {
  active: 'green',
  cut: 'orange',
  ended: 'grey',
  revoked: 'grey',
}

function KeyTable({
  keys,
  onRevoke,
}: {
  keys: readonly ApiKey[]
  onRevoke: (key: ApiKey) => void
}) {
  const t = useApiKeyWords()
  return (
    <Table
      label={t(($) => $.page.list)}
      rows={keys}
      rowKey={({ id }) => id}
      rowHeight={rowHeight}
      columns={[
        {
          id: 'name',
          header: t(($) => $.page.columns.name),
          cell: (key) => <NameCell shown={key} />,
          className: 'w-[50%]',
        },
        {
          id: 'state',
          header: t(($) => $.page.columns.state),
          cell: ({ state }) => (
            <div className="flex flex-col items-start gap-1">
              <Badge tone={tones[state]}>{t(($) => $.states[state])}</Badge>
              {state === 'cut' && <span className="text-sm text-muted">{t(($) => $.cutHelp)}</span>}
            </div>
          ),
          className: 'w-[22%]',
        },
        {
          id: 'used',
          header: t(($) => $.page.columns.used),
          cell: ({ lastUsedAt }) => <LastUse at={lastUsedAt} />,
        },
      ]}
      actions={(key) => (
        <Menu
          label={t(($) => $.revoking.menu, { name: key.name })}
          icon={<MoreHorizontal aria-hidden size={18} />}
          groups={[
            [
              {
                id: 'revoke',
                label: t(($) => $.revoking.act),
                icon: <Ban aria-hidden />,
                isDanger: true,
                disabledReason: key.state === 'revoked' ? t(($) => $.revoking.already) : undefined,
                onAction: () => onRevoke(key),
              },
            ],
          ]}
        />
      )}
      isOneAction
      actionsLabel={t(($) => $.page.columns.actions)}
    />
  )
}

function NameCell({ shown: { name, start, maker, createdAt, endsOn, scopes } }: { shown: ApiKey }) {
  const t = useApiKeyWords()
  const { locale } = useUiWords()
  const { day } = momentParts(createdAt, locale)
  const parts = [
    t(($) => $.page.by, { maker: maker.name, day }),
    t(($) => $.page.scopes, { count: scopes.length }),
    ...(endsOn === null
      ? []
      : [t(($) => $.page.until, { day: momentParts(`${endsOn}T12:00:00.000Z`, locale).day })]),
  ]
  return (
    <div className="min-w-0">
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium wrap-break-word">{name}</span>
        <code className="text-sm text-muted">{start}…</code>
      </span>
      <span className="block text-sm wrap-break-word text-muted">{parts.join(' · ')}</span>
    </div>
  )
}

function LastUse({ at }: { at: string | null }) {
  const t = useApiKeyWords()
  const { locale } = useUiWords()
  if (at === null) return <span className="text-muted">{t(($) => $.page.never)}</span>
  return <time dateTime={at}>{t(($) => $.page.at, momentParts(at, locale))}</time>
}

function RevokeDialog({ revoked, onClose }: { revoked: ApiKey; onClose: () => void }) {
  const t = useApiKeyWords()
  const id = useKeyOwner()
  const { name } = revoked
  return (
    <RevokeSecretDialog
      operation={revokeApiKey}
      input={{ params: { id, keyId: revoked.id } }}
      says={(part) => t(($) => $.revoking[part], { name })}
      onClose={onClose}
    />
  )
}

/** The keys while they load. */
export function ApiKeysSkeleton() {
  return (
    <SettingsWait>
      <SkeletonRows rows={4} rowHeight={rowHeight} />
    </SettingsWait>
  )
}
