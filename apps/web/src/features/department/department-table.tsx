import type { ListedDepartment } from '@renfort/contract/department.ts'
import MoreHorizontal from 'lucide-react/icons/more-horizontal'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash2 from 'lucide-react/icons/trash-2'
import { Menu } from '../../ui/menu.tsx'
import { Table } from '../../ui/table.tsx'
import { departmentColumns, type DepartmentSearch } from './department-search.ts'
import { useDepartmentWords } from './words.ts'

export type DepartmentAct = 'change' | 'remove'

interface DepartmentTableProps {
  departments: readonly ListedDepartment[]
  search: DepartmentSearch
  onSearch: (search: DepartmentSearch) => void
  /** Why nothing of it may be changed. */
  closedBecause: string | undefined
  onAct: (act: DepartmentAct, department: ListedDepartment) => void
}

/** Name, analytic code and missions of each department, with what one may do to it. */
export function DepartmentTable({
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
