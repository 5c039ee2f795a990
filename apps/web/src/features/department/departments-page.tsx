import type { ListedDepartment } from '@renfort/contract/department.ts'
import { isFound } from '@renfort/domain/kernel/searched.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import Layers from 'lucide-react/icons/layers'
import MoreHorizontal from 'lucide-react/icons/more-horizontal'
import PencilLine from 'lucide-react/icons/pencil-line'
import Plus from 'lucide-react/icons/plus'
import SearchX from 'lucide-react/icons/search-x'
import Trash2 from 'lucide-react/icons/trash-2'
import { lazy, Suspense, useState } from 'react'
import { errorSentence } from '../../platform/error-words.ts'
import { useCan } from '../../platform/me.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Menu } from '../../ui/menu.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Table } from '../../ui/table.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { SettingsFrame } from '../settings/settings-frame.tsx'
import { departmentColumns, type DepartmentSearch } from './department-search.ts'
import { departmentsQuery } from './queries.ts'
import { useDepartmentWords } from './words.ts'

const AddDepartmentDialog = lazy(async () => ({
  default: (await import('./department-dialogs.tsx')).AddDepartmentDialog,
}))
const ChangeDepartmentDialog = lazy(async () => ({
  default: (await import('./department-dialogs.tsx')).ChangeDepartmentDialog,
}))
const DeleteDepartmentDialog = lazy(async () => ({
  default: (await import('./department-dialogs.tsx')).DeleteDepartmentDialog,
}))

/** The list has a search from this many departments on. */
const fewestSearched = 8

type Opened = { act: 'add' } | { act: DepartmentAct; department: ListedDepartment }

interface DepartmentsPageProps {
  organisationId: string
  search: DepartmentSearch
  onSearch: (search: DepartmentSearch) => void
}

/** The departments that missions are charged to (SET-05, DEPT-01). */
export function DepartmentsPage({ organisationId, search, onSearch }: DepartmentsPageProps) {
  const t = useDepartmentWords()
  const { locale } = useUiWords()
  const mayEdit = useCan('department.edit')
  const all = useSuspenseQuery(departmentsQuery(organisationId)).data
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const closedBecause = mayEdit.allowed ? undefined : errorSentence(mayEdit.because)
  const offered = all.filter(({ deletedAt }) => deletedAt === null)
  const found = foundDepartments(offered, search, locale)
  const { q = '' } = search
  const add = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden size={18} />}
      className="narrow:w-full"
      disabledReason={closedBecause}
      aria-haspopup="dialog"
      onPress={() => setOpened({ act: 'add' })}
    >
      {t(($) => $.add.open)}
    </Button>
  )
  return (
    <SettingsFrame
      selected="departments"
      title={t(($) => $.page.title)}
      context={t(($) => $.page.context)}
    >
      {offered.length === 0 ? (
        <EmptyState icon={<Layers />} title={t(($) => $.page.empty)} action={add}>
          {t(($) => $.page.emptyHelp)}
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            {(offered.length >= fewestSearched || q !== '') && (
              <SearchField
                className="w-full sm:w-80"
                label={t(($) => $.page.search)}
                value={q}
                onChange={(typed) => onSearch({ ...search, q: typed === '' ? undefined : typed })}
              />
            )}
            <div className="ml-auto narrow:w-full">{add}</div>
          </div>
          {found.length === 0 ? (
            <EmptyState
              icon={<SearchX />}
              title={t(($) => $.page.noMatch)}
              action={
                <Button onPress={() => onSearch({ ...search, q: undefined })}>
                  {t(($) => $.page.clear)}
                </Button>
              }
            >
              {t(($) => $.page.noMatchHelp, { q })}
            </EmptyState>
          ) : (
            <DepartmentTable
              departments={found}
              {...{ search, onSearch, closedBecause }}
              onAct={(act, department) => setOpened({ act, department })}
            />
          )}
        </div>
      )}
      <Suspense>
        {opened?.act === 'add' && <AddDepartmentDialog onClose={close} />}
        {opened?.act === 'change' && <ChangeDepartmentDialog {...opened} onClose={close} />}
        {opened?.act === 'remove' && <DeleteDepartmentDialog {...opened} onClose={close} />}
      </Suspense>
    </SettingsFrame>
  )
}

type DepartmentAct = 'change' | 'remove'

interface DepartmentTableProps {
  departments: readonly ListedDepartment[]
  search: DepartmentSearch
  onSearch: (search: DepartmentSearch) => void
  /** Why nothing can be changed. */
  closedBecause: string | undefined
  onAct: (act: DepartmentAct, department: ListedDepartment) => void
}

/** Name, analytic code and missions of each department, with its actions. */
function DepartmentTable({
  departments,
  search,
  onSearch,
  closedBecause,
  onAct,
}: DepartmentTableProps) {
  const t = useDepartmentWords()
  return (
    <Table
      label={t(($) => $.page.list)}
      rows={departments}
      rowKey={({ id }) => id}
      rowHeight={52}
      sort={{
        column: search.sort ?? 'name',
        direction: search.down ? 'descending' : 'ascending',
        onChange: (column, direction) =>
          onSearch({
            ...search,
            sort: departmentColumns.find((each) => each === column),
            down: direction === 'descending' ? true : undefined,
          }),
      }}
      columns={[
        {
          id: 'name',
          header: t(($) => $.page.columns.name),
          cell: ({ name }) => <span className="font-medium wrap-break-word">{name}</span>,
          isSortable: true,
          className: 'w-[52%]',
        },
        {
          id: 'code',
          header: t(($) => $.page.columns.code),
          cell: ({ code }) => code ?? <span className="text-muted">{t(($) => $.page.noCode)}</span>,
          isSortable: true,
          className: 'w-[26%]',
        },
        {
          id: 'missions',
          header: t(($) => $.page.columns.missions),
          cell: ({ missionsCount }) => <span className="tabular-nums">{missionsCount}</span>,
          align: 'end',
          isSortable: true,
        },
      ]}
      actions={(department) => (
        <Menu
          label={t(($) => $.page.menu, { name: department.name })}
          icon={<MoreHorizontal aria-hidden size={18} />}
          groups={[
            [
              {
                id: 'change',
                label: t(($) => $.page.changeAct),
                icon: <PencilLine aria-hidden />,
                disabledReason: closedBecause,
                onAction: () => onAct('change', department),
              },
            ],
            [
              {
                id: 'remove',
                label: t(($) => $.page.removeAct),
                icon: <Trash2 aria-hidden />,
                isDanger: true,
                disabledReason: closedBecause,
                onAction: () => onAct('remove', department),
              },
            ],
          ]}
        />
      )}
      actionsLabel={t(($) => $.page.columns.actions)}
    />
  )
}

/** The matching departments in the chosen order: by name by default, and between equals. */
export function foundDepartments(
  departments: readonly ListedDepartment[],
  { q = '', sort = 'name', down }: DepartmentSearch,
  locale: string,
): readonly ListedDepartment[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const byName = (a: ListedDepartment, b: ListedDepartment) => compare(a.name, b.name)
  const by = {
    name: byName,
    code: (a: ListedDepartment, b: ListedDepartment) => compare(a.code ?? '', b.code ?? ''),
    missions: (a: ListedDepartment, b: ListedDepartment) => a.missionsCount - b.missionsCount,
  }[sort]
  // Those without a code come last, whatever the direction.
  const hasNothing = ({ code }: ListedDepartment) => Number(sort === 'code' && code === null)
  return departments
    .filter(({ name, code }) => isFound(q, `${name} ${code ?? ''}`))
    .toSorted(
      (a, b) => hasNothing(a) - hasNothing(b) || (down ? by(b, a) : by(a, b)) || byName(a, b),
    )
}
