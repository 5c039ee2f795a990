import { type Me, readMe } from '@renfort/contract/session.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { useState, useSyncExternalStore } from 'react'
import { useSwitchCompany } from '../../platform/company-switch.ts'
import { connection } from '../../platform/connection.ts'
import { keyOf } from '../../platform/query.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SearchMenu } from '../../ui/search-menu.tsx'
import { companiesQuery } from './companies-query.ts'
import { useFrameWords } from './words.ts'

interface CompanySwitcherProps {
  me: Me
  group: NonNullable<Me['group']>
  isShrinked: boolean
}

/** The active company of a member of a group, and the list of the others (NAV-02). */
function CompanySwitcher({ me, group, isShrinked }: CompanySwitcherProps) {
  const t = useFrameWords()
  const switchTo = useSwitchCompany()
  const [text, setText] = useState('')
  const [isAsked, setAsked] = useState(false)
  const typed = text.trim()
  const settled = useDebounced(typed, 'localSearch')
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost)
  const search = useQuery({
    ...companiesQuery(settled),
    placeholderData: keepPreviousData,
    enabled: isAsked,
    // The menu shows the failure itself (ERR-49).
    meta: { failure: 'nowhere' },
  })
  const state = () => {
    if (typed !== settled) return 'searching'
    if (search.isSuccess && !search.isPlaceholderData) return 'done'
    if (isLost) return 'offline'
    return search.isError && !search.isFetching ? 'failed' : 'searching'
  }
  const name = me.organisation?.name ?? group.name
  const groupSpace = t(($) => $.groupSpace)
  const groupOption = { id: group.id, label: group.name, help: groupSpace, name: group.name }
  const children = (search.data ?? []).map(({ id, name: label, address, pictureURL }) => ({
    id,
    label,
    name: label,
    help: address,
    icon: <Avatar name={label} src={pictureURL} size="small" shape="square" />,
  }))
  const options = [
    ...(settled === ''
      ? [{ ...groupOption, icon: <Avatar name={group.name} size="small" shape="square" /> }]
      : []),
    ...children,
  ]
  const current = me.organisation?.id ?? group.id
  const choose = (id: string) => {
    const chosen = options.find((option) => option.id === id)
    if (chosen === undefined || id === current) return
    switchTo({ id: id === group.id ? null : id, name: chosen.name })
  }
  return (
    <SearchMenu
      label={t(($) => $.changeCompany)}
      searchLabel={t(($) => $.searchCompany)}
      text={text}
      onTextChange={setText}
      options={options}
      state={state()}
      onRetry={() => void search.refetch()}
      selectedId={current}
      onChoose={choose}
      onOpen={() => setAsked(true)}
      placement={isShrinked ? 'right top' : 'bottom start'}
      className={classNames(
        'flex w-full items-center gap-2.5 rounded-control border border-line px-2 py-1.5 text-left hover:bg-wash aria-expanded:bg-wash',
        isShrinked && 'justify-center px-0',
      )}
    >
      <CompanyLogo name={name} src={me.organisation?.logoUrl ?? null} />
      <span className={classNames('min-w-0 flex-1', isShrinked && 'sr-only')}>
        <span className="block truncate font-medium">{name}</span>
        <span className="block truncate text-xs text-muted">
          {me.organisation === null ? groupSpace : group.name}
        </span>
      </span>
      {!isShrinked && <ChevronsUpDown aria-hidden size={16} className="shrink-0 text-muted" />}
    </SearchMenu>
  )
}

interface CompanyNameProps {
  me: Me
  isShrinked: boolean
}

/** The name of the active company or group; members of a group can switch from here. */
export function CompanyName({ me, isShrinked }: CompanyNameProps) {
  if (me.group !== null) return <CompanySwitcher me={me} group={me.group} isShrinked={isShrinked} />
  if (me.organisation === null) return null
  const { name, logoUrl } = me.organisation
  return (
    <div
      className={classNames(
        'flex items-center gap-2.5 rounded-control border border-line px-2 py-1.5',
        isShrinked && 'justify-center border-transparent px-0',
      )}
    >
      <CompanyLogo name={name} src={logoUrl} />
      <span className={classNames('min-w-0 flex-1 truncate font-medium', isShrinked && 'sr-only')}>
        {name}
      </span>
    </div>
  )
}

/** The cached user outlives the signed address of the logo: when the address has expired, the user is read again. */
function CompanyLogo({ name, src }: { name: string; src: string | null }) {
  const queryClient = useQueryClient()
  return (
    <Avatar
      name={name}
      src={src}
      size="small"
      shape="square"
      onFail={() => void queryClient.invalidateQueries({ queryKey: keyOf(readMe) })}
    />
  )
}
