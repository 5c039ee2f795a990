import { Link, useNavigate } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { staffPaths } from '../../../platform/staff-paths.ts'
import { useDebounced } from '../../../platform/use-debounced.ts'
import { Button } from '../../../ui/button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { FoundOrganisations } from './found-organisations.tsx'
import { organisationKinds, type OrganisationSearch } from './organisation-search.ts'
import { useOrganisationsWords } from './words.ts'

const NewOrganisationDialog = lazy(async () => ({
  default: (await import('./dialogs/new-organisation.tsx')).NewOrganisationDialog,
}))

const everyKind = 'all'

/** Companies and groups of the installation (N-29); what is searched is in the address. */
export function OrganisationsPage({ search }: { search: OrganisationSearch }) {
  const t = useOrganisationsWords()
  const navigate = useNavigate()
  const [term, setTerm] = useState(search.q ?? '')
  const [isCreating, setCreating] = useState(false)
  const settled = useDebounced(term.trim(), 'localSearch')
  const show = (next: OrganisationSearch) =>
    void navigate({
      to: staffPaths.organisations,
      search: next,
      replace: true,
      resetScroll: false,
    })
  const keep = useEffectEvent((q: string) => {
    if (q !== (search.q ?? '')) show({ ...search, q: q || undefined, page: undefined })
  })
  useEffect(() => keep(settled), [settled])
  const kinds = [everyKind, ...organisationKinds] as const
  const clear = () => {
    setTerm('')
    show({})
  }
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeader
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
      />
      <div className="flex flex-wrap items-end gap-3 pb-4">
        <SearchField
          className="min-w-60 flex-1 narrow:w-full"
          label={t(($) => $.search)}
          value={term}
          onChange={setTerm}
        />
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
      </div>
      <FoundOrganisations search={search} onClear={clear} />
      <Suspense>
        {isCreating && <NewOrganisationDialog onClose={() => setCreating(false)} />}
      </Suspense>
    </div>
  )
}
