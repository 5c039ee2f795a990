import ListFilter from 'lucide-react/icons/list-filter'
import UserPlus from 'lucide-react/icons/user-plus'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useWorkerWords } from './words.ts'

interface WorkerToolsProps {
  isDelegation: boolean
  text: string
  onTextChange: (text: string) => void
  activeFilters: number
  onFilter: () => void
  onAdd: () => void
  disabledReason: string | undefined
}

/** The search, beside the filters of a delegation or the new profile of a payroll mission. */
export function WorkerTools({
  isDelegation,
  text,
  onTextChange,
  activeFilters,
  onFilter,
  onAdd,
  disabledReason,
}: WorkerToolsProps) {
  const t = useWorkerWords()
  return (
    <div className="flex flex-wrap gap-3">
      <SearchField
        className="min-w-56 flex-1"
        label={t(($) => $.search)}
        value={text}
        onChange={onTextChange}
      />
      {isDelegation ? (
        <Button
          icon={<ListFilter aria-hidden size={17} />}
          aria-haspopup="dialog"
          onPress={onFilter}
        >
          {activeFilters === 0
            ? t(($) => $.filters.open)
            : t(($) => $.filters.openCount, { count: activeFilters })}
        </Button>
      ) : (
        <Button
          icon={<UserPlus aria-hidden size={17} />}
          aria-haspopup="dialog"
          disabledReason={disabledReason}
          onPress={onAdd}
        >
          {t(($) => $.add.open)}
        </Button>
      )}
    </div>
  )
}
