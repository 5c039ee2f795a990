import { siderStatuses } from '@renfort/domain/worker/sider-status.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useState } from 'react'
import { ListPage } from '../../platform/list-page.tsx'
import { staffPaths } from '../../platform/staff-paths.ts'
import { Button } from '../../ui/button.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Select } from '../../ui/select.tsx'
import { FoundSiders } from './found-siders.tsx'
import { JobFilter } from './job-filter.tsx'
import type { SiderSearch } from './sider-search.ts'
import { useSiderDirectoryWords } from './words.ts'

const NewSiderDialog = lazy(async () => ({
  default: (await import('./dialogs/new-sider.tsx')).NewSiderDialog,
}))

/** The Siders of the platform; what is searched is in the address. */
export function SidersPage({ search }: { search: SiderSearch }) {
  const t = useSiderDirectoryWords()
  const navigate = useNavigate()
  const [isCreating, setCreating] = useState(false)
  const show = (next: SiderSearch) =>
    void navigate({ to: staffPaths.siders, search: next, replace: true, resetScroll: false })
  return (
    <ListPage
      className="max-w-6xl"
      title={t(($) => $.title)}
      context={t(($) => $.context)}
      back={
        <Link to={staffPaths.home} className={linkClass()}>
          {t(($) => $.home)}
        </Link>
      }
      actions={
        <Button
          variant="primary"
          icon={<Plus aria-hidden size={18} />}
          className="narrow:w-full"
          aria-haspopup="dialog"
          onPress={() => setCreating(true)}
        >
          {t(($) => $.create.open)}
        </Button>
      }
      search={{
        label: t(($) => $.search),
        text: search.q,
        pause: 'localSearch',
        className: 'min-w-60 flex-1 narrow:w-full',
        onSearch: (q) => show({ ...search, q, page: undefined }),
      }}
      filters={
        <>
          <JobFilter
            value={search.job ?? null}
            onChange={(job) => show({ ...search, job: job ?? undefined, page: undefined })}
          />
          <Select
            label={t(($) => $.status)}
            value={search.status ?? 'active'}
            options={siderStatuses.map((id) => ({ id, label: t(($) => $.statuses[id]) }))}
            onChange={(chosen) =>
              show({
                ...search,
                status: siderStatuses.find((status) => status === chosen && status !== 'active'),
                page: undefined,
              })
            }
            className="w-40 narrow:w-full"
          />
        </>
      }
    >
      <FoundSiders search={search} onClear={() => show({})} />
      <Suspense>{isCreating && <NewSiderDialog onClose={() => setCreating(false)} />}</Suspense>
    </ListPage>
  )
}
