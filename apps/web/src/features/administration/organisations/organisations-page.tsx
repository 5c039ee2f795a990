import { Link, useNavigate } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useState } from 'react'
import { ListPage } from '../../../platform/list-page.tsx'
import { staffPaths } from '../../../platform/screen-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Select } from '../../../ui/select.tsx'
import { FoundOrganisations } from './found-organisations.tsx'
import { organisationKinds, type OrganisationSearch } from './organisation-search.ts'
import { useOrganisationsWords } from './words.ts'

const NewOrganisationDialog = lazy(async () => ({
  default: (await import('./new-organisation.tsx')).NewOrganisationDialog,
}))

const everyKind = 'all'

/** Companies and groups of the installation (N-29); the searched text is in the address. */
export function OrganisationsPage({ search }: { search: OrganisationSearch }) {
  const t = useOrganisationsWords()
  const navigate = useNavigate()
  const [isCreating, setCreating] = useState(false)
  const show = (next: OrganisationSearch) =>
    void navigate({
      to: staffPaths.organisations,
      search: next,
      replace: true,
      resetScroll: false,
    })
  const kinds = [everyKind, ...organisationKinds] as const
  return (
    <ListPage
      className="max-w-5xl"
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
        <Select
          label={t(($) => $.kind)}
          value={search.kind ?? everyKind}
          options={kinds.map((id) => ({ id, label: t(($) => $.kinds[id]) }))}
          onChange={(chosen) =>
            show({
              ...search,
              kind: organisationKinds.find((kind) => kind === chosen),
              page: undefined,
            })
          }
          className="w-48 narrow:w-full"
        />
      }
    >
      <FoundOrganisations search={search} onClear={() => show({})} />
      <Suspense>
        {isCreating && <NewOrganisationDialog onClose={() => setCreating(false)} />}
      </Suspense>
    </ListPage>
  )
}
