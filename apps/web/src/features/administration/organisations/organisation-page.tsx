import type { CustomerOrganisation } from '@renfort/contract/administration.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import SearchX from 'lucide-react/icons/search-x'
import { lazy, Suspense, useState } from 'react'
import { CallError } from '../../../platform/call-error.ts'
import { staffPaths } from '../../../platform/staff-paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailedLoad } from '../../../ui/failed-load.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { AccessPanel } from './access-panel.tsx'
import { AttendancePanel, CoefficientsPanel } from './terms-panels.tsx'
import { ChildrenPanel, GroupPanel } from './group-panels.tsx'
import { IdentityPanel } from './identity-panel.tsx'
import type { OrganisationEdit } from './organisation-edit.ts'
import { organisationQuery } from './queries.ts'
import { useOrganisationsWords } from './words.ts'

const OrganisationDialog = lazy(async () => ({
  default: (await import('./dialogs/organisation-dialog.tsx')).OrganisationDialog,
}))

/** What internal staff know and decide of a company or a group (N-11, N-28, N-29). */
export function OrganisationPage({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    ...organisationQuery(id),
    meta: { failure: 'nowhere' },
  })
  return (
    <div className="mx-auto max-w-5xl">
      {data !== undefined ? (
        <Shown organisation={data} />
      ) : error === null ? (
        <SkeletonRows rows={6} rowHeight={96} />
      ) : (
        <Failed error={error} onRetry={() => void refetch()} />
      )}
    </div>
  )
}

function Shown({ organisation }: { organisation: CustomerOrganisation }) {
  const t = useOrganisationsWords()
  const [edit, setEdit] = useState<OrganisationEdit | null>(null)
  const parts = { organisation, onEdit: setEdit }
  return (
    <>
      <PageHeader
        title={organisation.name}
        context={organisation.isParent ? t(($) => $.group) : t(($) => $.company)}
        back={<BackLink />}
        actions={<Ways organisation={organisation} />}
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <IdentityPanel {...parts} />
          {!organisation.isParent && <GroupPanel {...parts} />}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <AccessPanel organisation={organisation} />
          <CoefficientsPanel {...parts} />
          <AttendancePanel {...parts} />
          {organisation.isParent && <ChildrenPanel {...parts} />}
        </div>
      </div>
      <Suspense>
        {edit !== null && (
          <OrganisationDialog {...{ organisation, edit }} onClose={() => setEdit(null)} />
        )}
      </Suspense>
    </>
  )
}

/** Where else one goes from here: what was done, and what its members see. */
function Ways({ organisation }: { organisation: CustomerOrganisation }) {
  const t = useOrganisationsWords()
  return (
    <>
      {!organisation.isParent && (
        <Link
          to={staffPaths.indemnities}
          params={{ organisationId: organisation.id }}
          className={buttonClass()}
        >
          {t(($) => $.indemnities)}
        </Link>
      )}
      <Link
        to={staffPaths.audit}
        search={{ organisationId: organisation.id }}
        className={buttonClass()}
      >
        {t(($) => $.trail)}
      </Link>
      <Link to={staffPaths.home} search={{ q: organisation.name }} className={buttonClass()}>
        {t(($) => $.actFor)}
      </Link>
    </>
  )
}

function BackLink() {
  const t = useOrganisationsWords()
  return (
    <Link to={staffPaths.organisations} className={linkClass()}>
      {t(($) => $.back)}
    </Link>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useOrganisationsWords()
  const isMissing = error instanceof CallError && error.status === 404
  return (
    <>
      <PageHeader title={t(($) => $.title)} back={<BackLink />} />
      {isMissing ? (
        <EmptyState title={t(($) => $.missing)} icon={<SearchX aria-hidden />}>
          {t(($) => $.missingText)}
        </EmptyState>
      ) : (
        <FailedLoad title={t(($) => $.failureOne)} onRetry={onRetry} />
      )}
    </>
  )
}
