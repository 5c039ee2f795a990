import type { SiderDetails } from '@renfort/contract/sider.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import SearchX from 'lucide-react/icons/search-x'
import { lazy, Suspense, useState } from 'react'
import { CallError } from '../../platform/call-error.ts'
import { fullName } from '../../platform/person-name.ts'
import { staffPaths } from '../../platform/staff-paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedLoad } from '../../ui/failed-load.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { CompaniesPanel } from './companies-panel.tsx'
import { ComingPanel } from './coming-panel.tsx'
import { EducationsPanel } from './educations-panel.tsx'
import { ExperiencesPanel } from './experiences-panel.tsx'
import { IdentityPanel } from './identity-panel.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { siderQuery } from './queries.ts'
import type { SiderEdit } from './sider-edit.ts'
import { SkillsPanel } from './skills-panel.tsx'
import { StandingButton } from './standing-button.tsx'
import { UnavailabilitiesPanel } from './unavailabilities-panel.tsx'
import { useSiderDirectoryWords } from './words.ts'

const SiderDialog = lazy(async () => ({
  default: (await import('./dialogs/sider-dialog.tsx')).SiderDialog,
}))

/** What internal staff know of a Sider and keep up. */
export function SiderPage({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    ...siderQuery(id),
    meta: { failure: 'nowhere' },
  })
  return (
    <div className="mx-auto max-w-6xl">
      {data !== undefined ? (
        <Shown sider={data} />
      ) : error === null ? (
        <ProfileSkeleton back={<BackLink />} />
      ) : (
        <Failed error={error} onRetry={() => void refetch()} />
      )}
    </div>
  )
}

function Shown({ sider }: { sider: SiderDetails }) {
  const t = useSiderDirectoryWords()
  const [edit, setEdit] = useState<SiderEdit | null>(null)
  const parts = { sider, onEdit: setEdit }
  return (
    <>
      <PageHeader
        title={fullName(sider)}
        context={sider.jobTypes.map(({ name }) => name).join(', ')}
        back={<BackLink />}
        actions={<StandingButton sider={sider} />}
      />
      {sider.deactivated && (
        <p className="mb-5 rounded-panel bg-grey-wash px-4 py-3">{t(($) => $.standing.notice)}</p>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <IdentityPanel {...parts} />
          <SkillsPanel {...parts} />
          <ExperiencesPanel {...parts} />
          <EducationsPanel {...parts} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <ComingPanel sider={sider} />
          <UnavailabilitiesPanel {...parts} />
          <CompaniesPanel sider={sider} />
        </div>
      </div>
      <Suspense>
        {edit !== null && <SiderDialog {...{ sider, edit }} onClose={() => setEdit(null)} />}
      </Suspense>
    </>
  )
}

function BackLink() {
  const t = useSiderDirectoryWords()
  return (
    <Link to={staffPaths.siders} className={linkClass()}>
      {t(($) => $.back)}
    </Link>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useSiderDirectoryWords()
  // An address that names no Sider at all is refused as an input.
  const isMissing = error instanceof CallError && (error.status === 404 || error.status === 400)
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
