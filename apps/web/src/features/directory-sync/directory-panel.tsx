import type { Directory } from '@renfort/contract/directory-sync/directory.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { errorSentence } from '../../platform/error-words.ts'
import { useCan, useMe } from '../../platform/me.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { FailedLoad } from '../../ui/failed-load.tsx'
import { momentParts } from '../../ui/moment-parts.ts'
import { Panel } from '../../ui/panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { DirectoryRoles } from './directory-roles.tsx'
import { DirectoryTokens } from './directory-tokens.tsx'
import { directoryQuery, useDirectoryOwner } from './queries.ts'
import { useDirectoryWords } from './words.ts'

const HistoryList = lazy(async () => ({
  default: (await import('../settings/history-list.tsx')).HistoryList,
}))

/** The directory of the company, or of the group in its own space: how it is connected, and what it did. */
export function DirectoryPanel() {
  const t = useDirectoryWords()
  const mayManage = useCan('directory.manage').allowed
  const { data, isError, refetch } = useQuery({
    ...directoryQuery(useDirectoryOwner()),
    enabled: mayManage,
  })
  if (!mayManage) return null
  return (
    <Panel title={t(($) => $.title)}>
      <p className="text-muted">{t(($) => $.about)}</p>
      {data !== undefined && <Shown directory={data} />}
      {data === undefined && isError && (
        <FailedLoad title={t(($) => $.failed)} level={3} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && (
        <output aria-label={t(($) => $.loading)} className="block pt-5">
          <SkeletonRows rows={3} rowHeight={56} />
        </output>
      )}
    </Panel>
  )
}

function Shown({ directory }: { directory: Directory }) {
  const t = useDirectoryWords()
  const { address, domains, members } = directory
  return (
    <div className="flex flex-col gap-6 pt-5">
      <div className="flex flex-col gap-2">
        <p className="text-sm font-medium">{t(($) => $.address)}</p>
        <div className="flex items-center gap-2 rounded-control border border-edge bg-wash px-3 py-2">
          <code className="min-w-0 grow text-sm break-all select-all">{address}</code>
          <CopyButton text={address} label={t(($) => $.copyAddress)} />
        </div>
        <p className="text-sm text-muted">
          {domains.length === 0
            ? t(($) => $.noDomain)
            : t(($) => $.domains, { domains: domains.join(', ') })}{' '}
          {members > 0 && t(($) => $.members, { count: members })}
        </p>
      </div>
      <DirectoryTokens tokens={directory.tokens} />
      <DirectoryRoles directory={directory} />
      <ClosedPeople closed={directory.closed} />
      <Failures failures={directory.failures} />
      <History />
    </div>
  )
}

/** What the directory and its administrators did, for an admin of a company; loaded when it is unfolded. */
function History() {
  const t = useDirectoryWords()
  const { organisation } = useMe()
  const mayRead = useCan('settings.readHistory').allowed
  const [isOpen, setOpen] = useState(false)
  if (!mayRead || organisation === null) return null
  return (
    <Disclosure isOpen={isOpen} onToggle={setOpen} summary={<h3>{t(($) => $.history)}</h3>}>
      {isOpen && (
        <Suspense fallback={<SkeletonRows rows={3} rowHeight={64} />}>
          <HistoryList organisationId={organisation.id} subject="directory" />
        </Suspense>
      )}
    </Disclosure>
  )
}

function ClosedPeople({ closed }: Pick<Directory, 'closed'>) {
  const t = useDirectoryWords()
  const { locale } = useUiWords()
  if (closed.length === 0) return null
  return (
    <Disclosure summary={<h3>{t(($) => $.closed.title, { count: closed.length })}</h3>}>
      <ul className="divide-y divide-line">
        {closed.map(({ id, name, userName, closedAt }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="min-w-0 wrap-anywhere">
              {name} <span className="text-sm text-muted">{userName}</span>
            </span>
            <time dateTime={closedAt} className="text-sm text-muted">
              {t(($) => $.closed.at, momentParts(closedAt, locale))}
            </time>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function Failures({ failures }: Pick<Directory, 'failures'>) {
  const t = useDirectoryWords()
  const { locale } = useUiWords()
  if (failures.length === 0) return null
  return (
    <Disclosure summary={<h3>{t(($) => $.failures.title, { count: failures.length })}</h3>}>
      <ol className="divide-y divide-line">
        {failures.map(({ at, method, path, key, params }) => (
          <li key={at + path} className="py-2">
            <p className="wrap-anywhere">{errorSentence(key, params)}</p>
            <p className="flex flex-wrap gap-x-3 text-sm text-muted">
              <time dateTime={at}>{t(($) => $.failures.at, momentParts(at, locale))}</time>
              <code className="min-w-0 break-all">
                {method} {path}
              </code>
            </p>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
