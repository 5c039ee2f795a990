import { useNavigate } from '@tanstack/react-router'
import { lazy } from 'react'
import { staffPaths } from '../../../platform/screen-paths.ts'
import { StaffDirectory } from '../../../platform/staff-page.tsx'
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
  const show = (next: OrganisationSearch) =>
    void navigate({
      to: staffPaths.organisations,
      search: next,
      replace: true,
      resetScroll: false,
    })
  const kinds = [everyKind, ...organisationKinds] as const
  return (
    <StaffDirectory
      className="max-w-5xl"
      title={t(($) => $.title)}
      context={t(($) => $.context)}
      home={t(($) => $.home)}
      creation={{
        label: t(($) => $.create.open),
        dialog: (onClose) => <NewOrganisationDialog onClose={onClose} />,
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
      search={{
        label: t(($) => $.search),
        text: search.q,
        onSearch: (q) => show({ ...search, q, page: undefined }),
      }}
    >
      <FoundOrganisations search={search} onClear={() => show({})} />
    </StaffDirectory>
  )
}
