import type { SignOnOverview } from '@renfort/contract/single-sign-on.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useMe } from '../../platform/me.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { momentParts } from '../../ui/moment-parts.ts'
import { Fact, Panel } from '../../ui/panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { DirectoryPanel } from '../directory-sync/directory-panel.tsx'
import { HistoryPanel, SettingsPage, SettingsWait } from '../settings/settings-frame.tsx'
import { CopiedText } from './copied-text.tsx'
import { DomainsPanel } from './domains-panel.tsx'
import {
  singleSignOnQuery,
  useRemoveConnection,
  useSignOnOwner,
  useTestConnection,
} from './queries.ts'
import { useSingleSignOnWords } from './words.ts'

const ProviderDialog = lazy(async () => ({
  default: (await import('./provider-dialog.tsx')).ProviderDialog,
}))

type Connection = NonNullable<SignOnOverview['connection']>

/** How the team of the company, or of the group in its own space, signs in by its own directory. */
export function SingleSignOnPage() {
  const t = useSingleSignOnWords()
  const overview = useSuspenseQuery(singleSignOnQuery(useSignOnOwner())).data
  const isOfCompany = useMe().organisation !== null
  const { callbackUrl, logoutUrl, domains } = overview
  return (
    <SettingsPage
      selected="singleSignOn"
      title={t(($) => $.page.title)}
      context={t(($) => $.page.context)}
    >
      <div className="flex flex-col gap-6">
        <ProviderPanel overview={overview} />
        <Panel title={t(($) => $.addresses.title)}>
          <div className="flex flex-col gap-4">
            <CopiedText label={t(($) => $.addresses.callback)} text={callbackUrl} />
            <CopiedText label={t(($) => $.addresses.logout)} text={logoutUrl} />
          </div>
        </Panel>
        <DomainsPanel domains={domains} />
        <DirectoryPanel />
      </div>
      {isOfCompany && <HistoryPanel subject="singleSignOn" />}
    </SettingsPage>
  )
}

function ProviderPanel({ overview }: { overview: SignOnOverview }) {
  const t = useSingleSignOnWords()
  const { connection } = overview
  const [opened, setOpened] = useState<'edit' | 'remove' | null>(null)
  const close = () => setOpened(null)
  return (
    <Panel
      title={t(($) => $.provider.title)}
      action={
        <Button variant="primary" aria-haspopup="dialog" onPress={() => setOpened('edit')}>
          {connection === null ? t(($) => $.provider.set) : t(($) => $.provider.change)}
        </Button>
      }
    >
      {connection === null ? (
        <p className="text-muted">{t(($) => $.provider.none)}</p>
      ) : (
        <ProviderFacts connection={connection} onRemove={() => setOpened('remove')} />
      )}
      <Suspense>
        {opened === 'edit' && <ProviderDialog overview={overview} onClose={close} />}
      </Suspense>
      {opened === 'remove' && <RemoveDialog onClose={close} />}
    </Panel>
  )
}

function ProviderFacts({ connection, onRemove }: { connection: Connection; onRemove: () => void }) {
  const t = useSingleSignOnWords()
  const { locale } = useUiWords()
  const { defaultRole, workedAt, isRequired } = connection
  return (
    <>
      <dl>
        <Fact label={t(($) => $.provider.issuer)}>{connection.issuer}</Fact>
        <Fact label={t(($) => $.provider.clientId)}>{connection.clientId}</Fact>
        <Fact label={t(($) => $.provider.role)}>
          {defaultRole === null ? t(($) => $.provider.noRole) : t(($) => $.roles[defaultRole])}
        </Fact>
        <Fact label={t(($) => $.provider.required)}>
          {isRequired ? t(($) => $.provider.yes) : t(($) => $.provider.no)}
        </Fact>
        <Fact label={t(($) => $.provider.worked)}>
          {workedAt === null
            ? t(($) => $.provider.never)
            : t(($) => $.provider.moment, momentParts(workedAt, locale))}
        </Fact>
      </dl>
      <ConnectionTest failure={connection.failure} onRemove={onRemove} />
    </>
  )
}

/** Whether the provider answers: as its last sign-in has shown, or as a test shows now. */
function ConnectionTest({
  failure,
  onRemove,
}: Pick<Connection, 'failure'> & { onRemove: () => void }) {
  const t = useSingleSignOnWords()
  const id = useSignOnOwner()
  const test = useTestConnection()
  const found = test.data === undefined ? failure : test.data.failure
  return (
    <>
      <output className="mt-3 block empty:hidden">
        {found !== null && (
          <p className="rounded-control bg-red-wash px-3 py-2 text-red">
            {t(($) => $.provider.failures[found])}
          </p>
        )}
        {found === null && test.data !== undefined && <p>{t(($) => $.provider.testGood)}</p>}
      </output>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button pending={test.isPending} onPress={() => test.mutate({ params: { id } })}>
          {t(($) => $.provider.test)}
        </Button>
        <Button aria-haspopup="dialog" onPress={onRemove}>
          {t(($) => $.provider.remove)}
        </Button>
      </div>
    </>
  )
}

function RemoveDialog({ onClose }: { onClose: () => void }) {
  const t = useSingleSignOnWords()
  const id = useSignOnOwner()
  const toast = useToast()
  const { mutate, isPending } = useRemoveConnection(() => {
    toast.success(t(($) => $.provider.removed))
    onClose()
  })
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(($) => $.provider.removeTitle)}
      confirmLabel={t(($) => $.provider.remove)}
      pending={isPending}
      onConfirm={() => mutate({ params: { id } })}
      onCancel={onClose}
    >
      {t(($) => $.provider.removeText)}
    </ConfirmDialog>
  )
}

/** The page while it loads. */
export function SingleSignOnSkeleton() {
  return (
    <SettingsWait>
      <SkeletonRows rows={4} rowHeight={72} />
    </SettingsWait>
  )
}
