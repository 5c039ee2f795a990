import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

interface PersonRowsProps {
  title: string
  /** Keys of the rows, in their order. */
  ids: readonly string[]
  nameOf: (index: number) => string
  row: (index: number) => ReactNode
  addLabel: string
  removeLabelOf: (index: number) => string
  onAdd: () => void
  onRemove: (index: number) => void
}

/** The most that the contract takes. */
const mostRows = 20

/** Rows of people in a form: each is a group of its own, the last one stays. */
export function PersonRows({
  title,
  ids,
  nameOf,
  row,
  addLabel,
  removeLabelOf,
  onAdd,
  onRemove,
}: PersonRowsProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h3 className="text-table font-semibold">{title}</h3>
      {ids.map((id, index) => (
        <fieldset key={id} className="relative rounded-panel border border-line p-4">
          <legend className="sr-only">{nameOf(index)}</legend>
          {ids.length > 1 && (
            <IconButton
              label={removeLabelOf(index)}
              size="small"
              className="absolute top-2 right-2"
              icon={<Trash2 aria-hidden size={16} />}
              onPress={() => onRemove(index)}
            />
          )}
          {row(index)}
        </fieldset>
      ))}
      {ids.length < mostRows && (
        <Button
          size="small"
          className="self-start"
          icon={<Plus aria-hidden size={16} />}
          onPress={onAdd}
        >
          {addLabel}
        </Button>
      )}
    </section>
  )
}
