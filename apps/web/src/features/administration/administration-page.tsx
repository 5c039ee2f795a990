import { searchUsers } from '@renfort/contract/organisation.ts'
import type { Reply } from '@renfort/contract/endpoint.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { queryFor } from '../../platform/query.ts'
import { storage } from '../../platform/storage.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useAdministrationWords } from './words.ts'
import { fullName } from '../../platform/person-name.ts'

const shortestTerm = 2

type FoundUser = Reply<typeof searchUsers>[number]

/** Where internal staff choose whom they act for (ADMIN-01 to ADMIN-05). */
export function AdministrationPage() {
  const t = useAdministrationWords()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [term, setTerm] = useState('')
  const q = useDebounced(term.trim(), 'localSearch')
  const { data: users } = useQuery({
    ...queryFor(searchUsers, { query: { q } }),
    enabled: q.length >= shortestTerm,
    placeholderData: keepPreviousData,
  })

  const actFor = (user: FoundUser) => {
    storage.write('logasId', user._id)
    storage.write('logasEmail', user.email)
    storage.write(user.isParent ? 'parentOrganisationId' : 'organisationId', user.companyId)
    queryClient.clear()
    void navigate({ to: '/' })
  }
  const leave = () => {
    storage.clearSession()
    queryClient.clear()
    void navigate({ to: '/signin' })
  }

  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={t(($) => $.title)}
        context={t(($) => $.context)}
        actions={
          <>
            <Link to="/side-admin/feature-flags" className={buttonClass()}>
              {t(($) => $.features)}
            </Link>
            <Button onPress={leave}>{t(($) => $.leave)}</Button>
          </>
        }
      />
      <SearchField label={t(($) => $.search)} value={term} onChange={setTerm} />
      <div className="mt-5">
        {q.length < shortestTerm && (
          <EmptyState title={t(($) => $.hint)}>{t(($) => $.hintText)}</EmptyState>
        )}
        {q.length >= shortestTerm && users?.length === 0 && (
          <EmptyState title={t(($) => $.noMatch)}>{t(($) => $.noMatchText)}</EmptyState>
        )}
        {q.length >= shortestTerm && users !== undefined && users.length > 0 && (
          <ul
            aria-label={t(($) => $.users)}
            className="divide-y divide-line rounded-panel border border-line bg-surface"
          >
            {users.map((user) => (
              <UserRow key={user._id} user={user} onChoose={() => actFor(user)} />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function UserRow({ user, onChoose }: { user: FoundUser; onChoose: () => void }) {
  const t = useAdministrationWords()
  const name = fullName(user)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="truncate text-sm text-muted">
          {user.email} · {user.companyName}
        </p>
      </div>
      {user.isParent && <Badge tone="neutral">{t(($) => $.group)}</Badge>}
      <Button size="small" onPress={onChoose}>
        {t(($) => $.logAs, { name })}
      </Button>
    </li>
  )
}
